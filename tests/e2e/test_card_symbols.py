"""The deck as pages hold it looks like the deck as it is drawn in the sprite's file."""

from __future__ import annotations

import re

from edition.pages.card_symbols import SPRITE, symbols
from playwright.sync_api import Browser

CARDS = [name for name in symbols() if name.startswith("c-")]
#: Draw a card from either set of symbols; the share of pixels that differ visibly, and that are not blank.
COMPARE = """async ([one, other]) => {
  const drawn = async (markup) => {
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(markup);
    await image.decode();
    const canvas = new OffscreenCanvas(240, 336).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, 240, 336).data;
  };
  const [a, b] = [await drawn(one), await drawn(other)];
  let apart = 0, inked = 0;
  for (let at = 0; at < a.length; at += 4) {
    if ([0, 1, 2, 3].some(channel => Math.abs(a[at + channel] - b[at + channel]) > 64)) apart += 1;
    if (a[at] + a[at + 1] + a[at + 2] < 600) inked += 1;
  }
  return [apart / (a.length / 4), inked / (a.length / 4)];
}"""
COLOURS = (
    "--card:#fff;--card-edge:#888;--card-back:#833;--card-court:#eee;"
    "--suit-s:#000;--suit-h:#b00;--suit-d:#c40;--suit-c:#042"
)


def drawing(card: str, markup: str, letters: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="336" '
        f'style="{COLOURS};{letters}">{markup}<use href="#{card}" width="240" height="336"/></svg>'
    )


def test_each_card_looks_as_it_is_drawn_in_the_file(browser: Browser) -> None:
    file = "".join(re.findall(r"<symbol.*?</symbol>", (SPRITE / "cards.svg").read_text("utf-8"), re.DOTALL))
    page = browser.new_page()
    for letters in ("--russian:1;--latin:0", "--russian:0;--latin:1"):
        for card in CARDS:
            apart, inked = page.evaluate(
                COMPARE, [drawing(card, file, letters), drawing(card, symbols()[card], letters)]
            )
            assert inked > 0.03, f"{card}: nothing was drawn"
            assert apart < 0.001, f"{card}, {letters}: {apart:.2%} of its pixels differ"
    page.close()
