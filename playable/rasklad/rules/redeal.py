"""Going through the cards again, or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE_DOWN
from rasklad.rules.base import Fact, Kept, Refused, Rule
from rasklad.rules.procedure import Procedure
from rasklad.shuffle import reshuffled

if TYPE_CHECKING:
    from rasklad.places import Table
    from rasklad.rules.base import State, Tally


@dataclass(frozen=True, kw_only=True)
class TurnOver(Procedure):
    """The stock is out: the waste is turned over and is the stock again; ``limit`` times, None: at will.

    ``waiting`` is the place whose turned card must have been laid before. With ``limit`` 0 the rule is what
    forbids it. With ``shuffle`` the cards are shuffled by the deal's number and the pass (`reshuffled`).
    A limit needs a ``counter``.
    """

    source: str
    target: str
    limit: int | None
    waiting: str = ""
    shuffle: bool = False
    what: str = "резерв"

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        seed = (Kept("seed", from_deal=True),) if self.shuffle else ()
        return (*super().keeps(), *seed)

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """See `Procedure`."""
        return ((self.source, self.target),)

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """See `Procedure`."""
        say = f"{speech.capital(self.what)} перевернуть нельзя"
        if self.limit is not None and (not self.limit or state.counter(self.counter) >= self.limit):
            reason = "Заново карты не раскладывают." if not self.limit else "Больше пересдач нет."
            return Refused(clauses=self.clauses, say=say, reason=reason)
        if state.piles[target]:
            return Refused(clauses=self.clauses, say=say, reason="Сначала должна выйти вся колода.")
        turned = state.piles[state.place(self.waiting)] if self.waiting else b""
        if turned:
            return Refused(
                clauses=self.clauses,
                say=say,
                reason=f"Сначала кладут открытую карту: {speech.name(turned[-1])}.",
                blocking=((self.waiting, turned[-1]),),
            )
        if not state.piles[source]:
            return Refused(clauses=(), say=say, reason="Карт в нём нет.")
        return None

    def possible(self, state: State, source: int, target: int) -> bool:
        """See `Procedure`."""
        return (
            bool(state.piles[source]) and not state.piles[target] and super().possible(state, source, target)
        )

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        return len(state.piles[source])

    def apply(self, piles: list[bytes], tally: Tally, source: int, target: int, count: int) -> None:
        """See `Procedure`."""
        del count
        if self.counter:
            tally[self.counter] += 1
        cards = list(piles[source])
        if self.shuffle:
            cards = reshuffled(cards, tally["seed"], tally[self.counter])
        piles[target] = bytes(card | FACE_DOWN for card in reversed(cards))
        piles[source] = b""

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        text = "без ограничения" if self.limit is None else "нет"
        text = speech.count_word(self.limit) if self.limit else text
        return (Fact("Пересдачи", ((text, self.clauses),)),)


@dataclass(frozen=True, kw_only=True)
class NoRedeal(Rule):
    """The cards are not dealt again."""

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        return (Fact("Пересдачи", (("нет", self.clauses),)),)
