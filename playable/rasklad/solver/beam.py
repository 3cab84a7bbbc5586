"""A streamliner: the beam. It keeps the most promising positions of each depth, so it may only find wins."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final
from zlib import crc32

from rasklad.solver.estimate import Estimate, Weights

if TYPE_CHECKING:
    from collections.abc import Generator

    from rasklad.solver.node import Node
    from rasklad.solver.space import Space

_PACE: Final = 32
_BEFORE: Final = itemgetter(0, 1)


class Beam:
    """A breadth-first search that goes on from the ``width`` best positions of each depth.

    ``run`` yields now and then and returns the won node, or None when no position is left or ``limit``
    states were generated: either says nothing about the position. Positions that the estimate holds equal
    are ordered by a checksum of their keys, another one for each width.
    """

    def __init__(self, space: Space, start: Node, weights: Weights, width: int, limit: int) -> None:
        self._space, self._start = space, start
        self._estimate = Estimate(space, start, weights)
        self._width, self._limit = width, limit
        self.states = 0

    def run(self) -> Generator[int, None, Node | None]:
        """Search; yield the number of states now and then."""
        space, estimate, width = self._space, self._estimate, self._width
        successors, key, won = space.successors, space.key, space.won
        later = space.drawn_later
        layer = [self._start]
        kept = {space.fingerprint(self._start)}
        pace = _PACE
        while layer and self.states < self._limit:
            found: list[tuple[int, int, bytes, Node]] = []
            here: set[bytes] = set()
            for node in layer:
                for after in successors(node):
                    piles, counters = after[0], after[1]
                    of = key(piles, counters)
                    # Where the key leaves the stock out a draw may leave it as it was: a step all the same.
                    if of in here or (of in kept and not (later and later.drew(after))):
                        continue
                    here.add(of)
                    self.states += 1
                    if won(piles):
                        return after
                    found.append((estimate(piles, counters), crc32(of, width), of, after))
                pace -= 1
                if not pace:
                    pace = _PACE
                    yield self.states
            found.sort(key=_BEFORE)
            del found[width:]
            kept.update(of for _, _, of, _ in found)
            layer = [after for _, _, _, after in found]
        return None
