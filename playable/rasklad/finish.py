"""The end of a game that has nothing left to decide: cards go home one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.cards import hidden_in
from rasklad.rules import Complete, Won
from rasklad.verbs import is_won, legal_moves, play

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.position import Position
    from rasklad.rules.base import Counters, Piles, RawMove


def can_finish(position: Position) -> bool:
    """Tell whether moves onto foundations alone win the game.

    Of several such moves the first is made, in the order of `legal_moves`. Never while a card lies face down:
    that the rest goes home would tell what it is.
    """
    engine = position.engine
    piles, counters = position.piles, position.counters
    if len(engine.of(Complete)) != len(engine.of(Won)) or engine.is_won(piles):
        return False
    if hidden_in(piles):
        return False
    while not engine.is_won(piles):
        going = engine.in_order(_going_home(engine, piles, counters))
        if not going:
            return False
        piles, counters = engine.after(piles, counters, going[0])
    return True


def finish(position: Position) -> Position | None:
    """Return the won position that moves onto foundations alone lead to; None without them."""
    if not can_finish(position):
        return None
    while not is_won(position):
        going = set(_going_home(position.engine, position.piles, position.counters))
        position = play(position, next(move for move in legal_moves(position) if move.raw in going))
    return position


def _going_home(engine: Engine, piles: Piles, counters: Counters) -> list[RawMove]:
    """Return the moves that lay a card where a won game has it."""
    home = {place for rule in engine.of(Complete) for place in engine.groups[rule.group]}
    return [move for move in engine.moves(piles, counters) if move[1] in home and engine.is_lay(move)]
