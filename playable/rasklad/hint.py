"""A hint: one legal move and why now, from what the player can see.

No solver: a look a few moves ahead for the nearest thing gained. It never looks through the back of a card: a
move that turns one is where the look ahead ends.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from rasklad.gains import Hint, Line, Why, cards_home, comes_home, empties, empty_places, turns
from rasklad.verbs import legal_moves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad.engine import Engine
    from rasklad.position import Move, Position
    from rasklad.rules.base import Counters

#: So many moves are tried: some tenths of a second in a browser.
BUDGET: Final = 3000


def hint(position: Position, budget: int = BUDGET) -> Hint | None:
    """Return a hint; None where no move is legal.

    On the recorded game of the demonstration it is that game's next move. Elsewhere the shortest line is
    taken that brings a card where the game wants it, or else one that empties a place, or turns a card.
    """
    moves = legal_moves(position)
    if not moves:
        return None
    if recorded := _recorded(position, moves):
        return Hint(recorded, "Так идёт записанная партия.", Why("recorded"))
    if len(moves) == 1:
        return Hint(moves[0], "Другого хода нет.", Why("only"))
    return _looked_for(position, moves, budget)


def _looked_for(position: Position, moves: tuple[Move, ...], budget: int) -> Hint:
    home, places, turning = _nearest(position, moves, budget)
    if home:
        return comes_home(position, home)
    if places:
        return empties(position, places)
    if turning:
        return Hint(turning, "Вперёд ничего не видно, а этот ход открывает новую карту.", Why("turns"))
    return _freest(position, moves)


def _freest(position: Position, moves: tuple[Move, ...]) -> Hint:
    """Return the move after which most can be done, of those that don't lead back to where the play was."""
    been = {(step.piles, step.counters) for step in position.played()}
    engine = position.engine
    widest, choice = moves[0], -1
    for move in moves:
        after = engine.after(position.piles, position.counters, move.raw)
        following = len(engine.moves(*after)) if after not in been else -1
        if following > choice:
            widest, choice = move, following
    if choice < 0:
        reason = "Выгоды не видно: любой ход возвращает партию туда, где она уже была."
        return Hint(widest, reason, Why("back"))
    reason = "Близкой выгоды не видно; после этого хода выбор шире, чем после других."
    return Hint(widest, reason, Why("widest"))


def _recorded(position: Position, moves: tuple[Move, ...]) -> Move | None:
    """Return the next move of the recorded game, if the play so far is its beginning."""
    game = position.engine.game
    if position.deal != game.demonstration or position.engine.choice != game.choose():
        return None
    made = [str(step.move) for step in position.played()[1:]]
    if made != list(game.recorded[: len(made)]) or len(made) >= len(game.recorded):
        return None
    following = game.recorded[len(made)]
    return next((move for move in moves if str(move) == following), None)


def _nearest(
    position: Position, moves: tuple[Move, ...], budget: int
) -> tuple[Line | None, Line | None, Move | None]:
    """Return the shortest line that brings a card home, the shortest that empties a place, a turning move."""
    engine = position.engine
    home_now, empty_now = cards_home(engine, position.piles), empty_places(engine, position.piles)
    turning: Move | None = None
    emptying: Line | None = None
    seen = {(step.piles, step.counters) for step in position.played()}
    waiting: list[Line] = []
    for move in moves:
        line = Line(1, move, *engine.after(position.piles, position.counters, move.raw))
        if turns(position.piles, line.piles):
            turning = turning or move
            if cards_home(engine, line.piles) <= home_now:
                continue
        waiting.append(line)
    for line in _onwards(engine, waiting, seen, budget - len(moves)):
        if cards_home(engine, line.piles) > home_now or engine.is_won(line.piles):
            return line, emptying, turning
        if emptying is None and empty_places(engine, line.piles) > empty_now:
            emptying = line
    return None, emptying, turning


def _onwards(
    engine: Engine, first: list[Line], seen: set[tuple[tuple[bytes, ...], Counters]], budget: int
) -> Iterator[Line]:
    """Yield lines, shorter ones first, each position once, until so many moves were tried.

    None goes on behind the turning of a card.
    """
    waiting = deque(first)
    while waiting:
        line = waiting.popleft()
        if (line.piles, line.counters) in seen:
            continue
        seen.add((line.piles, line.counters))
        yield line
        for raw in engine.moves(line.piles, line.counters):
            budget -= 1
            if budget < 0:
                break
            piles, counters = engine.after(line.piles, line.counters, raw)
            if not turns(line.piles, piles):
                waiting.append(Line(line.length + 1, line.first, piles, counters))
