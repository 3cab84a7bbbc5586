"""A line made shorter: where a move leads to a position that it reaches later, what lies between goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.solver.goes_up import GoesUp
from rasklad.solver.space import space_of

if TYPE_CHECKING:
    from rasklad.solver.node import Node
    from rasklad.solver.space import Space

#: So many positions are looked at for short cuts of two moves.
_LOOKED_AT: Final = 20_000


def shortened(space: Space, won: Node) -> Node:
    """Return a won node with the moves that short cuts of one move and of two leave; perhaps the same one."""
    free = space_of(space.engine, space.without | {GoesUp.name})
    while True:
        shorter = _once(free, won, 1)
        if len(shorter.line()) >= len(won.line()):
            break
        won = shorter
    shorter = _once(free, won, 2)
    return shorter if len(shorter.line()) < len(won.line()) else won


def _once(space: Space, won: Node, reach: int) -> Node:
    path = won.path()
    last = {space.key(node.piles, node.counters): at for at, node in enumerate(path)}
    node = path[0]
    at, left = 0, _LOOKED_AT
    while at < len(path) - 1:
        furthest, there = at, node
        looking = [node]
        for _ in range(reach if left > 0 else 1):
            looking = [after for before in looking for after in space.successors(before)]
            left -= len(looking)
            for after in looking:
                later = last.get(space.key(after.piles, after.counters), 0)
                if later > furthest:
                    furthest, there = later, after
        if furthest == at:
            return won  # alike positions of the line that can't be followed here: keep it
        node, at = there, furthest
    return node if space.won(node.piles) else won
