"""The record of a play as plain text: the deal, the readings, each move with its clauses, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad import phrases, speech
from rasklad.cards import russian_text
from rasklad.clauses import is_reading, short_label
from rasklad.notation import to_text
from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasklad.game import Game
    from rasklad.position import Position

_NO_BREAK: Final = "\u00a0"


def record(position: Position) -> str:
    """Return the play that led to the position, in Russian, a line for each move, without a final newline.

    What a move turned face up is named; what is still face down is not, unless the play began with a
    position that was written down.
    """
    game = position.engine.game
    _, *steps = position.played()
    parts = ["\n".join((*_heading(game), *_start(position), *_readings(position)))]
    width = len(str(len(steps)))
    if steps:
        lines = (f"{number:>{width}}. {_move(step)}" for number, step in enumerate(steps, start=1))
        parts.append("\n".join(lines))
    parts.append(_result(position, len(steps)))
    return "\n\n".join(parts)


def _heading(game: Game) -> tuple[str, ...]:
    names = game.names
    title = f"{names.old} / {names.ru}" if names.old else names.ru
    return (f"{title} ({names.variant})" if names.variant else title,)


def _start(position: Position) -> tuple[str, ...]:
    if position.deal is None:
        return (f"Начало: {to_text(position.played()[0])}",)
    number = f"{position.deal:,}".replace(",", _NO_BREAK)
    return (f"Расклад №{_NO_BREAK}{number}",)


def _readings(position: Position) -> tuple[str, ...]:
    """Return a line for each reading under which the play differs from the one that the editor adopted."""
    engine = position.engine
    adopted = dict(engine.game.choose())
    switched = {name: value for name, value in engine.choice if value != adopted[name]}
    return tuple(
        f"Чтение {short_label(reading.id)}: {option.label}"
        for reading in engine.game.readings
        for option in reading.options
        if switched.get(reading.name) == option.value
    )


def _move(step: Position) -> str:
    """Return «Д♠ на К♠ — п. 7, 13»."""
    move = step.move
    assert move is not None  # noqa: S101  (all positions of a play but the first)
    card = phrases.card_moved(move, step)
    words = phrases.short(step.engine, move)
    if move.action is not None and card != NONE:
        words += f": {russian_text(card)}"
    cited = _cited(move.clauses)
    return f"{words}{_NO_BREAK}— {cited}" if cited else words


def _cited(clauses: Iterable[str]) -> str:
    """Return «п. 7, 13; Р2»: the clauses of the source, then the editor's readings."""
    labels = [(short_label(clause), is_reading(clause)) for clause in clauses]
    law = ", ".join(label for label, reading in labels if not reading)
    readings = ", ".join(label for label, reading in labels if reading)
    return "; ".join(part for part in (f"п.{_NO_BREAK}{law}" if law else "", readings) if part)


def _result(position: Position, made: int) -> str:
    """Return the end in the game's own words, or how far the play has come."""
    state, sentence, clauses = phrases.state(position)
    if state == "play":
        moves = f"{made}{_NO_BREAK}{speech.plural(made, 'ход', 'хода', 'ходов')}"
        return f"Партия не окончена: сделано {moves}." if made else "Ходов ещё не было."
    cited = _cited(clauses)
    return f"{sentence.rstrip('.')} ({cited})." if cited else sentence
