"""The board in English: chosen, spoken in keyboard play and refusals, kept; the text stays Russian."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.conftest import ROOT
from tests.e2e.board_page import BoardPage

AXE = ROOT / "node_modules/axe-core/axe.min.js"
DIALOG = "dialog.aid-dialog"
RUSSIAN_LEFT = """
  board => {
    const found = [];
    const walk = (node, lang) => {
      if (node instanceof Text) {
        if (!lang.startsWith("ru") && /\\p{Script=Cyrillic}/u.test(node.data)) found.push(node.data.trim());
        return;
      }
      if (!(node instanceof Element) || node.matches("script, noscript, symbol")) return;
      const own = node.lang || lang;
      for (const name of ["aria-label", "title", "placeholder"]) {
        const words = node.getAttribute(name) ?? "";
        if (!own.startsWith("ru") && /\\p{Script=Cyrillic}/u.test(words)) found.push(`${name}: ${words}`);
      }
      for (const child of node.childNodes) walk(child, own);
    };
    walk(board, board.lang);
    return found;
  }
"""


def test_the_board_speaks_english_once_that_is_chosen_and_again_after_a_reload(
    page: Page, site_url: str
) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    page.locator('[data-opens="settings"]').click()
    page.locator(f'{DIALOG} [name="setting-language"][value="english"]').check()
    # At once, in the dialog as well, and the choice keeps the focus.
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(page.locator(f'{DIALOG} [value="english"]')).to_be_focused()
    expect(board.element).to_have_attribute("lang", "en")
    page.keyboard.press("Escape")
    expect(board.action("undo")).to_have_text("Undo")
    expect(board.status).to_have_text(re.compile("The cards are dealt"))
    expect(page.locator("html")).to_have_attribute("lang", "ru")

    # A move by keys: taken, laid, told.
    board.top("R7").focus()
    page.keyboard.press("Enter")
    board.wait_for("ready")
    expect(board.top("R8")).to_have_attribute("aria-label", re.compile("may go here, clause 7$"))
    expect(board.status).to_contain_text("Queen of spades onto the jack of spades")
    board.top("R8").focus()
    page.keyboard.press("Enter")
    expect(board.status).to_contain_text("Move\u00a01. Queen of spades onto the king of spades, by")
    expect(page.locator("[data-history] li")).to_contain_text("Q onto K")

    # A refusal: English with the clause, the reason in the edition's Russian.
    page.keyboard.press("Enter")
    expect(board.status).to_contain_text("Queen of spades onto the jack of spades")
    board.top("R3").focus()
    page.keyboard.press("Enter")
    expect(board.status).to_contain_text("Not allowed by\u00a0clause")
    expect(board.status.locator('> span[lang="ru"]')).to_contain_text("не ложится")
    assert board.element.evaluate(RUSSIAN_LEFT) == []
    page.evaluate(AXE.read_text("utf-8"))
    result = page.evaluate("axe.run(document.querySelector('rasklad-board'), {resultTypes: ['violations']})")
    assert result["passes"], "axe looked at nothing"
    assert [violation["id"] for violation in result["violations"]] == []

    page.reload()
    expect(board.status).to_contain_text("The game goes on, 1\u00a0move made")
    expect(board.element).to_have_attribute("lang", "en")
    assert json.loads(page.evaluate("localStorage.getItem('rasklad-settings')")) == {"language": "english"}

    # Back to the page's own language, with nothing left of the other.
    page.locator('[data-opens="settings"]').click()
    page.locator(f'{DIALOG} [name="setting-language"][value="russian"]').check()
    expect(page.get_by_role("dialog", name="Настройки")).to_be_visible()
    page.keyboard.press("Escape")
    expect(board.action("undo")).to_have_text("Отменить")
    expect(board.status).to_contain_text("Партия продолжается")
    expect(page.locator("[data-recording] li[data-change]").first).to_contain_text("на основание")
    assert page.locator("rasklad-board [aria-label*=' of ']").count() == 0


def test_who_chose_english_and_did_not_get_it_is_told(new_page: Page, site_url: str) -> None:
    new_page.route("**/english.mjs", lambda route: route.abort())
    board = BoardPage(new_page, site_url, "krepost-1")
    new_page.locator('[data-opens="settings"]').click()
    alert = new_page.locator(f"{DIALOG} [role=alert]")
    expect(alert).to_have_count(0)
    new_page.locator(f'{DIALOG} [name="setting-language"][value="english"]').check()
    expect(alert).to_contain_text("Английские слова не\u00a0пришли")
    expect(board.element).not_to_have_attribute("lang", "en")
    new_page.locator(f'{DIALOG} [name="setting-language"][value="russian"]').check()
    expect(alert).to_have_count(0)
