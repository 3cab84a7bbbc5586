"""Where to look for positions: openings, recorded lines, random plays, worked examples.

All repeatable: the same declaration yields the same candidates, in the same order.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from rasklad.cards import FACE, FACE_DOWN
from rasklad.errors import RaskladError
from rasklad.notation import from_text, to_text
from rasklad.verbs import deal, is_won, legal_moves, play

from edition.positions.stored import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad.game import Game
    from rasklad.position import Position
    from rasklad.rules import Won

#: How often the demonstration is played at random, how far, and how many other deals are tried.
PLAYS: Final = 5
FAR: Final = 48
DEALS: Final = 4
#: A play of more moves than this is stored as the position that it led to.
LONG: Final = 40


@dataclass(frozen=True)
class Candidate:
    """A position that may show something. `cost` grows with what its reader has to take in."""

    position: Position
    cost: int


def candidates(game: Game, readings: dict[str, str]) -> list[Candidate]:
    """Positions under these readings, those whose links are short and plain first."""
    found = [
        Candidate(position, moves + 2 * (number != game.demonstration))
        for number, seeds in ((game.demonstration, PLAYS), *((number, 1) for number in range(1, DEALS + 1)))
        for seed in range(seeds)
        for moves, position in enumerate(_play(deal(game, number, readings), seed, FAR))
    ]
    found += [
        Candidate(position, moves)
        for moves, position in enumerate(_recorded(game, readings))
        if moves % 4 == 0 or moves > len(game.recorded) - 2  # its neighbours differ little
    ]
    found += [Candidate(position, 60) for position in _worked(game, readings)]
    found += [Candidate(position, 80) for position in _thinned(game, readings)]
    return sorted(found, key=lambda candidate: candidate.cost)


def shown(position: Position) -> Position:
    """The position as it is stored: after a long play, on its own."""
    if len(position.played()) - 1 <= LONG:
        return position
    return from_text(position.engine.game, to_text(position), dict(position.engine.choice))


def _play(position: Position, seed: int, far: int) -> Iterator[Position]:
    random = Random(seed)  # noqa: S311  (repeatable)
    for _ in range(far):
        yield position
        moves = legal_moves(position)
        if not moves or is_won(position):
            return
        position = play(position, random.choice(moves))
    yield position


def _recorded(game: Game, readings: dict[str, str]) -> Iterator[Position]:
    position = deal(game, game.demonstration, readings)
    yield position
    for move in game.recorded:
        try:
            position = play(position, move)
        except RaskladError:  # the line is recorded for the readings that are adopted
            return
        yield position


def _worked(game: Game, readings: dict[str, str]) -> Iterator[Position]:
    for game_id, chosen, text in worked():
        if game_id == game.id and game.choose(chosen) == game.choose(readings):
            start = from_text(game, text, readings)
            yield start
            yield from (play(start, move) for move in legal_moves(start)[:6])


def _thinned(game: Game, readings: dict[str, str]) -> Iterator[Position]:
    """Openings of which only the last card of each pile is left: such a play soon comes to its end."""
    for number in (game.demonstration, 1, 2):
        parts = []
        for part in to_text(deal(game, number, readings)).split("; "):
            place, colon, cards = part.partition(": ")
            parts.append(f"{place}: {cards.split()[-1]}" if colon else part)
        try:
            start = from_text(game, "; ".join(parts), readings)
        except RaskladError:  # a foundation without its first cards is no position
            continue
        yield from _play(start, number, 24)


def almost_won(position: Position, rule: Won) -> Iterator[Position]:
    """Yield what the won position would be less a card that the rule wants, or with one that it doesn't."""
    engine = position.engine
    fullest = max(engine.index, key=lambda place: len(position.pile(place)))
    for at in engine.groups[rule.group]:
        piles = list(position.piles)
        if piles[at]:
            piles[at] = piles[at][:-1]
        else:
            card = piles[engine.index[fullest]][-1] & FACE
            piles[engine.index[fullest]] = piles[engine.index[fullest]][:-1]
            piles[at] = bytes((card | FACE_DOWN if engine.places[at].face == "down" else card,))
        try:
            text = to_text(replace(position, piles=tuple(piles)))
            yield from_text(engine.game, text, dict(engine.choice))
        except RaskladError:  # no such position could come about
            continue


@cache
def worked() -> tuple[tuple[str, dict[str, str], str], ...]:
    """The worked positions, written by hand for the tests: game, readings, text form."""
    with (FOLDER / "worked.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    return tuple((row["game"], _readings(row["readings"]), row["position"]) for row in rows)


def _readings(text: str) -> dict[str, str]:
    pairs = (pair.partition("=") for pair in text.split(",") if pair)
    return {name: value for name, _, value in pairs}
