"""Help in play: the hint, the end that plays itself, a deal that the reader writes down."""

from __future__ import annotations

import json

import rasklad
from playwright.sync_api import Page, expect
from rasklad.hint import hint

from tests.conftest import ROOT
from tests.e2e.board_page import BOOT_MS, BoardPage

TO_QUEEN = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
NEARLY = "\n".join(f"F{suit}: {' '.join(rank + suit for rank in TO_QUEEN)}" for suit in "SHDC")


def test_a_hint_shows_the_engines_move_with_its_reason_and_plays_nothing(page: Page, site_url: str) -> None:
    hinted = hint(rasklad.deal(rasklad.game("kolodets-36"), 174))
    assert hinted
    board = BoardPage(page, site_url, "kolodets-36")
    board.touch(board.action("hint"))
    expect(board.status).to_contain_text(hinted.reason, timeout=BOOT_MS)
    expect(board.status).to_contain_text("Подсказка: ")
    assert board.lit("permits") == sorted(hinted.move.clauses, key=board.lit("permits").index)
    marked = page.locator("[data-hinted]")
    expect(marked).to_have_attribute("data-place", hinted.move.target)
    expect(page.locator("[data-selected]")).to_have_count(hinted.move.count)
    expect(page.locator("[data-history] li")).to_have_count(0)
    board.touch(board.action("hint"))
    expect(page.locator("[data-history] li")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
    expect(page.locator("[data-selected]")).to_have_count(0)


def test_a_written_deal_is_played_and_ends_itself_card_by_card(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.touch(board.action("custom"))
    dialog = page.get_by_role("dialog", name="Свой расклад")
    text = dialog.get_by_label("Расклад", exact=True)
    expect(text).to_be_focused()
    text.fill(f"{NEARLY}\nR1: KS KH\nR2: KD XX\nR3: KC")
    dialog.get_by_role("button", name="Разложить").click()
    fault = dialog.get_by_role("alert")
    expect(fault).to_contain_text("Строка\u00a06, столбец\u00a08: карты «XX» нет", timeout=BOOT_MS)
    assert text.evaluate("text => text.value.slice(text.selectionStart, text.selectionEnd)") == "XX"
    dialog.locator("summary").click()
    expect(dialog.locator("dt").first).to_have_text("R1")
    page.evaluate((ROOT / "node_modules/axe-core/axe.min.js").read_text("utf-8"))
    assert (
        page.evaluate("axe.run('dialog[open]').then(result => result.violations.map(each => each.id))") == []
    )
    text.fill(f"{NEARLY}\nR1: KS KH\nR2: KD\nR3: KC")
    text.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(board.status).to_contain_text("Дальше решать нечего")
    assert board.shown()["R1"] == ["KS", "KH"]
    board.touch(page.locator('[data-strip-button][data-action="finish"]'))
    expect(page.locator("[data-say]")).to_have_attribute("data-tone", "won")
    expect(board.status).to_contain_text("Сделано 4\u00a0хода")
    assert len(board.shown()["FS"]) == 13
    for left in (3, 2, 1, 0):
        board.touch(board.action("undo"))
        expect(page.locator("[data-history] li")).to_have_count(left)
    assert board.shown()["R1"] == ["KS", "KH"]


def test_a_link_pasted_into_the_dialog_opens_its_play(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.touch(board.action("custom"))
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("code")).to_have_text(
        page.locator("[data-example]").get_attribute("data-example") or ""
    )
    dialog.get_by_label("Расклад", exact=True).fill(f"{site_url}/games/krepost-1/#play-1/d5//")
    dialog.get_by_role("button", name="Разложить").click()
    expect(dialog).to_be_hidden(timeout=BOOT_MS)
    expect(board.element).to_have_attribute("deal", "5")
    board.touch(board.action("custom"))
    dialog.get_by_role("button", name="Показать пример").click()
    dialog.get_by_role("button", name="Разложить").click()
    expect(dialog).to_be_hidden()
    example = page.locator("[data-example]").get_attribute("data-example")
    assert board.property("position") == example
    assert json.loads(page.evaluate("localStorage.getItem('rasklad-play-krepost-1')"))["start"] == example
