"""The move generator: an index of exposed cards, asked by each place for the cards that it takes.

Sharing one index makes the cost of a node grow with the number of places, not with its square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.view import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.engine import Engine
    from rasklad.rules.base import Counters, Piles, RawMove
    from rasklad.tables import Free, Tables

    Generate = Callable[[Piles, Counters], list[RawMove]]


def generator(engine: Engine) -> Generate:
    """Return the function that lists the legal moves of (piles, counters).

    Order: onto foundations, onto cards, onto empty places, then moves that are no laying of a card.
    """
    sources = tuple(engine.available)
    nowhere = len(engine.places)
    blank = [nowhere] * 64
    fixed = None if engine.has_setting else engine.tables(engine.setting(()))
    targets = fixed.targets if fixed else []
    extras = bool(engine.procedures) or any(
        not rule.conditions and rule.onto != "empty" for rule in engine.lays
    )

    def moves(piles: Piles, counters: Counters = ()) -> list[RawMove]:
        tables = fixed or engine.tables(engine.setting(piles))
        found: list[RawMove] = []
        where = blank[:]
        for place in sources:
            pile = piles[place]
            if pile:
                where[pile[-1]] = place
        gaps = []
        for place, takes in targets or tables.targets:
            pile = piles[place]
            if pile:
                for card, row in takes[pile[-1]]:
                    source = where[card]
                    reason = row[source]
                    if reason:
                        found.append((source, place, 1, reason))
            else:
                gaps.append(place)
        if gaps:
            _fill(engine, tables, piles, counters, gaps, where, found)
        if extras:
            _extras(engine, tables, piles, counters, found)
        return found

    return moves


def _fill(
    engine: Engine,
    tables: Tables,
    piles: Piles,
    counters: Counters,
    gaps: list[int],
    where: list[int],
    found: list[RawMove],
) -> None:
    """Add the moves onto empty places."""
    for place in gaps:
        if place in tables.twins and not all(piles[twin] for twin in tables.twins[place]):
            continue
        for card, row in tables.starts.get(place, ()):
            reason = row[where[card]]
            if reason:
                found.append((where[card], place, 1, reason))
        free = tables.free_empty.get(place)
        if free:
            _free(engine, free, place, piles, counters, found)


def _free(
    engine: Engine, free: Free, place: int, piles: Piles, counters: Counters, found: list[RawMove]
) -> None:
    """Add the moves onto a place that takes any card."""
    view = View(engine, piles, counters) if free.guards else None
    for source in engine.available:
        reason = free.row[source]
        if reason and piles[source]:
            if view is None or all(guard.holds(view, source, place) for guard in free.guards):
                found.append((source, place, 1, reason))


def _extras(engine: Engine, tables: Tables, piles: Piles, counters: Counters, found: list[RawMove]) -> None:
    """Add the moves onto places that take any card at any time, and the procedures."""
    for place, free in tables.free_always:
        _free(engine, free, place, piles, counters, found)
    if engine.procedures:
        view = View(engine, piles, counters)
        for rule in engine.procedures:
            if rule.objection(view) is None:
                source, target = engine.index[rule.source], engine.index[rule.target]
                found.append((source, target, rule.count(view), engine.reason(rule, rule.clauses)))
