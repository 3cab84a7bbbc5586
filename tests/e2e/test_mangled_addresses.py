"""Mangled links to a play in a real browser: opened or answered as CPython does, and the page stays whole."""

from __future__ import annotations

import json
import re
from random import Random

import rasklad
from playwright.sync_api import Page, expect
from rasklad import links
from rasklad.session import handle

from tests.e2e.board_page import BOOT_MS, BoardPage
from tests.property.test_links import mangled, walked

GAME = "kolodets-36"
#: What no careless hand writes: markup, escapes that are none, signs of other planes, other versions.
STRANGE = (
    "",
    "/",
    "2/d1",
    "1/d1000000000",
    "1/d174/emptyPlace=any,emptyPlace=never",
    "1/p" + "R1:AS;" * 400,
    "1/d174//" + ".".join(["stock-open"] * 300),
    "1/<img src=x onerror=alert(1)>",
    "1/d174//%E0%A4%A",
    "1/d174//%00",
    "1/d174//\U0001f0a1",
    "1/d174/__proto__=1",
    "[" * 500,
)


def test_mangled_links_are_opened_or_answered_in_words(page: Page, site_url: str) -> None:
    random = Random(20_261_201)  # noqa: S311  (repeatable)
    declared = rasklad.game(GAME)
    played = walked(rasklad.deal(declared, 174), [random.randrange(99) for _ in range(6)])
    whole = links.write(played)
    board = BoardPage(page, site_url, GAME)
    board.start()
    for link in (*STRANGE, *(mangled(whole, random) for _ in range(12))):
        page.evaluate("location.hash = '#play-1/d7'")
        expect(board.element).to_have_attribute("deal", "7")
        # The browser escapes some signs of a fragment; what the board reads is what stands there then.
        page.evaluate("link => { location.hash = '#play-' + link; }", link)
        read = page.evaluate("location.hash.slice('#play-'.length)")
        answer = json.loads(handle(json.dumps({"verb": "open", "board": "e2e", "game": GAME, "link": read})))
        if "error" not in answer:
            page.wait_for_function(
                "position => document.querySelector('rasklad-board').position === position",
                arg=answer["position"],
            )
            continue
        expect(board.element).to_have_attribute("deal", str(declared.demonstration), timeout=BOOT_MS)
        expect(board.status).to_contain_text(re.compile(r"\W+".join(re.findall(r"\w+", answer["error"]))))
        expect(page.locator("[data-history] li")).to_have_count(0)
    assert page.locator("rasklad-board img").count() == 0
    board.play("R4>R5")  # and after all that it plays
