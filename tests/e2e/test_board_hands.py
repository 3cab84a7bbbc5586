"""The board under a hand: cards dragged by mouse and finger, sent home by a double touch, seen as they go."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.board_page import BOOT_MS, BoardPage

HISTORY = "[data-history] li"
IN_HAND = "[data-selected]"


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, source: Locator, to: tuple[float, float]) -> None:
    """Drag with the mouse, and wait until the card is in hand before it is let go."""
    x, y = middle(source)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12, steps=3)
    expect(source).to_have_attribute("data-selected", "", timeout=BOOT_MS)
    page.mouse.move(*to, steps=6)
    page.mouse.up()


def swipe(touches: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes down, over the screen and up."""

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    (x, y), (to_x, to_y) = start, end
    send("touchStart", start)
    for step in range(1, 9):
        send("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    send("touchEnd")


def test_a_card_is_dragged_where_it_may_go_and_returns_from_elsewhere(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "krepost-1")
    where = middle(board.card("QS"))
    # Onto a card that doesn't take it: the clause says why, and it goes back. The drag wakes the engine.
    drag(page, board.card("QS"), middle(board.top("R3")))
    expect(page.locator("[data-tone=forbids]")).to_be_visible()
    assert board.lit("forbids")
    expect(page.locator(IN_HAND)).to_have_count(0)
    page.wait_for_function(
        "([x, y]) => { const box = document.querySelector('[data-card=QS]').getBoundingClientRect();"
        " return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 1; }",
        arg=list(where),
    )
    # Off the table: nothing is asked. The click that ends a drag is none: the next touch takes a card.
    drag(page, board.card("QS"), (300, 400))
    expect(page.locator(IN_HAND)).to_have_count(0)
    expect(page.locator("[data-tone=forbids]")).to_have_count(0)
    board.take("R7")
    expect(board.card("QS")).to_have_attribute("data-selected", "")
    page.keyboard.press("Escape")
    expect(page.locator(IN_HAND)).to_have_count(0)
    assert page.locator(HISTORY).count() == 0
    # Onto a card that takes it.
    drag(page, board.card("QS"), middle(board.top("R8")))
    expect(page.locator(HISTORY)).to_have_count(1)
    assert board.shown()["R8"][-1] == "QS"
    expect(page.locator(IN_HAND)).to_have_count(0)
    # Twice quickly: home, where it may go; otherwise it is taken and let go.
    board.card("AS").dblclick()
    expect(page.locator(HISTORY)).to_have_count(2)
    assert board.shown()["FS"] == ["AS"]
    board.card("QS").dblclick()
    expect(page.locator(IN_HAND)).to_have_count(0)
    expect(page.locator(HISTORY)).to_have_count(2)


def test_a_finger_drags_a_card_that_has_a_move_and_taps_it_home(phone_page: Page, site_url: str) -> None:
    board = BoardPage(phone_page, site_url, "krepost-1", touch=True)
    board.start()
    movable = {move["from"] for move in board.property("moves")}
    still = next(place for place in ("R3", "R5", "R9", "R4", "R6") if place not in movable)
    # A finger on a card without a move scrolls the page.
    assert board.top(still).evaluate("card => getComputedStyle(card).touchAction") == "manipulation"
    assert board.card("QS").evaluate("card => getComputedStyle(card).touchAction") == "none"
    touches = phone_page.context.new_cdp_session(phone_page)
    phone_page.locator("[data-table]").scroll_into_view_if_needed()
    swipe(touches, middle(board.card("QS")), middle(board.top("R8")))
    expect(phone_page.locator(HISTORY)).to_have_count(1)
    assert board.shown()["R8"][-1] == "QS"
    x, y = middle(board.card("AS"))
    # Both taps in one go: between two calls of a slow machine too much time may pass.
    phone_page.evaluate(
        "([x, y]) => { for (const _ of [1, 2]) document.elementFromPoint(x, y).dispatchEvent("
        "new MouseEvent('click', {bubbles: true, detail: 1, clientX: x, clientY: y})); }",
        arg=[x, y],
    )
    expect(phone_page.locator(HISTORY)).to_have_count(2)
    assert board.shown()["FS"] == ["AS"]


def test_several_cards_are_dragged_together(page: Page, site_url: str) -> None:
    board = BoardPage(page, site_url, "kosynka")
    board.start()
    # Built by the moves of the play itself: the first legal move that lays a card on a column makes a pair.
    for _ in range(60):
        groups = [move for move in board.property("moves") if move["count"] > 1 and not move["action"]]
        if groups:
            break
        single = next((m for m in board.property("moves") if not m["action"] and m["to"][0] != "F"), None)
        made = page.locator(HISTORY).count()
        if single is None:
            board.touch(page.locator('[data-actions] [data-action="play"]').first)
        else:
            board.play(single["move"])
        expect(page.locator(HISTORY)).to_have_count(made + 1)
    else:
        raise AssertionError("no group came up")
    group = groups[0]
    cards = page.locator(f'[data-place="{group["from"]}"] .card')
    names = board.shown()[group["from"]][-group["count"] :]
    lowest = cards.nth(cards.count() - group["count"])
    # Taken by the strip that shows: its middle lies under the next card.
    box = lowest.bounding_box()
    assert box
    to = middle(board.top(group["to"]))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + 12, steps=3)
    expect(page.locator(IN_HAND)).to_have_count(group["count"])
    page.mouse.move(*to, steps=6)
    page.mouse.up()
    expect(page.locator(IN_HAND)).to_have_count(0)
    page.wait_for_function(
        "([to, names]) => { const cards = [...document.querySelectorAll(`[data-place='${to}'] .card`)];"
        " return String(cards.slice(-names.length).map(card => card.dataset.card)) === String(names); }",
        arg=[group["to"], names],
    )


def painted(page: Page) -> None:
    """Wait for the next painting, before which cards set off, and the one after it."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


ANIMATIONS = """
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.animated.push({card: this.dataset.card, frames, duration: options.duration});
    return animate.call(this, frames, options);
  };
"""


def test_a_move_is_seen_on_its_way(page: Page, site_url: str) -> None:
    page.add_init_script(ANIMATIONS)
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    board.play("R7>R8")
    painted(page)
    [seen] = page.evaluate("animated")
    assert seen["card"] == "QS"
    assert [set(frame) for frame in seen["frames"]] == [{"transform"}, {"transform"}]
    assert seen["frames"][0]["transform"].startswith("translate(-")
    assert seen["duration"] < 300
    page.keyboard.press("Control+z")
    expect(page.locator(HISTORY)).to_have_count(0)
    painted(page)
    assert [each["card"] for each in page.evaluate("animated")] == ["QS", "QS"]
    # A fresh deal is no move.
    board.touch(board.action("new"))
    expect(board.element).not_to_have_attribute("deal", "195259", timeout=BOOT_MS)
    painted(page)
    assert len(page.evaluate("animated")) == 2


def test_nothing_moves_where_less_motion_is_wanted(page: Page, site_url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(ANIMATIONS)
    board = BoardPage(page, site_url, "krepost-1")
    board.start()
    board.play("R7>R8")
    painted(page)
    assert page.evaluate("animated") == []
    assert board.card("QS").evaluate("card => getComputedStyle(card).transitionDuration") == "0s"
