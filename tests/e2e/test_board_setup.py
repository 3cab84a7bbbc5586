"""How a deal is laid, stage by stage, by itself and by hand; what stays where it is on a phone."""

from __future__ import annotations

import re
import time

import rasklad
from playwright.sync_api import Page, expect
from rasklad.cards import card_text
from rasklad.engine import compiled
from rasklad.stages import Stage, stages

from tests.e2e.board_page import BOOT_MS, BoardPage

LONGEST_S = 2.5


def stages_of(game_id: str) -> tuple[Stage, ...]:
    game = rasklad.game(game_id)
    return stages(compiled(game, game.choose()), game.demonstration)


def lying(game_id: str, stage: Stage) -> dict[str, list[str]]:
    places = rasklad.game(game_id).places
    return {
        place.id: [card_text(card, masked=True) for card in pile]
        for place, pile in zip(places, stage.piles, strict=True)
    }


def test_a_deal_lays_itself_within_its_time_and_is_walked_by_hand(page: Page, site_url: str) -> None:
    game = "kosynka"  # with hidden faces, and places that stay empty
    found = stages_of(game)
    board = BoardPage(page, site_url, game)
    number = page.locator("[data-step-number]")
    deal = page.locator('[data-step="deal"]')
    page.evaluate(
        """() => { window.said = new Set(); const status = document.querySelector("[data-status]");
             new MutationObserver(() => window.said.add(status.innerText.split("\\n")[0]))
               .observe(status, {childList: true, subtree: true}); }"""
    )
    begun = time.monotonic()
    deal.click()
    expect(number).to_have_text(re.compile("ход\u00a00"))
    assert time.monotonic() - begun < LONGEST_S + 1  # with what Playwright takes to look
    said = [words for words in page.evaluate("[...window.said]") if words.startswith("Раскладка")]
    assert len(said) == len(found), said
    expect(page.locator("[data-undealt]")).to_have_count(0)
    assert board.shown() == lying(game, found[-1])
    # Back from the first move come the stages, each as the rules lay it.
    back = page.locator('[data-step="back"]')
    for at in reversed(range(len(found))):
        back.click()
        expect(number).to_have_text(f"раскладка\u00a0{at + 1} из\u00a0{len(found)}")
        assert board.shown() == lying(game, found[at])
        assert sorted(board.lit("permits")) == sorted(found[at].clauses)
        framed = page.locator("[data-framed]").evaluate_all("piles => piles.map(pile => pile.dataset.place)")
        assert sorted(framed) == sorted(found[at].places)
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(board.element).to_have_attribute("state", "idle")


def test_on_a_phone_a_touch_ends_the_laying_and_the_buttons_stay_under_the_finger(
    phone_page: Page, site_url: str
) -> None:
    page = phone_page
    board = BoardPage(page, site_url, "krepost-1", touch=True)
    on = page.locator('[data-step="on"]')
    on.scroll_into_view_if_needed()
    where = on.bounding_box()
    for step in ("on", "on", "on", "start", "start"):  # the first three moves, and two steps back before them
        page.locator(f'[data-step="{step}"]').tap()
        assert on.bounding_box() == where, step
    assert len(board.lit("permits")) > 0
    board.touch(page.get_by_role("button", name="Играть отсюда"))
    board.wait_for("ready")
    # One row of buttons: in play the play's, at the same height.
    controls = page.locator(".controls").bounding_box()
    assert controls
    assert where
    expect(on).to_be_hidden()
    board.play("R10>FS")
    page.locator("[data-deal-number]").fill("8")
    page.keyboard.press("Enter")
    expect(page.locator("[data-undealt]").first).to_be_attached(timeout=BOOT_MS)
    expect(board.status).to_contain_text("Раскладка\u00a01 из\u00a03")
    page.locator("[data-say]").tap(position={"x": 5, "y": 70})
    expect(page.locator("[data-undealt]")).to_have_count(0, timeout=200)
    expect(board.status).to_contain_text("Разложено: 52\u00a0карты")
    # From a play the recorded game is still to be had, and left again.
    page.locator("[data-recording] summary").tap()
    page.get_by_role("button", name="Показать на столе").tap()
    expect(on).to_be_visible()
    expect(board.element).to_have_attribute("data-recorded", "")
    board.touch(page.get_by_role("button", name="К партии"))
    expect(on).to_be_hidden()
    # A kept play's moves are listed before there is an engine.
    move = next(move for move in board.property("moves") if move["action"] is None)
    board.play(move["move"])
    listed = page.locator("[data-history] li")
    expect(listed).to_have_count(1)
    words = listed.inner_html()
    page.evaluate("localStorage.removeItem('rasklad-played')")  # no warm start
    page.reload()
    expect(board.element).to_have_attribute("state", "idle")
    expect(listed).to_have_count(1)
    assert listed.inner_html() == words
