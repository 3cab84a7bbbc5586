"""Lines of moves: from a search's raw moves to text, and replayed through the checks of the clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.verbs import is_won, legal_moves, play

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rasklad.position import Position
    from rasklad.rules.base import RawMove


def text_of(position: Position, line: Iterable[RawMove]) -> tuple[str, ...]:
    """Return the moves as text, each played on the way.

    Raises:
        IllegalMove: a search has made a move that the rules refuse; a fault of the search.
    """
    texts = []
    for raw in line:
        text = next((str(move) for move in legal_moves(position) if move.raw == raw), None)
        if text is None:
            places = position.engine.places
            source, target, count, _ = raw
            text = f"{places[source].id}>{places[target].id}" + (f":{count}" if count > 1 else "")
        texts.append(text)
        position = play(position, text)
    return tuple(texts)


def replay(position: Position, line: Sequence[str]) -> Position:
    """Play the moves through every check and return the last position; `play` says what is refused."""
    for move in line:
        position = play(position, move)
    return position


def wins(position: Position, line: Sequence[str]) -> bool:
    """Tell whether the moves are legal, each citing a clause, and the last position is won."""
    last = replay(position, line)
    moves = [step.move for step in last.played()[len(position.played()) :]]
    return is_won(last) and all(move is not None and move.clauses for move in moves)
