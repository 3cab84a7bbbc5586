"""A grace: when nothing else helps, one card is taken out of the rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.rules.base import Refused
from rasklad.rules.deal_on import still_fits
from rasklad.rules.procedure import Procedure

if TYPE_CHECKING:
    from rasklad.rules.base import State, Tally


@dataclass(frozen=True, kw_only=True)
class Grace(Procedure):
    """Once a game, when the stock is out and no free card fits, any one card of ``cells`` is set aside.

    It lies on ``target`` until it fits a foundation; whether it was free doesn't matter.
    """

    action: str = ""  # the card is pointed at: no button
    cells: tuple[str, ...]
    target: str
    stock: str
    foundations: str
    counter: str = "graces"

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """See `Procedure`."""
        return tuple((cell, self.target) for cell in self.cells)

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """See `Procedure`."""
        del target
        if not state.piles[source]:
            return Refused((), "Взять нечего", "Здесь пусто.")
        say = f"{speech.capital(speech.accusative(state.piles[source][-1]))} взять из рядов нельзя"
        if state.counter(self.counter):
            return Refused(self.clauses, say, "Выручить себя можно только один раз.")
        if state.piles[state.place(self.stock)]:
            return Refused(self.clauses, say, "Сначала должна выйти вся колода.")
        return still_fits(state, self.cells, self.foundations, self.clauses, say)

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        del state, source
        return 1

    def apply(self, piles: list[bytes], tally: Tally, source: int, target: int, count: int) -> None:
        """See `Procedure`."""
        del count
        tally[self.counter] = 1
        piles[target], piles[source] = piles[source], b""
