"""The solver: new positions a second in `krepost-1`, and seconds for each decided deal of every game."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Final

from rasklad import deal, game, games
from rasklad.solver import Solver
from rasklad.solver.search import Complete
from rasklad.solver.space import space_of

if TYPE_CHECKING:
    from collections.abc import Sequence

RUNS: Final = 5
LEAST: Final = 60_000  # new states a second that krepost-1 must reach
DEALS: Final = range(1, 201)  # of krepost-1, for its speed
SAMPLE: Final = range(1, 9)  # of every game
BUDGET: Final = 200_000


def run() -> int:
    """Print the tables; return 1 if the target is missed."""
    speeds = [_speed() for _ in range(RUNS)]
    median = statistics.median(speeds)
    print(
        f"krepost-1, complete search of deals 1 … {len(DEALS)}, median of {RUNS} runs, CPU time"
    )
    print(f"  new states a second  {median:>9,.0f} ({min(speeds):,.0f} … {max(speeds):,.0f})")
    print(
        f"every game, deals {SAMPLE[0]} … {SAMPLE[-1]}, budget {BUDGET:,}, CPU time"
    )
    print(
        f"  {'game':<14} {'solved':>6} {'unsolv.':>7} {'unknown':>7} {'s a decided':>12} {'states/s':>9} line"
    )
    for game_id in games():
        print(_row(game_id))
    if median < LEAST:
        print(f"MISSED: krepost-1: at least {LEAST:,} new states a second")
        return 1
    return 0


def _speed() -> float:
    """Search the deals completely; return the new states a second."""
    space = space_of(deal(game("krepost-1"), 0).engine)
    searches = []
    for number in DEALS:
        position = deal(game("krepost-1"), number)
        searches.append(Complete(space, space.start(position.piles, position.counters)))
    began = time.process_time()
    for search in searches:
        for _ in search.run():
            pass
    return sum(search.states for search in searches) / (time.process_time() - began)


def _row(game_id: str) -> str:
    verdicts: list[str] = []
    lengths: list[int] = []
    states, decided, spent = 0, 0.0, 0.0
    for number in SAMPLE:
        solver = Solver(deal(game(game_id), number), BUDGET)
        began = time.process_time()
        while (answer := solver.step()) is None:
            pass
        took = time.process_time() - began
        verdicts.append(answer.verdict)
        states += answer.states
        spent += took
        if answer.verdict != "unknown":
            decided += took
        if answer.line:
            lengths.append(len(answer.line))
    known = len(verdicts) - verdicts.count("unknown")
    each = f"{decided / known:.3f}" if known else "–"
    return (
        f"  {game_id:<14} {verdicts.count('solved'):>6} {verdicts.count('unsolvable'):>7} "
        f"{verdicts.count('unknown'):>7} {each:>12} {states / spent:>9,.0f} {_length(lengths)}"
    )


def _length(lengths: Sequence[int]) -> str:
    return f"{statistics.median(lengths):.0f}" if lengths else "–"
