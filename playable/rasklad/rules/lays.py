"""Moves of cards: what may be taken, where it may be laid, and what is barred in words of its own."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from rasklad import speech
from rasklad.cards import FACE_DOWN
from rasklad.clauses import without_repeats
from rasklad.rules.base import UNSET, Refused, Rule

if TYPE_CHECKING:
    from rasklad.places import Place
    from rasklad.rules.base import Attempt, Condition, Guard

_FEW = 3  # so many covering cards are named one by one


@dataclass(frozen=True, kw_only=True)
class Available(Rule):
    """Only the last card of a pile of this group may be taken, and it alone.

    ``cites`` of these clauses every move from here names; ``refuses`` forbids a covered card, ``one_card``
    (cited first when a target is named) forbids to carry several together. ``outside`` is «Снаружи» or
    «Сверху». ``freed_by`` names, for places that are not always free, those of which one must be empty:
    a locked cellar, a card between two others in its column; ``locked`` are the clauses that say so and
    ``key`` the reason of the refusal. ``opened`` tells, in the order of those places, which of ``cites`` an
    empty one stands for: a move cites them only while that place is empty.
    """

    group: str
    refuses: tuple[str, ...]
    cites: tuple[str, ...] = ()
    one_card: tuple[str, ...] = ()
    outside: str = "Сверху"
    freed_by: tuple[tuple[str, tuple[str, ...]], ...] = ()
    locked: tuple[str, ...] = ()
    key: str = ""
    opened: tuple[tuple[str, ...], ...] = ()

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return without_repeats(
            (*super().executed(), *self.cites, *self.refuses, *self.one_card, *self.locked)
        )

    def blocked(self, attempt: Attempt, by: tuple[tuple[str, int], ...]) -> Refused:
        """Refuse to take a card that is not free yet; ``by`` are the cards that lock it."""
        say = f"{speech.capital(speech.accusative(attempt.cards[-1]))} взять нельзя"
        return Refused(clauses=self.locked, say=say, reason=self.key, blocking=by)

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
    onto: Literal["card", "empty", "any"] = "any"

    def speaks_of(self, attempt: Attempt) -> bool:
        """Tell whether the attempt is what this rule bars."""
        if attempt.target is None or attempt.target.group != self.target:
            return False
        laid_so = self.onto == "any" or (self.onto == "empty") == (attempt.top < 0)
        return laid_so and attempt.source.group in self.source

    def objects(self, attempt: Attempt) -> Refused:
        """Refuse the move in the clause's words."""
        onto = attempt.target.onto if attempt.target else ""
        say = f"{speech.capital(speech.accusative(attempt.card))} {onto} положить нельзя"
        return Refused(clauses=self.clauses, say=say, reason=self.reason)


@dataclass(frozen=True, kw_only=True)
class Together(Rule):
    """Cards that were built on one another may be taken together from a pile of this group.

    ``conditions`` must hold between each card and the one below it; ``whole`` allows only the entire pile.
    A move of several cards cites ``clauses``; so does the refusal of cards that aren't so built.
    """

    group: str
    conditions: tuple[Condition, ...]
    whole: bool = False

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        parts = [clause for condition in self.conditions for clause in clauses_of(condition)]
        return without_repeats((*super().executed(), *parts))

    def continues(self, below: int, card: int, place: Place) -> bool:
        """Tell whether the card is built on the one below it."""
        if (below | card) & FACE_DOWN:
            return False
        return all(condition.allows(card, below, UNSET, place) for condition in self.conditions)

    def reach(self, pile: bytes, place: Place) -> int:
        """Return how many of the pile's last cards are built on one another."""
        count = min(1, len(pile))
        while count < len(pile) and self.continues(pile[-count - 1], pile[-count], place):
            count += 1
        return count

    def sizes(self, pile: bytes, place: Place) -> tuple[int, ...]:
        """Return the counts of cards, 2 and more, that may be taken together."""
        reach = self.reach(pile, place)
        if self.whole:
            return (reach,) if reach == len(pile) > 1 else ()
        return tuple(range(2, reach + 1))

    def objects(self, attempt: Attempt, pile: bytes) -> Refused | None:
        """Say why these cards can't be taken together; None if they can."""
        cards = attempt.cards
        say = f"Взять вместе {speech.cards_phrase(len(cards))} нельзя"
        for below, card in pairwise(cards):
            if not self.continues(below, card, attempt.source):
                words = f"{speech.capital(speech.name(card))} не продолжает {speech.accusative(below)}."
                return Refused(self.executed(), say, words, ((attempt.source.id, card),))
        if self.whole and len(cards) < len(pile):
            return Refused(self.clauses, say, "Берут одну карту или всю стопку.")
        return None


@dataclass(frozen=True, kw_only=True)
class Lay(Rule):
    """Available cards of a ``source`` group are laid on a place of the ``target`` group: one, if not several.

    ``onto`` says whether the place must be empty, or must not. A move cites the clauses of its conditions
    (about the innermost card taken) in their order and then ``clauses``. With ``together`` cards that may be
    taken together (`Together`) are laid as well, at least ``least`` of them; otherwise ``singly`` are the
    clauses that a refusal of several cites. With ``any_empty`` it doesn't matter which of several empty
    places is taken: only the first is offered, any is accepted.
    """

    source: tuple[str, ...]
    target: str
    onto: Literal["card", "empty", "any"]
    conditions: tuple[Condition, ...] = ()
    guards: tuple[Guard, ...] = ()
    any_empty: tuple[str, ...] = ()
    together: bool = False
    least: int = 1
    singly: tuple[str, ...] = ()

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        parts = [clause for condition in self.conditions for clause in clauses_of(condition)]
        parts += [clause for guard in self.guards for clause in guard.clauses]
        return without_repeats((*super().executed(), *parts, *self.any_empty, *self.singly))

    def suits_target(self, top: int) -> bool:
        """Tell whether an empty (top < 0) or occupied place is what this rule speaks of."""
        return self.onto == "any" or (self.onto == "empty") == (top < 0)

    def takes(self, count: int) -> bool:
        """Tell whether so many cards may be laid at once."""
        return self.least <= count and (count == 1 or self.together)


def clauses_of(condition: Condition) -> tuple[str, ...]:
    """Return every clause that the condition can cite or refuse by."""
    found: list[str] = []
    for part in ("permits", "stated", "around", "ends_apart", "declared"):
        found += getattr(condition, part, ())
    return tuple(found)
