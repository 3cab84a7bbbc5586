"""Help and settings: the scheme of keys, letters switched off, the deck chosen before the first paint."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import ROOT
from tests.e2e.board_page import BoardPage

AXE = ROOT / "node_modules/axe-core/axe.min.js"
HISTORY = "[data-history] li"
DIALOG = "dialog.aid-dialog"
FIRST_LOOK = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector("rasklad-board")) return;
    watch.disconnect();
    window.firstLook = {...document.documentElement.dataset};
  }).observe(document, {childList: true, subtree: true});
"""


def choose(page: Page, name: str, value: str) -> None:
    page.locator('[data-opens="settings"]').click()
    page.locator(f'{DIALOG} [name="setting-{name}"][value="{value}"]').check()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_be_hidden()


def shown_letters(page: Page) -> tuple[str, str]:
    """How visible the Russian and the Latin letter of the queen of spades are, as the style says."""
    drawn = page.locator("#c-QS path[opacity]")
    letters = drawn.evaluate_all("all => all.map(path => getComputedStyle(path).opacity)")
    return letters[0], letters[1]


def test_the_question_mark_opens_the_help_and_escape_gives_the_focus_back(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.top("R3").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Управление")
    expect(dialog).to_be_visible()
    for words in ("отменить ход", "возможные ходы", "старый текст", "поиск", "Перетащить карту"):
        expect(dialog).to_contain_text(words)
    # The game has no stock: its help doesn't speak of one.
    expect(dialog).not_to_contain_text("из\u00a0колоды")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(board.top("R3")).to_be_focused()
    expect(board.element).to_have_attribute("state", "idle")


def test_letters_press_the_buttons_that_the_help_names(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    board.card("AS").focus()
    page.keyboard.press("f")
    expect(page.locator(HISTORY)).to_have_count(1)
    assert board.shown()["FS"] == ["AS"]
    board.card("QS").focus()
    page.keyboard.press("f")
    expect(board.status).to_contain_text("На\u00a0основание этой карте сейчас нельзя")
    page.keyboard.press("r")
    expect(page.locator(HISTORY)).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("[data-possible] li").first).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator("[data-deal-number]")).to_be_focused()
    page.keyboard.type("7n")
    page.keyboard.press("Enter")
    expect(board.status).to_contain_text("Такого расклада нет")


def test_the_stock_is_turned_by_a_letter_of_either_alphabet(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "kolodets-36")
    board.start()
    page.locator("[data-place] .top").first.focus()
    page.keyboard.press("d")
    expect(page.locator(HISTORY)).to_have_count(1)
    # A Russian layout: the same key, another letter.
    page.evaluate(
        "document.activeElement.dispatchEvent("
        "new KeyboardEvent('keydown', {code: 'KeyU', key: 'г', bubbles: true}))"
    )
    expect(page.locator(HISTORY)).to_have_count(0)


def test_letters_are_switched_off_and_the_rest_still_acts(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    choose(page, "keys", "off")
    page.reload()
    board.start()
    board.play("R7>R8")
    board.top("R8").focus()
    for key in ("u", "f", "n", "?", "/"):
        page.keyboard.press(key)
    expect(page.locator(DIALOG)).to_have_count(0)
    expect(board.top("R8")).to_be_focused()
    page.locator("main").focus()
    page.keyboard.press("c")
    expect(page.locator("[data-comparison]")).to_have_attribute("data-view", "both")
    board.top("R8").focus()
    page.keyboard.press("Control+z")
    expect(page.locator(HISTORY)).to_have_count(0)
    choose(page, "keys", "on")
    board.top("R8").focus()
    page.keyboard.press("Shift+U")
    expect(page.locator(HISTORY)).to_have_count(1)


def test_letters_can_be_switched_off_on_the_pages_of_the_comparison(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/compare/krepost-1/")
    page.locator('[data-opens="settings"]').click()
    expect(page.locator(f"{DIALOG} legend")).to_have_text(["Клавиши-буквы"])
    page.locator(f'{DIALOG} [value="off"]').check()
    page.keyboard.press("Escape")
    page.locator("main").focus()
    page.keyboard.press("c")
    expect(page.locator("[data-comparison]")).to_have_attribute("data-view", "both")


def test_the_deck_is_chosen_and_shown_before_the_first_paint(page: Page, site_url: str) -> None:
    page.add_init_script(FIRST_LOOK)
    BoardPage(page, site_url, "krepost-1")
    assert shown_letters(page) == ("1", "0")
    choose(page, "suits", "four")
    choose(page, "indices", "latin")
    assert shown_letters(page) == ("0", "1")
    page.reload()
    assert page.evaluate("firstLook") == {"suits": "four", "indices": "latin"}
    assert shown_letters(page) == ("0", "1")
    fills = {
        suit: page.locator(f"#c-2{suit.upper()} g").first.evaluate("group => getComputedStyle(group).fill")
        for suit in "shdc"
    }
    assert len(set(fills.values())) == 4, fills
    # The words of moves follow: «Q♠» stands where «Д♠» did, and is what is read aloud.
    written = page.locator("[data-recording] .rank").first
    latin = written.get_attribute("data-latin")
    assert written.evaluate("rank => getComputedStyle(rank, '::before').content") == f'"{latin}"'
    assert written.locator("span").evaluate("letter => getComputedStyle(letter).display") == "none"
    choose(page, "suits", "two")
    choose(page, "indices", "russian")
    assert page.evaluate("localStorage.getItem('rasklad-settings')") is None
    assert shown_letters(page) == ("1", "0")


@pytest.mark.parametrize("stored", ['{"suits":"five"}', "{", "[1]", "null", '"four"'])
def test_strange_settings_leave_the_page_whole(page: Page, site_url: str, stored: str) -> None:
    page.add_init_script(f"localStorage.setItem('rasklad-settings', {stored!r})")
    BoardPage(page, site_url, "krepost-1")
    assert shown_letters(page) == ("1", "0")
    page.locator('[data-opens="settings"]').click()
    expect(page.locator(f'{DIALOG} [name="setting-suits"][value="two"]')).to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_dialogs(phone_page: Page, site_url: str, scheme: str) -> None:
    phone_page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    phone_page.add_init_script("localStorage.setItem('rasklad-settings', JSON.stringify({suits: 'four'}))")
    BoardPage(phone_page, site_url, "kosynka", touch=True)
    phone_page.evaluate(AXE.read_text("utf-8"))
    for aid in ("help", "settings"):
        phone_page.locator(f'[data-opens="{aid}"]').tap()
        expect(phone_page.locator(DIALOG)).to_be_visible()
        result = phone_page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert result["passes"], "axe looked at nothing"
        found = [f"{each['id']}: {node['html']}" for each in result["violations"] for node in each["nodes"]]
        assert not found, f"{aid}: {found}"
        wide = phone_page.locator(DIALOG).evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
        assert wide, f"{aid} must not scroll sideways"
        phone_page.locator(f"{DIALOG} .close").tap()
