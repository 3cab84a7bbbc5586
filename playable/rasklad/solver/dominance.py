"""Dominances: moves that need not be tried, each with the argument why.

A dominance is found for a game from its rules (`of`), never from its name; where a rule of a kind that the
argument doesn't cover holds, there is none. The tests compare verdicts with and without each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from rasklad.solver.alike import alike

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules.base import Counters, RawMove


class Dominance(Protocol):
    """Leaves of the moves of a position those that suffice."""

    name: ClassVar[str]

    def leave(self, piles: list[bytes], counters: Counters, moves: list[RawMove]) -> list[RawMove]:
        """Return the moves that suffice: if any wins, one of these does."""


class OneEmptyPlace:
    """Of several empty places that the rules treat alike only the first is tried.

    Why that loses nothing: what follows from one follows from the other with the two places exchanged.
    """

    name: ClassVar = "one empty place stands for all"

    def __init__(self, classes: tuple[tuple[int, ...], ...]) -> None:
        self._classes = classes

    @classmethod
    def of(cls, engine: Engine) -> OneEmptyPlace | None:
        """Return the dominance for this game; None if nothing is laid on empty places that are alike."""
        onto_empty = {rule.target for rule in engine.lays if rule.onto != "card" and not rule.any_empty}
        classes = tuple(of for of in alike(engine) if engine.places[of[0]].group in onto_empty)
        return cls(classes) if classes else None

    def leave(self, piles: list[bytes], counters: Counters, moves: list[RawMove]) -> list[RawMove]:
        """See `Dominance`."""
        del counters
        for members in self._classes:
            empty = [at for at in members if not piles[at]]
            if len(empty) > 1:
                others = empty[1:]
                moves = [move for move in moves if move[1] not in others]
        return moves


#: All dominances that leave out moves, in the order in which they are asked.
NAMED: Final = (OneEmptyPlace,)
