"""The solver: searches that share a budget, run in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.cards import hidden_in
from rasklad.solver.beam import Beam
from rasklad.solver.estimate import Weights
from rasklad.solver.replay import text_of
from rasklad.solver.search import Complete
from rasklad.solver.shorten import shortened
from rasklad.solver.space import space_of
from rasklad.solver.verdict import BUDGET, Solution

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from rasklad.position import Position
    from rasklad.solver.node import Node
    from rasklad.solver.space import Space
    from rasklad.solver.verdict import Verdict

#: So many states a slice: some tens of milliseconds.
SLICE: Final = 2_000
#: So many states, or half of the budget if that is less, the complete search has before the first beam.
FIRST: Final = 20_000


def beams_of() -> Iterator[tuple[Weights, int]]:
    """Yield the beams in their order, each with its weights and its width, for ever."""
    width = 50
    while True:
        for weights in (Weights(), Weights(deep=10)):
            yield weights, width
        width *= 3


class Solver:
    """A solver at work on one position, a slice at a time.

    `step` searches on for about so many states and returns the answer, or None as long as there is none;
    `states` says how many were tried so far. Nothing runs between two steps, so whoever drops the solver has
    stopped it; `given_up` is the answer then. The same position and budget give the same answer, whatever the
    slices and the machine. ``space`` is the engine's, compiled for search, where a caller has one of its own
    that watches the search (`without` is then for that space to mind).
    """

    def __init__(
        self,
        position: Position,
        budget: int = BUDGET,
        *,
        without: frozenset[str] = frozenset(),
        beams: bool = True,
        space: Space | None = None,
    ) -> None:
        self.position = position
        self.budget = budget
        self.states = 0
        self._space = space or space_of(position.engine, without)
        self._beams = beams
        self._work = self._searches()
        self._answer: Solution | None = None

    def step(self, states: int = SLICE) -> Solution | None:
        """Search on for about ``states`` more; return the answer as soon as there is one."""
        until = self.states + states
        while self._answer is None and self.states < until:
            try:
                next(self._work)
            except StopIteration as end:
                self._answer = end.value
        return self._answer

    def given_up(self) -> Solution:
        """Return «unknown» with the states tried so far (or the answer, if there is one already)."""
        return self._answer or self._solution("unknown")

    def _searches(self) -> Generator[None, None, Solution]:
        start = self._space.start(self.position.piles, self.position.counters)
        if self._space.won(start.piles):
            return self._solution("solved", start)
        complete = Complete(self._space, start)
        exhausting, beams, idle = complete.run(), 0, False
        for weights, width in beams_of():
            until = self._until(beams, complete.states if idle else 0)
            while complete.states < until:
                try:
                    next(exhausting)
                except StopIteration as end:
                    self.states = complete.states + beams
                    return self._solution("solved" if end.value else "unsolvable", end.value, "complete")
                self.states = complete.states + beams
                if self.states >= self.budget:
                    return self._solution("unknown")
                yield
            beam = Beam(self._space, start, weights, width, self.budget - self.states)
            running = beam.run()
            while True:
                try:
                    next(running)
                except StopIteration as end:
                    self.states = complete.states + beams + beam.states
                    if end.value:
                        return self._solution("solved", end.value, "beam")
                    break
                self.states = complete.states + beams + beam.states
                yield
            beams += beam.states
            idle = beam.states == 0
            if self.states >= self.budget:
                return self._solution("unknown")
        raise AssertionError  # there is always a further beam

    def _until(self, beams: int, stuck: int) -> int:
        """Return how many states the complete search may have before the next beam.

        The first ones are its own; then it has as many as the beams. Where the last of them found nothing new
        to look at, it goes on from where it is ``stuck``, or neither would ever go on.
        """
        if not self._beams:
            return self.budget
        return max(min(FIRST, self.budget // 2), beams, stuck + SLICE if stuck else 0)

    def _solution(self, verdict: Verdict, won: Node | None = None, by: str = "") -> Solution:
        line = text_of(self.position, shortened(self._space, won).line()) if won else ()
        hidden = hidden_in(self.position.piles) > 0
        return Solution(verdict, line, self.states, self.budget, hidden, by)


def solve(position: Position, budget: int = BUDGET, *, without: frozenset[str] = frozenset()) -> Solution:
    """Solve the position with at most about ``budget`` states; ``without`` names dominances to leave out."""
    solver = Solver(position, budget, without=without)
    while (answer := solver.step(budget)) is None:
        pass
    return answer
