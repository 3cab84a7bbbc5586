"""How the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from rasklad.rules.base import Piles, Rule


@dataclass(frozen=True, kw_only=True)
class Complete(Rule):
    """The game is won when every pile of the group has ``size`` cards."""

    group: str
    size: int
    sentence: str

    def holds(self, piles: Piles, places: tuple[int, ...]) -> bool:
        """Tell whether the game is won."""
        return all(len(piles[place]) == self.size for place in places)


@dataclass(frozen=True, kw_only=True)
class NoMoves(Rule):
    """The game is lost when there is no legal move; ``clauses`` say that nothing follows."""

    sentence: str
