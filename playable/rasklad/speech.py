"""Cards and numbers in Russian words, in the cases that the sentences need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rasklad.cards import rank_of, suit_of

# rank: nominative, accusative, genitive, dative
_RANKS: Final = (
    ("туз", "туза", "туза", "тузу"),
    ("двойка", "двойку", "двойки", "двойке"),
    ("тройка", "тройку", "тройки", "тройке"),
    ("четвёрка", "четвёрку", "четвёрки", "четвёрке"),
    ("пятёрка", "пятёрку", "пятёрки", "пятёрке"),
    ("шестёрка", "шестёрку", "шестёрки", "шестёрке"),
    ("семёрка", "семёрку", "семёрки", "семёрке"),
    ("восьмёрка", "восьмёрку", "восьмёрки", "восьмёрке"),
    ("девятка", "девятку", "девятки", "девятке"),
    ("десятка", "десятку", "десятки", "десятке"),
    ("валет", "валета", "валета", "валету"),
    ("дама", "даму", "дамы", "даме"),
    ("король", "короля", "короля", "королю"),
)
_MASCULINE_RANKS: Final = frozenset((0, 10, 12))
_SUITS: Final = (("пики", "пик"), ("черви", "червей"), ("бубны", "бубен"), ("трефы", "треф"))
_COUNTS: Final = (
    "ноль",
    "одна",
    "две",
    "три",
    "четыре",
    "пять",
    "шесть",
    "семь",
    "восемь",
    "девять",
    "десять",
    "одиннадцать",
    "двенадцать",
)


def rank_name(rank: int) -> str:
    """Return «дама»."""
    return _RANKS[rank][0]


def rank_accusative(rank: int) -> str:
    """Return «даму»: what one takes, or on what one lays."""
    return _RANKS[rank][1]


def rank_genitive(rank: int) -> str:
    """Return «дамы»: from what, up to what."""
    return _RANKS[rank][2]


def suit_name(suit: int) -> str:
    """Return «пики»."""
    return _SUITS[suit][0]


def suit_genitive(suit: int) -> str:
    """Return «пик»."""
    return _SUITS[suit][1]


def is_masculine(card: int) -> bool:
    """Tell whether the card's name is a masculine noun (туз, валет, король)."""
    return rank_of(card) in _MASCULINE_RANKS


def pronoun(card: int) -> str:
    """Return «он» or «она» for the card."""
    return "он" if is_masculine(card) else "она"


def name(card: int) -> str:
    """Return «дама пик»."""
    return f"{_RANKS[rank_of(card)][0]} {suit_genitive(suit_of(card))}"


def accusative(card: int) -> str:
    """Return «даму пик»."""
    return f"{_RANKS[rank_of(card)][1]} {suit_genitive(suit_of(card))}"


def capital(sentence: str) -> str:
    """Return the sentence with its first letter capital, the rest untouched."""
    return sentence[:1].upper() + sentence[1:]


def joined(words: Sequence[str], last: str = "и") -> str:
    """Return «а, б и в»."""
    if len(words) < 2:  # noqa: PLR2004  (a list of one has no conjunction)
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def count_word(number: int) -> str:
    """Return the number in words (feminine, as of cards and places), or in digits above twelve."""
    return _COUNTS[number] if number < len(_COUNTS) else str(number)


def plural(number: int, one: str, few: str, many: str) -> str:
    """Choose the noun's form after a number: 1 карта, 2 карты, 5 карт, 11 карт, 21 карта."""
    tens, units = number % 100 // 10, number % 10
    if tens == 1 or units == 0 or units >= 5:  # noqa: PLR2004  (the grammar's own numbers)
        return many
    return one if units == 1 else few


def cards_phrase(number: int) -> str:
    """Return «36 карт», «1 карта», «52 карты»."""
    return f"{number} {plural(number, 'карта', 'карты', 'карт')}"
