"""What a line of moves gains, a card home or an empty place, and the sentence that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import hidden_in, is_face_down
from rasklad.rules import Complete, Won
from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.position import Move, Position
    from rasklad.rules.base import Counters, Piles


@dataclass(frozen=True)
class Why:
    """What a hint is good for, as data.

    ``kind`` is ``recorded`` (so the recorded game goes), ``only`` (there is no other move), ``home`` (a card
    comes where the game wants it), ``away`` (cards leave the table), ``empty`` (a place is emptied),
    ``turns`` (a card is turned), ``widest`` (leaves most to choose from), ``back`` (every move leads back) or
    ``solution`` (the next move of a line that wins, of which nothing nearer is to be told).
    ``moves``: after so many, this one included; ``card`` comes home, ``uncovers`` lies open after the move,
    `NONE` where there is none; ``place`` is the id of the place that is emptied. ``left``: so many
    moves has the line that the solver found, this one included; 0 where it wasn't asked or found none.
    """

    kind: str
    moves: int = 1
    card: int = NONE
    uncovers: int = NONE
    place: str = ""
    left: int = 0


@dataclass(frozen=True)
class Hint:
    """A move to make now, a Russian sentence that says what for, and the same as data."""

    move: Move
    reason: str
    why: Why


@dataclass(frozen=True)
class Line:
    """Moves from the position at hand: their number, the first of them, and where they lead."""

    length: int
    first: Move
    piles: tuple[bytes, ...]
    counters: Counters


def turns(before: Piles, after: Piles) -> bool:
    """Tell whether a card shows its face that didn't before."""
    return hidden_in(before) > hidden_in(after)


def cards_home(engine: Engine, piles: Piles) -> int:
    """Count the cards that lie where the game wants them; those left to clear away count against it."""
    total = 0
    for rule in engine.of(Won):
        lying = sum(len(piles[place]) for place in engine.groups[rule.group])
        total += lying if isinstance(rule, Complete) else -lying
    return total


def empty_places(engine: Engine, piles: Piles) -> int:
    """Count the empty places of the tableau."""
    return sum(place.role == "tableau" and not pile for place, pile in zip(engine.places, piles, strict=True))


def comes_home(position: Position, line: Line) -> Hint:
    """Hint at a line that brings a card home: say which, and after how many moves."""
    complete = any(isinstance(rule, Complete) for rule in position.engine.of(Won))
    kind = "home" if complete else "away"
    if line.length == 1:
        reason = "Карта ложится туда, где её ждут." if complete else "Карты уходят со стола."
        return Hint(line.first, reason, Why(kind))
    freed = uncovered(position, line.first)
    opens = "" if freed == NONE else f"Открывает {speech.accusative(freed)}: "
    if not complete:
        reason = f"{opens}через {_moves(line.length)} карты уходят со стола."
        return Hint(line.first, speech.capital(reason), Why(kind, line.length, uncovers=freed))
    card = _came_home(position, line)
    what = "карта" if card == NONE else speech.name(card)
    reason = f"{opens}через {_moves(line.length)} на основание ложится {what}."
    return Hint(line.first, speech.capital(reason), Why(kind, line.length, card, freed))


def uncovered(position: Position, move: Move) -> int:
    """Return the card that the move uncovers; `NONE` if it uncovers none, or one that is face down."""
    if not move.source or move.raw[2] < 1:
        return NONE
    pile = position.pile(move.source)
    left = pile[: len(pile) - move.count]
    return left[-1] if left and not is_face_down(left[-1]) else NONE


def _came_home(position: Position, line: Line) -> int:
    """Return the card that comes home by the line; `NONE` if none does."""
    engine = position.engine
    for rule in engine.of(Complete):
        for place in engine.groups[rule.group]:
            if len(line.piles[place]) > len(position.piles[place]):
                return line.piles[place][-1]
    return NONE


def empties(position: Position, line: Line) -> Hint:
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
