"""A play survives a reload; what can't be read is set aside with a message; an address has the first word."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.e2e.board_page import BOOT_MS, BoardPage

KEPT = "rasklad-play-krepost-1"
DAMAGED = "rasklad-damaged-krepost-1"


def stored(page: Page, key: str) -> str | None:
    text: str | None = page.evaluate("key => localStorage.getItem(key)", key)
    return text


def engine_requests(page: Page) -> list[str]:
    """Addresses of Pyodide's files that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/pyodide/" in request.url else None)
    return asked


def moves_made(page: Page, count: int) -> None:
    expect(page.locator("[data-history] li")).to_have_count(count, timeout=BOOT_MS)


def test_a_play_lies_as_it_was_after_a_reload_without_python_and_goes_on(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    page.evaluate("localStorage.setItem('rasklad-played', '0')")
    for move in ("R10>FS", "R7>R8", "R1>R8"):
        board.play(move)
    board.touch(board.action("undo"))
    moves_made(page, 2)
    lay = board.shown()
    page.evaluate("localStorage.setItem('rasklad-played', '0')")  # no warm start
    asked = engine_requests(page)
    page.reload()
    expect(board.status).to_contain_text("Партия продолжается, сделано 2\u00a0хода")
    assert board.shown() == lay
    expect(board.element).to_have_attribute("state", "idle")
    assert asked == []
    board.touch(board.action("redo"))
    moves_made(page, 3)
    for left in (2, 1, 0):
        board.touch(board.action("undo"))
        moves_made(page, left)
    # Away and back.
    board.touch(board.action("redo"))
    moves_made(page, 1)
    page.goto(f"{site_url}/games/kosynka/")
    expect(page.locator("[data-status]")).to_contain_text("Карты разложены")
    page.go_back()
    expect(page.locator('[data-place="FS"] [data-card="AS"]')).to_be_visible()


def test_a_new_deal_takes_the_place_of_the_kept_play(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.play("R10>FS")
    first = stored(page, KEPT)
    board.touch(board.action("new"))
    moves_made(page, 0)
    number = board.element.get_attribute("deal")
    assert stored(page, KEPT) != first
    page.reload()
    expect(board.element).to_have_attribute("deal", str(number))
    expect(board.status).to_contain_text("Карты разложены")


def test_a_damaged_record_is_set_aside_with_a_message(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    lay = board.shown()
    for record in (
        "{",
        "[]",
        '{"version":9}',
        '{"version":1,"game":"kosynka"}',
        "\u0000",
        '"' + "x" * 5000 + '"',
    ):
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEPT, record])
        page.reload()
        expect(board.status).to_contain_text("Сохранённую партию прочитать не\u00a0удалось")
        assert board.shown() == lay
        assert (stored(page, KEPT), stored(page, DAMAGED)) == (None, record)
    page.reload()
    expect(board.status).to_contain_text("Карты разложены")


def test_a_record_whose_moves_the_engine_refuses_is_set_aside_too(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.play("R10>FS")
    record = json.loads(stored(page, KEPT) or "")
    record["moves"] = ["R1>R2"]
    text = json.dumps(record)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEPT, text])
    page.reload()
    expect(board.status).to_contain_text("Партия продолжается")
    board.touch(board.action("start"))
    expect(board.status).to_contain_text("Сохранённую партию повторить не\u00a0удалось", timeout=BOOT_MS)
    assert board.shown()["FS"] == []
    assert (stored(page, KEPT), stored(page, DAMAGED)) == (None, text)


def test_a_link_has_the_first_word_and_the_kept_play_comes_back_by_one_button(
    page: Page, site_url: str
) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.play("R10>FS")
    record = stored(page, KEPT)
    page.goto(f"{site_url}/games/")
    page.goto(f"{site_url}/games/krepost-1/#play-1/d5//")
    expect(board.element).to_have_attribute("deal", "5", timeout=BOOT_MS)
    assert stored(page, KEPT) == record, "looking at another play costs nothing"
    board.touch(board.action("former"))
    moves_made(page, 1)
    expect(board.element).to_have_attribute("deal", "195259")
    assert "#" not in page.url
    page.reload()
    expect(board.status).to_contain_text("Партия продолжается, сделан 1\u00a0ход")


def test_readings_of_the_address_have_the_first_word_unless_they_are_the_kept_plays(
    page: Page, site_url: str
) -> None:
    board = BoardPage(page, site_url, "kolodets-36")
    page.goto(f"{site_url}/games/kolodets-36/?readings=emptyPlace:never")
    board.wait_for("ready")
    board.play("R4>R5")
    moves_made(page, 1)
    page.reload()
    expect(board.status).to_contain_text("Партия продолжается, сделан 1\u00a0ход")
    assert "readings=emptyPlace:never" in page.url
    page.goto(f"{site_url}/games/kolodets-36/")
    expect(board.status).to_contain_text("Партия продолжается, сделан 1\u00a0ход")
    assert "readings=emptyPlace:never" in page.url
    expect(page.locator('[data-reading="emptyPlace"] input[value="never"]')).to_be_checked()
