"""The table of Основание: seven rows as columns, the stock and the one foundation above them."""

from __future__ import annotations

from typing import Final

from rasklad.games.tables import pile
from rasklad.places import Place


def _row(number: int) -> Place:
    return Place(
        id=f"R{number}",
        role="tableau",
        group="rows",
        label=str(number),
        spoken=f"ряд {number}",
        onto=f"в ряд {number}",
        x=(number - 1) * 1.3,
        y=1.5,
        fan=(0.0, 0.3),
    )


ROWS: Final = tuple(_row(number) for number in range(1, 8))
STOCK: Final = pile("stock", "stock", "Колода", "в колоду", at=(2.6, 0.0), face="down")
BASE: Final = pile("hole", "base", "Основание", "на основание", at=(5.2, 0.0), role="foundation")
