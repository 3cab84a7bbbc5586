"""A game played in a real browser, from its recorded game to a link opened by somebody else.

In `make test` each game goes one round, with one input, one width and one scheme; neighbours in the list of
games differ in them, so that every two of them meet; every other game's link is opened, and axe looks at a
card in hand in one game and at a refusal in the next. `make test-all` takes each game through all twelve.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal

import rasklad
from playwright.sync_api import Browser, BrowserContext, Page, expect
from rasklad import links
from rasklad.cards import card_text
from rasklad.position import Move, Position, Refusal
from serve import site_server

from tests.conftest import DESK, PHONE, ROOT, Watch
from tests.e2e.board_page import BoardPage
from tests.e2e.inputs import INPUTS, SETTLED, Input
from tests.e2e.without_network import wait_until_kept
from tests.serving import serving

GAMES = rasklad.games()
MOVES = 10
AXE = ROOT / "node_modules/axe-core/axe.min.js"


@dataclass(frozen=True)
class Reader:
    """How somebody sits before the page."""

    by: str
    width: int
    scheme: Literal["light", "dark"]

    def __str__(self) -> str:
        return f"{self.by}-{self.width}-{self.scheme}"


WIDTHS = (PHONE["width"], DESK["width"])
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
READERS = [Reader(by, width, scheme) for width in WIDTHS for scheme in SCHEMES for by in INPUTS]
#: Five apart and twelve in all: after twelve games each reader has had one.
ROUND = [(game, READERS[number * 5 % len(READERS)]) for number, game in enumerate(GAMES)]


def go_round(browser: Browser, site: Path, game: str, reader: Reader, *, link: bool = True) -> None:
    """Take a game from first paint to a link in another's browser, and to a reload without a network."""
    with ExitStack() as host:
        site_url = host.enter_context(serving(site_server(site, 0)))
        with reading(browser, site_url, reader, service_workers="allow") as page:
            table = Table(page, site_url, game, reader)
            table.step_through_the_recorded_game()
            position = table.play_at_random(MOVES)
            table.be_refused(position)
            table.take_all_back_and_make_it_again(position)
            if link:
                with reading(browser, site_url, reader) as other:
                    follow_link(other, site_url, position)
            wait_until_kept(page, "./", "../../assets/site/icon.svg", *table.board.property("files"))
            host.close()
            table.reload(position)


@contextmanager
def reading(
    browser: Browser, site_url: str, reader: Reader, service_workers: Literal["allow", "block"] = "block"
) -> Iterator[Page]:
    """A fresh profile; complaints of the browser (policy, requests elsewhere, errors) fail the test."""
    context: BrowserContext = browser.new_context(
        viewport={
            "width": reader.width,
            "height": (PHONE if reader.width == PHONE["width"] else DESK)["height"],
        },
        color_scheme=reader.scheme,
        has_touch=reader.by == "touch",
        reduced_motion="reduce",  # motion has tests of its own, and is dear to paint in software
        locale="ru-RU",
        service_workers=service_workers,
    )
    context.set_default_timeout(20_000)
    page = context.new_page()
    watch = Watch(page, site_url)
    try:
        yield page
    finally:
        context.close()
    assert not watch.faults, "\n".join(watch.faults)


class Table:
    """A game's page and the one who sits at it."""

    def __init__(self, page: Page, site_url: str, game: str, reader: Reader) -> None:
        self.page = page
        self.board = BoardPage(page, site_url, game)
        self.game = rasklad.game(game)
        self.hand: Input = INPUTS[reader.by](page)
        self.random = Random(f"{game} {reader}")  # noqa: S311  (repeatable, and another one for each)

    def step_through_the_recorded_game(self) -> None:
        """Every step, to the end: the cards as CPython lays them, the clauses lit that permit the move."""
        expect(self.board.element).to_have_attribute("state", "idle")
        positions = [rasklad.deal(self.game, self.game.demonstration)]
        for move in self.game.recorded:
            positions.append(rasklad.play(positions[-1], move))
        assert self.board.shown() == lying(positions[0])
        # What stands on the page after a click or a key is noted after the board has dealt with it.
        self.page.evaluate(
            """() => { window.seen = [];
                 const cards = pile =>
                   [...pile.querySelectorAll(".card")].map(card => card.dataset.card ?? "#");
                 const note = () => window.seen.push([
                   Object.fromEntries([...document.querySelectorAll("[data-place]")]
                     .map(pile => [pile.dataset.place, cards(pile)])),
                   [...document.querySelectorAll('[data-lit="permits"]')].map(row => row.dataset.clause)]);
                 for (const kind of ["click", "keydown"]) addEventListener(kind, note); }"""
        )
        self.hand.step_through(len(self.game.recorded))
        seen = self.page.evaluate("window.seen")
        assert len(seen) == len(self.game.recorded)
        for number, ((piles, lit), position) in enumerate(zip(seen, positions[1:], strict=True), start=1):
            assert position.move
            assert piles == lying(position), f"after move {number}"
            assert sorted(lit) == sorted(set(position.move.clauses)), f"move {number}"
        expect(self.page.locator('[data-step="on"]')).to_have_attribute("aria-disabled", "true")
        expect(self.board.element).to_have_attribute("state", "idle")
        self.hand.press(self.page.locator('[data-step="start"]'))
        assert self.board.shown() == lying(positions[0])

    def play_at_random(self, moves: int) -> Position:
        """Play moves drawn by lot; after each the page knows what CPython knows."""
        position = rasklad.deal(self.game, self.game.demonstration)
        self.hand.press(self.board.action("start"))
        self.board.wait_for("ready")
        self.agree(position)
        for move in self.walk(position, moves):
            position = self.play(position, move)
        return position

    def walk(self, start: Position, moves: int) -> list[str]:
        """So many legal moves drawn by lot, and others are left; what ends earlier is drawn anew."""
        for _ in range(1000):
            position = start
            while made(position) < moves and (legal := rasklad.legal_moves(position)):
                position = rasklad.play(position, self.random.choice(legal))
            if made(position) == moves and rasklad.legal_moves(position):
                return [str(past.move) for past in (position, *before(position))][-2::-1]
        raise AssertionError(f"no walk of {moves} moves was found")

    def play(self, position: Position, move: str) -> Position:
        self.hand.play(next(offered for offered in self.board.property("moves") if offered["move"] == move))
        position = rasklad.play(position, move)
        self.agree(position)
        return position

    def agree(self, position: Position) -> None:
        """Page and CPython have the same position, the same cards on the table, the same legal moves."""
        assert self.board.property("position") == rasklad.to_text(position, masked=True)
        assert self.board.shown() == lying(position)
        offered = [(move["move"], move["clauses"]) for move in self.board.property("moves")]
        assert offered == [(str(move), list(move.clauses)) for move in rasklad.legal_moves(position)]
        expect(self.page.locator("[data-history] li")).to_have_count(made(position))

    def be_refused(self, position: Position) -> None:
        """Try what is no move: the words and the lit clauses are those of CPython, and nothing moves."""
        source, target, refusal = self.random.choice(attempts(position))
        self.hand.press(self.board.action("list"))
        self.hand.touch(source)
        if target:
            expect(self.page.locator("[data-selected]")).to_have_count(1)
            if GAMES.index(self.board.game) % 2:
                self.find_no_violation("a card in hand, all moves listed")
            self.hand.touch(target, self.hand.depth_of_top(target))
        expect(self.board.status).to_contain_text(words(refusal.say))
        expect(self.board.status).to_contain_text(words(refusal.reason))
        expect(self.page.locator("[data-say]")).to_have_attribute("data-tone", "forbids")
        assert sorted(self.board.lit("forbids")) == sorted(set(refusal.clauses))
        assert self.board.lit("permits") == []
        if not target or GAMES.index(self.board.game) % 2 == 0:
            self.find_no_violation("refused")
        self.agree(position)

    def take_all_back_and_make_it_again(self, position: Position) -> None:
        """Undo to the first position, and redo to where it was."""
        for action, stops in (
            ("undo", list(before(position))),
            ("redo", [*list(before(position))[::-1][1:], position]),
        ):
            button = self.board.action(action)
            for stop in stops:
                expect(button).to_have_attribute("aria-disabled", "false")
                self.hand.press(button)
                self.hand.wait(
                    "made => document.querySelectorAll('[data-history] li').length === made", made(stop)
                )
            self.agree(stops[-1])

    def reload(self, position: Position) -> None:
        """The play survives a reload, here with the host stopped: drawn at once, and played on."""
        self.page.reload()
        assert self.board.shown() == lying(position)
        self.hand.press(self.board.action("start"))
        self.board.wait_for("ready")
        self.agree(position)
        self.play(position, str(self.random.choice(rasklad.legal_moves(position))))

    def find_no_violation(self, when: str) -> None:
        self.page.evaluate(SETTLED)
        self.page.evaluate(f"window.axe || {AXE.read_text('utf-8')}")
        # The rest of the page is the same whether it is played on or not: tests/a11y looks at it.
        result: dict[str, Any] = self.page.evaluate(
            """axe.run({include: ["rasklad-board", "[data-lit]"]
                                   .filter(part => document.querySelector(part)).map(part => [part])},
                       {resultTypes: ["violations"]})"""
        )
        assert result["passes"], "axe looked at nothing"
        found = [
            f"{when}: {violation['id']}: {node['target']} {node['html'][:160]} {node['failureSummary']}"
            for violation in result["violations"]
            for node in violation["nodes"]
        ]
        assert not found, "\n".join(found)


def follow_link(page: Page, site_url: str, position: Position) -> None:
    """Open the play where nobody has been before."""
    game = position.engine.game.id
    page.goto(f"{site_url}/games/{game}/#play-{links.write(position)}")
    board = page.locator("rasklad-board")
    expect(board).to_have_attribute("state", "ready", timeout=60_000)
    expect(page.locator("[data-history] li")).to_have_count(made(position))
    assert board.evaluate("board => board.position") == rasklad.to_text(position, masked=True)


def lying(position: Position) -> dict[str, list[str]]:
    places = position.engine.places
    return {place.id: [card_text(card, masked=True) for card in position.pile(place.id)] for place in places}


def before(position: Position) -> Iterator[Position]:
    """The former positions, the latest first."""
    while position.former:
        position = position.former
        yield position


def made(position: Position) -> int:
    return sum(1 for _ in before(position))


def attempts(position: Position) -> list[tuple[str, str, Refusal]]:
    """What a reader may try that is no move: top card, place (or "" if the card can't even be taken), why."""
    moves = rasklad.legal_moves(position)
    acting = {
        move.source
        for past in (position, *before(position))
        for move in rasklad.legal_moves(past)
        if move.action
    }
    found = []
    for place in position.engine.places:
        if not position.pile(place.id) or place.id in acting:
            continue
        of_it = [
            move for move in moves if not move.action and place.id in move.places[: 2 if mutual(move) else 1]
        ]
        goals = {other for move in of_it for other in move.places if other != place.id}
        tries = (
            [""]
            if not of_it
            else [each.id for each in position.engine.places if each.id not in {place.id, *goals}]
        )
        for target in tries:
            refusal = rasklad.why_not(position, f"{place.id}>{target}")
            if refusal:
                found.append((place.id, target, refusal))
    return found


def mutual(move: Move) -> bool:
    """A pair or an exchange: either of its cards may be taken first."""
    return bool(re.search("[+~]", str(move)))


def words(text: str) -> re.Pattern[str]:
    """A sentence as the page may set it: spaces, stops and signs of suits are its own."""
    return re.compile(r"\W+".join(re.findall(r"\w+", text)))
