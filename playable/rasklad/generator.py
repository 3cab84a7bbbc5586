"""Move generators over the acceptance tables.

`by_index` keeps an index of exposed cards which each place asks for the cards that it takes: the cost of a
node grows with the number of places, not with its square. It wants every card to be there once. `by_pairs`
asks every pair of places and serves decks of several packs; the tests hold the two against each other.

Both list moves in one order: onto foundations, onto other cards, onto empty places, then those that are no
laying of a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.rules.base import NONE
from rasklad.view import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.engine import Engine
    from rasklad.rules.base import Counters, Piles, RawMove
    from rasklad.tables import Free, Tables

    Generate = Callable[[Piles, Counters], list[RawMove]]


def generator(engine: Engine) -> Generate:
    """Return the function that lists the legal moves of (piles, counters)."""
    return by_index(engine) if engine.game.deck.packs == 1 else by_pairs(engine)


def by_index(engine: Engine) -> Generate:  # noqa: C901  (one loop on purpose: a call would cost a third)
    """Generate through an index of exposed cards; for decks that hold each card once."""
    sources = tuple(engine.available)
    nowhere = len(engine.places)  # where every row says 0
    blank = [nowhere] * 64
    fixed = None if engine.has_setting else engine.tables(NONE)
    beyond_cards = _beyond_cards(engine)

    def moves(piles: Piles, counters: Counters = ()) -> list[RawMove]:  # noqa: C901, PLR0912  (likewise)
        tables = fixed or engine.tables(engine.setting(piles))
        found: list[RawMove] = []
        where = blank[:]
        for place in sources:
            pile = piles[place]
            if pile:
                where[pile[-1]] = place
        gaps = []
        for place, takes in tables.targets:
            pile = piles[place]
            if pile:
                for card, row in takes[pile[-1]]:
                    source = where[card]
                    reason = row[source]
                    if reason:
                        found.append((source, place, 1, reason))
            else:
                gaps.append(place)
        for place in gaps:
            vacant = tables.vacant[place]
            if vacant.twins and not all(piles[twin] for twin in vacant.twins):
                continue
            for card, row in vacant.starts:
                reason = row[where[card]]
                if reason:
                    found.append((where[card], place, 1, reason))
            if vacant.free:
                _Rest(engine, tables, piles, counters, found).lay_freely(place, vacant.free)
        if beyond_cards:
            _Rest(engine, tables, piles, counters, found).beyond_cards()
        return found

    return moves


def by_pairs(engine: Engine) -> Generate:
    """Generate by asking every pair of places."""

    def moves(piles: Piles, counters: Counters = ()) -> list[RawMove]:
        tables = engine.tables(engine.setting(piles))
        found: list[RawMove] = []
        rest = _Rest(engine, tables, piles, counters, found)
        exposed = [(source, piles[source][-1]) for source in engine.available if piles[source]]
        gaps = [place for place, _ in tables.targets if not piles[place]]
        for place in [place for place, _ in tables.targets if piles[place]] + gaps:
            vacant = tables.vacant[place]
            if piles[place] or all(piles[twin] for twin in vacant.twins):
                rows = dict(tables.takes(place, piles[place][-1] if piles[place] else NONE))
                for source, card in exposed:
                    if source != place and card in rows and rows[card][source]:
                        found.append((source, place, 1, rows[card][source]))
                if not piles[place] and vacant.free:
                    rest.lay_freely(place, vacant.free)
        rest.beyond_cards()
        return found

    return moves


def _beyond_cards(engine: Engine) -> bool:
    """Tell whether there are moves that don't hang on the card below."""
    return bool(engine.procedures) or any(not lay.conditions and lay.onto != "empty" for lay in engine.lays)


class _Rest:
    """What most nodes have little of: places that take any card, procedures."""

    def __init__(
        self,
        engine: Engine,
        tables: Tables,
        piles: Piles,
        counters: Counters,
        found: list[RawMove],
    ) -> None:
        self._engine = engine
        self._tables = tables
        self._piles = piles
        self._counters = counters
        self._found = found

    def beyond_cards(self) -> None:
        """Add the moves onto places that take any card at any time, and the procedures."""
        for place, free in self._tables.free_always:
            self.lay_freely(place, free)
        if self._engine.procedures:
            view = View(self._engine, self._piles, self._counters)
            for rule, source, target, reason in self._engine.procedures:
                if rule.objection(view, source, target) is None:
                    self._found.append((source, target, rule.count(view, source), reason))

    def lay_freely(self, place: int, free: Free) -> None:
        """Add the moves onto a place that takes any card, as its guards allow."""
        view = View(self._engine, self._piles, self._counters) if free.guards else None
        for source in self._engine.available:
            reason = free.row[source]
            if not reason or not self._piles[source] or source == place:
                continue
            if view is None or all(guard.holds(view, source, place) for guard in free.guards):
                self._found.append((source, place, 1, reason))
