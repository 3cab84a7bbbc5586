"""Moves that are no laying of one card: turning, turning over, and what later games have of that kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad.rules.base import Rule

if TYPE_CHECKING:
    from rasklad.rules.base import Refused, State


@dataclass(frozen=True, kw_only=True)
class Procedure(Rule):
    """A move between two places that the rule itself makes; on the page a button, called ``action``.

    ``counter`` names a small number that the rule keeps in the position and that each such move raises; empty
    if it keeps none.
    """

    action: str
    counter: str = ""

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Return the pairs of places (ids: source, target) that the rule speaks of."""
        raise NotImplementedError

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """Say why the move can't be made now; None if it can."""
        raise NotImplementedError

    def count(self, state: State, source: int) -> int:
        """Return how many cards the move takes."""
        raise NotImplementedError

    def apply(self, piles: list[bytes], source: int, target: int) -> None:
        """Change the piles in place. The rule's counter is raised by whoever applies it."""
        raise NotImplementedError
