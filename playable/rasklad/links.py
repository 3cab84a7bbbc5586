"""A play as a link: the start, the readings and the moves, short enough for the fragment of an address.

The page's address ends with ``#play-`` and this form: ``1/d195259/emptyPlace=never/R3-R5.R10-FS``, that is
version, start, readings, moves. The start is ``d`` and the deal's number, or ``p`` and a position's text
form with ``_`` for a space and ``!`` for the ``#`` of a face-down card: ``pR1:JS_5D;R2:7C;stock:!QH``. The
readings are those that differ from the default, in the game's order. A move is its text form with ``-`` for
``>``. Empty parts at the end are left out. No sign of it has to be escaped in a fragment.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rasklad.errors import BadDeal, BadLink, BadMove, BadReading, BadText, IllegalMove
from rasklad.notation import from_text, to_text
from rasklad.shuffle import LAST_DEAL
from rasklad.verbs import deal, play

if TYPE_CHECKING:
    from rasklad.game import Game
    from rasklad.position import Position

#: The one version of the form so far; a link that people have sent must be read for ever.
VERSION: Final = "1"
#: Longer ones are refused unread (in characters): some ten thousand moves, and a few seconds to replay them.
LONGEST: Final = 100_000

_PARTS: Final = ("версия", "расклад", "чтения", "ходы")
_DEAL: Final = re.compile(r"d(0|[1-9][0-9]{0,8})")
_POSITION: Final = re.compile(r"p[A-Za-z0-9_:;=!]+")
_READING: Final = re.compile(r"([A-Za-z][A-Za-z0-9]*)=([A-Za-z0-9]+)")
_MOVE: Final = re.compile(r"[A-Za-z0-9]+(?:[-+~=][A-Za-z0-9]+(?::[1-9][0-9]?)?)?")
#: Mail programs and messengers escape signs that need no escaping.
_ESCAPED: Final = re.compile(r"%([2-7][0-9A-Fa-f])")


def write(position: Position) -> str:
    """Return the link to the position: its first position and the moves that led from there to here."""
    start, *steps = position.played()
    moves = ".".join(str(step.move).replace(">", "-") for step in steps)
    engine = position.engine
    defaults = dict(engine.game.choose())
    readings = ",".join(f"{name}={value}" for name, value in engine.choice if value != defaults[name])
    parts = (VERSION, _start_text(start), readings, moves)
    return "/".join(parts).rstrip("/")


def read(game: Game, link: str) -> tuple[Position, tuple[str, ...]]:
    """Return the first position that the link names, and the text forms of its moves, not yet made.

    Raises:
        BadLink: what is wrong, in one sentence that names the part of the link.
    """
    if len(link) > LONGEST:
        raise BadLink(f"ссылка на партию длиннее {LONGEST} знаков, такую доска не читает")
    parts = _ESCAPED.sub(lambda escaped: chr(int(escaped[1], 16)), link).split("/")
    if parts[0] != VERSION:
        raise BadLink(f"ссылка на партию начинается с версии «{VERSION}/», а здесь «{_quoted(parts[0])}»")
    if not 2 <= len(parts) <= len(_PARTS):  # noqa: PLR2004  (a version and a start)
        form = "/".join(_PARTS[1:])
        raise BadLink(f"ссылка на партию — это {VERSION}/{form}, а в этой частей {len(parts)}")
    _, start, readings, moves = (*parts, "", "")[: len(_PARTS)]
    position = _start(game, start, _readings(game, readings))
    return position, _moves(moves)


def follow(game: Game, link: str) -> Position:
    """Return the position that the link leads to, all its moves made.

    Raises:
        BadLink: what is wrong, in one sentence that names the part of the link.
    """
    position, moves = read(game, link)
    for number, move in enumerate(moves, start=1):
        try:
            position = play(position, move)
        except (IllegalMove, BadMove) as error:
            raise BadLink(f"ходы в ссылке, ход {number}: {error}") from error
    return position


def _start_text(first: Position) -> str:
    if first.deal is not None:
        return f"d{first.deal}"
    return "p" + to_text(first).replace("; ", ";").replace(": ", ":").replace(" ", "_").replace("#", "!")


def _start(game: Game, text: str, readings: dict[str, str]) -> Position:
    dealt = _DEAL.fullmatch(text)
    try:
        if dealt:
            return deal(game, int(dealt[1]), readings)
        if _POSITION.fullmatch(text):
            return from_text(game, text[1:].replace("_", " ").replace("!", "#"), readings)
    except (BadDeal, BadText) as error:
        raise BadLink(f"расклад в ссылке: {error}") from error
    last = f"{LAST_DEAL:,}".replace(",", "\u00a0")
    form = f"нужно d и номер от 0 до {last} или p и позиция"
    raise BadLink(f"расклад в ссылке «{_quoted(text)}» не читается: {form}")


def _readings(game: Game, text: str) -> dict[str, str]:
    readings: dict[str, str] = {}
    for part in text.split(",") if text else ():
        pair = _READING.fullmatch(part)
        if not pair:
            raise BadLink(f"чтения в ссылке: «{_quoted(part)}» — не «имя=вариант»")
        if pair[1] in readings:
            raise BadLink(f"чтения в ссылке: {pair[1]} названо дважды")
        readings[pair[1]] = pair[2]
    try:
        game.choose(readings)
    except BadReading as error:
        raise BadLink(f"чтения в ссылке: {error}") from error
    return readings


def _moves(text: str) -> tuple[str, ...]:
    moves = text.split(".") if text else []
    for number, move in enumerate(moves, start=1):
        if not _MOVE.fullmatch(move):
            raise BadLink(f"ходы в ссылке, ход {number}: «{_quoted(move)}» — не ход")
    return tuple(move.replace("-", ">") for move in moves)


def _quoted(text: str) -> str:
    """Return the text as a sentence may quote it: no longer than a reader cares for."""
    most = 24
    return text if len(text) <= most else f"{text[:most]}…"
