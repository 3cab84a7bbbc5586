"""``solvable``: which deals of a range come out; their numbers, as the lists of winnable deals hold them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rasklad.commands.arguments import add_game, budget_of, deals_of, dealt, game_of
from rasklad.errors import RaskladError
from rasklad.solver import BUDGET, solve, wins

if TYPE_CHECKING:
    import argparse

HELP: Final = "назвать номера раскладов, которые сходятся"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a game, a range of deals, how many to find, and how much may be tried for each."""
    add_game(parser)
    parser.add_argument("--deals", metavar="ОТ-ДО", required=True, help="номера, например 1-2000")
    parser.add_argument("--count", metavar="ЧИСЛО", help="остановиться, когда столько найдено")
    parser.add_argument(
        "--budget", metavar="ЧИСЛО", default=str(BUDGET), help=f"сколько позиций перебрать; {BUDGET}"
    )


def run(chosen: argparse.Namespace) -> int:
    """Print how the list was made, then the numbers, one a line: each solved and its line replayed."""
    game, budget = game_of(chosen), budget_of(chosen.budget)
    first, last = deals_of(chosen.deals)
    count = _count(chosen.count)
    readings = "".join(f" --reading {reading}" for reading in chosen.reading)
    made = f"solvable {game.id} --deals {chosen.deals} --budget {budget}{readings}"
    print(f"# python -m rasklad {made}", flush=True)
    found = 0
    for number in range(first, last + 1):
        if found == count:
            break
        position = dealt(chosen, str(number))
        answer = solve(position, budget)
        if answer.verdict != "solved":
            continue
        if not wins(position, answer.line):
            msg = f"{game.id}, расклад {number}: найденные ходы не выигрывают; это ошибка решателя"
            raise RaskladError(msg)
        found += 1
        print(number, flush=True)
    return 0


def _count(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", text) or not int(text):
        msg = f"сколько раскладов найти — целое число больше нуля, а не «{text}»"
        raise RaskladError(msg)
    return int(text)
