"""Numbers, ranks and lists in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
_ORDINALS: Final = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")
_RANKS: Final = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)
_INDICES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
_VOWEL_SOUNDS: Final = ("a", "e", "i", "o", "u")


def number(count: int) -> str:
    """Return the number in words, in digits above twelve."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def ordinal(count: int) -> str:
    """Return «sixth», «14th»."""
    return _ORDINALS[count] if count < len(_ORDINALS) else f"{count}th"


def rank(which: int) -> str:
    """Return «ace»."""
    return _RANKS[which]


def ranks(which: int) -> str:
    """Return «aces», «sixes»."""
    name = _RANKS[which]
    return f"{name}es" if name.endswith("x") else f"{name}s"


def card(which_rank: int, suit: int) -> str:
    """Return «the king of hearts»."""
    return f"the {_RANKS[which_rank]} of {_SUITS[suit]}"


def symbol(which_rank: int, suit: int) -> str:
    """Return «10♥», «K♦»."""
    return f"{_INDICES[which_rank]}{'♠♥♦♣'[suit]}"


def a(noun: str) -> str:
    """Return «a king», «an ace»."""
    return f"{'an' if noun.startswith(_VOWEL_SOUNDS) else 'a'} {noun}"


def cards(count: int) -> str:
    """Return «one card», «five cards»."""
    return f"{number(count)} {'card' if count == 1 else 'cards'}"


def times(count: int) -> str:
    """Return «once», «twice», «three times»."""
    return {1: "once", 2: "twice"}.get(count, f"{number(count)} times")


def joined(words: Sequence[str], last: str = "and") -> str:
    """Return «a, b and c»."""
    if len(words) < 2:  # noqa: PLR2004  (a list of one has no conjunction)
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def capital(sentence: str) -> str:
    """Return the sentence with its first letter capital, the rest untouched."""
    return sentence[:1].upper() + sentence[1:]


def suit(which: int) -> str:
    """Return «spades»."""
    return _SUITS[which]
