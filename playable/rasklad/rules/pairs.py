"""Pairs on a grid: two cards that match are removed, `R1+R7`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import rank_of
from rasklad.rules.base import Refused
from rasklad.rules.procedure import Act
from rasklad.rules.standing import Stand, Standing, standing, stands

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasklad.rules.base import Piles, State, Tally
    from rasklad.rules.procedure import Doing, Layout


@dataclass(frozen=True, kw_only=True)
class RemovePair(Act):
    """Two cards of the grid that match and stand rightly are removed to ``to``.

    The grid is the places of ``group`` in reading order, ``columns`` a row. ``stand``: ``in line`` is in one
    row or column, whatever lies between, ``touching`` side by side or diagonally. With ``total`` the two
    ranks (ace 1 … king 13) make that sum, otherwise they are equal. ``match`` and ``place`` are the clauses
    that a refusal cites for the cards and for where they stand.
    """

    group: str
    columns: int
    stand: Stand
    to: str
    total: int = 0
    match: tuple[str, ...]
    place: tuple[str, ...]

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return (*super().executed(), *self.match, *self.place)

    @property
    def sum_of_ranks(self) -> int:
        """What two ranks, counted from 0, must make; 0: they must be equal."""
        return self.total - 2 if self.total else 0

    def grid(self, layout: Layout) -> Standing:
        """Return the grid."""
        return standing(layout.groups[self.group], self.columns, self.stand)

    def matches(self, one: int, other: int) -> bool:
        """Tell whether the two cards make a pair."""
        if self.total:
            return rank_of(one) + rank_of(other) + 2 == self.total
        return rank_of(one) == rank_of(other)

    def any_pair(self, piles: Piles, layout: Layout) -> bool:
        """Tell whether any pair can be removed."""
        grid = self.grid(layout)
        return grid.any_match(grid.ranks(piles), self.sum_of_ranks)

    def doings(self, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        return ((a, b, 1) for a, b in combinations(layout.groups[self.group], 2))

    def offers(self, state: State, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        grid = self.grid(layout)
        return [(a, b, 1) for a, b in grid.matching(grid.ranks(state.piles), self.sum_of_ranks)]

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        one, other, _ = doing
        say = "Снять эту пару нельзя"
        for at in (one, other):
            if not state.piles[at]:
                return Refused((), say, f"{speech.capital(state.at(at).spoken)}: карты нет.")
        cards = state.piles[one][-1], state.piles[other][-1]
        cells = state.members(self.group)
        clauses: tuple[str, ...] = ()
        reasons = []
        if not self.matches(*cards):
            clauses += self.match
            total = sum(rank_of(card) + 1 for card in cards)
            reasons.append(
                f"Вместе они дают {total}, а не {self.total}." if self.total else "Достоинства разные."
            )
        if not stands(cells.index(one), cells.index(other), self.columns, self.stand):
            clauses += self.place
            lie = "не в одном ряду и не в одном столбце" if self.stand == "in line" else "не рядом"
            reasons.append(f"Они лежат {lie}.")
        return Refused(clauses, say, " ".join(reasons)) if reasons else None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del tally
        for at in doing[:2]:
            piles[layout.index[self.to]] += piles[at][-1:]
            piles[at] = piles[at][:-1]

    def text(self, layout: Layout, doing: Doing) -> str:
        """See `Act`."""
        return f"{layout.places[doing[0]].id}+{layout.places[doing[1]].id}"

    def meant(self, layout: Layout, source: int, target: int) -> Doing | None:
        """See `Act`."""
        return two_cells(layout.groups[self.group], source, target)

    def moved(self, state: State, doing: Doing) -> int:
        """See `Act`."""
        del state, doing
        return 2


def two_cells(cells: tuple[int, ...], source: int, target: int) -> Doing | None:
    """Return what is done with two places of the grid, whichever is named first; None if they aren't."""
    if source == target or source not in cells or target not in cells:
        return None
    return (min(source, target), max(source, target), 1)
