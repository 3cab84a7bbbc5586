"""Well-known games, declared only to hold the engine against outside programs: they are in no catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.games.reference.canfield import CANFIELD
from rasklad.games.reference.castles import BELEAGUERED_CASTLE, STREETS_AND_ALLEYS
from rasklad.games.reference.fans import FAN, FLOWER_GARDEN
from rasklad.games.reference.klondike import KLONDIKE

if TYPE_CHECKING:
    from rasklad.game import Game

REFERENCE: Final[tuple[Game, ...]] = (
    BELEAGUERED_CASTLE,
    STREETS_AND_ALLEYS,
    FAN,
    FLOWER_GARDEN,
    CANFIELD,
    KLONDIKE,
)
