"""The table of Расчетъ: four foundations in a row, the packets of the talon below them, the stock aside."""

from __future__ import annotations

from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.games.tables import pile
from rasklad.places import Place

# Geometry in card widths and heights.
COLUMN: Final = 1.3
ROW: Final = 1.3
FAN: Final = 0.28
_BASES: Final = ("тузовое основание", "второе основание", "третье основание", "четвёртое основание")
_PACKETS: Final = ("первая", "вторая", "третья", "четвёртая")
#: So many packets there are under either option of their number.
FEWER: Final = 3


def _base(step: int) -> Place:
    return Place(
        id=f"B{step}",
        role="foundation",
        group=f"foundation {step}",
        label=f"через {step}" if step > 1 else "подряд",
        spoken=_BASES[step - 1],
        onto=f"на {_BASES[step - 1]}",
        x=step * COLUMN,
        y=0.0,
        capacity=RANKS_IN_SUIT,
    )


def _packet(number: int) -> Place:
    return Place(
        id=f"T{number}",
        role="tableau",
        group="packets" if number <= FEWER else "fourth packet",
        label=f"Т{number}",
        spoken=f"{_PACKETS[number - 1]} пачка талона",
        onto=f"в пачку {number}",
        x=number * COLUMN,
        y=ROW,
        fan=(0.0, FAN),
    )


BASES: Final = tuple(_base(step) for step in range(1, 5))
PACKETS: Final = tuple(_packet(number) for number in range(1, 5))
STOCK: Final = pile("stock", "stock", "Колода", "в колоду", at=(0.0, 0.0), face="down")
TURNED: Final = Place(
    id="waste",
    role="open",
    group="turned",
    label="Открытая",
    spoken="открытая карта",
    onto="на место открытой карты",
    x=0.0,
    y=ROW,
    capacity=1,
)
