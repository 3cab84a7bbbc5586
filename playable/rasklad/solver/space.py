"""The positions that can follow a position: an engine compiled once more, for search."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rasklad.rules import Complete, Won
from rasklad.solver.dominance import NAMED, Dominance
from rasklad.solver.goes_up import GoesUp
from rasklad.solver.hopeless import COUNTS
from rasklad.solver.keys import exact_key, key_of
from rasklad.solver.node import Node
from rasklad.solver.one_pile import DrawnLater
from rasklad.solver.redealing import Redealing

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.engine import Engine
    from rasklad.rules.base import Counters
    from rasklad.solver.keys import Apart


#: The name under which the equality of positions that the rules treat alike can be left out.
ALIKE: Final = "alike positions are one"
#: All that can be left out of a search.
EVERY: Final = frozenset({ALIKE, *(kind.name for kind in (GoesUp, Redealing, DrawnLater, *NAMED, *COUNTS))})


class Space:
    """What a search needs of an engine; ``without`` names dominances that are not to be used."""

    def __init__(self, engine: Engine, without: frozenset[str] = frozenset()) -> None:
        self.engine = engine
        self.without = without
        self.won = _goal(engine)
        dominances = [kind.of(engine) for kind in NAMED if kind.name not in without]
        #: The dominances that hold for this game, in the order in which they are asked.
        self.dominances: tuple[Dominance, ...] = tuple(found for found in dominances if found)
        self.rising = None if GoesUp.name in without else GoesUp.of(engine)
        counts = [kind.of(engine) for kind in COUNTS if kind.name not in without]
        self._counts = tuple(found for found in counts if found)
        #: What tells of a position that it can't be won.
        self.lost = tuple(found.lost for found in self._counts)
        self.redealing = None if Redealing.name in without else Redealing.of(engine)
        self.drawn_later = None if DrawnLater.name in without else DrawnLater.of(engine)
        apart: Apart | None = None
        if self.redealing:
            apart = (self.redealing.stock, self.redealing.waste), self.redealing.normal
        elif self.drawn_later:
            apart = self.drawn_later.apart, self.drawn_later.written
        #: The key of (piles, counters), see `rasklad.solver.keys`.
        self.key = key_of(engine, apart) if ALIKE not in without else exact_key(engine, apart)
        self.successors = _successors(self)

    @property
    def names(self) -> frozenset[str]:
        """The names of all that is left out of the search in this game."""
        held = {dominance.name for dominance in self.dominances} | {count.name for count in self._counts}
        held |= {found.name for found in (self.redealing, self.drawn_later, self.rising) if found}
        return frozenset(held | {ALIKE} - self.without)

    def start(self, piles: tuple[bytes, ...], counters: Counters) -> Node:
        """Return the node at which a search begins."""
        return Node(list(piles), counters)

    def fingerprint(self, node: Node) -> bytes:
        """Return the node's key."""
        return self.key(node.piles, node.counters)


@lru_cache(maxsize=16)
def space_of(engine: Engine, without: frozenset[str] = frozenset()) -> Space:
    """Return the engine compiled for search, made once."""
    return Space(engine, without)


def complete_sizes(engine: Engine) -> dict[int, int]:
    """Return how many cards each place that must be complete has in a won position."""
    return {
        at: rule.sizes[number] if rule.sizes else rule.size
        for rule in engine.of(Complete)
        for number, at in enumerate(engine.groups[rule.group])
    }


def _goal(engine: Engine) -> Callable[[list[bytes]], bool]:
    """Return the function that tells whether the game is won: `Engine.is_won`, quickly."""
    if len(engine.of(Complete)) != len(engine.of(Won)):
        return engine.is_won
    sizes = tuple(complete_sizes(engine).items())

    def won(piles: list[bytes]) -> bool:
        for at, size in sizes:  # noqa: SIM110  (a generator would cost as much as a move)
            if len(piles[at]) != size:
                return False
        return True

    return won


def _successors(space: Space) -> Callable[[Node], list[Node]]:  # noqa: C901  (one loop: calls would cost)
    """Return the function that lists the nodes after a node, in the order of the generator."""
    engine, dominances, redealing = space.engine, space.dominances, space.redealing
    lost, new = space.lost, tuple.__new__  # (quicker than a NamedTuple's own)
    moves_of, after_of, follows = engine.moves, engine.after, engine._follows  # noqa: SLF001
    rising = space.rising.forced if space.rising else None
    lays: dict[int, bool] = {}
    drawing = redealing.reasons if redealing else frozenset()

    def successors(node: Node) -> list[Node]:  # noqa: C901, PLR0912  (likewise)
        piles, counters = node.piles, node.counters
        for hopeless in lost:
            if hopeless(piles):
                return []
        forced = rising(piles, counters) if rising else None
        if forced:
            moves = [forced]
        else:
            moves = moves_of(piles, counters)
            for dominance in dominances:
                moves = dominance.leave(piles, counters, moves)
        found = []
        for move in moves:
            source, target, count, reason = move
            lay = lays.get(reason)
            if lay is None:
                lay = lays[reason] = engine.is_lay(move)
            if lay:
                after = piles[:]
                pile = after[source]
                after[target] += pile[-count:]
                after[source] = pile[:-count]
                changed = counters
                for follow in follows:
                    changed = follow(after, changed, move)
            elif reason in drawing:
                continue
            else:
                laid, changed = after_of(piles, counters, move)
                after = list(laid)
            found.append(new(Node, (after, changed, move, node, ())))
        if redealing and not forced:
            for move, reach in redealing.chances(piles, counters):
                after, changed = redealing.after(piles, counters, reach)
                source, target, _, _ = move
                after[target] += after[source][-1:]
                after[source] = after[source][:-1]
                for follow in follows:
                    changed = follow(after, changed, move)
                found.append(Node(after, changed, move, node, reach[1]))
        return found

    return successors
