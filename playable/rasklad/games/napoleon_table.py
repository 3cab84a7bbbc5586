"""The table of the «Маленький Наполеон» family: rows in two wings, a column of bases between them.

Geometry in card widths (60 units) and heights (84).
"""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import RANKS_IN_SUIT
from rasklad.places import Place

SUIT_LETTERS: Final = "SHDC"
#: From one line of rows to the next.
LINE: Final = 92 / 84
#: From card to card in a row, and in the rows of a table that has columns on both sides as well.
FAN: Final = 28 / 60
NARROW_FAN: Final = 24 / 60
#: A row begins so far from the middle of the bases.
BESIDE: Final = 72 / 60


def row(line: int, *, left: bool, group: str, fan: float = FAN) -> Place:
    """Return the row of one wing in this line (1 …): ``L1`` «Л1», ``R1`` «П1»; it grows outwards."""
    wing, letter, side = ("левый", "Л", -1) if left else ("правый", "П", 1)
    return Place(
        id=f"{'L' if left else 'R'}{line}",
        role="tableau",
        group=group,
        label=f"{letter}{line}",
        spoken=f"{wing} ряд {line}",
        onto=f"в ряд {letter}{line}",
        x=side * BESIDE,
        y=(line - 1) * LINE,
        fan=(side * fan, 0.0),
    )


def rows(lines: range, group: str, fan: float = FAN) -> tuple[Place, ...]:
    """Return the rows of these lines, each line's left one first."""
    return tuple(row(line, left=left, group=group, fan=fan) for line in lines for left in (True, False))


def column(*, left: bool, group: str, fan: float) -> Place:
    """Return the column at one edge of the table, ``VL`` or ``VR``; it grows downwards."""
    side, word, letter = (-1, "левый", "Л") if left else (1, "правый", "П")
    return Place(
        id=f"V{'L' if left else 'R'}",
        role="tableau",
        group=group,
        label=f"В{letter}",
        spoken=f"{word} вертикальный ряд",
        onto=f"в {word} вертикальный ряд",
        x=side * (2 * BESIDE + 4 * fan),
        y=0.0,
        fan=(0.0, 28 / 84),
    )


def suit_bases(step: float = LINE, top: float = 0.0) -> tuple[Place, ...]:
    """Return the bases marked by suits, ``FS`` … ``FC``, from top to bottom."""
    return tuple(
        _base(
            f"F{SUIT_LETTERS[suit]}",
            "♠♥♦♣"[suit],
            f"основание {speech.suit_genitive(suit)}",
            top + suit * step,
            suit,
        )
        for suit in range(4)
    )


def dealt_bases() -> tuple[Place, ...]:
    """Return the bases that the deal fills, in its order: ``F1`` … ``F4``."""
    return tuple(
        _base(f"F{number}", f"Б{number}", f"основание {number}", (number - 1) * LINE)
        for number in range(1, 5)
    )


def cellar(under: tuple[tuple[str, str], ...] = ()) -> Place:
    """Return the cellar, in the fifth line below the bases: one card."""
    return Place(
        id="cellar",
        role="reserve",
        group="cellar",
        label="Подвал",
        spoken="подвал",
        onto="в подвал",
        x=0.0,
        y=4 * LINE,
        capacity=1,
        under=under,
    )


def _base(place_id: str, label: str, spoken: str, y: float, suit: int | None = None) -> Place:
    return Place(
        id=place_id,
        role="foundation",
        group="bases",
        label=label,
        spoken=spoken,
        onto="на основание",
        x=0.0,
        y=y,
        capacity=RANKS_IN_SUIT,
        suit=suit,
    )
