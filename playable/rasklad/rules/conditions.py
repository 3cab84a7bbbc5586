"""Predicates about the card and what it is laid on: the compiler turns them into acceptance tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rasklad import speech
from rasklad.cards import rank_of, suit_of
from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from rasklad.places import Place
    from rasklad.rules.base import Attempt, Setting

RED: Final = (1, 2)  # hearts and diamonds


@dataclass(frozen=True, kw_only=True)
class SameSuit:
    """The card has the suit of the card below it; ``stated`` are readings that a refusal cites as well."""

    permits: tuple[str, ...]
    stated: tuple[str, ...] = ()

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
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
class OtherColour:
    """The card is black on a red one, red on a black one."""

    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
        """See `Condition`."""
        del setting, place
        return (suit_of(card) in RED) != (suit_of(top) in RED)

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        return self.cites(card, top)

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        return f"Обе масти {'красные' if suit_of(attempt.top) in RED else 'чёрные'}."


@dataclass(frozen=True, kw_only=True)
class NotOnto:
    """Nothing is laid on a card of these ranks."""

    ranks: tuple[int, ...]
    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
        """See `Condition`."""
        del card, setting, place
        return rank_of(top) not in self.ranks

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """Cite nothing: a prohibition that doesn't apply permits nothing."""
        del card, top
        return ()

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        return f"На {speech.rank_accusative(rank_of(attempt.top))} ничего не кладут."


@dataclass(frozen=True, kw_only=True)
class BelowLast:
    """The foundation hasn't come to the rank with which it closes (`Place.last`)."""

    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
        """See `Condition`."""
        del card, setting
        return rank_of(top) != place.last

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """Cite nothing: that it isn't closed is no permission of its own."""
        del card, top
        return ()

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        return f"Это основание закрыто: сверху {speech.rank_name(rank_of(attempt.top))}."


@dataclass(frozen=True, kw_only=True)
class MarkedSuit:
    """The card has the suit for which the empty place is marked."""

    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
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
    """The first card of the pile has this rank; ``sentence`` says so where the usual words would mislead."""

    rank: int
    permits: tuple[str, ...]
    sentence: str = ""

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
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
        return self.sentence or f"{_place_word(attempt)} начинают {_with(self.rank)}."


@dataclass(frozen=True, kw_only=True)
class BeginsWithBase:
    """The first card of the pile has the base rank, which the deal has shown (the setting)."""

    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
        """See `Condition`."""
        del top, place
        return rank_of(card) == setting.base

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        return self.cites(card, top)

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        if attempt.setting.base == NONE:
            return "Ещё не открыта карта, с которой начинают."
        return f"{_place_word(attempt)} начинают {_with(attempt.setting.base)}."


def _with(rank: int) -> str:
    return f"с {speech.rank_genitive(rank)}"


def _place_word(attempt: Attempt) -> str:
    """Return «Угол», «Основание», «Стопку»: what is begun with the card."""
    if attempt.target is None or attempt.target.role != "foundation":
        return "Пустое место"
    return speech.capital(attempt.target.spoken.partition(" ")[0])
