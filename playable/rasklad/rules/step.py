"""The condition of rank: a card follows the card below, up, down, or as was declared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import rank_of

if TYPE_CHECKING:
    from rasklad.places import Place
    from rasklad.rules.base import Attempt, Setting


@dataclass(frozen=True, kw_only=True)
class Step:
    """The card's rank follows that of the card below: up, down or both.

    ``order`` lists the ranks upwards (any order: 2 4 6 8 … for steps of two); when ``circular`` the first
    follows the last. ``around`` are clauses to cite first for a step over the order's end, ``over`` those to
    cite for such a step only; ``ends_apart`` those that keep the ends apart. With ``declared`` (the clauses
    of «one direction for all») only the declared direction counts; until it is declared, either does.
    """

    order: tuple[int, ...]
    up: bool = False
    down: bool = False
    circular: bool = False
    permits: tuple[str, ...]
    around: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    ends_apart: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()

    @cached_property
    def followers(self) -> dict[int, tuple[int, ...]]:
        """By rank, the ranks that may lie on it, whatever has been declared."""
        down, up = self._one_way(-1), self._one_way(1)
        both = self.declared
        return {
            rank: (*(down[rank] if self.down or both else ()), *(up[rank] if self.up or both else ()))
            for rank in self.order
        }

    @cached_property
    def _ways(self) -> dict[int, dict[int, tuple[int, ...]]]:
        return {0: self.followers, 1: self._one_way(1), -1: self._one_way(-1)}

    def _one_way(self, way: int) -> dict[int, tuple[int, ...]]:
        size = len(self.order)
        return {
            rank: (self.order[(at + way) % size],) if self.circular or 0 <= at + way < size else ()
            for at, rank in enumerate(self.order)
        }

    def _fitting(self, top: int, setting: Setting) -> tuple[int, ...]:
        ways = self._ways[setting.direction] if self.declared else self.followers
        return ways.get(rank_of(top), ())

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
        """See `Condition`."""
        del place
        return rank_of(card) in self._fitting(top, setting)

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        step = (*self.permits, *self.declared)
        return (*self.over, *self.around, *step) if self._at_ends(card, top) else (*step, *self.around)

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        if self.declared and rank_of(card) in self.followers.get(rank_of(top), ()):
            return (*self.declared, *self.permits)
        return (
            (*self.ends_apart, *self.permits) if self._at_ends(card, top) else (*self.permits, *self.around)
        )

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        ranks = self._fitting(attempt.top, attempt.setting)
        below = speech.rank_accusative(rank_of(attempt.top))
        if not ranks:
            return f"На {below} ничего не ложится."
        names = speech.joined([speech.rank_name(rank) for rank in ranks])
        sentence = f"На {below} {'ложится' if len(ranks) == 1 else 'ложатся'} только {names}."
        if self.declared and rank_of(attempt.card) in self.followers.get(rank_of(attempt.top), ()):
            way = "вверх" if attempt.setting.direction > 0 else "вниз"
            return f"Основания собирают {way}. {sentence}"
        if self.ends_apart and self._at_ends(attempt.card, attempt.top):
            low, high = speech.rank_name(self.order[0]), speech.rank_name(self.order[-1])
            return f"{speech.capital(high)} и {low} не соседи. {sentence}"
        return sentence

    def _at_ends(self, card: int, top: int) -> bool:
        return {rank_of(card), rank_of(top)} == {self.order[0], self.order[-1]}
