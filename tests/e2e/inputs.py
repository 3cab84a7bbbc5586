"""Mouse, finger and keyboard: the three ways in which the tests play, each as a reader does it.

What to do is told in the board's own terms: a pile by its place, a card by how deep it lies. Where that is on
the screen, and which keys lead there, is found out from the page as it stands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.e2e.board_page import BOOT_MS

#: So many steps of a recorded game are pointed at, each waited for; keys take the rest.
POINTED: Final = 8

#: Running animations that end: until they have, nothing is where it will be, and no colour is the final one.
SETTLED: Final = """() => Promise.all(document.getAnimations()
  .filter(each => Number.isFinite(each.effect?.getComputedTiming().endTime))
  .map(each => each.finished.catch(() => undefined))).then(() => true)"""

#: A point of a card (`depth` cards from the top, 0: the empty place) that a pointer reaches; null: none.
POINT: Final = """([place, depth]) => {
  const pile = document.querySelector(`[data-place="${place}"]`);
  const cards = [...pile.querySelectorAll(".card")];
  const card = depth === 0 ? pile.querySelector(".slot") : cards[cards.length - depth];
  const box = card.getBoundingClientRect();
  const points = [];
  for (let x = box.left + 1; x < box.right; x += Math.max(1, box.width / 12))
    for (let y = box.top + 1; y < box.bottom; y += Math.max(1, box.height / 12))
      if (document.elementFromPoint(x, y)?.closest(".card, .slot") === card) points.push([x, y]);
  return points[Math.floor(points.length / 2)] ?? null;
}"""

SPOTS: Final = """() => Object.fromEntries(
[...document.querySelectorAll("[data-place]:not([hidden])")].map(pile => {
  const box = pile.querySelector(".top").getBoundingClientRect();
  return [pile.dataset.place, [box.x + box.width / 2, box.y + box.height / 2]];
}))"""

FOCUSED: Final = "document.activeElement.closest('[data-place]')?.dataset.place ?? null"

ARROWS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class Input(ABC):
    """One way of giving the board what a reader wants."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button."""

    @abstractmethod
    def touch(self, place: str, depth: int = 1) -> None:
        """Touch a pile's card, `depth` cards from its top, or (0) its empty place."""

    @abstractmethod
    def step_through(self, times: int) -> None:
        """Go so many moves on from the beginning of the recorded game."""

    def wait(self, condition: str, argument: object = None, timeout: int = BOOT_MS) -> None:
        """Return as soon as the page's function is true, asked at every frame."""
        self.page.wait_for_function(condition, arg=argument, timeout=timeout)

    def play(self, move: dict[str, Any]) -> None:
        """Make a legal move, told as the board's property `moves` has it, and wait until it is made."""
        made = self.page.locator("[data-history] li").count()
        self._make(move)
        self.wait("made => document.querySelectorAll('[data-history] li').length === made + 1", made)

    def _make(self, move: dict[str, Any]) -> None:
        if move["action"] is not None:
            button = self.page.locator(f'[data-actions] [data-move="{move["move"]}"]')
            if button.count():
                self.press(button.first)
            elif not self.depth_of_top(move["to"]):
                self.touch(move["to"], 0)
            else:
                self.touch(move["from"])
            return
        mutual = "+" in move["move"] or "~" in move["move"]
        self.touch(move["from"], 1 if mutual else move["count"])
        target = f'[data-place="{move["to"]}"][data-target]'
        self.wait("target => document.querySelector(target) !== null", target)
        self.touch(move["to"], self.depth_of_top(move["to"]))

    def depth_of_top(self, place: str) -> int:
        """1 where a card lies, 0 where none does."""
        return min(1, self.page.locator(f'[data-place="{place}"] .card').count())


class _Pointer(Input):
    """What mouse and finger share."""

    @abstractmethod
    def _point(self, x: float, y: float) -> None: ...

    def touch(self, place: str, depth: int = 1) -> None:
        self.page.evaluate(SETTLED)
        self.page.locator(f'[data-place="{place}"] .top').scroll_into_view_if_needed()
        for _ in range(2):
            point = self.page.evaluate(POINT, [place, depth])
            assert point, f"no part of card {depth} from the top of {place} can be touched"
            self._point(*point)
            # A tap on a covered card of a dense row opens the row; the next one is for the card.
            if not self.page.evaluate(
                """([place, depth]) => { const pile = document.querySelector(`[data-place="${place}"]`);
                     return depth > 1 && pile.hasAttribute("data-open")
                       && !document.querySelector("[data-selected], [data-wanted]"); }""",
                [place, depth],
            ):
                return

    def step_through(self, times: int) -> None:
        self.page.evaluate(SETTLED)
        button = self.page.locator('[data-step="on"]')
        button.scroll_into_view_if_needed()
        pointed = min(times, POINTED)
        for number in range(1, pointed + 1):
            # Where it is now: the sentence above may have grown, and pushed it off the screen of a phone.
            box = button.bounding_box()
            assert box
            if box["y"] < 0 or box["y"] + box["height"] > self.page.evaluate("innerHeight"):
                button.scroll_into_view_if_needed()
                box = button.bounding_box()
                assert box
            self._point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.wait(
                "number => document.querySelector('[data-step-number]').textContent.startsWith(number)",
                f"ход\u00a0{number} ",
            )
        button.focus()
        for _ in range(times - pointed):
            self.page.keyboard.press("ArrowRight")


class Mouse(_Pointer):
    def _point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, button: Locator) -> None:
        button.click()


class Touch(_Pointer):
    def _point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def press(self, button: Locator) -> None:
        button.tap()


class Keys(Input):
    def press(self, button: Locator) -> None:
        button.focus()
        self.page.keyboard.press("Enter")

    def touch(self, place: str, depth: int = 1) -> None:
        self.reach(place)
        if depth > 1:
            self._go_down(place, depth - 1)
        self.page.keyboard.press("Enter")

    def step_through(self, times: int) -> None:
        self.page.locator('[data-step="on"]').focus()
        for _ in range(times):
            self.page.keyboard.press("ArrowRight")

    def reach(self, place: str) -> None:
        """Walk to the top of a pile by arrows alone, wherever the focus is now.

        The way is looked for as a stranger to the table would: towards the goal where a key leads there,
        else by what was not tried yet.
        """
        if self.page.evaluate(FOCUSED) is None:
            self.page.locator('[data-place] [tabindex="0"]').first.focus()
        spots: dict[str, tuple[float, float]] = self.page.evaluate(SPOTS)
        known: dict[tuple[str, str], str] = {}
        here = self._focused()
        while here != place:
            key = _next_key(spots, known, here, place)
            self.page.keyboard.press(key)
            known[here, key] = here = self._focused()

    def _focused(self) -> str:
        place = self.page.evaluate(FOCUSED)
        assert isinstance(place, str), "an arrow key took the focus off the table"
        return place

    def _go_down(self, place: str, cards: int) -> None:
        """From the top card into the pile, against the way in which it is spread."""
        key = self.page.locator(f'[data-place="{place}"]').evaluate(
            """pile => { const [x, y] = [Number(pile.dataset.dx ?? 0), Number(pile.dataset.dy ?? 0)];
                 if (pile.hasAttribute("data-open")) return x < 0 ? "ArrowRight" : "ArrowLeft";
                 if (x !== 0) return x < 0 ? "ArrowRight" : "ArrowLeft";
                 return y < 0 ? "ArrowDown" : "ArrowUp"; }"""
        )
        for _ in range(cards):
            self.page.keyboard.press(f"Shift+{key}")


def _next_key(
    spots: dict[str, tuple[float, float]], known: dict[tuple[str, str], str], here: str, goal: str
) -> str:
    """The key to press next on the way from pile to pile."""
    (x, y), (to_x, to_y) = spots[here], spots[goal]
    ahead = {key: dx * (to_x - x) + dy * (to_y - y) for key, (dx, dy) in ARROWS.items()}
    towards = [key for key in ARROWS if (here, key) not in known and ahead[key] > 0]
    if towards:
        return max(towards, key=lambda key: ahead[key])
    # The nearest pile, over ways already known, with a key that was not tried there.
    first: dict[str, str] = {}
    queue = deque([here])
    while queue:
        at = queue.popleft()
        untried = [key for key in ARROWS if (at, key) not in known]
        if untried:
            return first.get(at) or max(untried, key=lambda key: ahead[key])
        for key in ARROWS:
            after = known[at, key]
            if after not in first and after != here:
                first[after] = first.get(at, key)
                queue.append(after)
    raise AssertionError(f"no arrow keys lead from {here} to {goal}")


INPUTS: Final[dict[str, type[Input]]] = {"mouse": Mouse, "touch": Touch, "keys": Keys}
