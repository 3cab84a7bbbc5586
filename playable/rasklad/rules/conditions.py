"""Predicates about the card and what it is laid on: the compiler turns them into acceptance tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import rank_of, suit_of
from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from rasklad.places import Place
    from rasklad.rules.base import Attempt


@dataclass(frozen=True, kw_only=True)
class SameSuit:
    """The card has the suit of the card below it; ``stated`` are readings that a refusal cites as well."""

    permits: tuple[str, ...]
    stated: tuple[str, ...] = ()

    def allows(self, card: int, top: int, setting: int, place: Place) -> bool:
        """See `Condition`."""
        del setting, place
        return suit_of(card) == suit_of(top)

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return (*self.permits, *self.stated)

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        if attempt.target and attempt.target.role == "foundation":
            return f"Здесь собирают {speech.suit_name(suit_of(attempt.top))}."
        return "Масти разные."


@dataclass(frozen=True, kw_only=True)
class MarkedSuit:
    """The card has the suit for which the empty place is marked."""

    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: int, place: Place) -> bool:
        """See `Condition`."""
        del top, setting
        return suit_of(card) == place.suit

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """Cite nothing: which place of the four an ace takes is no permission of its own."""
        del card, top
        return ()

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        suit = attempt.target.suit if attempt.target else None
        return f"Это место {speech.suit_genitive(suit)}." if suit is not None else ""


@dataclass(frozen=True, kw_only=True)
class BeginsWith:
    """The first card of the pile has this rank."""

    rank: int
    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: int, place: Place) -> bool:
        """See `Condition`."""
        del top, setting, place
        return rank_of(card) == self.rank

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        return self.cites(card, top)

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        del attempt
        return f"Основание начинают {_with(self.rank)}."


@dataclass(frozen=True, kw_only=True)
class BeginsWithBase:
    """The first card of the pile has the base rank, which the deal has shown (the setting)."""

    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: int, place: Place) -> bool:
        """See `Condition`."""
        del top, place
        return rank_of(card) == setting

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        return self.cites(card, top)

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        if attempt.setting == NONE:
            return "Ещё не открыта карта, с которой начинают."
        return f"Угол начинают {_with(attempt.setting)}."


@dataclass(frozen=True, kw_only=True)
class Step:
    """The card's rank follows that of the card below: up, down or both.

    ``order`` lists the ranks upwards; when ``circular`` the first follows the last. ``around`` are clauses
    to cite first for a step over the order's end; ``ends_apart`` those that keep the ends apart.
    """

    order: tuple[int, ...]
    up: bool = False
    down: bool = False
    circular: bool = False
    permits: tuple[str, ...]
    around: tuple[str, ...] = ()
    ends_apart: tuple[str, ...] = ()

    @cached_property
    def followers(self) -> dict[int, tuple[int, ...]]:
        """By rank, the ranks that may lie on it."""
        found = {}
        last = len(self.order) - 1
        for at, rank in enumerate(self.order):
            below = (self.order[at - 1],) if self.down and (at > 0 or self.circular) else ()
            above = (self.order[(at + 1) % (last + 1)],) if self.up and (at < last or self.circular) else ()
            found[rank] = (*below, *above)
        return found

    def allows(self, card: int, top: int, setting: int, place: Place) -> bool:
        """See `Condition`."""
        del setting, place
        return rank_of(card) in self.followers.get(rank_of(top), ())

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        return (*self.around, *self.permits) if self._at_ends(card, top) else (*self.permits, *self.around)

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        return (
            (*self.ends_apart, *self.permits) if self._at_ends(card, top) else (*self.permits, *self.around)
        )

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        ranks = self.followers.get(rank_of(attempt.top), ())
        below = speech.rank_accusative(rank_of(attempt.top))
        if not ranks:
            return f"На {below} ничего не ложится."
        names = speech.joined([speech.rank_name(rank) for rank in ranks])
        sentence = f"На {below} {'ложится' if len(ranks) == 1 else 'ложатся'} только {names}."
        if self.ends_apart and self._at_ends(attempt.card, attempt.top):
            low, high = speech.rank_name(self.order[0]), speech.rank_name(self.order[-1])
            return f"{speech.capital(high)} и {low} не соседи. {sentence}"
        return sentence

    def _at_ends(self, card: int, top: int) -> bool:
        return {rank_of(card), rank_of(top)} == {self.order[0], self.order[-1]}


def _with(rank: int) -> str:
    return f"с {speech.rank_genitive(rank)}"
