"""From the text to the table: a clause frames its places, tells its moves or why none, shows positions."""

from __future__ import annotations

import re

import rasklad
from playwright.sync_api import Locator, Page, expect
from rasklad.bearing import places_of

from tests.e2e.board_page import BOOT_MS, BoardPage

CLAUSE = "cadogan-24.krepost."


def row_of(page: Page, clause: str) -> Locator:
    return page.locator(f'[data-clause="{CLAUSE}{clause}"]')


def number(page: Page, clause: str) -> Locator:
    return row_of(page, clause).locator(".clause-number")


def framed(page: Page) -> list[str]:
    places: list[str] = page.locator("[data-framed]").evaluate_all("piles => piles.map(p => p.dataset.place)")
    return places


def expected(clause: str) -> list[str]:
    return list(places_of(rasklad.game("krepost-1"), CLAUSE + clause))


def test_hovering_over_a_number_frames_its_places_and_no_engine_wakes(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    number(page, "3").hover()
    expect(page.locator("[data-framed]")).to_have_count(4)
    assert framed(page) == expected("3")
    page.locator("h1").hover()
    expect(page.locator("[data-framed]")).to_have_count(0)
    expect(board.element).to_have_attribute("state", "idle")


def test_a_touched_number_tells_its_places_before_the_engine_is_there(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    number(page, "3").click()
    expect(board.status).to_contain_text(re.compile(r"В\sрамке места, о\sкоторых идёт речь\s— пункт\s3"))
    assert framed(page) == expected("3")
    row = row_of(page, "3")
    expect(row).to_have_attribute("data-lit", "asked")
    expect(row.locator(".clause-now a")).to_have_attribute("href", re.compile("^#play-1/"))
    expect(board.element).to_have_attribute("state", "idle")


def test_a_touched_number_tells_the_moves_of_its_clause_or_why_none_and_escape_lets_it_go(
    page: Page, site_url: str
) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    number(page, "7").click()
    position = rasklad.deal(rasklad.game("krepost-1"), 195259)
    count = sum(CLAUSE + "7" in move.clauses for move in rasklad.legal_moves(position))
    row = row_of(page, "7")
    expect(row).to_have_attribute("data-lit", "permits")
    expect(row.locator(".clause-now")).to_contain_text(re.compile(rf"Сейчас по\sэтому пункту {count}\sход"))
    expect(row.locator(".clause-now")).to_contain_text("например: ")
    expect(board.status).to_contain_text(re.compile(rf"разреш[а-я]+ {count}\sход[а-я]*\s— по\sпункту\s7"))
    assert framed(page) == expected("7")
    number(page, "12").click()
    row = row_of(page, "12")
    expect(row.locator(".clause-now")).to_contain_text(re.compile(r"Сейчас по\sнему ходов нет\. Пустых мест"))
    expect(row).to_have_attribute("data-lit", "asked")
    expect(board.status).to_contain_text("Пустых мест")
    board.top("R1").focus()
    page.keyboard.press("Escape")
    expect(page.locator("[data-framed], [data-lit]")).to_have_count(0)


def test_a_number_reached_by_keyboard_does_the_same(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.action("start").press("Enter")
    board.wait_for("ready")
    number(page, "6").focus()
    row = row_of(page, "6")
    expect(row.locator(".clause-now")).to_be_visible()
    assert framed(page) == expected("6")


def test_a_clause_leads_to_the_position_in_which_it_works(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    number(page, "12").click()
    row_of(page, "12").locator(".clause-now a[data-works]").click()
    board.wait_for("ready")
    expect(page.locator("[data-history] li").first).to_be_visible(timeout=BOOT_MS)
    assert CLAUSE + "12" in board.lit("permits")
    expect(page.locator("[data-framed]")).to_have_count(0)


def test_on_a_phone_a_tap_does_it(phone_page: Page, site_url: str) -> None:
    board = BoardPage(phone_page, site_url, "krepost-1", touch=True)
    board.start()
    board.touch(number(phone_page, "7"))
    expect(row_of(phone_page, "7").locator(".clause-now")).to_be_in_viewport()
    expect(phone_page.locator("[data-framed]")).to_have_count(10)
