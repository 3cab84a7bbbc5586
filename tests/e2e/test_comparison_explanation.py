"""The explanation of a word: by mouse, finger and keyboard, and where it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import DESK, PHONE, ROOT
from tests.e2e.comparison_page import GAME, MODERN, NEW, OLD, PANEL, WIDE, row, scroll_to, word

AXE = ROOT / "node_modules/axe-core/axe.min.js"
SPELLING = "../../orthography/"


def test_the_explanation_names_rules_verified_items_history_and_the_way_to_their_page(
    page: Page, site_url: str, site: Path
) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(word("внѣшнія")).first.click()
    panel = page.locator(PANEL)
    assert panel.locator("li").all_inner_texts()[0].startswith("ѣ")
    expect(panel).to_contain_text("Реформа, п.\u00a01")
    ending = panel.locator("li").last
    expect(ending).to_contain_text("-ія")
    assert "Реформа" not in ending.inner_text(), "an item that was not verified is not named"
    summary = ending.locator("summary")
    summary.click()
    expect(ending.locator("details small")).to_be_visible()
    rules = (site / "orthography/index.html").read_text("utf-8")
    for link in panel.locator("li small a").all():
        address = link.get_attribute("href") or ""
        assert address.startswith(SPELLING)
        assert f'id="{address.removeprefix(SPELLING).removeprefix("#")}"' in rules, address
    expect(panel.locator(".alike")).to_contain_text("Так же в\u00a0этой игре")


def test_other_words_of_the_rule_are_one_step_away(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(word("внѣшнія")).first.click()
    other = page.locator(f"{PANEL} .alike a").last
    name = other.inner_text()
    other.click()
    expect(page.locator(PANEL)).to_contain_text(name)
    focused = page.evaluate("document.activeElement.dataset.old.toLowerCase()")
    assert focused == name
    expect(page.locator(".word.explained").first).to_be_in_viewport()


def test_a_word_of_the_totals_is_focused_and_lit_in_whatever_view(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}?view=new")
    use = page.locator(".changes .rule-use").nth(1)
    use.locator("summary").click()
    use.locator(".word-ref").first.click()
    lit = page.locator(f"{NEW} .word.explained")
    expect(lit).to_be_in_viewport()
    assert page.evaluate("document.activeElement.classList.contains('explained')")
    expect(page.locator(PANEL)).to_be_visible()


def test_the_keyboard_alone_opens_enters_reads_and_leaves_it(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    first = page.locator(f"{OLD} .word").first
    page.locator(f"{row('I.a')} .clause-tools").focus()
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    panel = page.locator(PANEL)
    expect(panel).to_be_visible()
    expect(first).to_have_accessible_description(re.compile("Женские формы «онѣ»"))
    page.keyboard.press("Enter")
    expect(panel).to_be_focused()
    assert panel.get_attribute("role") == "dialog"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.explanation') !== null")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(f"{OLD} a.term").first).to_be_focused()
    expect(panel).to_be_visible()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(panel).to_have_count(0)


def test_a_click_is_announced_and_lights_the_word_in_both_columns(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{GAME}")
    page.locator(word("Затѣмъ")).first.click()
    expect(page.locator(".reading-status")).to_contain_text("Буква «ять» заменена на «е»")
    assert page.locator(f"{OLD} .explained").count() == page.locator(f"{NEW} .explained").count() == 1
    assert page.locator(f"{NEW} .explained").inner_text() == "Затем"


@pytest.mark.parametrize("address", [GAME, WIDE])
def test_on_a_desk_it_covers_neither_its_row_nor_the_rows_below(
    page: Page, site_url: str, address: str
) -> None:
    page.goto(f"{site_url}/{address}")
    for clause, top in (("I.a", 300), ("7", 120), ("7", 600), ("13", 200)):
        scroll_to(page, row(clause), top)
        page.locator(f"{row(clause)} {OLD} .word").last.click()
        covered = page.evaluate(
            """clause => { const panel = document.querySelector(".explanation").getBoundingClientRect();
                 const rows = [...document.querySelectorAll("[data-comparison] .clause-row")];
                 const from = rows.findIndex(each => each.dataset.clause === clause);
                 return rows.slice(from).filter(each => { const box = each.getBoundingClientRect();
                   return box.top + 1 < panel.bottom && box.bottom - 1 > panel.top
                     && box.left + 1 < panel.right && box.right - 1 > panel.left; }).length; }""",
            f"cadogan-24.krepost.{clause}",
        )
        assert covered == 0, f"{clause} at {top}"
        assert page.evaluate(
            """() => { const box = document.querySelector(".explanation").getBoundingClientRect();
                 return box.left >= 0 && box.right <= innerWidth && box.top >= 0; }"""
        ), f"{clause} at {top}: it stands outside the window"
        page.keyboard.press("Escape")


def test_on_a_phone_it_is_a_sheet_with_targets_for_a_finger(phone_page: Page, site_url: str) -> None:
    phone_page.goto(f"{site_url}/{GAME}")
    phone_page.locator(word("слѣдующія")).first.tap()
    panel = phone_page.locator(PANEL)
    box = panel.bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 390)
    assert box["height"] <= 844 * 0.45 + 1
    close = panel.get_by_role("button", name="Закрыть").bounding_box()
    assert close
    assert min(close["width"], close["height"]) >= 44
    assert phone_page.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_phone_in_play_the_word_stands_between_the_board_and_the_sheet(
    phone_page: Page, site_url: str
) -> None:
    phone_page.goto(f"{site_url}/{GAME}")
    # The state in which the board sticks to the top; what it plays doesn't matter here.
    phone_page.locator("rasklad-board").evaluate("board => board.setAttribute('state', 'ready')")

    def stands_free() -> bool:
        free: bool = phone_page.evaluate(
            """() => { const box = each => document.querySelector(each).getBoundingClientRect();
                 const word = box(".word.explained");
                 return word.top >= box("[data-stuck]").bottom && word.bottom <= box(".explanation").top; }"""
        )
        return free

    scroll_to(phone_page, row("7"), 700)
    phone_page.locator(f"{row('7')} {OLD} .word").first.tap()
    assert stands_free()
    phone_page.locator(f"{PANEL} .alike a").first.tap()
    expect(phone_page.locator(".word.explained").first).not_to_have_attribute("data-old", "Затѣмъ")
    assert stands_free()


def test_a_mended_word_of_a_modern_source_is_explained_where_it_stands(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/{MODERN}")
    page.locator(f"{NEW} .word[data-sic='В начале']").focus()
    expect(page.locator(PANEL)).to_contain_text("В\u00a0файле источника: В начале")
    assert page.locator(f"{OLD} .explained").inner_text() == "В начале"


@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["1440-light", "390-dark"]
)
@pytest.mark.parametrize("address", [GAME, WIDE, MODERN])
def test_axe_finds_nothing_with_the_explanation_or_the_dialog_open(
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
    page.locator(".word[tabindex]").first.click()
    expect(page.locator(PANEL)).to_be_visible()
    found = violations(page)
    page.keyboard.press("Escape")
    page.locator(".clause-tools").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    found += violations(page)
    context.close()
    assert not found, "\n".join(found)


def violations(page: Page) -> list[str]:
    """What axe complains of now."""
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert result["passes"], "axe looked at nothing"
    return [
        f"{violation['id']}: {node['target']} {node['html'][:160]}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]
