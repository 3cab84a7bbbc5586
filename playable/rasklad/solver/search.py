"""The complete search: depth first, every position once. What it doesn't find there isn't."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Generator

    from rasklad.solver.space import Node, Space

#: So many positions are looked at between two reports.
_PACE: Final = 32


class Complete:
    """A depth-first search that remembers the keys of all positions it has generated.

    ``run`` yields after some positions each and returns the won node, or None when there is no more:
    then, and only then, the position is unsolvable. ``states`` counts the positions generated.
    """

    def __init__(self, space: Space, start: Node) -> None:
        self._space = space
        self._start = start
        self._seen = {space.fingerprint(start)}

    @property
    def states(self) -> int:
        """The distinct positions generated so far, the first included."""
        return len(self._seen)

    def run(self) -> Generator[int, None, Node | None]:
        """Search; yield the number of states now and then."""
        space, seen = self._space, self._seen
        successors, key, won = space.successors, space.key, space.won
        waiting = [self._start]
        pace = _PACE
        while waiting:
            fresh = []
            for node in successors(waiting.pop()):
                piles = node[0]
                found = key(piles, node[1])
                if found not in seen:
                    seen.add(found)
                    if won(piles):
                        return node
                    fresh.append(node)
            fresh.reverse()
            waiting += fresh
            pace -= 1
            if not pace:
                pace = _PACE
                yield len(seen)
        return None
