"""Terms of the glossary in the text: by mouse, finger and keyboard, aloud, and without a script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import DESK, PHONE
from tests.e2e.comparison_page import GAME, MODERN, NEW, OLD, PANEL, WIDE, row, word
from tests.e2e.test_comparison_explanation import AXE, violations

TALON = '[data-clause="cadogan-24.sultan.10"]'
SULTAN = "games/sultan/"
BORDER = "each => getComputedStyle(each).borderBottomColor"


def term(name: str, column: str = OLD) -> str:
    """The links to a term in a column."""
    return f'{column} a.term[href$="#{name}"]'


def test_a_term_is_told_on_hover_and_the_panel_leads_to_the_glossary(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{SULTAN}")
    page.locator(f"{TALON} {term('talon')}").hover()
    panel = page.locator(PANEL)
    expect(panel).to_contain_text("не нашлось места")
    assert page.locator(f"{TALON} .term.explained").all_inner_texts() == ["талонъ", "талон"]
    panel.get_by_role("link", name="В словаре").click()
    expect(page).to_have_url(f"{site_url}/glossary/#talon")
    expect(page.locator("#talon")).to_be_in_viewport()


def test_one_panel_tells_the_term_and_the_changed_word_in_it(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(word("внѣшнія")).first.click()
    panel = page.locator(PANEL)
    expect(panel).to_have_count(1)
    expect(panel.locator(".term-told")).to_contain_text("наружном конце ряда")
    expect(panel.locator(".term-told ~ ol")).to_contain_text("Буква «ять» заменена на «е»")
    expect(page).to_have_url(f"{site_url}/{GAME}")


def test_several_changed_words_of_a_term_are_told_on_demand(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(f"{row('7')} {term('niskhodyashchij-poryadok')}").click()
    words = page.locator(f"{PANEL} .one-word")
    assert [" ".join(each.inner_text().split()) for each in words.locator("summary").all()] == [
        "нисходящемъ → нисходящем",
        "порядкѣ → порядке",
    ]
    words.last.locator("summary").click()
    expect(words.last).to_contain_text("Буква «ять»")


def test_the_keyboard_stops_at_the_first_use_in_a_clause_reads_it_and_comes_back(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}/{GAME}")
    link = page.locator(f"{row('12')} {term('dorozhka')}")
    assert link.count() == 1
    # The clause says «дорожку» and «дорожки»: one stop, the other for the pointer.
    again = page.locator(f"{row('12')} {OLD} span.term[data-term=dorozhka]")
    assert again.inner_text() == "дорожки"
    assert again.evaluate("each => each.tabIndex") == -1
    page.locator(f"{row('12')} .clause-tools").focus()
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    panel = page.locator(PANEL)
    expect(panel).to_be_visible()
    expect(link).to_have_accessible_description(re.compile(r"Место ряда, с\sкоторого ушли все карты"))
    expect(panel).to_have_accessible_name("дорожка")
    page.keyboard.press("Enter")
    expect(panel).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.get_by_role("link", name="В словаре")).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(link).to_be_focused()
    expect(page).to_have_url(f"{site_url}/{GAME}")


def test_a_later_use_in_the_clause_answers_to_the_pointer(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(f"{row('12')} {NEW} span.term[data-term=dorozhka]").hover()
    expect(page.locator(PANEL)).to_contain_text("Место ряда")
    href = page.locator(f"{PANEL} .term-told a").get_attribute("href")
    assert href == "../../glossary/#dorozhka"


def test_a_tap_on_a_phone_opens_a_sheet_is_announced_and_goes_nowhere(
    phone_page: Page, site_url: str
) -> None:
    phone_page.goto(f"{site_url}/{GAME}")
    phone_page.locator(f"{row('9')} {term('dorozhka')}").tap()
    panel = phone_page.locator(PANEL)
    box = panel.bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 390)
    expect(phone_page.locator(".reading-status")).to_contain_text("Место ряда, с которого ушли все карты")
    expect(phone_page).to_have_url(f"{site_url}/{GAME}")
    panel.get_by_role("button", name="Закрыть").tap()
    expect(panel).to_have_count(0)


def test_terms_are_a_layer_that_can_be_hidden(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}?hide=terms")
    link = page.locator(f"{row('9')} {term('dorozhka')}")
    assert link.evaluate("each => each.tabIndex") == -1
    assert link.evaluate(BORDER) == "rgba(0, 0, 0, 0)"
    link.click()
    expect(page).to_have_url(f"{site_url}/{GAME}?hide=terms")
    expect(page.locator(PANEL)).to_have_count(0)
    page.locator('[data-layer="terms"]').check()
    expect(page).to_have_url(f"{site_url}/{GAME}")
    assert link.evaluate("each => each.tabIndex") == 0
    assert link.evaluate(BORDER) != "rgba(0, 0, 0, 0)"


def test_the_rules_in_brief_explain_their_terms_too(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    link = page.locator(".brief a.term").first
    link.hover()
    expect(page.locator(f"dd {PANEL}")).to_be_visible()
    uses = page.locator(".brief a.term").evaluate_all("links => links.map(link => link.hash)")
    assert len(uses) == len(set(uses)), "the brief marks a term once"


def test_without_a_script_a_term_leads_to_its_entry(browser: Browser, site_url: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site_url}/{SULTAN}")
    page.locator(f"{TALON} {term('talon')}").click()
    expect(page).to_have_url(f"{site_url}/glossary/#talon")
    expect(page.locator("#talon")).to_be_in_viewport()
    context.close()


def test_the_concordance_leads_from_a_term_to_the_clause_in_both_spellings(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/glossary/")
    page.get_by_role("navigation", name="Буквы").get_by_role("link", name="М", exact=True).click()
    expect(page.locator("#maryazh")).to_be_in_viewport()
    uses = page.locator("#maryazh + .term-entry .uses li")
    assert [use.locator("a").inner_text() for use in uses.all()] == ["Часы, 5", "Крѣпость, 7", "Крѣпость, 14"]
    assert uses.nth(0).locator("b").all_inner_texts() == ["марьяжъ", "марьяж"]
    uses.nth(1).locator("a").click()
    expect(page).to_have_url(f"{site_url}/{GAME}#cadogan-24.krepost.7")
    expect(page.locator(row("7"))).to_be_in_viewport()


@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["1440-light", "390-dark"]
)
@pytest.mark.parametrize("address", [WIDE, MODERN])
def test_axe_finds_nothing_while_a_term_is_told(
    browser: Browser, site_url: str, size: dict[str, int], scheme: str, address: str
) -> None:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{site_url}/{address}")
    page.evaluate(AXE.read_text("utf-8"))
    page.locator("[data-comparison] a.term:visible").first.click()
    expect(page.locator(f"{PANEL} .term-told")).to_be_visible()
    found = violations(page)
    context.close()
    assert not found, "\n".join(found)
