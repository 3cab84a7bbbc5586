"""What is pressed before the page's modules have come over a slow line is done once they have."""

from __future__ import annotations

import re

import pytest
import rasklad
from playwright.sync_api import Page, Route, expect
from rasklad.cards import card_text

from tests.e2e.board_page import BOOT_MS

GAME = "krepost-1"


class SlowModules:
    """Holds the requests of the modules until they are let go."""

    def __init__(self, page: Page) -> None:
        self.held: list[Route] = []
        self.closed = True
        page.route("**/assets/rasklad/*.mjs", self._asked)

    def _asked(self, route: Route) -> None:
        if self.closed:
            self.held.append(route)
        else:
            route.continue_()

    def come(self) -> None:
        self.closed = False
        for route in self.held:
            route.continue_()


@pytest.fixture
def slow(page: Page, site_url: str) -> SlowModules:
    modules = SlowModules(page)
    page.goto(f"{site_url}/games/{GAME}/", wait_until="commit")
    expect(page.locator("footer").last).to_be_attached()
    return modules


def test_two_presses_of_the_step_are_two_moves_of_the_recorded_game(page: Page, slow: SlowModules) -> None:
    step = page.locator('[data-step="on"]')
    step.click()
    step.click()
    number = page.locator("[data-step-number]")
    expect(number).to_have_text("99 ходов")
    slow.come()
    expect(number).to_have_text(f"ход\u00a02 из\u00a0{len(rasklad.game(GAME).recorded)}")


def test_the_view_and_the_layer_chosen_early_are_shown(page: Page, slow: SlowModules) -> None:
    comparison = page.locator("[data-comparison]")
    page.locator('[data-view-switch] [data-view="old"]').click()
    layer = page.locator("[data-layer]").first
    chosen = not layer.is_checked()
    layer.set_checked(chosen)
    expect(comparison).not_to_have_attribute("data-view", "old")
    slow.come()
    expect(comparison).to_have_attribute("data-view", "old")
    expect(layer).to_be_checked(checked=chosen)
    expect(page).to_have_url(re.compile(r"\?view=old&hide=orthography$"))


def test_a_deal_asked_for_early_is_dealt_and_the_page_is_not_loaded_anew(
    page: Page, slow: SlowModules
) -> None:
    page.evaluate("window.loaded = 'once'")
    number = page.locator("[data-deal-number]")
    number.fill("7")
    number.press("Enter")
    slow.come()
    dealt = rasklad.deal(rasklad.game(GAME), 7)
    expect(page.locator("rasklad-board")).to_have_attribute("state", "ready", timeout=BOOT_MS)
    expect(page.locator('[data-place="R1"] .card').last).to_have_attribute(
        "data-card", card_text(dealt.pile("R1")[-1], masked=True)
    )
    assert page.evaluate("window.loaded") == "once"


def test_a_press_of_a_module_that_has_come_is_done_once(page: Page, site_url: str) -> None:
    """The held press is not made twice where the module already listens."""
    page.goto(f"{site_url}/games/{GAME}/")
    # Were each made twice, the second would end at the fourth move.
    page.locator('[data-step="on"]').click()
    page.locator('[data-step="on"]').click()
    expect(page.locator("[data-step-number]")).to_have_text(
        f"ход\u00a02 из\u00a0{len(rasklad.game(GAME).recorded)}"
    )
