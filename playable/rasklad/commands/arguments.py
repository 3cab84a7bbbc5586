"""What the commands have in common: arguments read strictly, refused in one Russian sentence."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Final, NoReturn

from rasklad.errors import BadDeal, BadReading, RaskladError
from rasklad.games import by_id
from rasklad.shuffle import LAST_DEAL
from rasklad.verbs import deal

if TYPE_CHECKING:
    from rasklad.game import Game
    from rasklad.position import Position

_TRANSLATED: Final = (
    (r"the following arguments are required: (.*)", r"не хватает аргументов: \1"),
    (r"unrecognized arguments: (.*)", r"лишние аргументы: \1"),
    (r"argument .*: invalid choice: '([^']*)' \(choose from (.*)\)", r"команды «\1» нет; есть \2"),
    (r"argument (\S+): expected one argument", r"после \1 нужно значение"),
    (r"argument (\S+): expected at least one argument", r"не хватает аргументов: \1"),
)

_MOST_STATES: Final = 10**9

#: Names that other programs' files have for a game of ours under certain readings.
ALIASES: Final = {
    "golf": ("osnovanie", {"ends": "noWrap"}),
    "sultan-6": ("sultan", {"divan": "6"}),
}


class Parser(argparse.ArgumentParser):
    """An argument parser that raises our error, in Russian, instead of printing its usage."""

    def __init__(self, **settings: object) -> None:
        super().__init__(allow_abbrev=False, add_help=False, **settings)  # type: ignore[arg-type]
        self.add_argument("-h", "--help", action="help", help="показать эту справку")

    def error(self, message: str) -> NoReturn:
        """Raise the message, translated."""
        for pattern, translation in _TRANSLATED:
            if re.fullmatch(pattern, message):
                message = re.sub(pattern, translation, message).replace("'", "")
                break
        raise RaskladError(f"{message}; справка: {self.prog} --help")


#: Names in files of verdicts that mean other readings there than in files of moves: for `solve`.
VERDICTS: Final = {"canfield": ("canfield", {"runs": "uncovering"})}


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game and the readings."""
    parser.add_argument("game", metavar="ИГРА", help="например krepost-1; все игры называет команда games")
    parser.add_argument(
        "--reading",
        metavar="ИМЯ=ВАРИАНТ",
        action="append",
        default=[],
        help="чтение редактора, например emptyPlace=never; можно несколько раз",
    )


def readings_of(chosen: argparse.Namespace) -> dict[str, str]:
    """Return the readings that the caller chose, beside those that an alias of the game means."""
    aliases = {**ALIASES, **VERDICTS} if chosen.command == "solve" else ALIASES
    readings = dict(aliases[chosen.game][1]) if chosen.game in aliases else {}
    for text in chosen.reading:
        name, equals, value = text.partition("=")
        if not equals:
            msg = f"чтение пишут «имя=вариант», а не «{text}»"
            raise BadReading(msg)
        readings[name] = value
    return readings


def game_of(chosen: argparse.Namespace) -> Game:
    """Return the game that the caller named, perhaps by an alias."""
    return by_id(ALIASES[chosen.game][0] if chosen.game in ALIASES else chosen.game)


def dealt(chosen: argparse.Namespace, number: str) -> Position:
    """Return the deal that the caller asked for."""
    game = game_of(chosen)
    if not re.fullmatch(r"[0-9]{1,12}", number):
        msg = f"номер расклада — целое число от 0 до {_grouped(LAST_DEAL)}, а не «{number}»"
        raise BadDeal(msg)
    return deal(game, int(number), readings_of(chosen))


def budget_of(text: str) -> int:
    """Return how many positions may be tried, as the caller wrote it."""
    if not re.fullmatch(r"[0-9]{1,10}", text) or not 1 <= int(text) <= _MOST_STATES:
        msg = f"предел перебора — целое число от 1 до {_grouped(_MOST_STATES)}, а не «{text}»"
        raise RaskladError(msg)
    return int(text)


def deals_of(text: str) -> tuple[int, int]:
    """Return the first and the last of a range of deals, as the caller wrote it: ``1-2000``."""
    ends = re.fullmatch(r"([0-9]{1,9})-([0-9]{1,9})", text)
    if ends is None or not int(ends[1]) <= int(ends[2]) <= LAST_DEAL:
        most = _grouped(LAST_DEAL)
        msg = f"--deals: номера пишут «от-до», например 1-2000, от 0 до {most}, а не «{text}»"
        raise BadDeal(msg)
    return int(ends[1]), int(ends[2])


def _grouped(number: int) -> str:
    """Return «999 999 999»."""
    return f"{number:,}".replace(",", " ")
