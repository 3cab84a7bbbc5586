"""A deal that goes on during play: card by card, and what fits goes up before the next."""

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
        wanted, index = state.wanted(self.foundations), state.layout.index
        for cell in self.cells:
            pile = state.piles[index[cell]]
            if pile and pile[-1] in wanted and state.is_free(index[cell]):
                reason = f"Сначала кладут на основание: {speech.name(pile[-1])}."
                return Refused(self.clauses, say, reason, ((cell, pile[-1]),))
        return None

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
