"""``solve``: does a deal, or every position of a file, come out? The verdict, then the line of moves."""

from __future__ import annotations

import json
import re
import textwrap
import time
from typing import TYPE_CHECKING, Final

from rasklad import phrases
from rasklad.clauses import short_label
from rasklad.commands.arguments import add_game, budget_of, dealt, game_of, readings_of
from rasklad.errors import RaskladError
from rasklad.outside import positions_of
from rasklad.solver import BUDGET, SLICE, Solution, Solver
from rasklad.verbs import play

if TYPE_CHECKING:
    import argparse

    from rasklad.position import Position

_WIDTH: Final = 100  # of a line of moves in a module
HELP: Final = "решить расклад: сходится ли он и какими ходами"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a game and a deal, or a file of positions, and how much may be tried."""
    add_game(parser)
    parser.add_argument("deal", metavar="РАСКЛАД", nargs="?", help="номер от 0 до 999 999 999")
    parser.add_argument(
        "--positions",
        metavar="ФАЙЛ",
        help="JSON с позициями (deals → id, piles); ответ — по одному объекту JSON на позицию",
    )
    parser.add_argument(
        "--budget", metavar="ЧИСЛО", default=str(BUDGET), help=f"сколько позиций перебрать; {BUDGET}"
    )
    parser.add_argument(
        "--line", action="store_true", help="только ходы решения, строками Python: для games/lines/"
    )
    parser.add_argument("--seconds", metavar="СЕКУНДЫ", help="сколько секунд искать самое большее")


def run(chosen: argparse.Namespace) -> int:
    """Print the verdicts. With --line a deal for which no line was found ends with code 1."""
    game = game_of(chosen)
    budget = budget_of(chosen.budget)
    seconds = _seconds(chosen.seconds)
    if chosen.positions is not None:
        if chosen.deal is not None:
            msg = "нужен либо номер расклада, либо --positions ФАЙЛ, а не оба"
            raise RaskladError(msg)
        for deal, position in positions_of(game, chosen.positions, readings_of(chosen)):
            answer = _solved(position, budget, seconds)
            found = {"deal": deal, "verdict": answer.verdict, "states": answer.states}
            print(json.dumps(found, ensure_ascii=False), flush=True)
        return 0
    if chosen.deal is None:
        msg = "не хватает номера расклада (или --positions ФАЙЛ)"
        raise RaskladError(msg)
    position = dealt(chosen, chosen.deal)
    answer = _solved(position, budget, seconds)
    if chosen.line and answer.verdict == "solved":
        print(_quoted(answer.line))
        return 0
    print(_report(position, answer))
    return 1 if chosen.line else 0


def _solved(position: Position, budget: int, seconds: float | None) -> Solution:
    solver = Solver(position, budget)
    began = time.monotonic()
    while (answer := solver.step(SLICE)) is None:
        if seconds is not None and time.monotonic() - began > seconds:
            return solver.given_up()
    return answer


def _report(position: Position, answer: Solution) -> str:
    """Return the verdict, alone in the first line, what it means, and the moves with their clauses."""
    lines = [answer.verdict, f"перебрано позиций: {answer.states} (предел {answer.budget})"]
    if answer.open_cards:
        lines.append("карты считаются открытыми: решение знает и те, которых игрок не видит")
    if answer.line:
        lines.append(f"ходов: {len(answer.line)}")
    for number, text in enumerate(answer.line, start=1):
        after = play(position, text)
        move = after.move
        if move is not None:
            labels = "; ".join(short_label(clause) for clause in move.clauses)
            words = phrases.short(position.engine, move)
            lines.append(f"{number:>3}. {words:<22} {text:<11} п.\u00a0{labels:<12} {' '.join(move.clauses)}")
        position = after
    return "\n".join(lines)


def _quoted(line: tuple[str, ...]) -> str:
    """Return the moves as the strings of a recorded game's module, which Python joins to one."""
    *parts, last = textwrap.wrap(" ".join(line), _WIDTH)
    return "\n".join([*(f'    "{part} "' for part in parts), f'    "{last}"'])


def _seconds(text: str | None) -> float | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,3})?", text) or not float(text):
        msg = f"секунды — число больше нуля, например 60, а не «{text}»"
        raise RaskladError(msg)
    return float(text)
