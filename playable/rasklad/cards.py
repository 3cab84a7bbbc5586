"""Cards as small ints.

A card is ``suit * 13 + rank``: suits in the order spades, hearts, diamonds, clubs; ranks ace 0 … king 12.
A face-down card has bit 64 set as well. In text ten is ``10``: ``10H``, ``QS``; a face-down card is ``#QH``,
or ``#`` where its face is masked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "SHDC"
ACE: Final = 0
JACK: Final = 10
QUEEN: Final = 11
KING: Final = 12
RANKS_IN_SUIT: Final = 13
FACE_DOWN: Final = 64
FACE: Final = 63
PACK: Final = tuple(range(52))

_RUSSIAN_RANKS: Final = ("Т", "2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К")
_SIGNS: Final = "♠♥♦♣"

_TEXTS: Final = tuple(RANKS[card % 13] + SUITS[card // 13] for card in PACK)
_CARDS: Final = {text: card for card, text in enumerate(_TEXTS)}


def rank_of(card: int) -> int:
    """Return the rank, ace 0 … king 12, whichever face is up."""
    return (card & FACE) % RANKS_IN_SUIT


def suit_of(card: int) -> int:
    """Return the suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs."""
    return (card & FACE) // RANKS_IN_SUIT


def card_at(suit: int, rank: int) -> int:
    """Return the face-up card of that suit and rank."""
    return suit * RANKS_IN_SUIT + rank


def is_face_down(card: int) -> bool:
    """Tell whether the card's back is up."""
    return bool(card & FACE_DOWN)


def hidden_in(piles: Iterable[bytes]) -> int:
    """Count the cards that lie face down."""
    return sum(is_face_down(card) for pile in piles for card in pile)


def card_text(card: int, *, masked: bool = False) -> str:
    """Return ``10H``; ``#10H`` for a face-down card, or just ``#`` when masked."""
    if card & FACE_DOWN:
        return "#" if masked else "#" + _TEXTS[card & FACE]
    return _TEXTS[card]


def parse_card(text: str) -> int | None:
    """Return the card that ``10H`` or ``#10H`` stands for; None if it is no card."""
    if text.startswith("#"):
        card = _CARDS.get(text[1:])
        return None if card is None else card | FACE_DOWN
    return _CARDS.get(text)


def russian_text(card: int) -> str:
    """Return the short Russian form: «Д♠», «10♥», «Т♦»."""
    return _RUSSIAN_RANKS[rank_of(card)] + _SIGNS[suit_of(card)]
