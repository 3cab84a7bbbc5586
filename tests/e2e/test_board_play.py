"""Play in a real browser: what the page shows and does is what the engine says in CPython."""

from __future__ import annotations

import re
from typing import Any

import pytest
import rasklad
from playwright.sync_api import Page, expect
from rasklad.cards import card_text

from tests.conftest import ROOT
from tests.e2e.board_page import BOOT_MS, BoardPage

GAMES = ["krepost-1", "kolodets-36", "kolodets-52"]


def dealt(game: str, number: int) -> dict[str, list[str]]:
    position = rasklad.deal(rasklad.game(game), number)
    return {
        place.id: [card_text(card, masked=True) for card in position.pile(place.id)]
        for place in rasklad.game(game).places
    }


def legal(game: str, number: int, *played: str) -> list[tuple[str, list[str]]]:
    position = rasklad.deal(rasklad.game(game), number)
    for move in played:
        position = rasklad.play(position, move)
    return sorted((str(move), list(move.clauses)) for move in rasklad.legal_moves(position))


def offered(board: BoardPage) -> list[tuple[str, list[str]]]:
    return sorted((move["move"], move["clauses"]) for move in board.property("moves"))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_position_stands_on_the_page_before_any_script_and_any_touch(
    page: Page, site_url: str, game: str
) -> None:
    board = BoardPage(page, site_url, game)
    expect(board.element).to_have_attribute("state", "idle")
    assert board.shown() == dealt(game, rasklad.game(game).demonstration)


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_shown_are_those_of_the_engine_in_cpython(page: Page, site_url: str, game: str) -> None:
    board = BoardPage(page, site_url, game)
    board.touch(board.action("list"))
    entries = page.locator("[data-possible] li")
    expect(entries.first).to_be_visible(timeout=BOOT_MS)
    expected = legal(game, rasklad.game(game).demonstration)
    assert offered(board) == expected
    listed = entries.evaluate_all(
        """items => items.map(item => [item.querySelector("button").dataset.move,
           [...item.querySelectorAll("a")].map(link => decodeURI(link.hash.slice(1)))])"""
    )
    assert sorted((move, clauses) for move, clauses in listed) == expected


@pytest.mark.parametrize(
    ("game", "number"), [("krepost-1", 1), ("krepost-1", 0), ("kolodets-36", 999_999_999)]
)
def test_a_deal_by_its_number_is_the_deal_of_cpython(
    page: Page, site_url: str, game: str, number: int
) -> None:
    board = BoardPage(page, site_url, game)
    page.locator("[data-deal-number]").fill(str(number))
    page.locator("[data-deal-number]").press("Enter")
    expect(board.element).to_have_attribute("deal", str(number), timeout=BOOT_MS)
    board.wait_for("ready")
    assert board.shown() == dealt(game, number)
    assert offered(board) == legal(game, number)


def test_the_first_touch_wakes_the_engine_and_is_not_lost(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.take("R7")
    board.wait_for("ready")
    expect(board.card("QS")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-target]")).to_have_count(2)


def test_a_card_in_hand_marks_its_targets_and_lights_the_clauses_in_both_columns(
    page: Page, site_url: str
) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.take("R7")
    target = page.locator('[data-place="R8"]')
    expect(target).to_have_attribute("data-target", "", timeout=BOOT_MS)
    expect(target).to_have_attribute("data-clauses", "cadogan-24.krepost.7 cadogan-24.krepost.13")
    expect(target.locator(".clause-tag")).to_have_text("7")
    expect(board.status).to_contain_text(re.compile(r"^Дама пик на .* пик\s— по\sпунктам\s7 и\s13\."))
    assert board.lit("permits") == ["cadogan-24.krepost.7", "cadogan-24.krepost.13"]
    row = page.locator('[data-clause="cadogan-24.krepost.7"]')
    expect(row.locator(".clause-old")).to_be_visible()
    expect(row.locator(".clause-new")).to_be_visible()
    moves = [clauses for _, clauses in legal("krepost-1", 195259) if "cadogan-24.krepost.7" in clauses]
    expect(row.locator(".clause-now")).to_contain_text(re.compile(rf"Сейчас разрешает {len(moves)}\sход"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-target], [data-lit]")).to_have_count(0)
    expect(row.locator(".clause-now")).to_be_hidden()


def test_a_move_is_played_undone_and_made_again(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    first = board.shown()
    page.evaluate(
        """() => { window.changed = [];
             document.addEventListener("rasklad:change", event => changed.push(event.detail.position)); }"""
    )
    page.evaluate("document.querySelectorAll('rasklad-board .card').forEach(card => card.drawn = true)")
    board.play("R7>R8")
    after = board.shown()
    assert after["R8"][-2:] == ["KS", "QS"]
    cards = page.evaluate(
        "[...document.querySelectorAll('rasklad-board .card')].map(card => card.drawn === true)"
    )
    assert cards.count(False) == 1, "only the card that moved is drawn anew"
    assert after["R7"] == first["R7"][:-1]
    assert offered(board) == legal("krepost-1", 195259, "R7>R8")
    expect(page.locator("[data-history] li")).to_have_count(1)
    expect(page.locator("[data-history] li a").first).to_have_attribute("href", "#cadogan-24.krepost.7")
    board.touch(board.action("undo"))
    expect(page.locator("[data-history] li")).to_have_count(0)
    assert board.shown() == first
    board.touch(board.action("redo"))
    expect(page.locator("[data-history] li")).to_have_count(1)
    assert board.shown() == after
    board.touch(board.action("restart"))
    expect(page.locator("[data-history] li")).to_have_count(0)
    assert board.shown() == first
    changes = page.evaluate("window.changed")
    assert len(changes) == 5  # opened, played, undone, made again, from the start
    assert changes[1] == changes[3] != changes[0] == changes[2] == changes[4] == board.property("position")


def test_a_move_of_the_list_is_played_by_its_entry(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.touch(board.action("list"))
    entry = page.locator('[data-possible] button[data-move="R10>FS"]')
    expect(entry).to_be_visible(timeout=BOOT_MS)
    entry.click()
    expect(page.locator('[data-place="FS"] [data-card="AS"]')).to_be_visible()
    assert page.evaluate("document.activeElement.closest('[data-possible]') !== null")


def test_no_hidden_card_reaches_the_page(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "kolodets-36")
    board.start()
    assert set(board.shown()["stock"]) == {"#"}
    answers: list[Any] = [board.property("position"), board.property("moves")]
    position = rasklad.deal(rasklad.game("kolodets-36"), 174)
    for card in position.pile("stock"):
        assert not re.search(rf"\b{card_text(card & 63)}\b", str(answers)), card_text(card & 63)


def test_any_empty_corner_takes_a_base_card_though_one_is_listed(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "kolodets-36")
    board.start()
    board.take("R3")
    expect(page.locator('[data-place="F2"][data-target]')).to_be_visible()
    board.take("F4")
    expect(page.locator('[data-place="F4"] [data-card="JS"]')).to_be_visible()


def test_a_new_deal_is_another_one(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.touch(board.action("new"))
    board.wait_for("ready")
    number = board.element.get_attribute("deal")
    assert number
    assert number != "195259"
    assert board.shown() == dealt("krepost-1", int(number))


@pytest.mark.slow  # tests/e2e/test_won_by_keys.py wins a game in `make test`
def test_a_whole_game_is_played_to_its_end_and_the_end_is_told(page: Page, site_url: str) -> None:
    line = (ROOT / "tests/data/board/kolodets-36-1141.txt").read_text("utf-8").split()
    board = BoardPage(page, site_url, "kolodets-36")
    page.locator("[data-deal-number]").fill("1141")
    page.locator("[data-deal-number]").press("Enter")
    board.wait_for("ready")
    board.touch(board.action("list"))
    entries = page.locator("[data-history] li")
    for number, move in enumerate(line, start=1):
        page.locator(f'[data-possible] button[data-move="{move}"]').click()
        expect(entries).to_have_count(number)
    expect(page.locator("[data-say]")).to_have_attribute("data-tone", "won")
    expect(board.status).to_contain_text("сошёлся")
    shown = board.shown()
    assert [len(shown[corner]) for corner in ("F1", "F2", "F3", "F4")] == [9, 9, 9, 9]
    assert offered(board) == []
    expect(page.locator("[data-possible-summary]")).to_have_text("пасьянс сошёлся")


def test_the_layout_does_not_jump_in_play(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    places = "document.querySelector('.controls').getBoundingClientRect().top"
    tops = [page.evaluate(places)]
    board.take("R7")
    expect(page.locator("[data-target]").first).to_be_visible(timeout=BOOT_MS)
    tops.append(page.evaluate(places))
    board.take("R8")
    expect(page.locator("[data-history] li")).to_have_count(1)
    tops.append(page.evaluate(places))
    board.touch(board.card("2S"), position={"x": 50, "y": 20})
    expect(board.status).to_contain_text("нельзя")
    tops.append(page.evaluate(places))
    assert max(tops) - min(tops) < 1, tops
