"""The board on a phone, and without a script. (axe in play: test_every_game.py.)"""

from __future__ import annotations

import pytest
import rasklad
from playwright.sync_api import Browser, Page, expect

from tests.conftest import PHONE
from tests.e2e.board_page import BOOT_MS, BoardPage

GAMES = ["krepost-1", "kolodets-36"]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_play_sticks_to_the_top_and_leaves_half_the_screen_to_the_text(
    phone_page: Page, site_url: str, game: str
) -> None:
    board = BoardPage(phone_page, site_url, game, touch=True)
    place = {"krepost-1": "R7", "kolodets-36": "R3"}[game]
    board.take(place)
    expect(phone_page.locator("[data-target]").first).to_be_visible(timeout=BOOT_MS)
    phone_page.evaluate("scrollTo({top: 1500, behavior: 'instant'})")
    box = phone_page.locator("[data-stuck]").bounding_box()
    assert box
    assert box["y"] == 0
    assert box["height"] < 500
    # Taken again while the board is stuck: the clause comes into the part below it.
    board.take(place)
    board.take(place)
    expect(phone_page.locator("[data-target]").first).to_be_visible()
    phone_page.wait_for_function(
        """() => { const row = document.querySelector("[data-lit]").getBoundingClientRect();
                   const bottom = document.querySelector("[data-stuck]").getBoundingClientRect().bottom;
                   return row.top >= bottom - 1 && row.top < innerHeight; }"""
    )


@pytest.mark.parametrize("width", [320, 390, 640, 761, 1024, 1280])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_overflows_sideways(new_page: Page, site_url: str, game: str, width: int) -> None:
    new_page.set_viewport_size({"width": width, "height": 800})
    BoardPage(new_page, site_url, game)
    assert new_page.evaluate("document.documentElement.scrollWidth") <= width
    outside = new_page.evaluate(
        """() => { const baize = document.querySelector(".baize").getBoundingClientRect();
             return [...document.querySelectorAll(".card, .slot")].filter(card => {
               const box = card.getBoundingClientRect();
               return box.left < baize.left || box.right > baize.right
                 || box.top < baize.top || box.bottom > baize.bottom;
             }).length; }"""
    )
    assert outside == 0


def test_buttons_are_large_enough_for_a_finger(phone_page: Page, site_url: str) -> None:
    board = BoardPage(phone_page, site_url, "krepost-1", touch=True)
    selectors = [
        ".stepper button",
        ".deal button",
        ".deal label",
        ".aids button",
        ".strip-button",
        "[data-place] .top",
    ]
    for selector in (*selectors, ".controls button"):
        if selector.startswith(".controls"):  # in play they stand where the recorded game's stood
            board.start()
        sizes = phone_page.locator(selector).evaluate_all(
            "all => all.map(each => each.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert sizes
        assert all(height >= 44 for _, height in sizes), (selector, sizes)
        assert all(width >= 41 for width, _ in sizes), (selector, sizes)


def test_a_long_row_is_squeezed_and_stays_on_the_table(phone_page: Page, site_url: str) -> None:
    board = BoardPage(phone_page, site_url, "krepost-1", touch=True)
    for count in (9, 13):
        phone_page.evaluate(
            """count => { const pile = document.querySelector('[data-place="R2"]');
                 const card = pile.querySelector(".covered");
                 while (pile.querySelectorAll(".card").length < count) card.before(card.cloneNode(true));
                 pile.dataset.n = count; }""",
            count,
        )
        top = board.top("R2").bounding_box()
        assert top
        assert top["x"] + top["width"] <= PHONE["width"] + 0.5


@pytest.mark.parametrize("game", GAMES)
def test_without_a_script_the_first_position_stands_and_no_button_pretends(
    browser: Browser, site_url: str, game: str
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(f"{site_url}/games/{game}/")
    position = rasklad.deal(rasklad.game(game), rasklad.game(game).demonstration)
    for place in rasklad.game(game).places:
        assert page.locator(f'[data-place="{place.id}"] .card').count() == len(position.pile(place.id))
        box = page.locator(f'[data-place="{place.id}"] .top').bounding_box()
        assert box
        assert box["width"] > 40
    expect(page.locator(".controls")).to_be_hidden()
    expect(page.locator(".no-script")).to_be_visible()
    context.close()
