"""Walking the tree of moves: perft counts, by which move generators are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.engine import Engine
    from rasklad.position import Position
    from rasklad.rules.base import Counters, RawMove


def perft(position: Position, depth: int, keep: Callable[[RawMove], bool] | None = None) -> int:
    """Count the sequences of exactly ``depth`` moves; ``keep`` may leave moves out (dealing, say)."""
    if depth <= 0:
        return 1
    engine = position.engine
    if engine.plain and keep is None:
        return _make_and_undo(engine, list(position.piles), position.counters, depth)
    return _by_values(engine, position.piles, position.counters, depth, keep)


def _make_and_undo(engine: Engine, piles: list[bytes], counters: Counters, depth: int) -> int:
    moves = engine.moves(piles, counters)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        if not engine.is_lay(move):
            after, changed = engine.after(piles, counters, move)
            total += _make_and_undo(engine, list(after), changed, depth - 1)
            continue
        source, target, count, _ = move
        before_source, before_target = piles[source], piles[target]
        piles[source] = before_source[:-count]
        piles[target] = before_target + before_source[-count:]
        total += _make_and_undo(engine, piles, counters, depth - 1)
        piles[source], piles[target] = before_source, before_target
    return total


def _by_values(
    engine: Engine,
    piles: tuple[bytes, ...],
    counters: Counters,
    depth: int,
    keep: Callable[[RawMove], bool] | None,
) -> int:
    moves = engine.moves(piles, counters)
    if keep is not None:
        moves = [move for move in moves if keep(move)]
    if depth == 1:
        return len(moves)
    return sum(_by_values(engine, *engine.after(piles, counters, move), depth - 1, keep) for move in moves)
