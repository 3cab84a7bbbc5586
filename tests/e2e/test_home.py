"""The first page: a game that is stepped through at once, without an engine."""

from __future__ import annotations

import rasklad
from edition.pages.recorded import steps_of
from playwright.sync_api import Page, expect
from rasklad.clauses import short_label

STEPS = tuple(steps_of(rasklad.game("krepost-1")))


def lying(page: Page) -> dict[str, list[str]]:
    """What lies on the small table: place → cards from the bottom up."""
    piles: dict[str, list[str]] = page.locator("rasklad-demonstration [data-place]").evaluate_all(
        """piles => Object.fromEntries(piles.map(pile => [pile.dataset.place,
           [...pile.querySelectorAll(".card")].map(card => card.dataset.card ?? "#")]))"""
    )
    return piles


def test_each_step_lays_the_cards_that_the_engine_lays_and_names_the_clause_in_words(
    page: Page, site_url: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site_url}/")
    game = rasklad.game("krepost-1")
    position = rasklad.deal(game, game.demonstration)
    on, back = page.locator("[data-step=on]"), page.locator("[data-step=back]")
    told = page.locator("[data-told]")
    opening = told.inner_text()
    for number, step in enumerate(STEPS[:12], start=1):
        on.click()
        position = rasklad.play(position, step.move)
        shown = lying(page)
        assert shown == {
            place.id: [str(card) for card in cards_of(position, place.id)] for place in game.places
        }
        expect(page.locator("[data-step-number]")).to_have_text(
            f"Ход\u00a0{number}\u00a0из\u00a0{len(STEPS)}"
        )
        link = told.locator(".cites a").first
        assert link.get_attribute("href") == f"games/krepost-1/#{step.clauses[0]}"
        assert short_label(step.clauses[0]) in link.inner_text()
        assert len(told.locator(".law").inner_text()) > 20
    back.click()
    expect(page.locator("[data-step-number]")).to_contain_text("11")
    for _ in range(11):
        back.click()
    assert told.inner_text() == opening
    expect(back).to_have_attribute("aria-disabled", "true")
    assert not [url for url in asked if "pyodide" in url or "engine" in url or "board.mjs" in url]


def cards_of(position: rasklad.Position, place: str) -> list[str]:
    """The names of the cards that lie there."""
    return [rasklad.cards.card_text(card) for card in position.pile(place)]


def test_the_buttons_are_reached_and_stepped_by_keys_and_the_end_is_the_end(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}/")
    on = page.locator("[data-step=on]")
    on.focus()
    for _ in STEPS:
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step-number]")).to_contain_text(f"{len(STEPS)}\u00a0из")
    expect(on).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator("[data-step-number]")).to_contain_text(f"{len(STEPS)}\u00a0из")
    assert sum(len(cards) for place, cards in lying(page).items() if place.startswith("F")) == 52
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-step-number]")).to_contain_text(f"{len(STEPS) - 1}\u00a0из")


def test_ways_lead_into_the_archive_and_the_game_opens_at_its_clause(phone_page: Page, site_url: str) -> None:
    phone_page.goto(f"{site_url}/")
    phone_page.locator("[data-step=on]").tap()
    assert phone_page.evaluate("document.documentElement.scrollWidth") <= 390
    phone_page.locator("[data-told] .cites a").first.tap()
    phone_page.wait_for_url(f"{site_url}/games/krepost-1/#{STEPS[0].clauses[0]}")
    expect(phone_page.locator(":target")).to_have_attribute("data-clause", STEPS[0].clauses[0])
    phone_page.goto(f"{site_url}/")
    phone_page.locator(".ways").get_by_role("link", name="Игры").tap()
    phone_page.wait_for_url(f"{site_url}/games/")


def test_the_list_of_a_section_is_closed_on_a_phone_and_open_at_a_desk(
    page: Page, phone_page: Page, site_url: str
) -> None:
    phone_page.goto(f"{site_url}/sources/")
    siblings = phone_page.locator(".siblings li a")
    expect(siblings.first).to_be_hidden()
    phone_page.locator(".siblings summary").tap()
    expect(siblings.first).to_be_visible()
    page.goto(f"{site_url}/sources/")
    expect(page.locator(".siblings li a").first).to_be_visible()
    expect(page.locator(".siblings summary")).to_be_hidden()
