"""``moves``: the legal moves of a deal, or of every position of a file, with their clauses."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from rasklad import phrases
from rasklad.clauses import short_label
from rasklad.commands.arguments import add_game, dealt, game_of, readings_of
from rasklad.errors import RaskladError
from rasklad.outside import moves_outside, points_of
from rasklad.verbs import legal_moves

if TYPE_CHECKING:
    import argparse

    from rasklad.position import Position

HELP: Final = "перечислить возможные ходы с их пунктами"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a game and a deal, or a file of positions."""
    add_game(parser)
    parser.add_argument("deal", metavar="РАСКЛАД", nargs="?", help="номер от 0 до 999 999 999")
    parser.add_argument(
        "--positions",
        metavar="ФАЙЛ",
        help="JSON с позициями (deals → points → piles); ответ — по одному объекту JSON на позицию",
    )


def run(chosen: argparse.Namespace) -> int:
    """Print the moves."""
    game_of(chosen)
    if chosen.positions is not None:
        for point in points_of(game_of(chosen), chosen.positions, readings_of(chosen)):
            moves = moves_outside(point.position)
            print(json.dumps({"deal": point.deal, "after": point.after, "moves": moves}, ensure_ascii=False))
        return 0
    if chosen.deal is None:
        msg = "не хватает номера расклада (или --positions ФАЙЛ)"
        raise RaskladError(msg)
    position = dealt(chosen, chosen.deal)
    print(listing(position))
    return 0


def listing(position: Position) -> str:
    """Return the numbered list of legal moves: words, text form, short labels, full ids of the clauses."""
    engine, moves = position.engine, legal_moves(position)
    names = engine.game.names
    lines = [f"{names.old or names.ru}, расклад №\u00a0{position.deal}. Возможных ходов: {len(moves)}"]
    for number, move in enumerate(moves, start=1):
        labels = "; ".join(short_label(clause) for clause in move.clauses)
        words = phrases.short(engine, move)
        lines.append(f"{number:>3}. {words:<22} {move!s:<11} п.\u00a0{labels:<12} {' '.join(move.clauses)}")
    return "\n".join(lines)
