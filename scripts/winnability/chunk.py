"""A chunk of a run: some deals solved one after the other, as a pure function of what is asked."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from rasklad import deal, game, is_won, legal_moves, play
from rasklad.solver import Solver

from winnability.furthest import WatchedSpace
from winnability.versions import Version, version_of

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.position import Position

Choice = tuple[tuple[str, str], ...]
"""The full choice of readings, ``(name, value)``, as `Game.choose` returns it."""


@dataclass(frozen=True)
class Question:
    """What a run asks of each deal: the game, how it is read, how many states may be tried."""

    game: str
    choice: Choice
    budget: int


@dataclass(frozen=True)
class Row:
    """What was found of one deal.

    ``moves`` is the length of the line found and ``forced`` how many of its moves were the only legal one
    (both 0 unless solved); ``home`` the most cards that were home in a position that the solver looked at
    (of ``needed``). ``by`` is the search that decided.
    """

    deal: int
    verdict: Literal["solved", "unsolvable", "unknown"]
    states: int
    by: str
    moves: int
    forced: int
    home: int
    needed: int


@dataclass(frozen=True)
class Solved:
    """A chunk that is done: its rows in the order of the deals, who solved it, and the CPU seconds."""

    first: int
    last: int
    version: Version
    rows: tuple[Row, ...]
    seconds: float


class BrokenLineError(AssertionError):
    """A line of the solver doesn't win: a fault of the solver, never of the run."""


def solve_chunk(question: Question, first: int, last: int) -> Solved:
    """Solve the deals from `first` to `last`, both included; the rows depend on the arguments alone.

    Raises:
        RaskladError: the game, a reading or a deal doesn't exist.
        BrokenLineError: a line that the solver calls won doesn't win.
    """
    began = time.process_time()
    rows = tuple(_row(question, number) for number in range(first, last + 1))
    return Solved(first, last, version_of(question.game), rows, time.process_time() - began)


def _row(question: Question, number: int) -> Row:
    position = deal(game(question.game), number, dict(question.choice))
    space = _space(position.engine)
    space.begin(position.piles)
    solver = Solver(position, question.budget, space=space)
    while (answer := solver.step(question.budget)) is None:
        pass
    forced = _forced(position, answer.line) if answer.verdict == "solved" else 0
    return Row(
        deal=number,
        verdict=answer.verdict,
        states=answer.states,
        by=answer.by,
        moves=len(answer.line),
        forced=forced,
        home=space.most,
        needed=space.needed,
    )


@lru_cache(maxsize=4)
def _space(engine: Engine) -> WatchedSpace:
    return WatchedSpace(engine)


def _forced(position: Position, line: tuple[str, ...]) -> int:
    """Play the line through every check and count the moves that were the only legal one."""
    start, forced = position, 0
    for text in line:
        forced += len(legal_moves(position)) == 1
        position = play(position, text)
        if position.move is None or not position.move.clauses:
            raise BrokenLineError(f"{start.engine.game.id}, deal {start.deal}: {text} names no clause")
    if not is_won(position):
        raise BrokenLineError(f"{start.engine.game.id}, deal {start.deal}: the line doesn't win")
    return forced
