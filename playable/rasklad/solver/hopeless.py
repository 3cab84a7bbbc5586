"""Positions that can be given up at sight: a count of the cards shows that they can't be won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rasklad.cards import FACE, RANKS_IN_SUIT
from rasklad.solver.one_pile import one_pile

if TYPE_CHECKING:
    from rasklad.engine import Engine

_BITS: Final = 5  # so many bits hold how often a rank is there: eight times at most
_MASK: Final = (1 << _BITS) - 1


class EveryCardFollows:
    """A game of one pile that takes all: given up when some rank has too few neighbours left to follow.

    Why that loses nothing. Each card of the rows must be laid on a card whose rank is its neighbour, and on
    each card, of the rows, of the stock, or on top now, one card at most is laid of them. So the cards of the
    rows need as many different cards before them: rank by rank from the lowest, each is given those of the
    rank below that are left and then those of the rank above. If they don't suffice, no order of play does.
    It holds where the rows only give, to one place, suits are blind and ranks don't close in a circle.
    """

    name: ClassVar = "every card follows a neighbour"

    def __init__(self, engine: Engine, rows: tuple[int, ...], pile: int, stock: int) -> None:
        self._rows, self._pile, self._stock = rows, pile, stock
        self._counts: dict[bytes, int] = {}
        takes = next(takes for at, takes in engine.tables().targets if at == pile)
        #: By rank, whether it may follow the rank below, and the rank above.
        self._over = tuple(any(card == rank for card, _ in takes[rank - 1]) for rank in range(1, 13))
        self._under = tuple(any(card == rank for card, _ in takes[rank + 1]) for rank in range(12))

    @classmethod
    def of(cls, engine: Engine) -> EveryCardFollows | None:
        """Return the count for this game; None where it proves nothing."""
        found = one_pile(engine)
        if found is None:
            return None
        rows, pile, stock = found
        takes = next(takes for at, takes in engine.tables().targets if at == pile)
        ranks = range(RANKS_IN_SUIT)
        if any(abs(card % RANKS_IN_SUIT - rank) != 1 for rank in ranks for card, _ in takes[rank]):
            return None
        return cls(engine, rows, pile, stock)

    def lost(self, piles: list[bytes]) -> bool:
        """Tell whether the position can't be won."""
        counts = self._counts
        need = 0
        for at in self._rows:
            pile = piles[at]
            count = counts.get(pile)
            need += self._count(pile) if count is None else count
        left = need + self._count(piles[self._pile][-1:])
        left += self._count(piles[self._stock])
        free = [left >> _BITS * rank & _MASK for rank in range(RANKS_IN_SUIT)]
        over, under = self._over, self._under
        for rank in range(RANKS_IN_SUIT):
            wanting = need >> _BITS * rank & _MASK
            if rank and over[rank - 1]:
                wanting -= free[rank - 1]
            if wanting > 0:
                if rank == RANKS_IN_SUIT - 1 or not under[rank] or free[rank + 1] < wanting:
                    return True
                free[rank + 1] -= wanting
        return False

    def _count(self, pile: bytes) -> int:
        """Return how often each rank is there, in `_BITS` bits each."""
        count = self._counts.get(pile)
        if count is None:
            count = self._counts[pile] = sum(1 << _BITS * ((card & FACE) % RANKS_IN_SUIT) for card in pile)
        return count


#: All counts by which positions are given up.
COUNTS: Final = (EveryCardFollows,)
