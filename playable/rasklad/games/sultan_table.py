"""The table of Султанъ: nine piles in a square, four places of the divan on either side, the pack below."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import ACE, KING, QUEEN, RANKS_IN_SUIT, card_at
from rasklad.places import Place

# Geometry in card widths and heights: five columns, the square in the middle three.
COLUMN: Final = 1.5
ROW: Final = 1.15
HEARTS: Final = 1
SMALL_DIVAN: Final = 6
#: id, suit, column, row of the seven kings: two diamonds, two spades, two clubs, one of hearts.
_KINGS: Final = (
    ("FDa", 2, 1, 0, "первое"),
    ("FDb", 2, 3, 0, "второе"),
    ("FSa", 0, 1, 1, "первое"),
    ("FSb", 0, 3, 1, "второе"),
    ("FCa", 3, 1, 2, "первое"),
    ("FCb", 3, 3, 2, "второе"),
    ("FHk", HEARTS, 2, 2, "королевское"),
)


def _pile(place_id: str, suit: int, column: int, row: int, which: str) -> Place:
    king = place_id != "FHa"
    return Place(
        id=place_id,
        role="foundation",
        group="kings" if king else "ace",
        label="♠♥♦♣"[suit],
        spoken=f"{which} основание {speech.suit_genitive(suit)}",
        onto="на основание",
        x=column * COLUMN,
        y=row * ROW,
        capacity=RANKS_IN_SUIT if king else QUEEN + 1,
        suit=suit,
        last=QUEEN,
    )


def _divan_place(number: int) -> Place:
    left = number <= 4  # noqa: PLR2004  (four on each side, says the text)
    return Place(
        id=f"D{number}",
        role="reserve",
        group="divan" if number <= SMALL_DIVAN else "wide divan",
        label=f"Д{number}",
        spoken=f"место {number} дивана",
        onto="на диван",
        x=0.0 if left else 4 * COLUMN,
        y=(number - (1 if left else 5)) * ROW,
        capacity=1,
        under=() if number <= SMALL_DIVAN else (("divan", "8"),),
    )


KING_PILES: Final = tuple(_pile(*king) for king in _KINGS)
ACE_PILE: Final = _pile("FHa", HEARTS, 2, 0, "тузовое")
SULTAN_PLACE: Final = Place(
    id="sultan",
    role="tableau",
    group="sultan",
    label="Султан",
    spoken="султан",
    onto="на султана",
    x=2 * COLUMN,
    y=ROW,
    capacity=1,
)
DIVAN: Final = tuple(_divan_place(number) for number in range(1, 9))
PACK: Final = Place(
    id="stock",
    role="stock",
    group="pack",
    label="Колода",
    spoken="колода",
    onto="в колоду",
    x=COLUMN,
    y=3 * ROW + 0.1,
    face="down",
)
TALON: Final = Place(
    id="waste",
    role="waste",
    group="talon",
    label="Талон",
    spoken="талон",
    onto="в талон",
    x=2 * COLUMN,
    y=3 * ROW + 0.1,
)
#: The cards that are taken out before the deal, by place.
FOUNDING: Final = (
    *((place_id, card_at(suit, KING)) for place_id, suit, *_ in _KINGS),
    ("FHa", card_at(HEARTS, ACE)),
    ("sultan", card_at(HEARTS, KING)),
)
