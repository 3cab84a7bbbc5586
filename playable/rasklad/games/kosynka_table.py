"""The table of Косынка: seven piles under the stock, the drawn cards and four foundations."""

from __future__ import annotations

from typing import Final

from rasklad.games.suit_bases import suit_bases
from rasklad.games.tables import pile
from rasklad.places import Place

COLUMN: Final = 1.3  # card widths from pile to pile


def _pile(number: int) -> Place:
    return Place(
        id=f"R{number}",
        role="tableau",
        group="piles",
        label=str(number),
        spoken=f"стопка {number}",
        onto=f"в стопку {number}",
        x=(number - 1) * COLUMN,
        y=1.3,
        fan=(0.0, 0.27),
        face="mixed",
    )


PILES: Final = tuple(_pile(number) for number in range(1, 8))
BASES: Final = suit_bases("bases", first=3, step=COLUMN)
STOCK: Final = pile("stock", "stock", "Колода", "в колоду", at=(0.0, 0.0), face="down")
DRAWN: Final = Place(
    id="waste",
    role="waste",
    group="drawn",
    label="Открытые",
    spoken="открытые карты колоды",
    onto="к открытым картам колоды",
    x=COLUMN,
    y=0.0,
)
