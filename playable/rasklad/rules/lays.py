"""Moves of one card: what may be taken, where it may be laid, and what is barred in words of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rasklad import speech
from rasklad.clauses import without_repeats
from rasklad.rules.base import Refused, Rule

if TYPE_CHECKING:
    from rasklad.rules.base import Attempt, Condition, Guard

_FEW = 3  # so many covering cards are named one by one


@dataclass(frozen=True, kw_only=True)
class Available(Rule):
    """Only the last card of a pile of this group may be taken, and it alone.

    ``cites`` of these clauses every move from here names; ``refuses`` forbids a covered card, ``one_card``
    (cited first when a target is named) forbids to carry several together. ``outside`` is «Снаружи» or
    «Сверху».
    """

    group: str
    refuses: tuple[str, ...]
    cites: tuple[str, ...] = ()
    one_card: tuple[str, ...] = ()
    outside: str = "Сверху"

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return without_repeats((*super().executed(), *self.cites, *self.refuses, *self.one_card))

    def covered(self, attempt: Attempt) -> Refused:
        """Refuse to take a card on which others lie."""
        over = attempt.cards[1:]
        if len(over) > _FEW:
            lies = f"{self.outside} лежат ещё {speech.cards_phrase(len(over))}."
        else:
            names = speech.joined([speech.name(card) for card in reversed(over)])
            lies = f"{self.outside} {'лежит' if len(over) == 1 else 'лежат'} {names}."
        return Refused(
            clauses=without_repeats((*(self.one_card if attempt.target else ()), *self.refuses)),
            say=f"{speech.capital(speech.accusative(attempt.card))} взять нельзя",
            reason=lies,
            blocking=tuple((attempt.source.id, card) for card in over),
        )


@dataclass(frozen=True, kw_only=True)
class Closed(Rule):
    """Nothing is taken from this group."""

    group: str
    reason: str

    def objects(self, attempt: Attempt) -> Refused:
        """Refuse to take a card from here."""
        say = f"{speech.capital(speech.accusative(attempt.cards[-1]))} взять нельзя"
        return Refused(clauses=self.clauses, say=say, reason=self.reason)


@dataclass(frozen=True, kw_only=True)
class Barred(Rule):
    """No card goes from one of these groups to that group, and a clause says so."""

    source: tuple[str, ...]
    target: str
    reason: str
    onto: Literal["empty", "any"] = "any"

    def objects(self, attempt: Attempt) -> Refused:
        """Refuse the move in the clause's words."""
        onto = attempt.target.onto if attempt.target else ""
        say = f"{speech.capital(speech.accusative(attempt.card))} {onto} положить нельзя"
        return Refused(clauses=self.clauses, say=say, reason=self.reason)


@dataclass(frozen=True, kw_only=True)
class Lay(Rule):
    """One available card of a ``source`` group is laid on a place of the ``target`` group.

    ``onto`` says whether the place must be empty, or must not. A move cites the clauses of its conditions in
    their order and then ``clauses``. With ``any_empty`` it doesn't matter which of several empty places is
    taken: only the first is offered, any is accepted.
    """

    source: tuple[str, ...]
    target: str
    onto: Literal["card", "empty", "any"]
    conditions: tuple[Condition, ...] = ()
    guards: tuple[Guard, ...] = ()
    any_empty: tuple[str, ...] = ()

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        parts = [clause for condition in self.conditions for clause in clauses_of(condition)]
        parts += [clause for guard in self.guards for clause in guard.clauses]
        return without_repeats((*super().executed(), *parts, *self.any_empty))

    def suits_target(self, top: int) -> bool:
        """Tell whether an empty (top < 0) or occupied place is what this rule speaks of."""
        return self.onto == "any" or (self.onto == "empty") == (top < 0)


def clauses_of(condition: Condition) -> tuple[str, ...]:
    """Return every clause that the condition can cite or refuse by."""
    found: list[str] = []
    for part in ("permits", "stated", "around", "ends_apart"):
        found += getattr(condition, part, ())
    return tuple(found)
