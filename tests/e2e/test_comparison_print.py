"""The printed sheet, as Chromium's PDF: A4, both texts of every clause, and nothing of the screen."""

from __future__ import annotations

import re

import pytest
import rasklad
from edition.pages.rows import game_text
from playwright.sync_api import Browser, Page
from rasklad.clauses import short_label

from tests.e2e.comparison_page import COMPARISON, GAME, MODERN, WIDE, row
from tests.e2e.pdf_text import Pdf

A4 = (595, 842)


def packed(text: str) -> str:
    """Without white space: a PDF places words, it doesn't space them."""
    return re.sub(r"\s+", "", text)


def printed(page: Page) -> tuple[list[str], bytes]:
    """The text of each page, and the file."""
    data = page.pdf(prefer_css_page_size=True, print_background=True)
    return Pdf.read(data).pages(), data


@pytest.mark.parametrize(
    ("address", "game_id"), [(GAME, "krepost-1"), (WIDE, "krepost-1"), (MODERN, "kolodets-36")]
)
def test_the_sheet_has_both_texts_of_every_clause_with_its_number(
    new_page: Page, site_url: str, address: str, game_id: str
) -> None:
    # The reader's choice on the screen doesn't take a column from the paper.
    new_page.goto(f"{site_url}/{address}?view=new")
    pages, data = printed(new_page)
    sheet = packed("".join(pages))
    shown = game_text(game_id)
    left = "corrected" if game_id == "krepost-1" else "raw"
    for line in shown.rows:
        for form in (left, "modern"):
            words = ["".join(getattr(token, form)) for token in line.tokens if token.kind == "word"]
            for word in words:
                assert packed(word) in sheet, f"{line.clause}: {word}"
    for form, clause in ((left, shown.rows[3]), ("modern", shown.rows[3])):
        assert packed("".join(getattr(token, form) for token in clause.tokens)) in sheet
    size = re.search(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert size
    assert (round(float(size[1])), round(float(size[2]))) == A4
    assert 2 <= len(pages) <= 7


def test_facts_figure_and_readings_are_on_it_and_no_control(new_page: Page, site_url: str) -> None:
    new_page.goto(f"{site_url}/{GAME}")
    pages, _ = printed(new_page)
    first, sheet = packed(pages[0]), packed("".join(pages))
    for said in ("Крѣпость", "Пересдачи", "«Осаждённыйзамок»", "местооснования"):
        assert said in first, said
    for reading in rasklad.game("krepost-1").readings:
        assert packed(f"Чтение редактора {short_label(reading.id)}") in sheet
    assert "норъ" in sheet
    for control in ("Скопировать", "Разложить", "Во всю ширину", "Старая", "К тексту", "Отменить", "BibTeX"):
        assert packed(control) not in sheet, control


@pytest.mark.parametrize("address", [GAME, WIDE])
def test_the_paper_is_white_in_the_dark_scheme_and_what_was_lit_is_not(
    browser: Browser, site_url: str, address: str
) -> None:
    context = browser.new_context(
        color_scheme="dark", viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{site_url}/{address}")
    page.locator(row("7")).evaluate("each => { each.dataset.lit = 'permits'; }")
    page.emulate_media(media="print", color_scheme="dark")
    look = "each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]"
    assert page.locator("body").evaluate(look) == ["rgb(255, 255, 255)", "rgb(33, 31, 27)"]
    assert page.locator(row("7")).evaluate(look)[0] == "rgba(0, 0, 0, 0)"
    for hidden in ("header.top", ".comparison-bar", ".clause-tools", "[data-copy]", ".game-side"):
        assert not any(each.is_visible() for each in page.locator(hidden).all()), hidden
    context.close()


def test_the_figure_stands_before_the_text(new_page: Page, site_url: str) -> None:
    new_page.goto(f"{site_url}/{GAME}")
    new_page.emulate_media(media="print")
    figure = new_page.locator(".layout-figure").bounding_box()
    text = new_page.locator(COMPARISON).bounding_box()
    facts = new_page.locator(".facts").bounding_box()
    assert figure
    assert text
    assert facts
    assert facts["y"] < figure["y"] < text["y"]
