"""Positions, oracles and walks that several tests of the engine use. Standard library only."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rasklad import deal, from_text, game, games, is_won, legal_moves, play, why_not
from rasklad.outside import from_piles, our_target
from rasklad.rules import Together

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasklad import Position
    from rasklad.engine import Engine

DATA = Path(__file__).resolve().parents[1] / "data" / "oracles"

KREPOST = "cadogan-24.krepost."
PRAVILA = "kolodets.pravila."
VARIANT_2 = "kolodets.variant2."

#: The worked position of Крѣпость: rows inner to outer; R5 (Л3) is a lane.
WORKED_KREPOST = (
    "R1: KC 8H 7H; R2: 2H AH; R3: QS 4S; R4: 7C 6C; R6: 10S 9S; R7: 9D 6H; R8: 5S 8S; "
    "R9: 10H KH; R10: 3D 8D; FS: AS 2S 3S; FD: AD; FC: AC 2C 3C 4C 5C"
)
#: The worked positions of Колодец: base nine, base six.
WORKED_36 = "R1: 10H; R2: KD; R3: 7C; R4: 9H; R5: 6S; F1: 9S; open: AD; waste: QC"
WORKED_52 = (
    "R1: AC; R2: 3S; R3: 2D; R4: 10D; R5: 5H; F1: 6H 7H 8H 9H 10H JH QH KH; stock: #9C; open: AH; waste: KS"
)


def choices_of(game_id: str) -> list[tuple[str, dict[str, str]]]:
    """Return choices of a game's readings: every combination, or, of many, each option at least once."""
    switches = [reading for reading in game(game_id).readings if reading.options]
    every = [
        (game_id, dict(zip([reading.name for reading in switches], values, strict=True)))
        for values in product(*([option.value for option in reading.options] for reading in switches))
    ]
    if len(every) <= MOST_CHOICES:
        return every
    singly = [
        (game_id, {reading.name: option.value})
        for reading in switches
        for option in reading.options
        if option.value != reading.default
    ]
    return [(game_id, {}), *singly]


#: So many combinations of readings of one game are all tried.
MOST_CHOICES = 12
#: Choices of readings to test under, by game.
CHOICES: list[tuple[str, dict[str, str]]] = [choice for game_id in games() for choice in choices_of(game_id)]


def oracle(kind: str, game_id: str) -> dict[str, Any]:
    """Return an oracle's file."""
    read: dict[str, Any] = json.loads((DATA / kind / f"{game_id}.json").read_text(encoding="utf-8"))
    return read


def at(game_id: str, text: str, readings: Mapping[str, str] | None = None) -> Position:
    """Return the position that the text describes."""
    return from_text(game(game_id), text, readings)


def from_oracle(game_id: str, piles: Mapping[str, str]) -> Position:
    """Return the position that an oracle describes, in its pile names."""
    return from_piles(game(game_id), piles)


def played(position: Position, *moves: str) -> Position:
    """Return the position after these moves."""
    for move in moves:
        position = play(position, move)
    return position


def replay(position: Position, line: str) -> Iterator[Position]:
    """Yield the position before each move of an oracle's line, then the last one."""
    for move in line.split():
        yield position
        source, _, target = move.partition(">")
        target = our_target(position, target, position.pile(source)[-1])
        position = play(position, f"{source}>{target}")
    yield position


def random_walk(game_id: str, number: int, readings: Mapping[str, str], steps: int) -> Iterator[Position]:
    """Yield the positions of a random game: a random legal move at each step, repeatable by the number."""
    random = Random(number)  # noqa: S311  (repeatable)
    position = deal(game(game_id), number, readings)
    for _ in range(steps):
        yield position
        moves = legal_moves(position)
        if not moves or is_won(position):
            return
        position = play(position, random.choice(moves))


def _counts(engine: Engine, cards: int) -> list[int]:
    """Return how many cards of a pile to try: every number, or one, two and all where none go together."""
    if engine.of(Together):
        return list(range(1, max(1, cards) + 1))
    return sorted({1, min(2, max(1, cards)), max(1, cards)})


def legal_by_the_judge(position: Position) -> set[str]:
    """Return all moves, as text, that the declaration lets pass when each thinkable attempt is judged.

    Of interchangeable empty places only the first counts, as in `legal_moves`.
    """
    engine = position.engine
    attempts = [
        f"{source.id}>{target.id}:{count}"
        for source, target in product(engine.places, repeat=2)
        for count in _counts(engine, len(position.pile(source.id)))
    ]
    attempts += [act.text(engine, doing) for act, _ in engine.acts for doing in act.doings(engine)]
    passed = {str(play(position, attempt).move) for attempt in attempts if why_not(position, attempt) is None}
    alike = {lay.target for lay in engine.lays if lay.any_empty}
    later = {
        place.id
        for group in alike
        for place in [at for at in engine.places if at.group == group and not position.pile(at.id)][1:]
    }
    return {attempt for attempt in passed if attempt.partition(">")[2] not in later}
