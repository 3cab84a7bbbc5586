"""Nodes a second: at every node all legal moves are generated with their clauses, applied, and taken back."""

from __future__ import annotations

import statistics
import time
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from rasklad import game
from rasklad.engine import compiled

from benchmarks import every_game, fortress_by_hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.engine import Engine

RUNS: Final = 5
LEAST: Final = 150_000  # nodes a second that the declared game must reach
LEAST_SHARE: Final = 0.9  # … and of the hand-written loop's speed in the same run
FORTRESS: Final = ((0, 8), (10, 8), (8, 8))  # (deal, depth): the deals of the notes, by their own shuffle


def run() -> int:
    """Print the table; return 1 if a target is missed."""
    engine = compiled(game("krepost-1"), ())
    by_hand, declared = [], []
    nodes = _walk_fortress_by_hand(), _walk_fortress_declared(engine)  # warm up, and compare
    if nodes[0] != nodes[1]:
        print(f"krepost-1: the two walks differ: {nodes[0]} and {nodes[1]} nodes")
        return 1
    for _ in range(RUNS):  # in turn, so that a busy machine slows both alike
        by_hand.append(_speed(_walk_fortress_by_hand))
        declared.append(_speed(partial(_walk_fortress_declared, engine)))
    hand, ours = statistics.median(by_hand), statistics.median(declared)
    print(f"krepost-1, {nodes[0]:,} nodes a run, median of {RUNS} runs (least … most), CPU time, one core")
    print(f"  written by hand, no reasons  {_range(by_hand)} nodes/s")
    print(
        f"  declared and compiled        {_range(declared)} nodes/s  ({ours / hand:.2f} of the hand-written)"
    )
    print(
        f"every game, from {every_game.STARTS} positions of its recorded game, best of {every_game.RUNS} runs"
    )
    missed = every_game.run()
    if ours < LEAST or ours < LEAST_SHARE * hand:
        missed.append(f"krepost-1: at least {LEAST:,} nodes/s and {LEAST_SHARE} of the hand-written loop")
    for line in missed:
        print(f"MISSED: {line}")
    return 1 if missed else 0


def _speed(walk: Callable[[], int]) -> float:
    started = time.process_time()
    nodes = walk()
    return nodes / (time.process_time() - started)


def _range(speeds: list[float]) -> str:
    return f"{statistics.median(speeds):>9,.0f} ({min(speeds):,.0f} … {max(speeds):,.0f})"


def _rows(number: int) -> list[list[int]]:
    pack = list(range(52))
    Random(number).shuffle(pack)  # noqa: S311  (the notes' own deals)
    return [pack[row::10] for row in range(10)]


def _walk_fortress_by_hand() -> int:
    return sum(fortress_by_hand.walk(_rows(number), [0] * 4, depth) for number, depth in FORTRESS)


def _walk_fortress_declared(engine: Engine) -> int:
    total = 0
    for number, depth in FORTRESS:
        total += _walk(engine, [bytes(row) for row in _rows(number)] + [b""] * 4, depth)
    return total


def _walk(engine: Engine, piles: list[bytes], depth: int) -> int:
    """Visit every node: the moves with their reasons are generated at the leaves, too."""
    nodes = 1
    moves = engine.moves(piles, ())
    if depth:
        for source, target, _, _ in moves:
            giving, taking = piles[source], piles[target]
            piles[source] = giving[:-1]
            piles[target] = taking + giving[-1:]
            nodes += _walk(engine, piles, depth - 1)
            piles[source], piles[target] = giving, taking
    return nodes
