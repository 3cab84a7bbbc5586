"""The table of Крепость by the modern book: five lines of rows in two wings, four bases in the gap."""

from __future__ import annotations

from typing import Final

from rasklad.games.napoleon_table import rows, suit_bases

ROWS: Final = rows(range(1, 6), "rows")
#: Four bases beside five lines: set wider apart, and in the middle of the height.
BASES: Final = suit_bases(step=100 / 84, top=34 / 84)
BASE_IDS: Final = tuple(base.id for base in BASES)

#: Each row with its cards: six in the two upper ones, five in the others.
LAYOUT: Final = tuple((row.id, 6 if row.id in ("L1", "R1") else 5) for row in ROWS)
LEFT_WING: Final = frozenset(row.id for row in ROWS if row.id.startswith("L"))
