"""The recorded game: stepped through before any Python, a list without a script, played on from anywhere."""

from __future__ import annotations

import rasklad
from playwright.sync_api import Browser, Page, expect
from rasklad.cards import card_text
from rasklad.position import Position

from tests.conftest import DESK
from tests.e2e.board_page import BoardPage


def recorded(game: str) -> list[Position]:
    declared = rasklad.game(game)
    positions = [rasklad.deal(declared, declared.demonstration)]
    for move in declared.recorded:
        positions.append(rasklad.play(positions[-1], move))
    return positions


def lying(position: Position) -> dict[str, list[str]]:
    places = position.engine.places
    return {place.id: [card_text(card, masked=True) for card in position.pile(place.id)] for place in places}


def test_the_recorded_game_is_stepped_to_its_end_and_back_without_an_engine(
    page: Page, site_url: str
) -> None:
    game = "kosynka"  # with a stock, faces hidden and turned, redeals
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    board = BoardPage(page, site_url, game)
    positions = recorded(game)
    page.locator('[data-step="on"]').focus()
    for number, position in enumerate(positions[1:], start=1):
        page.keyboard.press("ArrowRight")
        if number % 25 == 1 or number == len(positions) - 1:
            assert board.shown() == lying(position), number
            assert position.move
            assert sorted(board.lit("permits")) == sorted(set(position.move.clauses)), number
            expect(board.status).to_contain_text(f"Ход\u00a0{number}:")
    expect(page.locator("[data-step-number]")).to_have_text(
        f"ход\u00a0{len(positions) - 1} из\u00a0{len(positions) - 1}"
    )
    expect(page.locator('[data-step="on"]')).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    assert board.shown() == lying(positions[-2])
    page.keyboard.press("Home")
    assert board.shown() == lying(positions[0])
    expect(board.element).to_have_attribute("state", "idle")
    assert not [url for url in fetched if "pyodide" in url or "worker" in url]


def test_comments_are_told_where_the_game_turns(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    comments = rasklad.game("krepost-1").aids.comments
    last = len(rasklad.game("krepost-1").recorded)
    listed = page.locator("[data-recording] [data-comment]")
    expect(listed).to_have_count(len(comments))
    page.locator('[data-step="start"]').click()
    for made, sentence in comments[:3]:
        while page.locator("[data-step-number]").inner_text() != f"ход\u00a0{made} из\u00a0{last}":
            page.locator('[data-step="on"]').click()
        expect(board.status).to_contain_text(sentence[-20:])


def test_the_reader_plays_on_from_where_the_recorded_game_stands(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    positions = recorded("krepost-1")
    for _ in range(3):
        page.locator('[data-step="on"]').click()
    board.touch(page.get_by_role("button", name="Играть отсюда"))
    board.wait_for("ready")
    expect(page.locator("[data-history] li")).to_have_count(3)
    assert sorted(move["move"] for move in board.property("moves")) == sorted(
        str(move) for move in rasklad.legal_moves(positions[3])
    )
    board.touch(board.action("redo"))
    expect(page.locator("[data-history] li")).to_have_count(4)
    assert board.shown() == lying(positions[4])
    # Beside the play the recorded game is looked at, and left again.
    page.locator('[data-step="end"]').click()
    assert board.shown() == lying(positions[-1])
    board.touch(page.get_by_role("button", name="К партии"))
    assert board.shown() == lying(positions[4])
    expect(page.locator("[data-history] li")).to_have_count(4)


def test_without_a_script_the_recorded_game_is_a_list_and_no_button_pretends(
    browser: Browser, site_url: str
) -> None:
    context = browser.new_context(
        java_script_enabled=False, viewport={"width": DESK["width"], "height": DESK["height"]}
    )
    page = context.new_page()
    page.goto(f"{site_url}/games/krepost-1/")
    expect(page.locator("[data-stepper]")).to_be_hidden()
    page.locator("[data-recording] summary").click()
    entries = page.locator("[data-recording] [data-change]")
    expect(entries).to_have_count(len(rasklad.game("krepost-1").recorded))
    expect(entries.first).to_be_visible()
    expect(entries.first.locator(".cites a").first).to_be_visible()
    context.close()
