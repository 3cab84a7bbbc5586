"""The table of Монте-Карло: four rows of five, the stock, the cards taken away."""

from __future__ import annotations

from typing import Final

from rasklad.games.tables import grid, pile

ROWS: Final = 4
COLUMNS: Final = 5
CELLS: Final = grid(ROWS, COLUMNS, step=(1.2, 1.15))
IDS: Final = tuple(cell.id for cell in CELLS)
UPPER: Final = IDS[:-COLUMNS]
BOTTOM: Final = IDS[-COLUMNS:]
STOCK: Final = pile("stock", "stock", "Стопка", "в стопку", at=(6.5, 0.0), face="down")
REMOVED: Final = pile("removed", "removed", "Снятые", "к снятым картам", at=(6.5, 1.15), role="waste")
