"""Move generators over the acceptance tables.

`by_index` keeps an index of exposed cards which each place asks for the cards that it takes: the cost of a
node grows with the number of places, not with its square. It wants every card to be there once, and to be
moved alone. `by_exposure` does the same for two packs, for cards that move together and for guards of cards
on cards. `by_pairs` asks every pair of places; the tests hold the three against each other.

All list moves in one order: onto foundations, onto other cards, onto empty places, then those that are no
laying of a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.beyond import Rest
from rasklad.exposure import by_exposure
from rasklad.rules.base import NONE
from rasklad.rules.direction import STEPS

if TYPE_CHECKING:
    from rasklad.beyond import Exposed, Generate
    from rasklad.engine import Engine
    from rasklad.rules.base import Counters, Piles, RawMove
    from rasklad.tables import Tables

__all__ = ["by_exposure", "by_index", "by_pairs", "generator", "serves_index"]


def generator(engine: Engine) -> Generate:
    """Return the function that lists the legal moves of (piles, counters)."""
    if not engine.lays:
        return no_laying(engine)
    return by_index(engine) if serves_index(engine) else by_exposure(engine)


def no_laying(engine: Engine) -> Generate:
    """Generate for games that lay no card on another: procedures and acts alone."""
    tables = engine.tables()

    def moves(piles: Piles, counters: Counters = ()) -> list[RawMove]:
        found: list[RawMove] = []
        rest = Rest(engine, tables, piles, counters, found)
        if engine.waiting(counters):
            rest.act()
        else:
            rest.beyond_cards()
        return found

    return moves


def serves_index(engine: Engine) -> bool:
    """Tell whether the game is as `by_index` wants it."""
    alone = engine.deck.packs == 1 and not engine.together
    return alone and not any(lay.guards and lay.conditions for lay in engine.lays)


def by_index(engine: Engine) -> Generate:  # noqa: C901, PLR0915  (one loop on purpose: a call would cost)
    """Generate through an index of exposed cards; for decks that hold each card once."""
    sources = tuple(engine.available)
    nowhere = len(engine.places)  # where every row says 0
    blank = [nowhere] * (128 if any(place.face == "mixed" for place in engine.places) else 64)
    fixed = None if engine.has_setting else engine.tables()
    # Where the direction alone decides, the tables by its counter: quicker than asking for a setting.
    way = engine.directing
    ways: list[Tables | None] = [None] * len(STEPS)
    asks = Rest.asks(engine)
    urgent = engine.urgent
    locked = tuple(engine.freed_by.items())

    def moves(piles: Piles, counters: Counters = ()) -> list[RawMove]:  # noqa: C901, PLR0912  (likewise)
        tables = fixed or (ways[counters[way]] if way >= 0 and counters else None)
        if tables is None:
            tables = engine.tables(engine.setting(piles, counters))
            if way >= 0 and counters:
                ways[counters[way]] = tables
        found: list[RawMove] = []
        rest: Rest | None
        for at, values, _, _ in urgent:
            if counters and counters[at] in values:
                Rest(engine, tables, piles, counters, found).act()
                return found
        if tables.narrow:
            rest = Rest(engine, tables, piles, counters, found)
            rest.lay_narrowly([entry for entry in tables.narrow if not piles[entry[0]]])
            rest.beyond_cards()
            return found
        where = blank[:]
        for place in sources:
            pile = piles[place]
            if pile:
                where[pile[-1]] = place
        for place, keys in locked:
            if piles[place] and all(piles[key] for key in keys):
                where[piles[place][-1]] = nowhere
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
        available: list[tuple[int, bool]] | None = None
        rest = None
        for place in gaps:
            vacant = tables.vacant[place]
            if vacant.twins and not all(piles[twin] for twin in vacant.twins):
                continue
            for card, row in vacant.starts:
                reason = row[where[card]]
                if reason:
                    found.append((where[card], place, 1, reason))
            free = vacant.free
            if free and free.simple:
                if available is None:
                    available = [
                        (source, len(piles[source]) > 1)
                        for source in sources
                        if piles[source] and where[piles[source][-1]] == source
                    ]
                row, alone = free.row, free.alone
                for source, more in available:
                    reason = row[source] if more else alone[source]
                    if reason:
                        found.append((source, place, 1, reason))
            elif free:
                rest = rest or Rest(engine, tables, piles, counters, found)
                rest.lay_freely(place, free)
        if asks and asks(counters):
            rest = rest or Rest(engine, tables, piles, counters, found)
            rest.beyond_cards()
        return found

    return moves


def by_pairs(engine: Engine) -> Generate:
    """Generate by asking every pair of places, and every count of cards."""

    def moves(piles: Piles, counters: Counters = ()) -> list[RawMove]:
        tables = engine.tables(engine.setting(piles, counters))
        found: list[RawMove] = []
        rest = Rest(engine, tables, piles, counters, found)
        if engine.waiting(counters):
            rest.act()
            return found
        exposed: list[Exposed] = []
        for source in engine.available:
            pile = piles[source]
            if pile and rest.view.is_free(source):
                exposed.append((source, pile[-1], 1))
                together = engine.together.get(source)
                sizes = together.sizes(pile, engine.places[source]) if together else ()
                exposed += [(source, pile[-count], count) for count in sizes]
        for target, _ in tables.targets:
            top = piles[target][-1] if piles[target] else NONE
            if top == NONE and not all(piles[twin] for twin in tables.vacant[target].twins):
                continue
            for source, card, count in exposed:
                reason = tables.reason(source, target, card, top, several=count > 1)
                if source != target and reason and rest.granted(source, target, count, reason):
                    found.append((source, target, count, reason))
        rest.beyond_cards()
        return found

    return moves
