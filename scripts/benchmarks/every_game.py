"""Nodes a second of every game: from positions along its recorded game, in the same way for all.

A node is: all legal moves with their clauses generated, one applied, returned to. Open games of single
cards must be quicker than the others. Четырнадцать, whose exchanges have hundreds of choices, is measured
beside the same game written by hand.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from rasklad import deal, game, games, play
from rasklad.cards import rank_of

from benchmarks import fourteen_by_hand

if TYPE_CHECKING:
    from rasklad import Position
    from rasklad.engine import Engine
    from rasklad.rules.base import Counters

RUNS: Final = 3
STARTS: Final = 9  # so many positions of the recorded game are walked from
DEPTH: Final = 5
MOST: Final = 2_500  # moves made from each of them
LEAST: Final = 60_000
LEAST_OPEN: Final = 150_000
LEAST_SHARE: Final = 0.8  # of a hand-written loop, where a game's nodes are dear
#: Open games of single cards, as the design counts them.
OPEN: Final = (
    "krepost-1",
    "koroli",
    "shedevr",
    "novyj-domosed",
    "plenniki",
    "plenniki-48",
    "favoritka",
    "krepost-2",
)
#: PySolFC's scans for legal moves a second, without a display (the project's note), where it has the game.
PYSOLFC: Final = {
    "krepost-1": 4_898,
    "kosynka": 9_072,
    "raschet": 58_316,
    "chasy": 5_882,
    "kolodets-52": 30_891,
    "sultan": 27_109,
}


def run() -> list[str]:
    """Print the table; return a line for each game that misses its target."""
    missed = []
    for game_id in games():
        starts = _starts(game_id)
        for position in starts:  # warm up: compile the tables of every setting
            position.engine.moves(position.piles, position.counters)
        speed = max(_speed(starts) for _ in range(RUNS))
        least = LEAST_OPEN if game_id in OPEN else LEAST
        if game_id == "chetyrnadtsat":
            by_hand = _fourteen_by_hand(starts)
            print(f"{'':<14} {by_hand:>9,.0f} nodes/s written by hand, no reasons")
            least = min(least, int(LEAST_SHARE * by_hand))
        beside = f"; PySolFC {PYSOLFC[game_id]:,} scans/s" if game_id in PYSOLFC else ""
        print(f"{game_id:<14} {speed:>9,.0f} nodes/s (at least {least:,}{beside})")
        if speed < least:
            missed.append(f"{game_id}: {speed:,.0f} nodes/s, at least {least:,} wanted")
    return missed


def _starts(game_id: str) -> list[Position]:
    declared = game(game_id)
    position = deal(declared, declared.demonstration)
    line = declared.recorded
    found = [position]
    for made, move in enumerate(line, start=1):
        position = play(position, move)
        if made % max(1, len(line) // STARTS) == 0:
            found.append(position)
    return found[:STARTS]


def _speed(starts: list[Position]) -> float:
    started = time.process_time()
    nodes = 0
    for position in starts:
        left = [MOST]
        nodes += _walk(position.engine, list(position.piles), position.counters, DEPTH, left)
    return nodes / (time.process_time() - started)


def _fourteen_by_hand(starts: list[Position]) -> float:
    """Walk the same nodes with the hand-written game."""
    started = time.process_time()
    nodes = 0
    for position in starts:
        grid = [rank_of(pile[-1]) + 1 if pile else 0 for pile in position.piles[:25]]
        stock = [rank_of(card) + 1 for card in position.pile("stock")]
        kept = position.counters[position.engine.kept("exchange")]
        first = divmod(kept - 1, 100) if kept else None
        nodes += fourteen_by_hand.walk(grid, stock, first, DEPTH, [MOST])
    return nodes / (time.process_time() - started)


def _walk(engine: Engine, piles: list[bytes], counters: Counters, depth: int, left: list[int]) -> int:
    nodes = 1
    moves = engine.moves(piles, counters)
    if not depth:
        return nodes
    for move in moves:
        left[0] -= 1
        if left[0] < 0:
            break
        if not (engine.plain and engine.is_lay(move)):
            after, changed = engine.after(piles, counters, move)
            nodes += _walk(engine, list(after), changed, depth - 1, left)
            continue
        source, target, count, _ = move
        giving, taking = piles[source], piles[target]
        piles[source], piles[target] = giving[:-count], taking + giving[-count:]
        nodes += _walk(engine, piles, counters, depth - 1, left)
        piles[source], piles[target] = giving, taking
    return nodes
