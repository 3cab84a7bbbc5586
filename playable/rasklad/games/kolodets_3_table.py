"""The table of the two-pack Колодец: a square of walls, kings at its corners, packets beside it."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import RANKS_IN_SUIT
from rasklad.places import Place

# Geometry in card widths and heights.
COLUMN: Final = 1.22
ROW: Final = 1.15
BESIDE: Final = 5 * COLUMN + 0.3  # the stock and the packets, right of the square

_SIDES: Final = {  # letter: (name, genitive, steps from the centre)
    "N": ("верхнее", "верхняя", (0, -1)),
    "E": ("правое", "правая", (1, 0)),
    "S": ("нижнее", "нижняя", (0, 1)),
    "W": ("левое", "левая", (-1, 0)),
}
_CORNERS: Final = {"S": (-1, -1), "H": (1, -1), "D": (-1, 1), "C": (1, 1)}


def _work(side: str) -> Place:
    name, _, (dx, dy) = _SIDES[side]
    return Place(
        id=f"work{side}",
        role="tableau",
        group="work",
        label="",
        spoken=f"{name} рабочее место",
        onto=f"на {name} рабочее место",
        x=(2 + 2 * dx) * COLUMN,
        y=(2 + 2 * dy) * ROW,
        fan=(0.0, 0.03),
    )


def _wall(side: str) -> Place:
    _, name, (dx, dy) = _SIDES[side]
    return Place(
        id=f"wall{side}",
        role="reserve",
        group="walls",
        label="",
        spoken=f"{name} стена",
        onto="на стену",
        x=(2 + dx) * COLUMN,
        y=(2 + dy) * ROW,
        fan=(0.015, 0.0) if dy else (0.0, 0.015),
    )


def _base(suit: str) -> Place:
    dx, dy = _CORNERS[suit]
    number = "SHDC".index(suit)
    return Place(
        id=f"F{suit}",
        role="foundation",
        group="bases",
        label="♠♥♦♣"[number],
        spoken=f"основание {speech.suit_genitive(number)}",
        onto="на основание",
        x=(2 + dx) * COLUMN,
        y=(2 + dy) * ROW,
        capacity=2 * RANKS_IN_SUIT,
        suit=number,
    )


def _packet(number: int) -> Place:
    return Place(
        id=f"packet{number}",
        role="waste",
        group="packets",
        label=str(number),
        spoken=f"кучка {number}",
        onto="на кучку",
        x=BESIDE + 1.2,
        y=(number - 1) * ROW,
        fan=(0.03, 0.0),
    )


WORK: Final = tuple(_work(side) for side in "WNES")
WALLS: Final = tuple(_wall(side) for side in "WNES")
BASES: Final = tuple(_base(suit) for suit in "SHDC")
PACKETS: Final = tuple(_packet(number) for number in range(1, 6))
CENTRE: Final = Place(
    id="centre",
    role="tableau",
    group="centre",
    label="",
    spoken="дно колодца",
    onto="на дно колодца",
    x=2 * COLUMN,
    y=2 * ROW,
)
STOCK: Final = Place(
    id="stock",
    role="stock",
    group="stock",
    label="Колода",
    spoken="колода",
    onto="в колоду",
    x=BESIDE,
    y=2 * ROW,
    face="down",
)
