"""What the pages read: games and witnesses by name, with errors that tell the page's author what to do."""

from __future__ import annotations

from functools import cache

import rasklad
from rasklad.cards import is_face_down
from rasklad.errors import UnknownGame
from rasklad.game import Game

from edition import witness as editions
from edition.pages.errors import PageError
from edition.witness import Witness


def game_of(game_id: str) -> Game:
    """The declared game. Raises PageError for an unknown id, with the list of known ones."""
    try:
        return rasklad.game(game_id)
    except UnknownGame as fault:
        known = ", ".join(rasklad.games())
        raise PageError(f"«{game_id}»: нет такой игры. Есть: {known}. Исправьте имя в директиве.") from fault


def witness_of(siglum: str) -> Witness:
    """The witness, read once for each state of its file. Raises PageError for an unknown siglum."""
    file = editions.DEFAULT_SOURCES / siglum / "edition.xml"
    if not file.is_file():
        known = ", ".join(editions.sigla())
        raise PageError(f"«{siglum}»: нет такого источника. Есть: {known}. Исправьте имя в директиве.")
    return _witness(siglum, file.stat().st_mtime_ns)


@cache
def _witness(siglum: str, _modified: int) -> Witness:
    return editions.load(siglum)


def games_of(siglum: str) -> tuple[Game, ...]:
    """The games whose law is in that witness, in the catalogue's order."""
    games = (rasklad.game(game_id) for game_id in rasklad.games())
    return tuple(game for game in games if game.witness == siglum)


def dealt_piles(game: Game) -> dict[str, tuple[bool, ...]]:
    """The demonstration's first position: place → its cards from bottom to top, True if face up.

    Dealing wants the game compiled, and the engine keeps 64 compiled games: with more, every list of all
    games would compile them all anew. So what a declared game deals is kept here.
    """
    declared = game.id in rasklad.games() and rasklad.game(game.id) is game
    return dict(_declared_piles(game.id)) if declared else _piles(game)


@cache
def _declared_piles(game_id: str) -> dict[str, tuple[bool, ...]]:
    return _piles(rasklad.game(game_id))


def _piles(game: Game) -> dict[str, tuple[bool, ...]]:
    position = rasklad.deal(game, game.demonstration)
    return {
        place.id: tuple(not is_face_down(card) for card in position.pile(place.id)) for place in game.places
    }
