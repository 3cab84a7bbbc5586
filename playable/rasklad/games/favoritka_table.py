"""The table of Фаворитка: central rows beside the bases, a vertical row at each edge; the deal's order."""

from __future__ import annotations

from typing import Final

from rasklad.games.napoleon_table import NARROW_FAN, column, dealt_bases, rows

CENTRAL: Final = rows(range(1, 5), "rows", NARROW_FAN)
VERTICAL: Final = tuple(column(left=left, group="vertical", fan=NARROW_FAN) for left in (True, False))
BASES: Final = dealt_bases()
BASE_IDS: Final = tuple(base.id for base in BASES)

_ROUND: Final = ("VR", "R1", "R2", "R3", "R4", "VL", "L1", "L2", "L3", "L4")
#: The deal: the first base, then rounds of ten as long as there are cards; the fifth round has eight.
ROUNDS: Final = ("F1", *_ROUND * 4, *_ROUND[:8])
