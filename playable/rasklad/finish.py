"""The end of a game that has nothing left to decide: cards go home one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.cards import FACE_DOWN
from rasklad.rules import Complete, Lay, Won
from rasklad.verbs import legal_moves, play

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.position import Position
    from rasklad.rules.base import RawMove


def can_finish(position: Position) -> bool:
    """Tell whether moves onto foundations alone win the game.

    Of several such moves the first is made, in the order of `legal_moves`. Never while a card lies face down:
    that the rest goes home would tell what it is.
    """
    engine = position.engine
    piles, counters = position.piles, position.counters
    if len(engine.of(Complete)) != len(engine.of(Won)) or engine.is_won(piles):
        return False
    if any(card & FACE_DOWN for pile in piles for card in pile):
        return False
    home = _home(engine)
    order = {rule: at for at, rule in enumerate(engine.rules)}
    while not engine.is_won(piles):
        going = [move for move in engine.moves(piles, counters) if _goes(engine, move, home)]
        if not going:
            return False
        first = min(going, key=lambda move: (order[engine.reasons[move[3]].rule], *move[:3]))  # type: ignore[index]
        piles, counters = engine.after(piles, counters, first)
    return True


def finish(position: Position) -> Position | None:
    """Return the won position that moves onto foundations alone lead to; None without them."""
    if not can_finish(position):
        return None
    engine = position.engine
    home = _home(engine)
    while not engine.is_won(position.piles):
        going = next((move for move in legal_moves(position) if _goes(engine, move.raw, home)), None)
        if going is None:
            return None
        position = play(position, going)
    return position


def _home(engine: Engine) -> set[int]:
    return {place for rule in engine.of(Complete) for place in engine.groups[rule.group]}


def _goes(engine: Engine, move: RawMove, home: set[int]) -> bool:
    return move[1] in home and isinstance(engine.reasons[move[3]].rule, Lay)
