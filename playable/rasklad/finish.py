"""The end of a game that has nothing left to decide: cards go home one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.rules import Complete, Lay, Won
from rasklad.verbs import is_won, legal_moves, play

if TYPE_CHECKING:
    from rasklad.position import Position


def finish(position: Position) -> Position | None:
    """Return the won position that moves onto foundations alone lead to; None if they don't.

    Of several such moves the first is made, in the order of `legal_moves`; a card that goes home leaves the
    others free to follow, so the order decides nothing.
    """
    engine = position.engine
    home = {place for rule in engine.of(Complete) for place in engine.groups[rule.group]}
    if len(engine.of(Complete)) != len(engine.of(Won)) or is_won(position):
        return None
    while not is_won(position):
        going = (
            move
            for move in legal_moves(position)
            if move.raw[1] in home and isinstance(engine.reasons[move.raw[3]].rule, Lay)
        )
        move = next(going, None)
        if move is None:
            return None
        position = play(position, move)
    return position
