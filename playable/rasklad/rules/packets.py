"""Moves of many places at once: filling up short piles, dealing to packets, gathering them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE, FACE_DOWN
from rasklad.rules.base import Fact, Kept, Refused
from rasklad.rules.procedure import Button

if TYPE_CHECKING:
    from rasklad.places import Table
    from rasklad.rules.base import State, Tally
    from rasklad.rules.procedure import Doing, Layout


@dataclass(frozen=True, kw_only=True)
class FillUp(Button):
    """Every pile of ``group`` with fewer than ``size`` cards is filled up from the stock, pile by pile."""

    word: str = "refill"
    group: str
    size: int
    stock: str

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        del doing
        if all(len(state.piles[at]) >= self.size for at in state.members(self.group)):
            reason = f"В каждой стопке не меньше чем {speech.cards_phrase(self.size)}."
            return Refused(self.clauses, "Пополнять нечего", reason)
        if not state.piles[state.place(self.stock)]:
            return Refused((), "Пополнить нельзя", "Колода вышла.")
        return None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del tally, doing
        stock = layout.index[self.stock]
        for at in layout.groups[self.group]:
            while len(piles[at]) < self.size and piles[stock]:
                piles[at] += bytes((piles[stock][-1] & FACE,))
                piles[stock] = piles[stock][:-1]

    def moved(self, state: State, doing: Doing) -> int:
        """See `Act`."""
        del doing
        missing = sum(max(0, self.size - len(state.piles[at])) for at in state.members(self.group))
        return min(missing, len(state.piles[state.place(self.stock)]))


@dataclass(frozen=True, kw_only=True)
class DealRound(Button):
    """One card of the stock to each packet of this round; each pass uses one packet less, the first all."""

    word: str = "deal"
    group: str
    stock: str
    counter: str = "redeals"

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (Kept(self.counter),)

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        del doing
        if not state.piles[state.place(self.stock)]:
            return Refused((), "Сдать карты нельзя", "Колода вышла.")
        return None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del doing
        deal_round(piles, layout.index[self.stock], layout.groups[self.group], tally[self.counter])

    def moved(self, state: State, doing: Doing) -> int:
        """See `Act`."""
        del doing
        packets = len(state.members(self.group)) - state.counter(self.counter)
        return min(packets, len(state.piles[state.place(self.stock)]))


@dataclass(frozen=True, kw_only=True)
class Gather(Button):
    """The stock is out: the packets are gathered, last to first, turned over, and dealt to one fewer."""

    word: str = "gather"
    group: str
    stock: str
    counter: str = "redeals"
    limit: int
    what: str = "кучки"

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (Kept(self.counter),)

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """See `Act`."""
        say = f"Собрать {self.what} нельзя"
        if state.piles[state.place(self.stock)]:
            return Refused(self.clauses, say, "Сначала должна выйти вся колода.")
        if state.counter(self.counter) >= self.limit:
            return Refused(self.clauses, say, "Больше пересдач нет.")
        if not self.moved(state, doing):
            return Refused((), say, "Собирать нечего: карт в них нет.")
        return None

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """See `Act`."""
        del doing
        stock, packets = layout.index[self.stock], layout.groups[self.group]
        gathered = b"".join(piles[at] for at in reversed(packets))
        piles[stock] = bytes(card | FACE_DOWN for card in reversed(gathered))
        for at in packets:
            piles[at] = b""
        tally[self.counter] += 1
        deal_round(piles, stock, packets, tally[self.counter])

    def moved(self, state: State, doing: Doing) -> int:
        """See `Act`."""
        del doing
        return sum(len(state.piles[at]) for at in state.members(self.group))

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        return (Fact("Пересдачи", ((speech.count_word(self.limit), self.clauses),)),)


def deal_round(piles: list[bytes], stock: int, packets: tuple[int, ...], redeals: int) -> None:
    """Deal one card to each packet of the round, in place."""
    for at in packets[: len(packets) - redeals]:
        if piles[stock]:
            piles[at] += bytes((piles[stock][-1] & FACE,))
            piles[stock] = piles[stock][:-1]
