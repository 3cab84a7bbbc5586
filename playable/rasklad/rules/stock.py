"""The stock: turning it, going through it again or not, and what fills gaps of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE, FACE_DOWN
from rasklad.rules.base import Fact, Refused, Rule

if TYPE_CHECKING:
    from rasklad.places import Table
    from rasklad.rules.base import State


@dataclass(frozen=True, kw_only=True)
class Procedure(Rule):
    """A move that is not the laying of one card: from one place to one other, as the rule itself says.

    ``counter`` names a small number that the rule keeps in the position; empty if it keeps none.
    """

    source: str
    target: str
    action: str  # the button's words
    counter: str = ""

    def objection(self, state: State) -> Refused | None:
        """Say why the move can't be made now; None if it can."""
        raise NotImplementedError

    def count(self, state: State) -> int:
        """Return how many cards the move takes."""
        raise NotImplementedError

    def apply(self, piles: list[bytes], source: int, target: int) -> None:
        """Change the piles in place. The rule's counter is raised by whoever applies it."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Turn(Procedure):
    """Turn the stock's top card face up, when no turned card is waiting."""

    def objection(self, state: State) -> Refused | None:
        """See `Procedure`."""
        waiting = state.piles[state.place(self.target)]
        if waiting:
            return Refused(
                clauses=self.clauses,
                say="Следующую карту открыть нельзя",
                reason=f"Сначала кладут открытую карту: {speech.name(waiting[-1])}.",
                blocking=((self.target, waiting[-1]),),
            )
        if not state.piles[state.place(self.source)]:
            return Refused(clauses=(), say="Открыть карту нельзя", reason="Колода вышла.")
        return None

    def count(self, state: State) -> int:
        """See `Procedure`."""
        del state
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

    limit: int
    waiting: str = ""

    def objection(self, state: State) -> Refused | None:
        """See `Procedure`."""
        say = "Резерв перевернуть нельзя"
        if state.counter(self.counter) >= self.limit:
            reason = "Заново карты не раскладывают." if not self.limit else "Больше пересдач нет."
            return Refused(clauses=self.clauses, say=say, reason=reason)
        if state.piles[state.place(self.target)]:
            return Refused(clauses=self.clauses, say=say, reason="Сначала должна выйти вся колода.")
        turned = state.piles[state.place(self.waiting)] if self.waiting else b""
        if turned:
            return Refused(
                clauses=self.clauses,
                say=say,
                reason=f"Сначала кладут открытую карту: {speech.name(turned[-1])}.",
                blocking=((self.waiting, turned[-1]),),
            )
        if not state.piles[state.place(self.source)]:
            return Refused(clauses=(), say=say, reason="В резерве нет карт.")
        return None

    def count(self, state: State) -> int:
        """See `Procedure`."""
        return len(state.piles[state.place(self.source)])

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
