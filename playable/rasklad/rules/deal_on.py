"""A deal that goes on during play, card by card or row by row: what fits goes up before the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE
from rasklad.rules.base import Fact, Kept, Refused
from rasklad.rules.procedure import Button

if TYPE_CHECKING:
    from rasklad.places import Table
    from rasklad.rules.base import Piles, State, Tally
    from rasklad.rules.procedure import Doing, Layout


@dataclass(frozen=True, kw_only=True)
class DealOn(Button):
    """The stock's next card is laid on the next of ``cells``, once nothing free fits the foundations.

    A card just dealt that goes up takes no place: the next card is laid where it lay. Gaps that plays leave
    elsewhere stay. The counter says which of the cells was dealt last.
    """

    word: str = "deal"
    cells: tuple[str, ...]
    stock: str
    foundations: str
    counter: str = "dealt"

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (Kept(self.counter),)

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        del doing
        say = "Выложить следующую карту нельзя"
        if not state.piles[state.place(self.stock)]:
            return Refused((), say, "Колода вышла.")
        if self._next(state.piles, state.layout, state.counter(self.counter)) >= len(self.cells):
            # The deal itself fills the table exactly; a position that was written down may hold more.
            return Refused((), say, "Места на столе кончились.")
        return still_fits(state, self.cells, self.foundations, self.clauses, say)

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del doing
        stock = layout.index[self.stock]
        tally[self.counter] = self._next(piles, layout, tally[self.counter])
        cell = layout.index[self.cells[tally[self.counter]]]
        piles[cell] = bytes((piles[stock][-1] & FACE,))
        piles[stock] = piles[stock][:-1]

    def _next(self, piles: Piles, layout: Layout, at: int) -> int:
        """Return the number of the cell to be filled: the one reached, if what lay there has gone up."""
        return at + 1 if at < len(self.cells) and piles[layout.index[self.cells[at]]] else at

    def moved(self, state: State, doing: Doing) -> int:
        """See `Act`."""
        del state, doing
        return 1

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        return (Fact("Раздача", (("по одной карте, и подходящие сразу идут на основания", self.clauses),)),)


@dataclass(frozen=True, kw_only=True)
class DealRow(Button):
    """The stock's next cards are laid as a row of the grid beneath the lowest card, once nothing free fits.

    ``cells`` are the grid in reading order, ``columns`` a row. The last row may be short.
    """

    word: str = "deal"
    cells: tuple[str, ...]
    columns: int
    stock: str
    foundations: str

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        del doing
        say = "Выложить следующий ряд нельзя"
        if not state.piles[state.place(self.stock)]:
            return Refused((), say, "Колода вышла.")
        if not self._next_row(state.piles, state.layout):
            return Refused((), say, "Рядов больше нет.")
        return still_fits(state, self.cells, self.foundations, self.clauses, say)

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del tally, doing
        stock = layout.index[self.stock]
        for cell in self._next_row(piles, layout)[: len(piles[stock])]:
            piles[layout.index[cell]] = bytes((piles[stock][-1] & FACE,))
            piles[stock] = piles[stock][:-1]

    def moved(self, state: State, doing: Doing) -> int:
        """See `Act`."""
        del doing
        return min(self.columns, len(state.piles[state.place(self.stock)]))

    def _next_row(self, piles: Piles, layout: Layout) -> tuple[str, ...]:
        """Return the places of the row beneath the lowest card; none if that is the grid's last."""
        lowest = max((at for at, cell in enumerate(self.cells) if piles[layout.index[cell]]), default=-1)
        begins = (lowest // self.columns + 1) * self.columns
        return self.cells[begins : begins + self.columns]

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        return (Fact("Раздача", (("ряд за рядом, и подходящие сразу идут на основания", self.clauses),)),)


def still_fits(
    state: State, cells: tuple[str, ...], foundations: str, clauses: tuple[str, ...], say: str
) -> Refused | None:
    """Refuse because a free card of these places fits a foundation; None if none does."""
    wanted, index = state.wanted(foundations), state.layout.index
    for cell in cells:
        pile = state.piles[index[cell]]
        if pile and pile[-1] in wanted and state.is_free(index[cell]):
            reason = f"Сначала кладут на основание: {speech.name(pile[-1])}."
            return Refused(clauses, say, reason, ((cell, pile[-1]),))
    return None
