"""The table of Лабиринт: six rows of eight under four aces, the stock, and what a grace takes out."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, card_at
from rasklad.games.suit_bases import suit_bases
from rasklad.games.tables import grid, pile

ROWS: Final = 6
COLUMNS: Final = 8
#: The groups of places by which the rules tell the rows apart.
LINES: Final = ("top row", "inner rows", "bottom row")
STEP: Final = (1.12, 1.06)  # card widths and heights from place to place
CELLS: Final = grid(
    ROWS, COLUMNS, step=STEP, top=1.16, groups=(LINES[0], *(LINES[1],) * (ROWS - 2), LINES[2])
)
IDS: Final = tuple(cell.id for cell in CELLS)
BY_LINE: Final = tuple((line, tuple(cell for cell in CELLS if cell.group == line)) for line in LINES)
#: Each place of the inner rows with its neighbours, above and then below: one that is empty frees it.
NEIGHBOURS: Final = tuple(
    (cell.id, (IDS[at - COLUMNS], IDS[at + COLUMNS]))
    for at, cell in enumerate(CELLS)
    if cell.group == LINES[1]
)
BASES: Final = suit_bases("aces", first=2, step=STEP[0])
ACES: Final = tuple((place.id, card_at(suit, ACE)) for suit, place in enumerate(BASES))
STOCK: Final = pile("stock", "stock", "Колода", "в колоду", at=(7.84, 0.0), face="down")
ASIDE: Final = pile(
    "aside",
    "aside",
    "Взятая",
    "в сторону",
    at=(0.0, 0.0),
    role="reserve",
    under=(("grace", "once"),),
)
