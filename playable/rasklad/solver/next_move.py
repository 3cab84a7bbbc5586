"""The next move of a line that wins, as a hint: what it is good for is read off the line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rasklad import speech
from rasklad.gains import Hint, Line, Why, cards_home, comes_home, empties, empty_places, uncovered
from rasklad.rules.base import NONE
from rasklad.verbs import play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasklad.position import Position

#: What comes after so many moves is no reason for one made now.
_AHEAD: Final = 8


def next_move(position: Position, line: Sequence[str]) -> Hint:
    """Return the first move of a line that wins from the position, as text; the line has one at least.

    The reason is the nearest that the line gains: a card that comes home, a place that is emptied; else the
    card that the move uncovers; and that the line wins.
    """
    hinted = _gained(position, line)
    left = len(line)
    reason = f"{hinted.reason} {_wins(left)}".strip()
    return replace(hinted, reason=reason, why=replace(hinted.why, left=left))


def _gained(position: Position, line: Sequence[str]) -> Hint:
    engine, after = position.engine, position
    home_now, empty_now = cards_home(engine, position.piles), empty_places(engine, position.piles)
    first = play(position, line[0]).move
    if first is None:  # for the types: what was played has a move
        raise AssertionError
    for number, text in enumerate(line[:_AHEAD], start=1):
        after = play(after, text)
        made = Line(number, first, after.piles, after.counters)
        if cards_home(engine, after.piles) > home_now:
            return comes_home(position, made)
        if empty_places(engine, after.piles) > empty_now:
            return empties(position, made)
    freed = uncovered(position, first)
    reason = "" if freed == NONE else f"Открывает {speech.accusative(freed)}."
    return Hint(first, reason, Why("solution", uncovers=freed))


def _wins(left: int) -> str:
    if left == 1:
        return "Этим ходом пасьянс сходится."
    moves = speech.plural(left, "ход", "хода", "ходов")
    return f"Это начало решения, которое сходится за {left}\u00a0{moves}."
