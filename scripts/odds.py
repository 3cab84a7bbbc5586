"""How often a patience comes out: ``python scripts/odds.py GAME --deals 1-10000``.

The deals are solved in chunks, on Dask or (``--workers 0``) in this process; each chunk is kept when it is
done, so a run that was killed goes on where it stood. ``--publish FOLDER …`` turns finished runs into the
figures that the pages show.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rasklad.commands.arguments import Parser, deals_of, game_of, readings_of
from rasklad.errors import RaskladError
from rasklad.solver import BUDGET
from winnability.chunk import Question
from winnability.errors import OddsError
from winnability.figures import FOLDER, publish
from winnability.running import CHUNK, Order, run

if TYPE_CHECKING:
    import argparse

OUT: Final = Path(__file__).resolve().parents[1] / "build" / "odds"
FAILED: Final = 2
INTERRUPTED: Final = 130


def main(arguments: list[str]) -> int:
    """Run or publish; 2 after a message if what is asked can't be done."""
    try:
        chosen = _parser().parse_args(arguments)
        if chosen.publish:
            for folder in chosen.publish:
                print(publish(folder, chosen.to))
        else:
            print(run(_order(chosen)))
    except (RaskladError, OddsError) as fault:
        print(f"odds: {fault}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("\nodds: прервано; сделанное сохранено, та же команда продолжит", file=sys.stderr)
        return INTERRUPTED
    return 0


def _parser() -> Parser:
    parser = Parser(prog="odds", description="Как часто сходится пасьянс: решить много раскладов подряд.")
    parser.set_defaults(command="odds")
    parser.add_argument("game", metavar="ИГРА", nargs="?", help="например krepost-1")
    parser.add_argument("--deals", metavar="ОТ-ДО", help="номера раскладов, например 1-10000")
    parser.add_argument(
        "--budget", metavar="ЧИСЛО", default=str(BUDGET), help=f"сколько позиций перебрать в каждом; {BUDGET}"
    )
    parser.add_argument(
        "--reading",
        metavar="ИМЯ=ВАРИАНТ",
        action="append",
        default=[],
        help="чтение редактора; можно несколько раз",
    )
    parser.add_argument("--minutes", metavar="ЧИСЛО", help="через столько минут не начинать новых порций")
    parser.add_argument("--workers", metavar="ЧИСЛО", help="процессов на этой машине; 0 — считать в этом же")
    parser.add_argument("--scheduler", metavar="АДРЕС", help="планировщик Dask: tcp://машина:8786")
    parser.add_argument("--chunk", metavar="ЧИСЛО", default=str(CHUNK), help=f"раскладов в порции; {CHUNK}")
    parser.add_argument("--out", metavar="ПАПКА", type=Path, default=OUT, help="папка прогонов; build/odds")
    parser.add_argument(
        "--publish", metavar="ПАПКА", type=Path, nargs="+", help="записать цифры оконченных прогонов"
    )
    parser.add_argument(
        "--to", metavar="ПАПКА", type=Path, default=FOLDER, help="куда их записать; playable/odds"
    )
    return parser


def _order(chosen: argparse.Namespace) -> Order:
    if chosen.game is None or chosen.deals is None:
        raise OddsError("нужны игра и --deals ОТ-ДО (или --publish ПАПКА); справка: odds --help")
    if chosen.scheduler is not None and chosen.workers is not None:
        raise OddsError("нужно одно из двух: --scheduler или --workers")
    game = game_of(chosen)
    first, last = deals_of(chosen.deals)
    return Order(
        question=Question(game.id, game.choose(readings_of(chosen)), _number("--budget", chosen.budget)),
        first=first,
        last=last,
        out=chosen.out,
        size=_number("--chunk", chosen.chunk),
        scheduler=chosen.scheduler,
        workers=None if chosen.workers is None else _number("--workers", chosen.workers, least=0),
        minutes=None if chosen.minutes is None else _number("--minutes", chosen.minutes),
    )


def _number(name: str, text: str, least: int = 1) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < least:
        raise OddsError(f"{name}: нужно целое число не меньше {least}, а не «{text}»")
    return int(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
