"""A hint: one legal move and why now, from what the player can see.

No solver: a look a few moves ahead for the nearest thing gained. It never looks through the back of a card: a
move that turns one is where the look ahead ends.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rasklad import speech
from rasklad.cards import is_face_down
from rasklad.rules import Complete, Won
from rasklad.rules.base import NONE
from rasklad.verbs import legal_moves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasklad.engine import Engine
    from rasklad.position import Move, Position
    from rasklad.rules.base import Counters, Piles

#: So many moves are tried: some tenths of a second in a browser.
BUDGET: Final = 3000


@dataclass(frozen=True)
class Why:
    """What a hint is good for, as data.

    ``kind`` is ``recorded`` (so the recorded game goes), ``only`` (there is no other move), ``home`` (a card
    comes where the game wants it), ``away`` (cards leave the table), ``empty`` (a place is emptied),
    ``turns`` (a card is turned), ``widest`` (leaves most to choose from) or ``back`` (every move leads back).
    ``moves``: after so many, this one included; ``card`` comes home, ``uncovers`` lies open after the move,
    `NONE` where there is none; ``place`` is the id of the place that is emptied.
    """

    kind: str
    moves: int = 1
    card: int = NONE
    uncovers: int = NONE
    place: str = ""


@dataclass(frozen=True)
class Hint:
    """A move to make now, a Russian sentence that says what for, and the same as data."""

    move: Move
    reason: str
    why: Why


@dataclass(frozen=True)
class _Line:
    """Moves from the position at hand: their number, the first of them, and where they lead."""

    length: int
    first: Move
    piles: tuple[bytes, ...]
    counters: Counters


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
        return _comes_home(position, home)
    if places:
        return _empties(position, places)
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
) -> tuple[_Line | None, _Line | None, Move | None]:
    """Return the shortest line that brings a card home, the shortest that empties a place, a turning move."""
    engine = position.engine
    home_now, empty_now = _home(engine, position.piles), _empty(engine, position.piles)
    turning: Move | None = None
    emptying: _Line | None = None
    seen = {(step.piles, step.counters) for step in position.played()}
    waiting: list[_Line] = []
    for move in moves:
        line = _Line(1, move, *engine.after(position.piles, position.counters, move.raw))
        if _turns(position.piles, line.piles):
            turning = turning or move
            if _home(engine, line.piles) <= home_now:
                continue
        waiting.append(line)
    for line in _onwards(engine, waiting, seen, budget - len(moves)):
        if _home(engine, line.piles) > home_now or engine.is_won(line.piles):
            return line, emptying, turning
        if emptying is None and _empty(engine, line.piles) > empty_now:
            emptying = line
    return None, emptying, turning


def _onwards(
    engine: Engine, first: list[_Line], seen: set[tuple[tuple[bytes, ...], Counters]], budget: int
) -> Iterator[_Line]:
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
            if not _turns(line.piles, piles):
                waiting.append(_Line(line.length + 1, line.first, piles, counters))


def _turns(before: Piles, after: Piles) -> bool:
    """Tell whether a card shows its face that didn't before."""
    return _hidden(before) > _hidden(after)


def _hidden(piles: Piles) -> int:
    return sum(is_face_down(card) for pile in piles for card in pile)


def _home(engine: Engine, piles: Piles) -> int:
    """Count the cards that lie where the game wants them; those left to clear away count against it."""
    total = 0
    for rule in engine.of(Won):
        lying = sum(len(piles[place]) for place in engine.groups[rule.group])
        total += lying if isinstance(rule, Complete) else -lying
    return total


def _empty(engine: Engine, piles: Piles) -> int:
    """Count the empty places of the tableau."""
    return sum(place.role == "tableau" and not pile for place, pile in zip(engine.places, piles, strict=True))


def _comes_home(position: Position, line: _Line) -> Hint:
    """Hint at a line that brings a card home: say which, and after how many moves."""
    complete = any(isinstance(rule, Complete) for rule in position.engine.of(Won))
    kind = "home" if complete else "away"
    if line.length == 1:
        reason = "Карта ложится туда, где её ждут." if complete else "Карты уходят со стола."
        return Hint(line.first, reason, Why(kind))
    freed = _uncovered(position, line.first)
    opens = "" if freed == NONE else f"Открывает {speech.accusative(freed)}: "
    if not complete:
        reason = f"{opens}через {_moves(line.length)} карты уходят со стола."
        return Hint(line.first, speech.capital(reason), Why(kind, line.length, uncovers=freed))
    card = _came_home(position, line)
    what = "карта" if card == NONE else speech.name(card)
    reason = f"{opens}через {_moves(line.length)} на основание ложится {what}."
    return Hint(line.first, speech.capital(reason), Why(kind, line.length, card, freed))


def _uncovered(position: Position, move: Move) -> int:
    """Return the card that the move uncovers; `NONE` if it uncovers none, or one that is face down."""
    if not move.source or move.raw[2] < 1:
        return NONE
    pile = position.pile(move.source)
    left = pile[: len(pile) - move.count]
    return left[-1] if left and not is_face_down(left[-1]) else NONE


def _came_home(position: Position, line: _Line) -> int:
    """Return the card that comes home by the line; `NONE` if none does."""
    engine = position.engine
    for rule in engine.of(Complete):
        for place in engine.groups[rule.group]:
            if len(line.piles[place]) > len(position.piles[place]):
                return line.piles[place][-1]
    return NONE


def _empties(position: Position, line: _Line) -> Hint:
    """Hint at a line that empties a place."""
    engine = position.engine
    freed = next(
        place
        for place, before, after in zip(engine.places, position.piles, line.piles, strict=True)
        if place.role == "tableau" and before and not after
    )
    after = "" if line.length == 1 else f"через {_moves(line.length)} "
    reason = speech.capital(f"{after}освобождает место: {freed.spoken}.")
    return Hint(line.first, reason, Why("empty", line.length, place=freed.id))


def _moves(number: int) -> str:
    """Return «два хода», «пять ходов»: the accusative after «через»."""
    words = {2: "два", 3: "три", 4: "четыре", 5: "пять", 6: "шесть", 7: "семь", 8: "восемь"}
    return f"{words.get(number, number)} {speech.plural(number, 'ход', 'хода', 'ходов')}"
