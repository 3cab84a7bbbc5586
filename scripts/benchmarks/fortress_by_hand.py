"""Крѣпость written by hand, the yardstick of the compiled game: plain lists, make and undo, no reasons.

The same game as `krepost-1`: ten rows, in suit up or down, any card to an empty row, no null moves, an ace to
its suit's foundation. Foundations are counts of cards. The loop knows every rule by heart and names none.
"""

from __future__ import annotations

Rows = list[list[int]]
Made = tuple[int, int]

EMPTY = -1
NO_CARD = -2
KING = 12
FOUNDATION = 10  # targets from here on are foundations: 10 + suit


def moves(rows: Rows, foundations: list[int]) -> list[Made]:
    """List the legal moves as (source row, target)."""
    found = []
    tops = [row[-1] if row else EMPTY for row in rows]
    for source, card in enumerate(tops):
        if card == EMPTY:
            continue
        suit, rank = divmod(card, 13)
        if foundations[suit] == rank:
            found.append((source, FOUNDATION + suit))
        above = card + 1 if rank < KING else NO_CARD
        below = card - 1 if rank else NO_CARD
        for target, top in enumerate(tops):
            # Two comparisons: `in (above, below)` would build a tuple each time.
            if top == above or top == below or (top == EMPTY and len(rows[source]) > 1):  # noqa: PLR1714, SIM109
                found.append((source, target))
    return found


def make(rows: Rows, foundations: list[int], move: Made) -> None:
    """Make the move in place."""
    source, target = move
    card = rows[source].pop()
    if target >= FOUNDATION:
        foundations[target - FOUNDATION] += 1
    else:
        rows[target].append(card)


def undo(rows: Rows, foundations: list[int], move: Made) -> None:
    """Take the move back in place."""
    source, target = move
    if target >= FOUNDATION:
        foundations[target - FOUNDATION] -= 1
        rows[source].append((target - FOUNDATION) * 13 + foundations[target - FOUNDATION])
    else:
        rows[source].append(rows[target].pop())


def walk(rows: Rows, foundations: list[int], depth: int) -> int:
    """Visit every node down to ``depth`` moves, list its moves, and return how many nodes there were."""
    nodes = 1
    found = moves(rows, foundations)
    if depth:
        for move in found:
            make(rows, foundations, move)
            nodes += walk(rows, foundations, depth - 1)
            undo(rows, foundations, move)
    return nodes
