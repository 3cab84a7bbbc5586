"""Which places of a grid stand rightly with one another, and which of them match: as quick as there is."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import add, itemgetter, sub
from typing import TYPE_CHECKING, Literal

from rasklad.cards import FACE, RANKS_IN_SUIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad.rules.base import Piles

Stand = Literal["in line", "touching"]

_RANKS = bytes((card & FACE) % RANKS_IN_SUIT for card in range(128))
#: Beyond any sum of ranks: an empty place counts below that, each on its own, so that it matches nothing.
_NO_RANK = 100


class Standing:
    """A grid of places in reading order: the pairs of them that stand ``in line`` or are ``touching``."""

    def __init__(self, cells: tuple[int, ...], columns: int, stand: Stand) -> None:
        numbered = tuple(enumerate(cells))
        self.pairs = tuple(
            (a, b) for (i, a), (j, b) in combinations(numbered, 2) if stands(i, j, columns, stand)
        )
        #: By place, those that stand rightly with it.
        self.beside = {at: tuple(a if b == at else b for a, b in self.pairs if at in (a, b)) for at in cells}
        #: The same as bits.
        self.beside_bits = {at: sum(1 << by for by in beside) for at, beside in self.beside.items()}
        self._one = itemgetter(*(a for a, _ in self.pairs))
        self._other = itemgetter(*(b for _, b in self.pairs))
        self._size = max(cells) + 1

    def ranks(self, piles: Piles) -> list[int]:
        """Return the ranks by place; of empty places numbers that neither match nor make a sum."""
        return [_RANKS[pile[-1]] if pile else -_NO_RANK - at for at, pile in enumerate(piles[: self._size])]

    def any_match(self, ranks: list[int], total: int) -> bool:
        """Tell whether two of these ranks that stand rightly match; see `matching`."""
        return total in self._compared(ranks, total)

    def matching(self, ranks: list[int], total: int) -> list[tuple[int, int]]:
        """Return the pairs whose ranks make ``total`` (0: are equal)."""
        if not total:
            return self._equal(ranks)
        compared, found, at = list(self._compared(ranks, total)), [], -1
        try:
            while True:
                at = compared.index(total, at + 1)
                found.append(self.pairs[at])
        except ValueError:
            return found

    def _equal(self, ranks: list[int]) -> list[tuple[int, int]]:
        """Return the pairs of equal ranks; few cards have that of another, and these alone are compared."""
        lying: dict[int, list[int]] = {}
        found = []
        for at, rank in enumerate(ranks):
            if rank in lying:
                beside = self.beside.get(at, ())
                found += [(other, at) for other in lying[rank] if other in beside]
                lying[rank].append(at)
            else:
                lying[rank] = [at]
        return found

    def _compared(self, ranks: list[int], total: int) -> Iterator[int]:
        return map(add if total else sub, self._one(ranks), self._other(ranks))


@lru_cache
def standing(cells: tuple[int, ...], columns: int, stand: Stand) -> Standing:
    """Return the grid of these places, made once."""
    return Standing(cells, columns, stand)


def stands(one: int, other: int, columns: int, stand: Stand) -> bool:
    """Tell whether two places, by their numbers in reading order, stand rightly."""
    (row, column), (row_2, column_2) = divmod(one, columns), divmod(other, columns)
    if stand == "in line":
        return row == row_2 or column == column_2
    return abs(row - row_2) <= 1 and abs(column - column_2) <= 1
