"""The views and the layers: one key, the address, and the reader's place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.comparison_page import (
    COMPARISON,
    GAME,
    MODERN,
    NEW,
    OLD,
    SOURCE,
    WIDE,
    clause_in_sight,
    press,
    row,
    scroll_to,
    top_of,
    word,
)

SIZES = [(1440, 900), (390, 844)]


@pytest.mark.parametrize("size", SIZES, ids=["1440", "390"])
@pytest.mark.parametrize("address", [GAME, WIDE, SOURCE])
@pytest.mark.parametrize("clause", ["I.c", "7", "12"])
def test_the_clause_in_sight_stays_within_two_pixels_through_every_view(
    new_page: Page, site_url: str, address: str, size: tuple[int, int], clause: str
) -> None:
    new_page.set_viewport_size({"width": size[0], "height": size[1]})
    new_page.goto(f"{site_url}/{address}")
    scroll_to(new_page, row(clause), 260)
    seen = f'[data-clause="{clause_in_sight(new_page)}"]'
    before = top_of(new_page, seen)
    for key in ("KeyC", "KeyY", "KeyH", "KeyY", "KeyC"):
        new_page.keyboard.press(key)
        assert abs(top_of(new_page, seen) - before) <= 2, key


def test_a_view_a_layer_and_the_clause_stay_together_in_the_address(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}#cadogan-24.krepost.7")
    entries = page.evaluate("history.length")
    press(page, "с")
    page.locator('[data-layer="ocr"]').uncheck()
    page.locator('[data-layer="orthography"]').uncheck()
    assert page.url.endswith("?view=old&hide=orthography,ocr#cadogan-24.krepost.7")
    assert page.evaluate("history.length") == entries, "the choice made no history entry"
    page.reload()
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "old")
    expect(page.locator('[data-layer="ocr"]')).not_to_be_checked()
    expect(page.locator('[data-layer="orthography"]')).not_to_be_checked()
    press(page, "р")
    page.locator('[data-layer="ocr"]').check()
    page.locator('[data-layer="orthography"]').check()
    assert page.url.endswith(f"/{GAME}#cadogan-24.krepost.7")


def test_a_shared_address_shows_what_was_shared_and_nonsense_shows_all(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{WIDE}?view=new&hide=apparatus#cadogan-24.krepost.12")
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "new")
    expect(page.locator(row("12")).locator(OLD)).to_be_hidden()
    expect(page.locator(row("12")).locator(".apparatus")).to_be_hidden()
    expect(page.locator(row("12"))).to_be_in_viewport()
    page.goto(f"{site_url}/{WIDE}?view=%3Cb%3E&hide=nonsense,%3Cb%3E")
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "both")
    assert page.locator("[data-layer]:not(:checked)").count() == 0


def test_a_hidden_layer_leaves_plain_text_that_the_keyboard_passes(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    changed = page.locator(f"{word('внѣшнія')} .changed").first
    mended = page.locator(f"{OLD} .corrected[data-sic='раныпе']")
    ink = page.evaluate("getComputedStyle(document.body).color")
    page.locator('[data-layer="terms"]').uncheck()
    assert changed.evaluate("each => getComputedStyle(each).color") != ink
    assert "dotted" in mended.evaluate("each => getComputedStyle(each).textDecoration")
    page.locator('[data-layer="orthography"]').uncheck()
    assert changed.evaluate("each => getComputedStyle(each).color") == ink
    assert "dotted" in mended.evaluate("each => getComputedStyle(each).textDecoration")
    stops = page.locator(f"{COMPARISON} .word[tabindex]")
    assert stops.count() == page.locator(f"{OLD} .corrected").count()
    page.locator('[data-layer="ocr"]').uncheck()
    assert "dotted" not in mended.evaluate("each => getComputedStyle(each).textDecoration")
    assert stops.count() == 0
    page.locator(word("внѣшнія")).first.click()
    expect(page.locator(".explanation")).to_have_count(0)


def test_each_view_has_the_keyboards_stops_in_the_column_it_shows(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    stops = page.locator(f"{COMPARISON} :is(.word[tabindex], a.term:not([tabindex='-1']))")
    marks = ":is(.word:not(a.term .word), a.term)"
    both = stops.count()
    assert both == page.locator(f"{OLD} {marks}").count()
    press(page, "н")
    assert stops.count() == page.locator(f"{NEW} {marks}").count()
    assert page.locator(f"{OLD} a.term:not([tabindex='-1'])").count() == 0
    press(page, "р")
    assert stops.count() == both


def test_a_view_chosen_by_a_key_is_announced(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    press(page, "с")
    expect(page.locator(".reading-status[role=status]")).to_have_text("Показан старый текст")
    press(page, "р")
    expect(page.locator(".reading-status[role=status]")).to_have_text("Тексты показаны рядом")


def test_a_modern_source_is_compared_with_what_we_print_and_has_no_layer_of_spelling(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}/{MODERN}")
    assert page.locator('[data-view-switch] [data-view="old"]').inner_text() == "В\u00a0источнике"
    assert page.locator('[data-layer="orthography"]').count() == 0
    assert page.locator('[data-layer="typography"]').count() == 1
    press(page, "н")
    expect(page.locator(f"[data-clause='kolodets.pravila.1'] {OLD}")).to_be_hidden()
    assert page.url.endswith("?view=new")
    press(page, "р")
    mended = page.locator(f"{NEW} .word[data-correction='print']").first
    mended.focus()
    expect(page.locator(".explanation")).to_contain_text("Исправлена опечатка")


def test_the_letter_yo_is_shown_on_request_and_stays_in_the_address(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{WIDE}")
    modern = page.locator(row("3")).locator(NEW)
    expect(modern).to_contain_text("для четырех тузов")
    page.get_by_label("буква «ё»").check()
    expect(modern).to_contain_text("для четырёх тузов")
    assert page.url.endswith("?yo=1")
    page.reload()
    expect(modern).to_contain_text("для четырёх тузов")
    page.get_by_role("link", name="К столу и правилам игры").click()
    page.wait_for_url("**/games/**")
    expect(page.locator(row("3")).locator(NEW)).to_contain_text("для четырёх тузов")
    page.get_by_label("буква «ё»").uncheck()
    expect(page.locator(row("3")).locator(NEW)).to_contain_text("для четырех тузов")


@pytest.mark.parametrize("width", [1440, 390])
def test_layers_hide_without_any_script(browser: Browser, site_url: str, width: int) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": width, "height": 900})
    page = context.new_page()
    page.goto(f"{site_url}/{GAME}")
    expect(page.locator(row("7")).locator(OLD)).to_be_visible()
    expect(page.locator(row("7")).locator(NEW)).to_be_visible()
    changed = page.locator(f"{word('внѣшнія')} .changed").first
    marked = changed.evaluate("each => getComputedStyle(each).textDecorationLine")
    page.locator('[data-layer="orthography"]').uncheck()
    assert marked == "underline"
    assert changed.evaluate("each => getComputedStyle(each).textDecorationLine") == "none"
    for scripted in (
        "[data-view-switch]",
        "[data-copy]",
        "[data-yo]",
        ".clause-tools",
        ".citation .scripted",
    ):
        assert not page.locator(scripted).first.is_visible(), scripted
    context.close()
