"""The declared games, in the catalogue's order; each is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from rasklad.errors import UnknownGame
from rasklad.game import Game

#: The catalogue: the id of each game, and the module beside this one that declares it.
CATALOGUE: Final = {
    "kolodets-36": "kolodets_36",
    "kolodets-52": "kolodets_52",
    "krepost-1": "krepost_1",
    "chasy": "chasy",
    "chetyrnadtsat": "chetyrnadtsat",
    "sultan": "sultan",
    "raschet": "raschet",
    "labirint": "labirint",
    "monte-karlo": "monte_karlo",
    "kolodets-3": "kolodets_3",
    "kosynka": "kosynka",
    "koroli": "koroli",
    "osnovanie": "osnovanie",
    "shedevr": "shedevr",
    "novyj-domosed": "novyj_domosed",
    "plenniki": "plenniki",
    "plenniki-48": "plenniki_48",
    "favoritka": "favoritka",
    "krepost-2": "krepost_2",
}

#: Games that only tests and outside programs ask for: found by their ids, listed nowhere.
UNLISTED: Final = {
    "beleaguered-castle": "reference.castles",
    "streets-and-alleys": "reference.castles",
    "fan": "reference.fans",
    "flower-garden": "reference.fans",
    "canfield": "reference.canfield",
    "klondike": "reference.klondike",
}


def ids() -> tuple[str, ...]:
    """Return the ids of all games, in the catalogue's order."""
    return tuple(CATALOGUE)


def by_id(game_id: str) -> Game:
    """Return the game with this id.

    Raises:
        UnknownGame: there is none; the message lists those that there are.
    """
    module = CATALOGUE.get(game_id) or UNLISTED.get(game_id)
    if module is None:
        msg = f"игры «{game_id}» нет; есть {', '.join(CATALOGUE)}"
        raise UnknownGame(msg)
    return _declared(game_id, module)


@cache
def _declared(game_id: str, module: str) -> Game:
    """Return the game that stands in the module under its id: `krepost-1` as `KREPOST_1`."""
    declared = getattr(import_module(f"{__name__}.{module}"), game_id.upper().replace("-", "_"))
    if not isinstance(declared, Game) or declared.id != game_id:
        msg = f"{module} declares no game {game_id}"
        raise TypeError(msg)
    return declared
