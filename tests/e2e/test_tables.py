"""Tables on a phone: no word is broken, and none is wider than the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

#: The words in tables that do not stand in one line, but for names of files.
BROKEN = """() => {
  const found = [];
  const range = document.createRange();
  for (const cell of document.querySelectorAll("th, td")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent.checkVisibility() || parent.closest("code, .unseen, [download]")) continue;
      for (const word of text.data.matchAll(/[\\p{L}\\d]{2,}/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
  }
  return found;
}"""


def with_tables(site: Path) -> list[str]:
    """The addresses of the pages that have a table."""
    pages = sorted(site.rglob("index.html"))
    return [page.parent.relative_to(site).as_posix() for page in pages if "<table" in page.read_text("utf-8")]


@pytest.mark.parametrize("width", [360, 390])
def test_no_table_breaks_a_word_or_is_wider_than_a_phone(
    new_page: Page, site: Path, site_url: str, width: int
) -> None:
    new_page.set_viewport_size({"width": width, "height": 800})
    pages = with_tables(site)
    assert len(pages) > 20
    faults = []
    for address in pages:
        new_page.goto(f"{site_url}/{address}")
        faults += [f"/{address}: «{word}»" for word in new_page.evaluate(BROKEN)]
        if new_page.evaluate("document.documentElement.scrollWidth") > width:
            faults.append(f"/{address}: wider than the page")
    assert faults == []
