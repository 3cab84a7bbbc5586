"""«Показать решение», the proof that there is none, deals that come out: the real solver in its worker."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.conftest import ROOT
from tests.e2e.board_page import BOOT_MS, BoardPage

SOLVED, UNSOLVABLE = 5, 1
"""Deals of krepost-1: with a solution, and without."""


def test_a_solution_is_found_stepped_through_and_left(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    _deal(board, SOLVED)
    dealt = board.shown()
    page.keyboard.press("Tab")  # out of the field of the number
    board.top("R1").focus()
    page.keyboard.press("a")
    expect(board.status).to_contain_text("Решение найдено", timeout=BOOT_MS)
    expect(page.locator("[data-stepper]")).to_have_attribute("aria-label", "Решение")
    assert board.shown() == dealt
    last = int((page.locator("[data-step-number]").text_content() or "").split("из")[1])
    on = page.locator('[data-step="on"]')
    board.touch(on)
    expect(board.status).to_contain_text("Решение, ход\u00a01:")
    assert board.lit("permits"), "the move's clauses are lit"
    for _ in range(last - 1):
        page.keyboard.press("ArrowRight")
    expect(on).to_have_attribute("aria-disabled", "true")
    expect(board.status).to_contain_text("Так пасьянс сходится")
    foundations = [cards for place, cards in board.shown().items() if place.startswith("F")]
    assert [len(cards) for cards in foundations] == [13] * 4
    board.touch(board.action("leave"))
    assert board.shown() == dealt
    expect(page.locator("[data-history] li")).to_have_count(0)

    # A deal that the solver has looked at whole.
    _deal(board, UNSOLVABLE)
    board.touch(board.action("solve"))
    expect(board.status).to_contain_text(
        "Доказано: из\u00a0этой позиции партию не\u00a0выиграть", timeout=BOOT_MS
    )

    # A new deal comes from the list, which is fetched then.
    page.evaluate("document.documentElement.dataset.deals = 'winnable'")
    board.touch(board.action("new"))
    expect(board.status).to_contain_text("Этот расклад сходится", timeout=BOOT_MS)
    listed = (ROOT / "playable/deals/krepost-1.txt").read_text("utf-8").splitlines()[1:]
    assert board.element.get_attribute("deal") in listed


def test_a_search_is_stopped_or_played_over(page: Page, site_url: str) -> None:
    """The table answers while the solver is at work, and nothing of it keeps the page from drawing."""
    board = BoardPage(page, site_url, "kolodets-52")
    board.start()
    bar = page.get_by_role("progressbar", name="Поиск решения")
    board.touch(board.action("solve"))
    expect(bar).to_be_visible(timeout=BOOT_MS)
    board.touch(board.action("stop"))
    expect(bar).to_be_hidden()
    expect(board.status).to_contain_text("Есть ли оно, неизвестно")
    board.touch(board.action("solve"))
    expect(bar).to_be_visible()
    board.touch(board.action("list"))
    board.touch(page.locator("[data-possible] button").first)
    expect(page.locator("[data-history] li")).to_have_count(1)
    expect(bar).to_be_hidden()


def _deal(board: BoardPage, number: int) -> None:
    field = board.page.locator("[data-deal-number]")
    field.fill(str(number))
    field.press("Enter")
    expect(board.element).to_have_attribute("deal", str(number), timeout=BOOT_MS)
    board.wait_for("ready")
