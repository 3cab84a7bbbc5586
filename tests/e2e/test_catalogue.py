"""The catalogue in a browser: facets by mouse, by keyboard and by address, names, the way back, the phone."""

from __future__ import annotations

import re

import pytest
import rasklad
from edition.pages.catalogue.facets import answers
from playwright.sync_api import Browser, Locator, Page, expect

from tests.conftest import PHONE, ROOT

GAMES = [rasklad.game(game_id) for game_id in rasklad.games()]
AXE = ROOT / "node_modules/axe-core/axe.min.js"


class Catalogue:
    """The page, as a reader uses it."""

    def __init__(self, page: Page, site_url: str, search: str = "") -> None:
        self.page = page
        page.goto(f"{site_url}/games/{search}")
        expect(page.locator("[data-catalogue-form]")).to_be_visible()

    @property
    def count(self) -> Locator:
        return self.page.locator("[data-catalogue-count]")

    @property
    def name(self) -> Locator:
        return self.page.locator("[data-catalogue-names]")

    def box(self, facet: str, value: str) -> Locator:
        return self.page.locator(f'input[data-facet="{facet}"][value="{value}"]')

    def shown(self) -> set[str]:
        """The games whose cards are seen."""
        cards = self.page.locator("[data-game]:not([hidden])")
        found: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.game)")
        return set(found)

    def expect(self, games: set[str]) -> None:
        """Wait until these games remain, and the live region says so."""
        self.page.wait_for_function(
            """wanted => [...document.querySelectorAll("[data-game]:not([hidden])")]
                .map(card => card.dataset.game).sort().join() === wanted""",
            arg=",".join(sorted(games)),
        )
        expect(self.count).to_have_attribute("data-catalogue-count", str(len(games)))

    @property
    def search(self) -> str:
        asked: str = self.page.evaluate("decodeURIComponent(location.search)")
        return asked


def of(**chosen: str | tuple[str, ...]) -> set[str]:
    """The games that answer so, by their declarations."""
    wanted = {facet: (value,) if isinstance(value, str) else value for facet, value in chosen.items()}
    return {
        game.id
        for game in GAMES
        if all(
            facet in answers(game) and answers(game)[facet].id in values for facet, values in wanted.items()
        )
    }


def test_boxes_narrow_the_list_by_mouse_and_the_counts_follow(page: Page, site_url: str) -> None:
    catalogue = Catalogue(page, site_url)
    catalogue.expect({game.id for game in GAMES})
    catalogue.box("decks", "2").click()
    catalogue.expect(of(decks="2"))
    expect(catalogue.count).to_have_text(f"{len(of(decks='2'))}\u00a0игр из\u00a0{len(GAMES)}")
    expect(catalogue.count).to_have_attribute("role", "status")
    catalogue.box("redeals", "yes").click()
    catalogue.expect(of(decks="2", redeals="yes"))
    catalogue.box("decks", "1").click()
    catalogue.expect(of(decks=("1", "2"), redeals="yes"))
    assert catalogue.search == "?decks=1&decks=2&redeals=yes"
    for value in ("1", "2"):
        label = page.locator("label", has=catalogue.box("decks", value))
        expect(label.locator("[data-facet-count]")).to_have_text(str(len(of(decks=value, redeals="yes"))))
    page.locator("[data-catalogue-reset]").click()
    catalogue.expect({game.id for game in GAMES})
    assert catalogue.search == ""
    expect(page.locator("[data-catalogue-reset]")).to_be_hidden()
    expect(catalogue.count).to_be_focused()


def test_boxes_are_chosen_by_keyboard_and_the_browser_goes_back(page: Page, site_url: str) -> None:
    catalogue = Catalogue(page, site_url)
    catalogue.box("decks", "1").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    catalogue.expect(of(decks="2"))
    page.keyboard.press("Tab")
    expect(catalogue.box("cards", "36")).to_be_focused()
    page.keyboard.press("Space")
    catalogue.expect(set())
    page.go_back()
    catalogue.expect(of(decks="2"))
    expect(catalogue.box("cards", "36")).not_to_be_checked()
    page.go_back()
    catalogue.expect({game.id for game in GAMES})
    page.go_forward()
    catalogue.expect(of(decks="2"))
    expect(catalogue.box("decks", "2")).to_be_checked()


def test_an_address_is_taken_strictly_and_what_is_unknown_is_named(page: Page, site_url: str) -> None:
    catalogue = Catalogue(page, site_url, "?decks=1&suit=same&build=both&cards=53&colour=%3Cb%3E")
    catalogue.expect(of(decks="1", suit="same", build="both"))
    fault = page.locator("[data-catalogue-fault]")
    expect(fault).to_contain_text("«cards=53», «colour»")
    expect(catalogue.box("build", "both")).to_be_visible()
    catalogue.box("text", "damaged").click()
    catalogue.expect(of(decks="1", suit="same", build="both", text="damaged"))
    expect(fault).to_be_hidden()
    assert catalogue.search == "?decks=1&text=damaged&build=both&suit=same"


def test_rules_are_searched_as_readers_say_them(page: Page, site_url: str) -> None:
    catalogue = Catalogue(page, site_url)
    page.locator(".facets-rules > summary").click()
    for words, games in (
        ("по масти вниз", of(build="down", suit="same")),
        ("тузы сразу на столе", of(first="withdrawn-0")),
        ("пустое место — только королю", of(empty="rank-or-group-12")),
    ):
        assert games
        page.locator("a[data-example]", has_text=re.compile(words.replace(" ", r"\s"))).click()
        catalogue.expect(games)


def test_an_empty_list_offers_the_way_back(page: Page, site_url: str) -> None:
    catalogue = Catalogue(page, site_url, "?decks=2")
    catalogue.box("cards", "36").click()
    catalogue.expect(set())
    expect(page.locator("[data-catalogue-none]")).to_contain_text("Таких игр")
    page.get_by_role("button", name="Убрать «36»").click()
    catalogue.expect(of(decks="2"))
    catalogue.name.fill("абракадабра")
    catalogue.expect(set())
    page.get_by_role("button", name="Показать все игры").click()
    catalogue.expect({game.id for game in GAMES})
    expect(catalogue.name).to_have_value("")


def test_a_game_is_found_by_its_names_in_any_language_and_spelling(page: Page, site_url: str) -> None:
    catalogue = Catalogue(page, site_url)
    for name, game_id in (
        ("осажденный замок", "koroli"),
        ("КРѢПОСТЬ", "krepost-2"),
        ("расчет", "raschet"),
        ("la forteresse", "krepost-1"),
        ("Fortress", "krepost-1"),
        ("l'horloge", "chasy"),
    ):
        catalogue.name.fill(name)
        page.wait_for_function("name => new URLSearchParams(location.search).get('name') === name", arg=name)
        assert game_id in catalogue.shown(), name
    catalogue.name.fill("Клондайк")
    catalogue.expect({"kosynka"})
    expect(page.locator('[data-game="kosynka"] [data-found-by]')).to_have_text(
        "Найдено по\u00a0имени «Клондайк»"
    )
    page.locator('[data-game="kosynka"] h2 a').click()
    page.wait_for_url(f"{site_url}/games/kosynka/")
    page.go_back()
    catalogue.expect({"kosynka"})
    expect(catalogue.name).to_have_value("Клондайк")


def test_on_a_phone_the_form_is_closed_until_it_is_asked_for(phone_page: Page, site_url: str) -> None:
    catalogue = Catalogue(phone_page, site_url)
    expect(catalogue.box("decks", "2")).to_be_hidden()
    phone_page.locator(".facets-all > summary").tap()
    box = phone_page.locator("label", has=catalogue.box("decks", "2"))
    assert (box.bounding_box() or {"height": 0})["height"] >= 44
    box.tap()
    catalogue.expect(of(decks="2"))
    expect(phone_page.locator("[data-facets-chosen]")).to_have_text("(1)")
    assert phone_page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_narrowed_and_empty_lists_have_no_fault_that_axe_finds(page: Page, site_url: str) -> None:
    for search in ("?decks=2&foo=1&name=sultan", "?decks=2&cards=36", "?build=down"):
        Catalogue(page, site_url, search)
        page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate("axe.run().then(({ violations }) => violations.map(({ id }) => id))")
        assert found == [], search


@pytest.mark.parametrize("address", ["games/", "", "games/names/"])
def test_the_pages_are_complete_without_a_script(browser: Browser, site_url: str, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site_url}/{address}")
    if address == "games/":
        assert page.locator("[data-game]:visible").count() == len(GAMES)
        expect(page.locator("[data-catalogue-form]")).to_be_hidden()
        expect(page.locator("[data-catalogue-names]")).to_be_hidden()
    elif address == "":
        page.locator(".demonstration-list > summary").click()
        assert page.locator("[data-moves] > li:visible").count() == len(rasklad.game("krepost-1").recorded)
        expect(page.locator("[data-stepper]")).to_be_hidden()
    else:
        assert page.get_by_text("La Forteresse", exact=True).is_visible()
    context.close()
