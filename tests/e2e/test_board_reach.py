"""Everyone reaches everything: room for fingers in all games, enlarged pages, forced colours."""

from __future__ import annotations

from typing import Any

import pytest
import rasklad
from playwright.sync_api import Browser, Page, expect

from tests.e2e.board_page import BoardPage

FINGER = 44
COVERED = 24

# From the middle of each top card or empty place outwards: how far it is hit, sideways and up and down.
TOUCHED = """() => {
  document.querySelector("[data-table]").scrollIntoView({block: "start", behavior: "instant"});
  const tops = [...document.querySelectorAll("[data-place]:not([hidden]) .top")];
  const hit = (top, x, y) => top.contains(document.elementFromPoint(x, y));
  const reach = (top, x, y, dx, dy) => {
    let step = 0;
    while (step < 40 && hit(top, x + dx * (step + .5), y + dy * (step + .5))) step += .5;
    return step;
  };
  return tops.map(top => {
    const box = top.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return {place: top.closest("[data-place]").dataset.place,
      width: reach(top, x, y, -1, 0) + reach(top, x, y, 1, 0),
      height: reach(top, x, y, 0, -1) + reach(top, x, y, 0, 1)};
  });
}"""

# The strips of covered cards that show, pile by pile, as wide as the fan steps.
STRIPS = """() => [...document.querySelectorAll("[data-place]:not([hidden])")].map(pile => {
  const boxes = [...pile.querySelectorAll(".card[data-card]")].map(card => card.getBoundingClientRect());
  const step = (box, index) => Math.hypot(box.x - boxes[index].x, box.y - boxes[index].y);
  const steps = boxes.slice(1).map(step);
  const [leftwards, least] = [pile.dataset.dx.startsWith("-"), steps.length ? Math.min(...steps) : null];
  return {place: pile.dataset.place, leftwards, least};
})"""


@pytest.mark.parametrize("game", rasklad.games())
def test_fingers_have_room_in_every_game(phone_page: Page, site_url: str, game: str) -> None:
    board = BoardPage(phone_page, site_url, game, touch=True)
    touched: list[dict[str, Any]] = phone_page.evaluate(TOUCHED)
    assert len(touched) >= 5
    small = [each for each in touched if min(each["width"], each["height"]) < FINGER - 0.5]
    assert not small, f"less than {FINGER} pixels for a finger: {small}"
    # Covered cards have room, or their row opens under the finger and then has it.
    for pile in phone_page.evaluate(STRIPS):
        if pile["least"] is None or pile["least"] < 1 or pile["least"] >= COVERED:
            continue
        covered = phone_page.locator(f'[data-place="{pile["place"]}"] .card.covered[data-card]').first
        box = covered.bounding_box()
        assert box
        # The strip that shows is at the side away from the fan's end.
        covered.tap(position={"x": box["width"] - 4 if pile["leftwards"] else 4, "y": 4})
        expect(phone_page.locator(f'[data-place="{pile["place"]}"]')).to_have_attribute("data-open", "")
        opened = next(each for each in phone_page.evaluate(STRIPS) if each["place"] == pile["place"])
        assert opened["least"] >= COVERED - 0.5, opened
        break  # the rows of a game are alike, and the first that is open lies over others
    expect(board.element).to_have_attribute("state", "idle")


def test_a_page_twice_as_large_loses_nothing(browser: Browser, site_url: str) -> None:
    """200 % zoom on a desk of 1440 × 900: half the pixels of the style sheet."""
    context = browser.new_context(
        viewport={"width": 720, "height": 450}, device_scale_factor=2, service_workers="block"
    )
    context.set_default_timeout(20_000)
    page = context.new_page()
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    board.play("R7>R8")
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    for name in ("undo", "restart", "list", "new"):
        box = board.action(name).bounding_box()
        assert box
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= 720, name
    # Wherever one reads, the table leaves the text its room.
    page.locator(".clause-row").last.scroll_into_view_if_needed()
    stuck = page.locator("[data-stuck]").bounding_box()
    assert stuck
    assert stuck["y"] + stuck["height"] < 225
    # A refused move doesn't take the table away from who plays.
    board.take("R3")
    board.take("R1")
    expect(page.locator("[data-tone=forbids]")).to_be_in_viewport()
    context.close()


def test_marks_are_seen_in_forced_colours(browser: Browser, site_url: str) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, forced_colors="active", service_workers="block"
    )
    context.set_default_timeout(20_000)
    page = context.new_page()
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    frames = "card => [getComputedStyle(card).outlineStyle, getComputedStyle(card).outlineWidth]"
    board.take("R7")
    expect(board.card("QS")).to_have_attribute("data-selected", "")
    selected = board.card("QS").evaluate(frames)
    target = board.top("R8").evaluate(frames)
    assert selected == ["solid", "3px"]
    assert target == ["dashed", "3px"], "a place that takes the card differs by form, not by colour alone"
    board.take("R3")
    expect(page.locator("[data-blocking]").first).to_be_visible()
    assert page.locator("[data-blocking]").first.evaluate(frames) == ["double", "3px"]
    # Cards keep their own colours, light paper and dark or red signs: theirs are no decoration.
    adjust = "card => getComputedStyle(card).forcedColorAdjust"
    assert board.card("QS").evaluate(adjust) == "none"
    context.close()
