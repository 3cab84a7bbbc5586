"""A search that a board asks for: in slices of time, told as the browser's JSON."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from rasklad import answers
from rasklad.cards import hidden_in
from rasklad.changes import change, seen
from rasklad.rules import TurnOver
from rasklad.solver.next_move import next_move
from rasklad.solver.sliced import Solver
from rasklad.verbs import play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad.position import Position
    from rasklad.solver.verdict import Solution

#: So many positions may be asked for: a browser has a gigabyte for them at most.
MOST_STATES: Final = 1_000_000
#: So long a slice goes on, in seconds: whatever else is asked meanwhile waits no longer.
_SLICE: Final = 0.03
#: So many positions between two looks at the clock.
_PACE: Final = 100


class Inquiry:
    """A solver at work on the position of a board, and what it is asked for: its line, or the next move.

    ``position`` is the board's: where that has another, the search is over.
    """

    def __init__(self, position: Position, budget: int, *, hint: bool) -> None:
        self.position = position
        self._solver = Solver(position, budget)
        self._hint = hint
        self._answer: Solution | None = None

    @classmethod
    def of(cls, position: Position, budget: int, *, hint: bool) -> Inquiry | None:
        """Return an inquiry; None where a hint would give away what the player can't know."""
        return None if hint and peeks(position) else cls(position, budget, hint=hint)

    def go_on(self) -> None:
        """Search for a slice."""
        until = time.monotonic() + _SLICE
        while self._answer is None and time.monotonic() < until:
            self._answer = self._solver.step(_PACE)

    def told(self) -> dict[str, Any]:
        """Say how far it has come; ``verdict`` is null as long as there is none."""
        told = {
            "states": self._solver.states,
            "budget": self._solver.budget,
            "peeks": peeks(self.position),
            "verdict": self._answer and self._answer.verdict,
        }
        if self._answer is None or self._answer.verdict != "solved":
            return told
        if self._hint:
            hinted = next_move(self.position, self._answer.line)
            return told | {"hint": answers.hint(hinted, self.position)}
        return told | {"line": list(_line(self.position, self._answer.line))}

    def given_up(self) -> dict[str, Any]:
        """Say what is known now that nobody searches on."""
        self._answer = self._solver.given_up()
        return self.told()


def peeks(position: Position) -> bool:
    """Tell whether a solver knows what the player can't: a hidden face, a talon's shuffling."""
    shuffled = any(rule.shuffle and rule.limit != 0 for rule in position.engine.of(TurnOver))
    return shuffled or hidden_in(position.piles) > 0


def _line(position: Position, line: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Yield the moves of a line, each with the ``change`` that it makes to what the page may see."""
    places = position.engine.places
    before = seen(places, position.piles)
    for text in line:
        former, position = position, play(position, text)
        after = seen(places, position.piles)
        if position.move is not None:
            yield answers.entry(former, position.move, position) | {"change": change(before, after)}
        before = after
