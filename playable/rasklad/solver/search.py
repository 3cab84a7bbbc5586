"""The complete search: depth first, every position once. What it doesn't find there isn't."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Generator

    from rasklad.solver.node import Node
    from rasklad.solver.one_pile import DrawnLater
    from rasklad.solver.space import Space

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
        later = space.drawn_later
        waiting = [self._start]
        asleep: dict[tuple[bytes, ...], Node] = {}
        pace = _PACE
        while waiting:
            fresh = []
            for node in successors(waiting.pop()):
                piles = node[0]
                if later and later.drew(node):
                    asleep.setdefault(later.rows(node), node)
                    continue
                found = key(piles, node[1])
                if found not in seen:
                    seen.add(found)
                    if won(piles):
                        return node
                    fresh.append(node)
            fresh.reverse()
            waiting += fresh
            while later and asleep and not waiting:
                waiting, asleep = self._woken(later, asleep)
            pace -= 1
            if not pace:
                pace = _PACE
                yield len(seen)
        return None

    def _woken(
        self, later: DrawnLater, asleep: dict[tuple[bytes, ...], Node]
    ) -> tuple[list[Node], dict[tuple[bytes, ...], Node]]:
        """Return, of the positions after one more draw, those to play from; and the others after another."""
        seen, fresh, drawn_on = self._seen, [], {}
        for rows, node in asleep.items():
            found = self._space.key(node.piles, node.counters)
            if found not in seen:
                seen.add(found)
                fresh.append(node)
            elif (drawn := later.drawn(node)) is not None:
                drawn_on[rows] = drawn
        return fresh, drawn_on
