"""Positions as other programs write them: every pile by name, foundations named by suit.

The form is that of the move oracles: ``{"deals": [{"id": …, "points": [{"after": n, "piles": {"R1": "KS
5D"}}]}]}``. Where our foundations aren't bound to suits (the corners of Колодец), the names ``FS FH FD FC``
are translated: a corner is the one whose first card has that suit, an empty one goes by the suit of the card
that starts it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rasklad.cards import SUITS, suit_of
from rasklad.engine import compiled
from rasklad.errors import BadText, RaskladError
from rasklad.notation import from_text
from rasklad.rules import Act, Lay
from rasklad.rules.base import NONE
from rasklad.verbs import legal_moves
from rasklad.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasklad.engine import Engine
    from rasklad.game import Game
    from rasklad.position import Move, Position

_BY_SUIT: Final = tuple(f"F{suit}" for suit in SUITS)


@dataclass(frozen=True)
class Point:
    """One position of a file: the deal's id, the number of moves made since, the position."""

    deal: str
    after: int
    position: Position


def points_of(game: Game, file: str, readings: Mapping[str, str] | None = None) -> Iterator[Point]:
    """Yield every position of the file.

    Raises:
        RaskladError: the file can't be read, or a position in it is wrong; the message says where.
    """
    game.choose(readings)
    content = _content_of(file)
    points: list[Point] = []
    try:
        for deal in content["deals"]:
            for point in deal["points"]:
                where = f"{file}: расклад {deal['id']}, после {point['after']} ходов"
                points.append(Point(deal["id"], point["after"], _position(game, point, readings, where)))
    except (KeyError, TypeError, AttributeError) as error:
        msg = f"файл позиций «{file}» устроен не так: нужны deals → points → id, after, piles ({error!r})"
        raise RaskladError(msg) from error
    yield from points


def positions_of(
    game: Game, file: str, readings: Mapping[str, str] | None = None
) -> Iterator[tuple[str, Position]]:
    """Yield the position of every deal of the file, with its id: ``{"deals": [{"id": …, "piles": {…}}]}``.

    Raises:
        RaskladError: the file can't be read, or a position in it is wrong; the message says where.
    """
    game.choose(readings)
    content = _content_of(file)
    found: list[tuple[str, Position]] = []
    try:
        for number, deal in enumerate(content["deals"], start=1):
            name = str(deal.get("id", number))
            found.append((name, _position(game, deal, readings, f"{file}: расклад {name}")))
    except (KeyError, TypeError, AttributeError) as error:
        msg = f"файл позиций «{file}» устроен не так: нужны deals → id, piles ({error!r})"
        raise RaskladError(msg) from error
    yield from found


def _content_of(file: str) -> Any:  # noqa: ANN401  (whatever the JSON holds)
    try:
        return json.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        msg = f"файл позиций «{file}» не читается: {error.strerror or error}"
        raise RaskladError(msg) from error
    except ValueError as error:
        msg = f"файл позиций «{file}» — не JSON: {error}".partition("\n")[0]
        raise RaskladError(msg) from error


def from_piles(
    game: Game, piles: Mapping[str, str], readings: Mapping[str, str] | None = None, pass_number: int = 1
) -> Position:
    """Read piles named as outside programs name them; face-down cards may come with or without ``#``.

    ``pass_number`` is the pass through the stock, from 1, where the game counts its redeals.

    Raises:
        BadText: a pile or a card is wrong.
    """
    down = {place.id for place in game.places if place.face == "down"}
    ours = _our_names(game, piles)
    parts = []
    for name, cards in piles.items():
        words = [card if name not in down or card.startswith("#") else f"#{card}" for card in cards.split()]
        if words:
            parts.append(f"{ours.get(name, name)}: {' '.join(words)}")
    if pass_number > 1 and "redeals" in compiled(game, game.choose(readings)).counters:
        parts.append(f"redeals={pass_number - 1}")
    return from_text(game, "; ".join(parts), readings)


def moves_outside(position: Position) -> list[list[Any]]:
    """Return the legal moves as ``[from, to, count, [clauses]]``, places named as in the file."""
    return [[*_outside(position, move), list(move.clauses)] for move in legal_moves(position)]


def _outside(position: Position, move: Move) -> tuple[str, str, int]:
    engine = position.engine
    rule = engine.reasons[move.raw[3]].rule
    if isinstance(rule, Act):
        source, target = rule.outside if rule.outside[0] else (move.source, move.target)
        view = View(engine, position.piles, position.counters)
        return source, target, rule.moved(view, move.raw[:3])
    return move.source, _outside_name(engine, move.target, move.card), move.count


def our_target(position: Position, target: str, card: int) -> str:
    """Return our name of a target that an outside program names: ``FS`` is a corner in Колодец."""
    engine = position.engine
    if target in engine.index or target not in _BY_SUIT:
        return target
    corners = [place for place in engine.places if place.role == "foundation"]
    for place in corners:
        pile = position.pile(place.id)
        if pile and suit_of(pile[0]) == suit_of(card):
            return place.id
    return next((place.id for place in corners if not position.pile(place.id)), target)


def _position(
    game: Game, point: Mapping[str, Any], readings: Mapping[str, str] | None, where: str
) -> Position:
    try:
        return from_piles(game, point["piles"], readings, point.get("round", 1))
    except BadText as error:
        msg = f"{where}: {error}"
        raise BadText(msg) from error


def _our_names(game: Game, piles: Mapping[str, str]) -> dict[str, str]:
    """Map suit names onto our foundations, those with cards first, if ours are not bound to suits."""
    if not _interchangeable(game):
        return {}
    corners = [place.id for place in game.places if place.role == "foundation"]
    named = sorted((name for name in _BY_SUIT if name in piles), key=lambda name: not piles[name])
    return dict(zip(named, corners, strict=False))


def _outside_name(engine: Engine, target: str, card: int) -> str:
    place = engine.places[engine.index[target]]
    free = place.role == "foundation" and card != NONE and _interchangeable(engine.game)
    return _BY_SUIT[suit_of(card)] if free else target


def _interchangeable(game: Game) -> bool:
    """Tell whether it doesn't matter which foundation a suit takes, so that outside it is called by the suit.

    ``B1`` of Расчетъ is the same foundation to everybody.
    """
    return any(isinstance(rule, Lay) and rule.any_empty for rule in game.rules())
