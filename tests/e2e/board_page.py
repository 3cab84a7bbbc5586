"""A game's page as the tests of the board use it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, Position, expect

BOOT_MS = 60_000


class BoardPage:
    """The board of one game's page, driven the way a reader does."""

    def __init__(self, page: Page, site_url: str, game: str, *, touch: bool = False) -> None:
        self.page = page
        self.game = game
        self._touch = touch
        page.goto(f"{site_url}/games/{game}/")

    @property
    def element(self) -> Locator:
        return self.page.locator("rasklad-board")

    @property
    def status(self) -> Locator:
        return self.page.locator("[data-status]")

    def top(self, place: str) -> Locator:
        """The top card of a pile, or its empty place."""
        return self.page.locator(f'[data-place="{place}"] .top')

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def touch(self, target: Locator, position: Position | None = None) -> None:
        """Click or tap."""
        if self._touch:
            target.tap(position=position)
        else:
            target.click(position=position)

    def take(self, place: str) -> None:
        self.touch(self.top(place))

    def play(self, move: str) -> None:
        """Play a move of one card (`R7>R8`) by touching card and target."""
        source, target = move.split(">")
        self.take(source)
        expect(self.page.locator(f'[data-place="{target}"][data-target]')).to_be_visible(timeout=BOOT_MS)
        self.take(target)
        expect(self.page.locator("[data-target]")).to_have_count(0)

    def action(self, name: str) -> Locator:
        return self.page.locator(f'rasklad-board [data-action="{name}"]')

    def start(self) -> None:
        """Wake the engine and wait until it is there."""
        self.touch(self.action("start"))
        self.wait_for("ready")

    def wait_for(self, state: str) -> None:
        expect(self.element).to_have_attribute("state", state, timeout=BOOT_MS)

    def property(self, name: str) -> Any:  # noqa: ANN401 (a value of the page)
        return self.element.evaluate(f"board => board.{name}")

    def lit(self, kind: str) -> list[str]:
        """Ids of the clauses lit so: «permits» or «forbids»."""
        clauses: list[str] = self.page.locator(f'[data-lit="{kind}"]').evaluate_all(
            "rows => rows.map(row => row.dataset.clause)"
        )
        return clauses

    def shown(self) -> dict[str, list[str]]:
        """What lies on the table as it is drawn: place → cards from the bottom up, hidden ones as `#`."""
        piles: dict[str, list[str]] = self.page.locator("[data-place]").evaluate_all(
            """piles => Object.fromEntries(piles.map(pile => [pile.dataset.place,
               [...pile.querySelectorAll(".card")].map(card => card.dataset.card ?? "#")]))"""
        )
        return piles
