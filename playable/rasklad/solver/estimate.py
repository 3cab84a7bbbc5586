"""How far a position is from won, roughly: what the beam prefers. Proves nothing.

A pile costs by itself, so that what it costs is computed once: cards that lie on one that goes home before
them must move once more than the others; an empty place that takes cards is worth something, and so is a
card that was never spent from a store that takes none. Home are the piles that a won game has full.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from rasklad.cards import FACE, FACE_DOWN, RANKS_IN_SUIT
from rasklad.rules import Cleared, Complete

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.rules.base import Counters
    from rasklad.solver.node import Node
    from rasklad.solver.space import Space
    from rasklad.tables import Tables

_LATE: Final = 99


@dataclass(frozen=True)
class Weights:
    """What counts how much, in hundredths of a move (whole numbers, so that sums are the same everywhere).

    ``over``: a card over one that goes home earlier; ``deep``: each such pair of cards again, more the
    earlier the lower one goes home; ``empty``: an empty place; ``hidden``: a face-down card; ``built``: a
    card that lies on one on which it may be laid; ``spent``: a card of a store that takes none; ``stock``: a
    card of the stock; ``home``: a card at home.
    """

    over: int = 100
    deep: int = 2
    empty: int = 200
    hidden: int = 200
    built: int = 30
    spent: int = 100
    stock: int = 100
    home: int = 100


class Costs(dict[bytes, int]):
    """What a pile costs, by its cards, computed when first asked for."""

    def __init__(self, cost: Callable[[bytes], int]) -> None:
        super().__init__()
        self._cost = cost

    def __missing__(self, pile: bytes) -> int:
        cost = self[pile] = self._cost(pile)
        return cost


class Estimate:
    """The estimate for the positions that can follow one; ``weights`` say what counts how much."""

    def __init__(self, space: Space, start: Node, weights: Weights) -> None:
        self._engine = engine = space.engine
        self._weights = weights
        home = [at for rule in engine.of(Complete) for at in engine.groups[rule.group]]
        cleared = [at for rule in engine.of(Cleared) for at in engine.groups[rule.group]]
        onto_empty = {rule.target for rule in engine.lays if rule.onto != "card"}
        redealt = {space.redealing.stock, space.redealing.waste} if space.redealing else set()
        free = set(range(len(engine.places))) - set(home) - set(cleared) - redealt
        stock = {at for at in free if engine.places[at].role == "stock"}
        rest = free - stock
        places = {at for at in rest if engine.places[at].group in onto_empty}
        gone = {at for at in rest if engine.places[at].role in ("waste", "foundation") and at not in places}
        self._start = start
        self._bottoms = {at: start.piles[at][:1] for at in home}
        self._home = home
        #: Places and what a pile costs there, without and with the piles' costs that depend on the direction.
        self._fixed: list[tuple[tuple[int, ...], Costs]] = []
        if home:
            self._fixed.append((tuple(home), Costs(lambda pile: -weights.home * len(pile))))
        if stock:
            worth = weights.stock if home else -weights.stock // 2
            self._fixed.append((tuple(stock), Costs(lambda pile: worth * len(pile))))
        if cleared:
            self._fixed.append((tuple(cleared), Costs(lambda pile: weights.home * len(pile))))
        self._kinds = [
            (tuple(sorted(places)), weights.empty),
            (tuple(sorted(rest - places - gone)), 0),
            (tuple(sorted(gone & set(engine.available))), 0),
        ]
        self._by_direction: dict[int, Callable[[list[bytes]], int]] = {}
        way = engine.directing
        self._way = way if way >= 0 else None

    def __call__(self, piles: list[bytes], counters: Counters) -> int:
        """Return the estimate; less is nearer."""
        direction = counters[self._way] if self._way is not None else 0
        by = self._by_direction.get(direction)
        if by is None:
            by = self._by_direction[direction] = self._compile(piles, counters)
        return by(piles)

    def _compile(self, piles: list[bytes], counters: Counters) -> Callable[[list[bytes]], int]:
        tables = self._engine.tables(self._engine.setting(piles, counters))
        times = self._times(tables)
        carried = self._carried(tables)
        sums = [(_getter(at), costs.__getitem__) for at, costs in self._fixed if at]
        sums += [
            (_getter(at), Costs(self._cost(times, carried, empty)).__getitem__)
            for at, empty in self._kinds
            if at
        ]

        def estimate(piles: list[bytes]) -> int:
            total = 0
            for getter, cost in sums:
                total += sum(map(cost, getter(piles)))
            return total

        return estimate

    def _cost(
        self, times: dict[int, int], carried: dict[int, set[int]], empty: int
    ) -> Callable[[bytes], int]:
        weights = self._weights
        spent = 0 if empty else weights.spent

        def cost(pile: bytes) -> int:
            if not pile:
                return -empty
            total, lowest = -spent, _LATE
            when = [times.get(card & FACE, 0) for card in pile]
            for at, card in enumerate(pile):
                if lowest < when[at]:
                    total += weights.over
                lowest = min(lowest, when[at])
                if card & FACE_DOWN:
                    total += weights.hidden
                elif at and card in carried.get(pile[at - 1], ()):
                    total -= weights.built
                later = sum(1 for over in when[at + 1 :] if over > when[at])
                total += weights.deep * later * (RANKS_IN_SUIT - when[at])
            return total

        return cost

    def _times(self, tables: Tables) -> dict[int, int]:
        """Return, by card, how many cards go home before it on the pile that takes it earliest."""
        times: dict[int, int] = {}
        takes = dict(tables.targets)
        for at in self._home:
            if at not in takes:
                continue
            first = [card for card, row in enumerate(tables.starting[at]) if row]
            reached = dict.fromkeys(self._bottoms[at] or first, 0)
            waiting = list(reached)
            while waiting:
                card = waiting.pop(0)
                for following, _ in takes[at][card]:
                    if following not in reached:
                        reached[following] = reached[card] + 1
                        waiting.append(following)
            for card, time in reached.items():
                times[card] = min(times.get(card, _LATE), time)
        return times

    def _carried(self, tables: Tables) -> dict[int, set[int]]:
        """Return, by card, the cards that may be laid on it elsewhere than at home."""
        carried: dict[int, set[int]] = {}
        for at, takes in tables.targets:
            if at not in self._home:
                for top in range(52):
                    carried.setdefault(top, set()).update(card for card, _ in takes[top])
        return carried


def _getter(places: tuple[int, ...]) -> Callable[[list[bytes]], tuple[bytes, ...]]:
    if len(places) == 1:
        only = places[0]
        return lambda piles: (piles[only],)
    return itemgetter(*places)
