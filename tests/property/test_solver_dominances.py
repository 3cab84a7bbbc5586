"""Each dominance of the solver: verdicts with it and without any are the same, on games cut short."""

from __future__ import annotations

from collections import Counter

import pytest
from rasklad.solver import Solution, Solver
from rasklad.solver.space import EVERY, space_of

from tests.engine.short_games import SHORT, Short, dealt

#: So many states decide nearly every short game, whatever is left out.
ENOUGH = 30_000
FEW, MANY = 50, 1_000


def solved(short: Short, number: int, without: frozenset[str]) -> Solution:
    """Search completely, without the beams: they prove nothing about a dominance."""
    solver = Solver(dealt(short, number), ENOUGH, without=without, beams=False)
    while (answer := solver.step(ENOUGH)) is None:
        pass
    return answer


def games_with(name: str) -> list[Short]:
    """Return the short games for which the dominance holds."""
    return [short for short in SHORT if name in space_of(dealt(short, 0).engine).names]


def compare(name: str, deals: int) -> None:
    shorts = games_with(name)
    assert shorts
    found: Counter[tuple[str, str]] = Counter()
    for number in range(deals):
        short = shorts[number % len(shorts)]
        alone = solved(short, number, EVERY - {name})
        plain = solved(short, number, EVERY)
        assert {alone.verdict, plain.verdict} != {"solved", "unsolvable"}, (short.name, number)
        found[alone.verdict, plain.verdict] += 1
    decided = found["solved", "solved"] + found["unsolvable", "unsolvable"]
    assert decided > 0.9 * deals, found
    assert min(found["solved", "solved"], found["unsolvable", "unsolvable"]) > 0.1 * deals, found


@pytest.mark.parametrize("name", sorted(EVERY))
def test_a_dominance_changes_no_verdict(name: str) -> None:
    compare(name, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(EVERY))
def test_a_dominance_changes_no_verdict_of_many(name: str) -> None:
    compare(name, MANY)


@pytest.mark.slow
@pytest.mark.parametrize("short", SHORT, ids=lambda short: short.name)
def test_all_dominances_together_change_no_verdict(short: Short) -> None:
    for number in range(300):
        verdicts = {solved(short, number, without).verdict for without in (frozenset[str](), EVERY)}
        assert verdicts != {"solved", "unsolvable"}, number
