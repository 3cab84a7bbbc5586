"""How the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from rasklad.rules.base import Piles, Rule


@dataclass(frozen=True, kw_only=True)
class Won(Rule):
    """The game is won, as far as this group is concerned, when `holds` says so of its piles."""

    group: str
    sentence: str

    def holds(self, piles: Piles, places: tuple[int, ...]) -> bool:
        """Tell whether the piles at these places are as a won game has them."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Complete(Won):
    """Every pile of the group has ``size`` cards, or, where ``sizes`` are given, each its own."""

    size: int = 0
    sizes: tuple[int, ...] = ()

    def holds(self, piles: Piles, places: tuple[int, ...]) -> bool:
        """See `Won`."""
        if self.sizes:
            return all(len(piles[place]) == size for place, size in zip(places, self.sizes, strict=True))
        return all(len(piles[place]) == self.size for place in places)


@dataclass(frozen=True, kw_only=True)
class Cleared(Won):
    """No pile of the group has a card."""

    def holds(self, piles: Piles, places: tuple[int, ...]) -> bool:
        """See `Won`."""
        return not any(piles[place] for place in places)


@dataclass(frozen=True, kw_only=True)
class NoMoves(Rule):
    """The game is lost when there is no legal move; ``clauses`` say that nothing follows."""

    sentence: str
