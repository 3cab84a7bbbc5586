"""The table of Шедевр: main and auxiliary rows, the aces' column, the cellar; the order of its columns."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, card_at
from rasklad.games.napoleon_table import cellar, rows, suit_bases

MAIN: Final = rows(range(1, 5), "rows")
AUXILIARY: Final = rows(range(5, 6), "lower")
BASES: Final = suit_bases()
CELLAR: Final = (cellar(),)

#: Each ace, and the base that it lies on from the start.
ACES: Final = tuple((base.id, card_at(suit, ACE)) for suit, base in enumerate(BASES))

_COLUMN: Final = ("L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5")
#: The deal: columns 1 to 5, each the left wing from top to bottom, then the right one; the fifth has no
#: cards for the auxiliary rows.
COLUMNS: Final = (*_COLUMN * 4, *(row for row in _COLUMN if row not in ("L5", "R5")))
