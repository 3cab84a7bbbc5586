"""``perft``: how many sequences of exactly so many moves there are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rasklad.commands.arguments import add_game, dealt, game_of, readings_of
from rasklad.errors import RaskladError
from rasklad.notation import from_text
from rasklad.walk import perft

if TYPE_CHECKING:
    import argparse

HELP: Final = "сосчитать последовательности ровно из стольких ходов"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a game, a deal (or a position in text) and a depth."""
    add_game(parser)
    parser.add_argument("numbers", metavar="РАСКЛАД ГЛУБИНА", nargs="+", help="с --position — только глубина")
    parser.add_argument(
        "--position", metavar="ТЕКСТ", help="позиция вместо расклада, например «R1: JS 5D; R2: 7C»"
    )


def run(chosen: argparse.Namespace) -> int:
    """Print the count."""
    game = game_of(chosen)
    wanted = 1 if chosen.position is not None else 2
    if len(chosen.numbers) != wanted:
        msg = "с --position нужна только глубина" if wanted == 1 else "нужны номер расклада и глубина"
        raise RaskladError(msg)
    depth = chosen.numbers[-1]
    if not re.fullmatch(r"[0-9]{1,3}", depth):
        msg = f"глубина — целое число от 0 до 999, а не «{depth}»"
        raise RaskladError(msg)
    if chosen.position is not None:
        position = from_text(game, chosen.position, readings_of(chosen))
    else:
        position = dealt(chosen, chosen.numbers[0])
    print(perft(position, int(depth)))
    return 0
