"""Positions, oracles and walks that several tests of the engine use. Standard library only."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rasklad import deal, from_text, game, is_won, legal_moves, play
from rasklad.outside import from_piles, our_target

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasklad import Position

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

#: Every combination of readings that can be chosen, by game.
CHOICES: list[tuple[str, dict[str, str]]] = [("krepost-1", {})] + [
    (game_id, {"emptyPlace": empty, "turned": turned, "redeals": redeals})
    for game_id in ("kolodets-36", "kolodets-52")
    for empty in ("any", "reserveAtOnce", "never")
    for turned in ("must", "reserveAnytime")
    for redeals in ("0", "1")
]


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
