"""The board by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.board_page import BOOT_MS, BoardPage

FOCUSED = "document.activeElement.closest('[data-place]')?.dataset.place"


def go(page: Page, *keys: str) -> str:
    for key in keys:
        page.keyboard.press(key)
    place: str = page.evaluate(FOCUSED)
    return place


def tab_to_the_table(page: Page) -> None:
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED):
            return
    raise AssertionError("Tab never reached the table")


def test_a_few_moves_are_played_by_keyboard_alone(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    tab_to_the_table(page)
    assert page.evaluate(FOCUSED) == "R1"
    assert go(page, "ArrowDown") == "R3"
    assert go(page, "ArrowDown", "ArrowDown") == "R7"
    page.keyboard.press("Enter")
    expect(board.card("QS")).to_have_attribute("aria-pressed", "true", timeout=BOOT_MS)
    assert page.evaluate(FOCUSED) == "R7"
    assert go(page, "ArrowRight", "ArrowRight") == "R8"
    page.keyboard.press("Space")
    expect(page.locator("[data-history] li")).to_have_count(1)
    assert board.shown()["R8"][-1] == "QS"
    assert page.evaluate(FOCUSED) == "R8", "the focus stays where the card was put down"
    page.keyboard.press("u")
    expect(page.locator("[data-history] li")).to_have_count(0)
    page.keyboard.press("Shift+U")
    expect(page.locator("[data-history] li")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-history] li")).to_have_count(0)


def test_one_card_of_the_table_is_a_stop_of_the_tab_key(page: Page, site_url: str) -> None:
    BoardPage(page, site_url, "krepost-1")
    tab_to_the_table(page)
    go(page, "ArrowDown", "ArrowRight")
    assert page.locator('[data-place] [tabindex="0"]').count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) is None


def test_covered_cards_are_reached_and_explained(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    board.top("R3").focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(board.card("2S")).to_be_focused()
    page.keyboard.press("Enter")
    expect(board.status).to_contain_text("Двойку пик взять нельзя")
    page.keyboard.press("Escape")
    assert board.lit("forbids") == []
    page.keyboard.press("Shift+ArrowLeft")
    expect(board.card("5D")).to_be_focused()


def test_names_say_what_lies_where_and_where_a_card_may_go(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    expect(board.top("R7")).to_have_accessible_name("Левый ряд 4, сверху дама пик, 5\u00a0карт")
    expect(board.top("FH")).to_have_accessible_name("Основание червей, пусто")
    board.take("R7")
    expect(page.locator("[data-target]").first).to_be_visible(timeout=BOOT_MS)
    expect(board.top("R8")).to_have_accessible_name(
        "Правый ряд 4, сверху король пик, 5\u00a0карт; сюда можно, пункт 7"
    )
    page.keyboard.press("Escape")
    expect(board.top("R8")).to_have_accessible_name("Правый ряд 4, сверху король пик, 5\u00a0карт")


def test_arrows_lead_to_where_cards_lie_while_one_is_on_its_way(page: Page, site_url: str) -> None:
    page.add_init_script(
        """const animate = Element.prototype.animate;
           Element.prototype.animate = function (frames, timing) {
             return animate.call(this, frames, { ...timing, duration: 60000 }); }"""
    )
    board = BoardPage(page, site_url, "krepost-1")
    page.locator('[data-place="R10"] .top').focus()
    at_rest = go(page, "ArrowUp")
    board.play("R7>R8")  # from the left wing to the right one
    expect(page.locator('[data-place="R8"][data-moving]')).to_have_count(1)
    page.locator('[data-place="R10"] .top').focus()
    assert go(page, "ArrowUp") == at_rest == "R8"
