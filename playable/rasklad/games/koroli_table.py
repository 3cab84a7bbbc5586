"""The table of Короли: two columns of aces, a wing of four piles on either side."""

from __future__ import annotations

from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.places import Place

# Card widths and heights.
FAN: Final = 0.2
LEFT, RIGHT, ACES, ROW = 2.3, 5.84, 3.45, 1.15


def _pile(number: int) -> Place:
    left, line = number % 2 == 1, (number + 1) // 2
    wing, letter = ("левая", "Л") if left else ("правая", "П")
    return Place(
        id=f"R{number}",
        role="tableau",
        group="piles",
        label=f"{letter}{line}",
        spoken=f"{wing} стопка {line}",
        onto=f"на место {letter}{line}",
        x=LEFT if left else RIGHT,
        y=(line - 1) * ROW,
        fan=(-FAN if left else FAN, 0.0),
    )


def _base(number: int) -> Place:
    column, line = divmod(number - 1, 4)
    return Place(
        id=f"F{number}",
        role="foundation",
        group="bases",
        label=str(number),
        spoken=f"основание {number}",
        onto="на основание",
        x=ACES + column * 1.15,
        y=line * ROW,
        capacity=RANKS_IN_SUIT,
    )


PILES: Final = tuple(_pile(number) for number in range(1, 9))
BASES: Final = tuple(_base(number) for number in range(1, 9))
#: One round of the deal: four cards to the left from top to bottom, then four to the right.
ROUND: Final = tuple(pile.id for pile in (*PILES[::2], *PILES[1::2]))
