"""The table of Колодец: a cross in a square, the stock and the reserve beside it."""

from __future__ import annotations

from typing import Final

from rasklad.places import Place

# Geometry in card widths and heights: a square of three by three, the stock beside it.
COLUMN: Final = 1.5
ROW: Final = 1.8
FAN: Final = 0.12


def _cross(number: int, column: int, row: int) -> Place:
    letter = "АБВГД"[number]
    return Place(
        id=f"R{number + 1}",
        role="tableau",
        group="cross",
        label=letter,
        spoken=f"место {letter}",
        onto=f"на место {letter}",
        x=column * COLUMN,
        y=row * ROW,
        fan=(0.0, FAN),
    )


def _corner(number: int, column: int, row: int, size: int) -> Place:
    return Place(
        id=f"F{number}",
        role="foundation",
        group="corners",
        label=str(number),
        spoken=f"угол {number}",
        onto=f"в угол {number}",
        x=column * COLUMN,
        y=row * ROW,
        capacity=size,
    )


CROSS: Final = tuple(
    _cross(number, *at) for number, at in enumerate(((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)))
)
STOCK: Final = Place(
    id="stock",
    role="stock",
    group="stock",
    label="Колода",
    spoken="колода",
    onto="в колоду",
    x=5.7,
    y=ROW / 2,
    face="down",
)
OPEN: Final = Place(
    id="open",
    role="open",
    group="open",
    label="Открытая",
    spoken="открытая карта",
    onto="на место открытой карты",
    x=7.2,
    y=ROW / 2,
    capacity=1,
)
RESERVE: Final = Place(
    id="waste",
    role="waste",
    group="reserve",
    label="Резерв",
    spoken="резерв",
    onto="в резерв",
    x=7.2,
    y=ROW * 3 / 2,
)


def corners_of(size: int) -> tuple[Place, ...]:
    """Return the four corners, each for a suit of ``size`` cards."""
    corners = enumerate(((0, 0), (2, 0), (0, 2), (2, 2)), start=1)
    return tuple(_corner(number, *at, size) for number, at in corners)
