"""Gaps of a grid: filled from below, closed up in reading order, or left to the stock alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rasklad import speech
from rasklad.cards import FACE
from rasklad.rules.base import Refused
from rasklad.rules.follow import Follow
from rasklad.rules.procedure import Button, Procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasklad.rules.base import Attempt, Counters, RawMove, State, Tally
    from rasklad.rules.follow import Following
    from rasklad.rules.procedure import Doing, Layout


@dataclass(frozen=True, kw_only=True)
class FromBelow:
    """A gap of the grid is filled by a card from below: of the bottom row, or of the row just beneath it.

    The grid is the places of ``group`` in reading order, ``columns`` a row. While ``stock`` has cards the
    bottom row is the last one, filled from the stock alone (``last_row``); then it is the lowest that has
    any.
    """

    group: str
    columns: int
    stock: str
    take: Literal["bottom", "next"]
    clauses: tuple[str, ...]
    last_row: tuple[str, ...]

    def holds(self, state: State, source: int, target: int, count: int) -> bool:
        """See `Guard`."""
        del count
        cells = state.members(self.group)
        row, gap_row = cells.index(source) // self.columns, cells.index(target) // self.columns
        if self.take == "next":
            return row == gap_row + 1
        return gap_row < row == self._bottom(state, cells)

    def sources(self, layout: Layout, target: int) -> tuple[tuple[int, ...], ...]:
        """Return, by the bottom row's number, the only places whose cards may fill this gap."""
        cells = layout.groups[self.group]
        row = cells.index(target) // self.columns
        rows = range(len(cells) // self.columns)
        taken = [row + 1 if self.take == "next" else bottom for bottom in rows]
        return tuple(cells[at * self.columns : (at + 1) * self.columns] if at > row else () for at in taken)

    def bottom(self, state: State) -> int:
        """Return the number of the bottom row, from 0; -1 if no row has a card."""
        return self._bottom(state, state.members(self.group))

    def _bottom(self, state: State, cells: tuple[int, ...]) -> int:
        if state.piles[state.place(self.stock)]:
            return (len(cells) - 1) // self.columns
        for number in range(len(cells) - 1, -1, -1):
            if state.piles[cells[number]]:
                return number // self.columns
        return -1

    def objects(self, state: State, attempt: Attempt) -> Refused:
        """See `Guard`."""
        say = f"{speech.capital(speech.accusative(attempt.card))} на это место положить нельзя"
        cells = state.members(self.group)
        gap = state.place(attempt.target.id) if attempt.target else cells[0]
        if cells.index(gap) // self.columns == (len(cells) - 1) // self.columns:
            return Refused(self.last_row, say, "Места в нижнем ряду заполняют только из стопки.")
        if self.take == "next":
            return Refused(self.clauses, say, "Место заполняют картой следующего ряда вниз.")
        return Refused(self.clauses, say, "Место заполняют картой нижнего ряда.")


@dataclass(frozen=True, kw_only=True)
class NotFrom(Procedure):
    """No card of a pile goes straight to these places, and a clause says so."""

    source: str
    places: tuple[str, ...]
    reason: str

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """See `Procedure`."""
        return tuple((self.source, place) for place in self.places)

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """See `Procedure`."""
        del source
        return Refused(self.clauses, f"Положить карту {state.at(target).onto} нельзя", self.reason)

    @property
    def never(self) -> bool:
        """See `Procedure`."""
        return True

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        del state, source
        return 1


@dataclass(frozen=True, kw_only=True)
class CloseUp(Button):
    """All cards of the grid move up in reading order, and the stock fills the places left at the end."""

    word: str = "closeup"
    group: str
    stock: str

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        del doing
        cells = [state.piles[at] for at in state.members(self.group)]
        gap = next((number for number, pile in enumerate(cells) if not pile), len(cells))
        if gap == len(cells) or not (any(cells[gap:]) or state.piles[state.place(self.stock)]):
            return Refused(
                self.clauses, "Сдвинуть карты нельзя", "Сдвигать нечего: пустых мест между ними нет."
            )
        return None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del tally, doing
        cells, stock = layout.groups[self.group], layout.index[self.stock]
        closed_up(piles, cells)
        for at in cells:
            if not piles[at] and piles[stock]:
                piles[at] = bytes((piles[stock][-1] & FACE,))
                piles[stock] = piles[stock][:-1]


@dataclass(frozen=True, kw_only=True)
class ClosesUp(Follow):
    """Once the stock is out, the cards of the grid close up in reading order after every move."""

    group: str
    stock: str

    def following(self, layout: Layout) -> Following:
        """See `Follow`."""
        cells, stock = layout.groups[self.group], layout.index[self.stock]

        def close(piles: list[bytes], counters: Counters, move: RawMove) -> Counters:
            del move
            if not piles[stock]:
                closed_up(piles, cells)
            return counters

        return close


def closed_up(piles: list[bytes], cells: Sequence[int]) -> None:
    """Move the cards at these places up in their order, in place."""
    cards = [piles[at] for at in cells if piles[at]]
    for number, at in enumerate(cells):
        piles[at] = cards[number] if number < len(cards) else b""
