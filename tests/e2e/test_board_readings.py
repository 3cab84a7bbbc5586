"""Editor's readings switched on the page and in its address, and links to a play."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import parse_qs, urlsplit

import pytest
import rasklad
from playwright.sync_api import Browser, Page, expect

from tests.conftest import DESK
from tests.e2e.board_page import BOOT_MS, BoardPage

# Game, reading and option, a move legal under both after which the legal moves differ.
SWITCHED = [
    ("kolodets-36", "emptyPlace:never", "R4>R5"),
    ("monte-karlo", "refill:close", "C31+C32"),
    ("favoritka", "verticals:serve", "direction=up"),
]


def legal(game: str, readings: dict[str, str], moves: Sequence[str] = ()) -> list[tuple[str, list[str]]]:
    declared = rasklad.game(game)
    position = rasklad.deal(declared, declared.demonstration, readings)
    for move in moves:
        position = rasklad.play(position, move)
    return sorted((str(move), list(move.clauses)) for move in rasklad.legal_moves(position))


def offered(board: BoardPage) -> list[tuple[str, list[str]]]:
    return sorted((move["move"], move["clauses"]) for move in board.property("moves"))


def radio(name: str, option: str) -> str:
    return f'[data-reading="{name}"] input[value="{option}"]'


def query(page: Page) -> list[str]:
    return parse_qs(urlsplit(page.url).query).get("readings", [])


@pytest.mark.parametrize(("game", "switch", "move"), SWITCHED)
def test_a_reading_switched_in_the_text_changes_the_legal_moves_and_the_address(
    page: Page, site_url: str, game: str, switch: str, move: str
) -> None:
    name, option = switch.split(":")
    board = BoardPage(page, site_url, game)
    page.locator(radio(name, option)).check()
    board.wait_for("ready")
    expect(board.status).to_contain_text("Чтение Р")
    assert query(page) == [switch]
    board.touch(board.action("list"))
    page.locator(f'[data-possible] button[data-move="{move}"]').click()
    expect(page.locator("[data-history] li")).to_have_count(1)
    assert offered(board) == legal(game, {name: option}, [move])
    assert offered(board) != legal(game, {}, [move])
    default = dict(rasklad.game(game).choose())[name]
    page.locator(radio(name, default)).check()
    expect(page.locator("[data-history] li")).to_have_count(0)
    assert query(page) == []
    assert offered(board) == legal(game, {})


def test_a_reload_keeps_the_reading(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "koroli")
    page.locator(radio("direction", "down")).check()
    board.wait_for("ready")
    page.reload()
    board.wait_for("ready")
    expect(page.locator(radio("direction", "down"))).to_be_checked()
    assert query(page) == ["direction:down"]
    assert offered(board) == legal("koroli", {"direction": "down"})


def test_a_play_under_way_is_not_lost_by_a_switch(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "kolodets-36")
    board.play("R4>R5")
    page.locator(radio("emptyPlace", "never")).focus()
    page.keyboard.press("Space")
    expect(board.status).to_contain_text("Расклад начат сначала")
    expect(page.locator("[data-history] li")).to_have_count(0)
    board.touch(page.get_by_role("button", name="Вернуть партию"))
    expect(page.locator("[data-history] li")).to_have_count(1)
    expect(page.locator(radio("emptyPlace", "any"))).to_be_checked()
    assert query(page) == []
    assert offered(board) == legal("kolodets-36", {}, ["R4>R5"])


def test_a_copied_address_brings_its_readings_and_back_finds_them_again(page: Page, site_url: str) -> None:
    address = f"{site_url}/games/kolodets-36/?readings=emptyPlace:never,redeals:1"
    page.goto(address)
    board = page.locator("rasklad-board")
    expect(board).to_have_attribute("state", "ready", timeout=BOOT_MS)
    expect(page.locator(radio("emptyPlace", "never"))).to_be_checked()
    expect(page.locator(radio("redeals", "1"))).to_be_checked()
    expect(page.locator("[data-status]")).to_contain_text("Чтения Р")
    assert page.url == address
    page.goto(f"{site_url}/games/koroli/")
    page.go_back()
    expect(board).to_have_attribute("state", "ready", timeout=BOOT_MS)
    expect(page.locator(radio("redeals", "1"))).to_be_checked()
    assert page.url == address


MANGLED = (
    "emptyPlace:sometimes",
    "nosuch:1",
    "emptyPlace",
    ":",
    "%00",
    "<b>x</b>:1",
    "emptyPlace:any:never",
    "x" * 2000,
    "emptyPlace:any,emptyPlace:never",
)


def test_what_an_address_mangles_is_told_in_a_sentence_and_ignored(page: Page, site_url: str) -> None:
    for mangled in MANGLED:
        page.goto(f"{site_url}/games/kolodets-36/?readings={mangled}")
        expect(page.locator("[data-status]")).to_contain_text("не\u00a0учтено")
        expect(page.locator("rasklad-board")).to_have_attribute("state", "idle")
        assert query(page) == []
        expect(page.locator(radio("emptyPlace", "any"))).to_be_checked()


def test_what_an_address_says_rightly_holds_beside_what_it_mangles(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/games/kolodets-36/?readings=nosuch:1,redeals:1")
    expect(page.locator("rasklad-board")).to_have_attribute("state", "ready", timeout=BOOT_MS)
    expect(page.locator("[data-status]")).to_contain_text("Чтения «nosuch:1» у\u00a0этой игры нет")
    expect(page.locator(radio("redeals", "1"))).to_be_checked()
    assert query(page) == ["redeals:1"]


def test_without_a_script_the_options_are_a_list_and_nothing_pretends(
    browser: Browser, site_url: str
) -> None:
    context = browser.new_context(
        java_script_enabled=False, viewport={"width": DESK["width"], "height": DESK["height"]}
    )
    page = context.new_page()
    page.goto(f"{site_url}/games/kolodets-36/?readings=emptyPlace:never")
    options = page.locator('[data-reading="emptyPlace"] li')
    expect(options).to_have_count(3)
    expect(options.first).to_contain_text("(принято)")
    assert page.locator("[data-reading] input").evaluate_all("all => all.every(each => each.hidden)")
    expect(page.get_by_role("radio")).to_have_count(0)
    context.close()


def test_switches_are_named_groups_for_those_who_hear_the_page(page: Page, site_url: str) -> None:
    BoardPage(page, site_url, "kolodets-36")
    group = page.locator('[data-clause="kolodets-36.R2"]').get_by_role("group", name="Читать можно так:")
    expect(group.get_by_role("radio")).to_have_count(3)
    expect(group.get_by_role("radio").first).to_be_checked()


def test_a_place_of_one_reading_is_shown_under_it_alone(page: Page, site_url: str) -> None:
    BoardPage(page, site_url, "plenniki-48")
    cellar = page.locator('[data-place="cellar"]')
    expect(cellar).to_be_hidden()
    expect(page.locator("figure.layout-figure .empty")).to_have_count(0)
    page.locator(radio("cellar", "one")).check()
    expect(cellar).to_be_visible(timeout=BOOT_MS)
    inside = page.evaluate(
        """() => { const [cellar, baize] = ['[data-place=cellar] .top', '.baize']
             .map(each => document.querySelector(each).getBoundingClientRect());
             return cellar.bottom <= baize.bottom; }"""
    )
    assert inside, "the table makes room for it"
    page.locator(radio("cellar", "none")).check()
    expect(cellar).to_be_hidden()


def test_a_place_of_the_adopted_reading_goes_with_it(page: Page, site_url: str) -> None:
    BoardPage(page, site_url, "sultan")
    wide = page.locator('[data-place="D8"]')
    expect(wide).to_be_visible()
    page.locator(radio("divan", "6")).check()
    expect(wide).to_be_hidden(timeout=BOOT_MS)
    # The recorded game is of the adopted reading.
    page.locator('[data-step="on"]').click()
    expect(wide).to_be_visible()
