"""The stock: its cards are turned and drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE
from rasklad.rules.base import Refused
from rasklad.rules.procedure import Procedure

if TYPE_CHECKING:
    from rasklad.rules.base import State, Tally


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

    def possible(self, state: State, source: int, target: int) -> bool:
        """See `Procedure`."""
        return bool(state.piles[source]) and not state.piles[target]

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        del state, source
        return 1

    def apply(self, piles: list[bytes], tally: Tally, source: int, target: int, count: int) -> None:
        """See `Procedure`."""
        del tally, count
        piles[target] += bytes((piles[source][-1] & FACE,))
        piles[source] = piles[source][:-1]


@dataclass(frozen=True, kw_only=True)
class Draw(Procedure):
    """Turn up to ``most`` cards of the stock one by one onto the target; the last is on top.

    ``full`` is a group every pile of which must have ``size`` cards before; ``unless_empty`` a group with
    which, once it is empty, nothing more is drawn (the game is won).
    """

    source: str
    target: str
    most: int = 1
    full: str = ""
    size: int = 0
    unless_empty: str = ""

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """See `Procedure`."""
        return ((self.source, self.target),)

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """See `Procedure`."""
        del target
        say = "Открыть карты нельзя" if self.most > 1 else "Открыть карту нельзя"
        if not state.piles[source]:
            return Refused(clauses=(), say=say, reason="Колода вышла.")
        if self.unless_empty and not any(state.piles[at] for at in state.members(self.unless_empty)):
            return Refused(clauses=(), say=say, reason="Пасьянс уже сошёлся.")
        short = (
            [at for at in state.members(self.full) if len(state.piles[at]) < self.size] if self.full else []
        )
        if short:
            names = speech.joined([state.at(at).label for at in short])
            return Refused(clauses=self.clauses, say=say, reason=f"Сначала пополняют: {names}.")
        return None

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        return min(self.most, len(state.piles[source]))

    def apply(self, piles: list[bytes], tally: Tally, source: int, target: int, count: int) -> None:
        """See `Procedure`."""
        del tally
        piles[target] += bytes(card & FACE for card in reversed(piles[source][-count:]))
        piles[source] = piles[source][:-count]


@dataclass(frozen=True, kw_only=True)
class Dispense(Procedure):
    """The top card of a pile, turned up if need be, goes to an empty place of ``target``, chosen at will."""

    source: str
    places: tuple[str, ...]

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """See `Procedure`."""
        return tuple((self.source, place) for place in self.places)

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """See `Procedure`."""
        say = f"Положить карту {state.at(target).onto} нельзя"
        if not state.piles[source]:
            return Refused(clauses=(), say=say, reason="Колода вышла.")
        if state.piles[target]:
            return Refused(clauses=self.clauses, say=say, reason="Это место занято.")
        return None

    def possible(self, state: State, source: int, target: int) -> bool:
        """See `Procedure`."""
        return bool(state.piles[source]) and not state.piles[target]

    def count(self, state: State, source: int) -> int:
        """See `Procedure`."""
        del state, source
        return 1

    def apply(self, piles: list[bytes], tally: Tally, source: int, target: int, count: int) -> None:
        """See `Procedure`."""
        del tally, count
        piles[target] = bytes((piles[source][-1] & FACE,))
        piles[source] = piles[source][:-1]
