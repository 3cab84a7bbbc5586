"""The comparison's controls in a browser: the switch of views, the explanations of words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

GAME = "games/krepost-1/"
COMPARISON = "[data-comparison]"
OLD, NEW = ".clause-old", ".clause-new"


def top_of(page: Page, clause: str) -> float:
    box = page.locator(f'[data-clause="{clause}"]').bounding_box()
    assert box
    return box["y"]


# The keys by their place: С, Н and Р of a Russian keyboard.
KEYS = {"old": "KeyC", "new": "KeyY", "both": "KeyH"}


@pytest.mark.parametrize(("view", "shown", "hidden"), [("old", OLD, NEW), ("new", NEW, OLD)])
def test_one_key_switches_the_view(page: Page, site_url: str, view: str, shown: str, hidden: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.keyboard.press(KEYS[view])
    row = page.locator('[data-clause="cadogan-24.krepost.7"]')
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", view)
    expect(row.locator(shown)).to_be_visible()
    expect(row.locator(hidden)).to_be_hidden()
    expect(page.locator(f'[data-view-switch] [data-view="{view}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(KEYS["both"])
    expect(row.locator(OLD)).to_be_visible()
    expect(row.locator(NEW)).to_be_visible()


def test_a_russian_letter_switches_the_view_wherever_its_key_lies(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'С', bubbles: true}))")
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "old")


@pytest.mark.parametrize("width", [1440, 390])
def test_the_switch_never_loses_the_place(new_page: Page, site_url: str, width: int) -> None:
    new_page.set_viewport_size({"width": width, "height": 900})
    new_page.goto(f"{site_url}/{GAME}")
    clause = "cadogan-24.krepost.9"
    new_page.locator(f'[data-clause="{clause}"]').evaluate(
        "row => scrollBy({top: row.getBoundingClientRect().top - 300, behavior: 'instant'})"
    )
    seen = new_page.evaluate(
        """() => { const bar = document.querySelector(".comparison-bar").getBoundingClientRect();
             const covered = getComputedStyle(document.querySelector(".comparison-bar")).position === "sticky"
               && bar.top <= 1 ? bar.bottom : 0;
             return [...document.querySelectorAll("[data-comparison] [data-clause]")].find(row =>
               row.getBoundingClientRect().top >= covered).dataset.clause; }"""
    )
    before = top_of(new_page, seen)
    for view in ("old", "new", "both", "old", "both"):
        new_page.keyboard.press(KEYS[view])
        expect(new_page.locator(COMPARISON)).to_have_attribute("data-view", view)
        assert abs(top_of(new_page, seen) - before) < 1.5, view


def test_the_view_stands_in_the_address(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator('[data-view-switch] [data-view="new"]').click()
    assert page.url.endswith("?view=new")
    page.reload()
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "new")
    page.goto(f"{site_url}/{GAME}?view=nonsense#cadogan-24.krepost.7")
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "both")


def test_letters_typed_into_a_field_switch_nothing(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator("[data-deal-number]").focus()
    page.keyboard.press(KEYS["old"])
    expect(page.locator(COMPARISON)).to_have_attribute("data-view", "both")


def test_a_changed_word_is_explained_on_focus_hover_and_click_and_escape_closes_it(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}/{GAME}")
    word = page.locator(f'{OLD} [data-old="Затѣмъ"]').first
    panel = page.locator(".explanation")
    word.hover()
    expect(panel).to_contain_text("Буква «ять»")
    panel.hover()
    page.wait_for_timeout(400)  # longer than an explanation left alone would stay
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    word.click()
    expect(panel).to_be_visible()
    page.locator("h1").first.click()
    expect(panel).to_have_count(0)
    word.evaluate("word => word.previousElementSibling?.focus() ?? word.focus()")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(panel).to_be_visible()
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert page.locator(f"#{described}").count() == 1


def test_the_explanation_does_not_lie_on_its_own_row(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    words = page.locator(f"{OLD} .word")
    for index in (0, 20, 60):
        words.nth(index).click()
        panel = page.locator(".explanation").bounding_box()
        row = page.locator("[data-clause]:has(.explained)").first.bounding_box()
        assert panel
        assert row
        assert panel["y"] + panel["height"] <= row["y"] + 1 or panel["y"] >= row["y"] + row["height"] - 1
        page.keyboard.press("Escape")


def test_a_mended_word_tells_what_stood_in_the_source(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(f'{OLD} .corrected[data-correction="ocr"]').first.click()
    expect(page.locator(".explanation")).to_contain_text("ошибка распознавания")


def test_on_a_phone_the_explanation_is_a_sheet_that_leaves_its_word_in_sight(
    phone_page: Page, site_url: str
) -> None:
    phone_page.goto(f"{site_url}/{GAME}")
    word = phone_page.locator(f"{OLD} .word").nth(30)
    word.tap()
    panel = phone_page.locator(".explanation")
    expect(panel).to_be_visible()
    sheet, box = panel.bounding_box(), word.bounding_box()
    assert sheet
    assert box
    assert sheet["x"] == 0
    assert sheet["width"] == 390
    assert abs(sheet["y"] + sheet["height"] - 844) < 1
    assert box["y"] + box["height"] <= sheet["y"]
    panel.get_by_role("button", name="Закрыть").tap()
    expect(panel).to_have_count(0)
