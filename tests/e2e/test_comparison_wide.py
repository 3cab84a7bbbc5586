"""The comparison over the whole width: complete without scripts, linked both ways, readable on a phone."""

from __future__ import annotations

from itertools import pairwise

import pytest
import rasklad
from edition import witness as editions
from edition.pages.rows import game_text, source_text
from playwright.sync_api import Browser, Page, expect

from tests.e2e.comparison_page import COMPARISON, GAME, MODERN, NEW, OLD, WIDE, row, scroll_to

#: The kinds of clauses whose label comes nearer than four pixels to a text of its row.
CROWDED = """() => [...document.querySelectorAll(".clause-number small")].filter((label) => {
  const words = document.createRange();
  words.selectNodeContents(label); // its box may be narrower than its word
  const own = words.getBoundingClientRect();
  return [...label.closest(".clause-row").querySelectorAll("p")].some((text) => {
    const its = text.getBoundingClientRect();
    return its.width && own.right > its.left - 4 && own.left < its.right
      && own.bottom > its.top && own.top < its.bottom;
  });
}).map((label) => label.closest(".clause-row").id)"""

#: The heads of columns that do not stand in one line.
BROKEN_HEADS = """() => [...document.querySelectorAll(".corrections th")].filter((head) => {
  const words = document.createRange();
  words.selectNodeContents(head.firstChild);
  return words.getClientRects().length > 1;
}).map((head) => head.textContent)"""


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game_id", rasklad.games())
def test_it_is_complete_without_a_script(browser: Browser, site_url: str, game_id: str, width: int) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": width, "height": 900})
    page = context.new_page()
    page.goto(f"{site_url}/compare/{game_id}/")
    game = rasklad.game(game_id)
    for clause in game.law:
        each = page.locator(f'[id="{clause}"]')
        if "restored-row" in (each.get_attribute("class") or ""):  # ours: there is no old text of it
            assert each.locator(".clause-restored").is_visible()
            continue
        assert each.locator(OLD).is_visible()
        assert each.locator(NEW).is_visible()
    assert page.locator("article.compare h1").count() == 1, "the page has its own template"
    shown = game_text(game_id)
    mended = [one for line in shown.rows for token in line.tokens for one in token.corrections]
    assert page.locator(".apparatus .sic").count() == len(mended)
    assert page.locator(".totals .rule-use").count() == len(
        {step.rule for line in shown.rows for token in line.tokens for step in token.steps}
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CROWDED) == []
    assert page.evaluate(BROKEN_HEADS) == []
    context.close()


def test_every_word_of_the_totals_is_a_link_that_works_without_a_script(
    browser: Browser, site_url: str
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(f"{site_url}/{WIDE}")
    links = [link.get_attribute("href") or "" for link in page.locator(".totals .word-ref").all()]
    changed = page.locator(f"{OLD} .word[data-steps]").count()
    assert len(set(links)) >= changed, "every changed word is reached"
    use = page.locator(".totals .rule-use").first
    use.locator("summary").click()
    link = use.locator(".word-ref").last
    link.click()
    target = page.locator(f'[id="{(link.get_attribute("href") or "").removeprefix("#")}"]')
    expect(target).to_be_in_viewport()
    assert target.evaluate("each => getComputedStyle(each).backgroundColor") != "rgba(0, 0, 0, 0)", (
        "it is lit"
    )
    context.close()


def test_the_two_pages_lead_to_each_other_and_keep_the_clause_the_view_and_the_layers(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}/{GAME}?view=old&hide=ocr")
    scroll_to(page, row("12"), 150)
    page.get_by_role("link", name="Во всю ширину").click()
    page.wait_for_url("**/compare/**")
    assert page.url == f"{site_url}/{WIDE}?view=old&hide=ocr#cadogan-24.krepost.12"
    expect(page.locator(row("12"))).to_be_in_viewport()
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "old")
    page.get_by_role("link", name="К столу и правилам игры").click()
    page.wait_for_url("**/games/**")
    assert page.url.startswith(f"{site_url}/{GAME}?view=old&hide=ocr")


def test_on_a_desk_four_columns_stand_in_one_row_and_the_totals_beside(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{WIDE}")
    boxes = [
        page.locator(f"{row('7')} {cell}").bounding_box()
        for cell in (".clause-number", OLD, NEW, ".apparatus")
    ]
    totals = page.locator(".totals").bounding_box()
    assert totals
    for left, right in zip(boxes, [*boxes[1:], totals], strict=True):
        assert left
        assert right
        assert left["x"] + left["width"] <= right["x"] + 1
    tops = [box["y"] for box in boxes if box]
    assert max(tops) - min(tops) < 8
    page.locator('[data-layer="apparatus"]').uncheck()
    expect(page.locator(f"{row('7')} .apparatus")).to_be_hidden()
    assert page.url.endswith("?hide=apparatus")


def test_the_apparatus_says_who_read_what(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{WIDE}")
    lines = page.locator(f"{row('I.b')} .apparatus p").all_inner_texts()
    assert lines[0].split() == ["поръ]", "норъ", "скан", "правило", "2"]  # the word is for the ear
    assert "ѣ\u00a02" in lines[1]
    assert page.locator(f"{row('7')} .apparatus").inner_text().endswith("Смысл ясен; оставлено.")


def test_on_a_phone_each_clause_is_one_column(phone_page: Page, site_url: str) -> None:
    phone_page.goto(f"{site_url}/{WIDE}")
    boxes = [phone_page.locator(f"{row('7')} {cell}").bounding_box() for cell in (OLD, NEW, ".apparatus")]
    for above, below in pairwise(boxes):
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"] + 1
        assert above["x"] == below["x"]
    assert phone_page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("address", [GAME, WIDE, MODERN, "sources/shedevr/text/", "compare/"])
def test_nothing_overflows_at_any_width(new_page: Page, site_url: str, address: str) -> None:
    for width in (320, 390, 768, 1024, 1280):
        new_page.set_viewport_size({"width": width, "height": 800})
        new_page.goto(f"{site_url}/{address}")
        assert new_page.evaluate("document.documentElement.scrollWidth") <= width, width


@pytest.mark.parametrize("siglum", editions.sigla())
def test_a_whole_source_is_shown_with_every_clause_and_what_is_lost(
    page: Page, site_url: str, siglum: str
) -> None:
    page.goto(f"{site_url}/sources/{siglum}/text/")
    ids = page.locator(".clause-row[data-clause]").evaluate_all("all => all.map(each => each.id)")
    witness = editions.load(siglum)
    assert ids == [segment.clause for segment in witness.clauses()]
    assert len(ids) == sum(line.clause is not None for line in source_text(siglum).rows)
    gaps = [gap for one in witness.divisions for gap in (one.gap_before, one.gap_after) if gap]
    assert page.locator(".gap").count() >= len(gaps)


def test_the_list_of_comparisons_leads_to_every_game_and_source(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/compare/")
    links = page.locator(".comparisons a").evaluate_all("all => all.map(each => each.getAttribute('href'))")
    assert links == [
        *(f"../compare/{game_id}/" for game_id in rasklad.games()),
        *(f"../sources/{siglum}/text/" for siglum in editions.sigla()),
    ]


def test_a_modern_game_has_its_wide_page_too(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{MODERN}")
    page.get_by_role("link", name="Во всю ширину").click()
    expect(page.locator(".totals h2")).to_have_text("Что изменено")
    expect(page.locator("[data-clause='kolodets.pravila.3'] .apparatus")).to_contain_text(
        "Вначале] В начале опечатка"
    )
