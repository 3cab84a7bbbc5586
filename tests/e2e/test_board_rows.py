"""Rows too dense to read on a phone open on a tap, and where the keyboard goes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import PHONE
from tests.e2e.board_page import BoardPage

STRIPS = """pile => {
    const boxes = [...pile.querySelectorAll(".card")].map(card => card.getBoundingClientRect());
    return boxes.slice(1).map((box, index) => Math.max(Math.abs(box.x - boxes[index].x),
                                                       Math.abs(box.y - boxes[index].y))); }"""


def row_of(page: Page, game: str) -> str:
    """The densest row as the game lies dealt."""
    place: str = page.evaluate(
        f"""() => {{ const strips = {STRIPS}; const piles = [...document.querySelectorAll("[data-place]")];
            const [least] = piles.map(pile => [Math.min(...strips(pile).filter(strip => strip > 1)), pile])
              .sort((a, b) => a[0] - b[0]);
            return least[1].dataset.place; }}"""
    )
    assert place, game
    return place


def tap_covered(page: Page, place: str) -> None:
    """Tap the strip of the second card from below."""
    card = page.locator(f'[data-place="{place}"] .card').nth(1)
    strip = card.evaluate(
        """card => { const box = card.getBoundingClientRect();
             for (let x = box.left + 1; x < box.right; x += 1)
               for (let y = box.top + 1; y < box.bottom; y += 2)
                 if (document.elementFromPoint(x, y)?.closest(".card") === card) return [x, y];
             return null; }"""
    )
    assert strip, "no part of the card can be touched"
    page.touchscreen.tap(*strip)


@pytest.mark.parametrize("game", ["koroli", "favoritka"])
def test_a_dense_row_opens_on_a_tap_with_strips_wide_enough_for_a_finger(
    phone_page: Page, site_url: str, game: str
) -> None:
    page = phone_page
    board = BoardPage(page, site_url, game, touch=True)
    page.locator("[data-stuck]").scroll_into_view_if_needed()
    place = row_of(page, game)
    row = page.locator(f'[data-place="{place}"]')
    assert min(row.evaluate(STRIPS)) < 24
    tap_covered(page, place)
    expect(row).to_have_attribute("data-open", "")
    strips = row.evaluate(STRIPS)
    assert min(strips) >= 24, strips
    outside = row.evaluate(
        """row => { const baize = document.querySelector(".baize").getBoundingClientRect();
             return [...row.querySelectorAll(".card")].map(card => card.getBoundingClientRect()).filter(box =>
               box.left < baize.left || box.right > baize.right
                 || box.top < baize.top || box.bottom > baize.bottom).length; }"""
    )
    assert outside == 0
    uncovered = row.evaluate(
        """row => [...row.querySelectorAll(".card")].every(card => { const box = card.getBoundingClientRect();
             const mirrored = row.dataset.dx.startsWith("-");
             const x = mirrored ? box.right - 12 : box.left + 12;
             return document.elementFromPoint(x, box.top + 12)?.closest(".card") === card; })"""
    )
    assert uncovered, "every card can be touched at its index"
    count = row.locator(".card").count()
    expect(page.locator("[data-row-said]")).to_contain_text(f"{count}\u00a0карт")
    expect(board.element).to_have_attribute("state", "idle")
    page.touchscreen.tap(PHONE["width"] / 2, PHONE["height"] - 30)
    expect(page.locator("[data-open]")).to_have_count(0)


def test_a_tap_on_the_top_card_of_a_dense_row_takes_it_closed_or_open(
    phone_page: Page, site_url: str
) -> None:
    board = BoardPage(phone_page, site_url, "koroli", touch=True)
    board.start()
    # Its card has no foundation to go to: two quick taps would send it there.
    moves = board.property("moves")
    home = {move["from"] for move in moves if move["to"].startswith("F")}
    place = next(move["from"] for move in moves if move["from"] not in home)
    board.take(place)
    expect(phone_page.locator("[data-target]").first).to_be_visible()
    expect(phone_page.locator("[data-open]")).to_have_count(0)
    board.take(place)
    expect(phone_page.locator("[data-target]")).to_have_count(0)
    tap_covered(phone_page, place)
    expect(phone_page.locator(f'[data-place="{place}"][data-open]')).to_have_count(1)
    # A covered card of the open row is asked about, and the row stays open for the answer.
    tap_covered(phone_page, place)
    expect(phone_page.locator("[data-say]")).to_have_attribute("data-tone", "forbids")
    expect(phone_page.locator(f'[data-place="{place}"][data-open]')).to_have_count(1)
    board.take(place)
    expect(phone_page.locator("[data-target]").first).to_be_visible()
    expect(phone_page.locator("[data-open]")).to_have_count(0)


def test_with_a_card_in_hand_a_tap_on_a_dense_row_lays_it_there(phone_page: Page, site_url: str) -> None:
    board = BoardPage(phone_page, site_url, "koroli", touch=True)
    board.start()
    covered = {place for place, cards in board.shown().items() if len(cards) > 3}
    move = next(move for move in board.property("moves") if move["to"] in covered)
    board.take(move["from"])
    expect(phone_page.locator(f'[data-place="{move["to"]}"][data-target]')).to_be_visible()
    tap_covered(phone_page, move["to"])
    expect(phone_page.locator("[data-history] li")).to_have_count(1)


def test_the_keyboard_opens_dense_rows_reads_them_and_closes_them(phone_page: Page, site_url: str) -> None:
    page = phone_page
    BoardPage(page, site_url, "koroli")
    place = page.locator('[data-place] [tabindex="0"]').locator("xpath=..").get_attribute("data-place")
    row = page.locator(f'[data-place="{place}"]')
    row.locator(".top").focus()
    page.keyboard.press("ArrowDown")
    opened = page.locator("[data-open]")
    expect(opened).to_have_count(1)
    expect(page.locator("[data-row-said]")).to_contain_text("снизу вверх")
    second = opened.get_attribute("data-place")
    assert second != place
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-open] .card.covered')")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(page.locator("[data-row-said]")).to_be_empty()
    page.keyboard.press("ArrowUp")
    expect(row).to_have_attribute("data-open", "")
    page.keyboard.press("Tab")
    expect(opened).to_have_count(0)


def test_a_row_that_has_grown_over_its_label_wears_it(page: Page, site_url: str) -> None:
    BoardPage(page, site_url, "krepost-1")
    for place, count in (("R1", 12), ("R2", 9), ("R3", 7)):
        page.evaluate(
            """([place, count]) => { const pile = document.querySelector(`[data-place="${place}"]`);
                 const card = pile.querySelector(".covered");
                 while (pile.querySelectorAll(".card").length < count) card.before(card.cloneNode(true));
                 pile.dataset.n = count; }""",
            [place, count],
        )
    hidden = page.evaluate(
        """() => [...document.querySelectorAll(".pile-label")].filter(label => {
             const style = getComputedStyle(label);
             // Under the label's middle lies no other pile's card, over it no card of its own.
             const box = label.getBoundingClientRect();
             const cards = [...document.querySelectorAll(".card")].filter(card => {
               const other = card.getBoundingClientRect();
               const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
               return other.left < x && x < other.right && other.top < y && y < other.bottom; });
             const own = cards.every(card => label.parentElement.contains(card));
             return style.opacity !== "1" || !own || (cards.length > 0 && Number(style.zIndex) < 2);
           }).map(label => label.textContent)"""
    )
    assert hidden == []
