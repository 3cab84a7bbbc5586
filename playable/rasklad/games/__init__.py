"""The declared games, in the catalogue's order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.errors import UnknownGame
from rasklad.games.chasy import CHASY
from rasklad.games.chetyrnadtsat import CHETYRNADTSAT
from rasklad.games.favoritka import FAVORITKA
from rasklad.games.kolodets_3 import KOLODETS_3
from rasklad.games.kolodets_36 import KOLODETS_36
from rasklad.games.kolodets_52 import KOLODETS_52
from rasklad.games.koroli import KOROLI
from rasklad.games.kosynka import KOSYNKA
from rasklad.games.krepost_1 import KREPOST_1
from rasklad.games.krepost_2 import KREPOST_2
from rasklad.games.labirint import LABIRINT
from rasklad.games.monte_karlo import MONTE_KARLO
from rasklad.games.novyj_domosed import NOVYJ_DOMOSED
from rasklad.games.osnovanie import OSNOVANIE
from rasklad.games.plenniki import PLENNIKI
from rasklad.games.plenniki_48 import PLENNIKI_48
from rasklad.games.raschet import RASCHET
from rasklad.games.reference import REFERENCE
from rasklad.games.shedevr import SHEDEVR
from rasklad.games.sultan import SULTAN

if TYPE_CHECKING:
    from rasklad.game import Game

GAMES: Final = (
    KOLODETS_36,
    KOLODETS_52,
    KREPOST_1,
    CHASY,
    CHETYRNADTSAT,
    SULTAN,
    RASCHET,
    LABIRINT,
    MONTE_KARLO,
    KOLODETS_3,
    KOSYNKA,
    KOROLI,
    OSNOVANIE,
    SHEDEVR,
    NOVYJ_DOMOSED,
    PLENNIKI,
    PLENNIKI_48,
    FAVORITKA,
    KREPOST_2,
)

_BY_ID: Final = {declared.id: declared for declared in GAMES}
#: Games that only tests and outside programs ask for: found by their ids, listed nowhere.
_UNLISTED: Final = {declared.id: declared for declared in REFERENCE}


def ids() -> tuple[str, ...]:
    """Return the ids of all games, in the catalogue's order."""
    return tuple(_BY_ID)


def by_id(game_id: str) -> Game:
    """Return the game with this id.

    Raises:
        UnknownGame: there is none; the message lists those that there are.
    """
    if game_id in _UNLISTED:
        return _UNLISTED[game_id]
    if game_id not in _BY_ID:
        msg = f"игры «{game_id}» нет; есть {', '.join(_BY_ID)}"
        raise UnknownGame(msg)
    return _BY_ID[game_id]
