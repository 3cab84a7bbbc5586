"""Predicates about the position as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.rules.base import Refused

if TYPE_CHECKING:
    from rasklad.places import Place
    from rasklad.rules.base import Attempt, State


@dataclass(frozen=True, kw_only=True)
class ChangesSomething:
    """The card is not the only one of its pile: moved to an empty place like its own it changes nothing.

    Alike are places of one group, and those of the groups named in ``like`` among themselves.
    """

    clauses: tuple[str, ...]
    like: tuple[str, ...] = ()

    def holds(self, state: State, source: int, target: int, count: int) -> bool:
        """See `Guard`."""
        return len(state.piles[source]) > count or not self.same(state.at(source), state.at(target))

    def same(self, source: Place, target: Place) -> bool:
        """Tell whether a whole pile that goes from one place to the other changes nothing."""
        return source.group == target.group or (source.group in self.like and target.group in self.like)

    def objects(self, state: State, attempt: Attempt) -> Refused:
        """See `Guard`."""
        del state
        alone = len(attempt.cards) == 1
        what = speech.accusative(attempt.card) if alone else "всю стопку"
        lies = "Карта здесь одна: поменяется" if alone else "Поменяется только"
        return Refused(
            clauses=self.clauses,
            say=f"{speech.capital(what)} перекладывать незачем",
            reason=f"{lies} место, а расклад останется прежним.",
        )


@dataclass(frozen=True, kw_only=True)
class FitsNowhere:
    """The card fits no foundation and no card of the tableau (an empty place compels to nothing)."""

    clauses: tuple[str, ...]

    def holds(self, state: State, source: int, target: int, count: int) -> bool:
        """See `Guard`."""
        del target, count
        return not state.landings(source)

    def objects(self, state: State, attempt: Attempt) -> Refused:
        """See `Guard`."""
        places = state.landing_phrases(state.place(attempt.source.id))
        return Refused(
            clauses=self.clauses,
            say=f"{speech.capital(speech.accusative(attempt.card))} {attempt.target.onto} положить нельзя"
            if attempt.target
            else "",
            reason=f"{speech.capital(speech.pronoun(attempt.card))} ложится {speech.joined(places)}.",
        )


@dataclass(frozen=True, kw_only=True)
class TargetHolds:
    """The pile that is built on has at least ``cards`` cards already."""

    cards: int
    clauses: tuple[str, ...]

    def holds(self, state: State, source: int, target: int, count: int) -> bool:
        """See `Guard`."""
        del source, count
        return len(state.piles[target]) >= self.cards

    def objects(self, state: State, attempt: Attempt) -> Refused:
        """See `Guard`."""
        del state
        return Refused(
            clauses=self.clauses,
            say=f"{speech.capital(speech.accusative(attempt.card))} сюда положить нельзя",
            reason=f"Здесь меньше чем {speech.cards_phrase(self.cards)}: сначала стопку пополняют.",
        )


@dataclass(frozen=True, kw_only=True)
class Uncovers:
    """Of the cards that go together either the whole pile moves, or what it uncovers fits ``foundations``."""

    foundations: str
    clauses: tuple[str, ...]

    def holds(self, state: State, source: int, target: int, count: int) -> bool:
        """See `Guard`."""
        del target
        pile = state.piles[source]
        return count in (1, len(pile)) or pile[-count - 1] in state.wanted(self.foundations)

    def objects(self, state: State, attempt: Attempt) -> Refused:
        """See `Guard`."""
        pile = state.piles[state.place(attempt.source.id)]
        below = pile[-len(attempt.cards) - 1]
        return Refused(
            clauses=self.clauses,
            say=f"Взять вместе {speech.cards_phrase(len(attempt.cards))} нельзя",
            reason=f"{speech.capital(speech.name(below))} не идёт на основание.",
            blocking=((attempt.source.id, below),),
        )
