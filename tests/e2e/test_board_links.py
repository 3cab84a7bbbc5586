"""Links to a play in the address and in the text: opened, shown with their clause, refused in a sentence."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.board_page import BOOT_MS, BoardPage

CLAUSE = "cadogan-24.krepost.7"
MANGLED = (
    "#play-",
    "#play-1",
    "#play-2/d195259",
    "#play-1/d9999999999",
    "#play-1/d195259/nosuch=1",
    "#play-1/d195259//R1-R1",
    "#play-1/d195259//R7-R8.R7",
    "#play-1/pR1:JS_JS",
    "#play-1/%00%ff",
    "#play-1/d195259/////",
)


def add_link(page: Page, fragment: str, attributes: str) -> None:
    page.evaluate(
        """([fragment, attributes]) => document.querySelector("main").insertAdjacentHTML("beforeend",
             `<p><a class="of-test" href="${fragment}" ${attributes}>Показать</a></p>`)""",
        [fragment, attributes],
    )


def test_an_address_with_a_play_opens_it(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/games/krepost-1/#play-1/d195259//R7-R8.R10-FS")
    board = page.locator("rasklad-board")
    expect(board).to_have_attribute("state", "ready", timeout=BOOT_MS)
    expect(page.locator("[data-history] li")).to_have_count(2)
    expect(page.locator("[data-status]")).to_contain_text("Открыта партия по\u00a0ссылке")
    page.evaluate("location.hash = '#play-1/pR1:JS_5D;R2:6D'")
    expect(page.locator('[data-place="R1"] .card')).to_have_count(2)
    expect(page.locator('[data-place="R3"] .card')).to_have_count(0)
    page.go_back()
    expect(page.locator("[data-history] li")).to_have_count(2)


def test_the_links_of_a_clause_show_it_at_work_and_forbidding(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    add_link(page, "#play-1/d195259", f'data-works="{CLAUSE}" data-move="R7&gt;R8"')
    page.locator(".of-test").last.click()
    board.wait_for("ready")
    expect(page.locator('[data-place="R8"][data-target]')).to_be_visible()
    expect(page.locator(f'[data-clause="{CLAUSE}"]')).to_have_attribute("data-lit", "permits")
    expect(page.locator("[data-stuck]")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("location.hash") == "#play-1/d195259"
    add_link(page, "#play-1/d195259//R7-R8", f'data-forbids="{CLAUSE}" data-move="R1&gt;R2"')
    page.locator(".of-test").last.click()
    expect(page.locator("[data-say]")).to_have_attribute("data-tone", "forbids")
    expect(page.locator(f'[data-clause="{CLAUSE}"]')).to_have_attribute("data-lit", "forbids")
    expect(page.locator("[data-history] li")).to_have_count(1)
    page.keyboard.press("Escape")


def test_a_link_brings_its_readings(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/games/kolodets-36/?readings=redeals:1#play-1/d174/emptyPlace=never")
    expect(page.locator("rasklad-board")).to_have_attribute("state", "ready", timeout=BOOT_MS)
    expect(page.locator('[data-reading="emptyPlace"] [value="never"]')).to_be_checked()
    expect(page.locator('[data-reading="redeals"] [value="0"]')).to_be_checked()
    assert page.evaluate("location.search") == "?readings=emptyPlace:never"


def test_a_mangled_link_gets_its_sentence_and_a_fresh_deal(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/games/krepost-1/{MANGLED[0]}")
    board = page.locator("rasklad-board")
    expect(board).to_have_attribute("state", "ready", timeout=BOOT_MS)
    said = page.locator("[data-status]")
    for fragment in MANGLED:
        page.evaluate("location.hash = '#play-1/d7'")
        expect(board).to_have_attribute("deal", "7")
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        expect(board).to_have_attribute("deal", "195259")
        expect(page.locator("[data-say]")).to_have_attribute("data-tone", "forbids")
        assert len(said.inner_text()) > 20
        expect(page.locator("[data-history] li")).to_have_count(0)
