"""The stock: turning it, going through it again or not, and what fills gaps of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE, FACE_DOWN
from rasklad.rules.base import Fact, Refused, Rule
from rasklad.rules.procedure import Procedure

if TYPE_CHECKING:
    from rasklad.places import Table
    from rasklad.rules.base import State


@dataclass(frozen=True, kw_only=True)
class Turn(Procedure):
    """Turn the stock's top card face up, when no turned card is waiting."""

    source: str
    target: str

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """See `Procedure`."""
        return ((self.source, self.target),)

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """See `Procedure`."""
        waiting = state.piles[target]
        if waiting:
            return Refused(
                clauses=self.clauses,
                say="Следующую карту открыть нельзя",
                reason=f"Сначала кладут открытую карту: {speech.name(waiting[-1])}.",
                blocking=((self.target, waiting[-1]),),
            )
        if not state.piles[source]:
            return Refused(clauses=(), say="Открыть карту нельзя", reason="Колода вышла.")
        return None

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        del state, source
        return 1

    def apply(self, piles: list[bytes], source: int, target: int) -> None:
        """See `Procedure`."""
        piles[target] += bytes((piles[source][-1] & FACE,))
        piles[source] = piles[source][:-1]


@dataclass(frozen=True, kw_only=True)
class TurnOver(Procedure):
    """The stock is out: the waste is turned over, unshuffled, and is the stock again; ``limit`` times.

    ``waiting`` is the place whose turned card must have been laid before. With ``limit`` 0 the rule is what
    forbids it.
    """

    source: str
    target: str
    limit: int
    waiting: str = ""

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """See `Procedure`."""
        return ((self.source, self.target),)

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """See `Procedure`."""
        say = "Резерв перевернуть нельзя"
        if state.counter(self.counter) >= self.limit:
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
            return Refused(clauses=(), say=say, reason="В резерве нет карт.")
        return None

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        return len(state.piles[source])

    def apply(self, piles: list[bytes], source: int, target: int) -> None:
        """See `Procedure`."""
        piles[target] = bytes(card | FACE_DOWN for card in reversed(piles[source]))
        piles[source] = b""

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        text = "нет" if not self.limit else speech.count_word(self.limit)
        return (Fact("Пересдачи", ((text, self.clauses),)),)


@dataclass(frozen=True, kw_only=True)
class NoRedeal(Rule):
    """The cards are not dealt again."""

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        return (Fact("Пересдачи", (("нет", self.clauses),)),)


@dataclass(frozen=True, kw_only=True)
class FillAtOnce(Rule):
    """After every move, empty places of ``target`` take the last cards of ``source``, while it has any."""

    source: str
    target: str
