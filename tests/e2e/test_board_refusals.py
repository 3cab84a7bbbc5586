"""What is not a move, in a real browser: the words, the clause that forbids, the marks on the cards."""

from __future__ import annotations

import re

import pytest
import rasklad
from playwright.sync_api import Page, expect
from rasklad.cards import card_text

from tests.e2e.board_page import BOOT_MS, BoardPage


def test_a_covered_card_is_refused_in_words_by_the_clause_that_forbids_it(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    board.touch(board.card("2S"), position={"x": 50, "y": 20})
    expect(board.status).to_contain_text("Двойку пик взять нельзя")
    expect(board.status).to_contain_text("Снаружи лежит пятёрка бубен")
    assert board.lit("forbids") == ["cadogan-24.krepost.I.c"]
    assert board.lit("permits") == []
    expect(board.card("2S")).to_have_attribute("data-wanted", "")
    expect(board.card("5D")).to_have_attribute("data-blocking", "")
    expect(board.status.locator("a")).to_have_attribute("href", "#cadogan-24.krepost.I.c")
    expect(board.status.locator("q")).to_have_attribute("lang", "ru-petr1708")


def test_an_illegal_target_is_refused_and_nothing_moves(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    before = board.shown()
    board.take("R3")
    board.take("R5")
    expect(board.status).to_contain_text("Пятёрка бубен на двойку треф не ложится")
    expected = rasklad.why_not(rasklad.deal(rasklad.game("krepost-1"), 195259), "R3>R5")
    assert expected
    assert sorted(board.lit("forbids")) == sorted(expected.clauses)
    expect(board.card("5D")).to_have_attribute("data-wanted", "")
    expect(board.card("2C")).to_have_attribute("data-blocking", "")
    assert board.shown() == before


def test_the_stock_is_turned_by_touching_it_and_refused_while_a_card_lies_open(
    page: Page, site_url: str
) -> None:
    board = BoardPage(page, site_url, "kolodets-36")
    board.take("stock")
    expect(page.locator('[data-place="open"] [data-card]')).to_have_count(1, timeout=BOOT_MS)
    turned = page.locator('[data-place="open"] [data-card]').get_attribute("data-card")
    hidden = rasklad.deal(rasklad.game("kolodets-36"), 174).pile("stock")
    assert turned == card_text(hidden[-1] & 63)
    board.take("stock")
    expect(board.status).to_contain_text("открыть нельзя")
    assert board.lit("forbids") == ["kolodets.pravila.17"]
    expect(page.locator('[data-place="open"] [data-card]')).to_have_count(1)


@pytest.mark.parametrize("typed", ["-1", "abc", "1000000000", "1,5", ""])
def test_a_number_that_is_no_deal_is_told_and_changes_nothing(page: Page, site_url: str, typed: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    before = board.shown()
    number = page.locator("[data-deal-number]")
    number.fill(typed)
    number.press("Enter")
    expect(board.status).to_contain_text(re.compile(r"Такого расклада нет.*целое число от\s0 до\s999"))
    expect(number).to_have_attribute("aria-invalid", "true")
    assert board.shown() == before


def test_a_deal_without_moves_says_so_and_names_the_clause(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    assert not rasklad.legal_moves(rasklad.deal(rasklad.game("krepost-1"), 0))
    page.locator("[data-deal-number]").fill("0")
    page.locator("[data-deal-number]").press("Enter")
    board.wait_for("ready")
    expect(board.status).to_contain_text("Ходов больше нет")
    expect(board.status.locator("a")).to_have_attribute("href", "#cadogan-24.krepost.15")
