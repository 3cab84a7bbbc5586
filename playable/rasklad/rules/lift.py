"""Cards that are lifted out of the layout once all of it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad.cards import rank_of, suit_of
from rasklad.rules.deal import Dealing

if TYPE_CHECKING:
    from collections import deque

    from rasklad.rules.deal import Playing


@dataclass(frozen=True, kw_only=True)
class LiftOut(Dealing):
    """The cards of this rank are taken from wherever they lie to ``to``, a place for each suit in order.

    It stands after the parts of the deal that lay the cards; the gaps close up.
    """

    rank: int
    to: tuple[str, ...]

    def deal(self, piles: dict[str, bytes], pack: deque[int], layout: Playing) -> None:
        """See `Dealing`."""
        del pack, layout
        for place, pile in list(piles.items()):
            if place not in self.to:
                piles[place] = bytes(card for card in pile if rank_of(card) != self.rank)
                for card in pile:
                    if rank_of(card) == self.rank:
                        piles[self.to[suit_of(card)]] += bytes((card,))
