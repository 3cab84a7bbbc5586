"""Predicates about the position as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.rules.base import Refused

if TYPE_CHECKING:
    from rasklad.rules.base import Attempt, State


@dataclass(frozen=True, kw_only=True)
class ChangesSomething:
    """The card is not the only one of its pile: moved to an empty place like its own it changes nothing."""

    clauses: tuple[str, ...]

    def holds(self, state: State, source: int, target: int) -> bool:
        """See `Guard`."""
        return len(state.piles[source]) > 1 or not state.alike(source, target)

    def objects(self, state: State, attempt: Attempt) -> Refused:
        """See `Guard`."""
        del state
        return Refused(
            clauses=self.clauses,
            say=f"{speech.capital(speech.accusative(attempt.card))} перекладывать незачем",
            reason="Карта здесь одна: поменяется место, а расклад останется прежним.",
        )


@dataclass(frozen=True, kw_only=True)
class FitsNowhere:
    """The card fits no foundation and no card of the tableau (an empty place compels to nothing)."""

    clauses: tuple[str, ...]

    def holds(self, state: State, source: int, target: int) -> bool:
        """See `Guard`."""
        del target
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
