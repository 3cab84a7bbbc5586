"""The table of Крѣпость: five rows to the left, five to the right, the places of the aces between them."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import RANKS_IN_SUIT
from rasklad.places import Place

# Geometry in card widths (60 units) and heights (84): rows fan by 28 units, stand 8 units apart.
FAN: Final = 28 / 60
INNER_LEFT: Final = 154 / 60
MIDDLE: Final = 226 / 60
INNER_RIGHT: Final = 298 / 60


def _row(number: int) -> Place:
    left, line = number % 2 == 1, (number + 1) // 2
    wing, letter = ("левый", "Л") if left else ("правый", "П")
    return Place(
        id=f"R{number}",
        role="tableau",
        group="rows",
        label=f"{letter}{line}",
        spoken=f"{wing} ряд {line}",
        onto=f"на дорожку {letter}{line}",
        x=INNER_LEFT if left else INNER_RIGHT,
        y=(line - 1) * 92 / 84,
        fan=(-FAN if left else FAN, 0.0),
    )


def _ace_place(suit: int) -> Place:
    return Place(
        id="F" + "SHDC"[suit],
        role="foundation",
        group="aces",
        label="♠♥♦♣"[suit],
        spoken=f"основание {speech.suit_genitive(suit)}",
        onto="на основание",
        x=MIDDLE,
        y=(34 + suit * 100) / 84,
        capacity=RANKS_IN_SUIT,
        suit=suit,
    )


ROWS: Final = tuple(_row(number) for number in range(1, 11))
LEFT: Final = ROWS[::2]
ACES: Final = tuple(_ace_place(suit) for suit in range(4))
