"""A game of Крѣпость from the first Tab to the last king, by keyboard alone."""

from __future__ import annotations

import rasklad
from playwright.sync_api import Page, expect

from tests.e2e.board_page import BOOT_MS, BoardPage
from tests.e2e.inputs import Keys
from tests.e2e.test_board_keyboard import tab_to_the_table

GAME = "krepost-1"


def test_the_recorded_game_is_won_by_keys(page: Page, site_url: str) -> None:
    declared = rasklad.game(GAME)
    position = rasklad.deal(declared, declared.demonstration)
    board = BoardPage(page, site_url, GAME)
    keys = Keys(page)
    tab_to_the_table(page)
    for number, move in enumerate(declared.recorded, start=1):
        source, target = move.split(">")
        keys.reach(source)
        page.keyboard.press("Enter")
        keys.wait(
            "place => document.querySelector(`[data-place=${place}][data-target]`) !== null", target, BOOT_MS
        )
        keys.reach(target)
        page.keyboard.press("Space")
        keys.wait("made => document.querySelectorAll('[data-history] li').length === made", number)
        position = rasklad.play(position, move)
        assert page.evaluate("document.activeElement.closest('[data-place]').dataset.place") == target
    assert rasklad.is_won(position)
    assert board.property("position") == rasklad.to_text(position, masked=True)
    expect(page.locator("[data-say]")).to_have_attribute("data-tone", "won")
    expect(board.status).to_contain_text("сош")
