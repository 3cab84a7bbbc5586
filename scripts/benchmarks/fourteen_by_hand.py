"""Четырнадцать written by hand for this measure alone: no reasons, no declaration, no engine.

A grid of 25 ranks (0 empty, ace 1 … king 13) and a stock, whose last card comes next. A move is a pair taken
from one row or column; with none, two cards change places with two others, in two plies, to make one.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

SIDE: Final = 5
TOTAL: Final = 14
CELLS: Final = range(SIDE * SIDE)
LINES: Final = tuple(
    (a, b) for a, b in combinations(CELLS, 2) if a // SIDE == b // SIDE or a % SIDE == b % SIDE
)


def walk(
    grid: list[int], stock: list[int], first: tuple[int, int] | None, depth: int, left: list[int]
) -> int:
    """Visit every node as the bench's own walk does, in the same order."""
    nodes = 1
    moves = _moves(grid, first)
    if not depth:
        return nodes
    for a, b in moves:
        left[0] -= 1
        if left[0] < 0:
            break
        after, rest, pending = grid[:], stock, None
        if first is None and grid[a] + grid[b] == TOTAL and _in_line(a, b):
            rest = stock[:]
            for cell in (a, b):
                after[cell] = 0
            for cell in CELLS:
                if not after[cell] and rest:
                    after[cell] = rest.pop()
        else:
            after[a], after[b] = grid[b], grid[a]
            pending = None if first else (a, b)
        nodes += walk(after, rest, pending, depth - 1, left)
    return nodes


def _moves(grid: list[int], first: tuple[int, int] | None) -> list[tuple[int, int]]:
    if first is None:
        pairs = [(a, b) for a, b in LINES if grid[a] and grid[a] + grid[b] == TOTAL]
        if pairs:
            return pairs
        return [(a, b) for a, b in combinations(_cards(grid), 2) if _completed(grid, a, b)]
    cards = [cell for cell in _cards(grid) if cell not in first]
    return [(a, b) for a, b in combinations(cards, 2) if _any_pair(_swapped(grid, a, b))]


def _completed(grid: list[int], a: int, b: int) -> bool:
    once = _swapped(grid, a, b)
    others = [cell for cell in _cards(grid) if cell not in (a, b)]
    return any(_any_pair(_swapped(once, c, d)) for c, d in combinations(others, 2))


def _any_pair(grid: list[int]) -> bool:
    return any(grid[a] and grid[a] + grid[b] == TOTAL for a, b in LINES)


def _swapped(grid: list[int], a: int, b: int) -> list[int]:
    after = grid[:]
    after[a], after[b] = after[b], after[a]
    return after


def _cards(grid: list[int]) -> list[int]:
    return [cell for cell in CELLS if grid[cell]]


def _in_line(a: int, b: int) -> bool:
    return a // SIDE == b // SIDE or a % SIDE == b % SIDE
