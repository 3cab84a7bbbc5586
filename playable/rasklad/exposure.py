"""The generator for two packs, for cards that move together, and for places that are not always free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.beyond import Rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.beyond import Generate
    from rasklad.engine import Engine
    from rasklad.rules.base import Counters, Piles, RawMove
    from rasklad.tables import Tables


def by_exposure(engine: Engine) -> Generate:  # noqa: C901, PLR0915  (one loop on purpose, as in `by_index`)
    """Generate through an index of exposed cards and one of their second copies (two packs at most)."""
    sources = tuple((place, engine.freed_by.get(place, ())) for place in engine.available)
    nowhere = len(engine.places)  # where every row says 0
    blank = [nowhere] * 128
    fixed = None if engine.has_setting else engine.tables()
    beyond_cards = Rest.needed(engine)
    urgent = bool(engine.urgent)
    guarded = any(lay.guards for lay in engine.lays)
    add_several = _several(engine) if engine.together else None

    def moves(piles: Piles, counters: Counters = ()) -> list[RawMove]:  # noqa: C901, PLR0912  (likewise)
        tables = fixed or engine.tables(engine.setting(piles, counters))
        found: list[RawMove] = []
        if urgent and engine.waiting(counters):
            Rest(engine, tables, piles, counters, found).act()
            return found
        where, again = blank[:], blank
        exposed = []
        for place, keys in sources:
            pile = piles[place]
            if pile and not (keys and all(piles[key] for key in keys)):
                card = pile[-1]
                exposed.append((card, place))
                if where[card] == nowhere:
                    where[card] = place
                else:
                    again = blank[:] if again is blank else again
                    again[card] = place
        twice = again is not blank
        gaps = []
        for place, takes in tables.targets:
            pile = piles[place]
            if not pile:
                gaps.append(place)
                continue
            for card, row in takes[pile[-1]]:
                source = where[card]
                reason = row[source]
                if reason and source != place:
                    found.append((source, place, 1, reason))
                if twice:
                    source = again[card]
                    reason = row[source]
                    if reason and source != place:
                        found.append((source, place, 1, reason))
        for place in gaps:
            twins = tables.vacant[place].twins
            if twins and not all(piles[twin] for twin in twins):
                continue
            starting = tables.starting[place]
            for card, source in exposed:
                takes_it = starting[card]
                if takes_it and takes_it[source]:
                    found.append((source, place, 1, takes_it[source]))
        if add_several:
            add_several(tables, piles, found)
        if guarded:
            _leave_granted(engine, tables, piles, counters, found)
        if beyond_cards:
            Rest(engine, tables, piles, counters, found).beyond_cards()
        return found

    return moves


def _leave_granted(
    engine: Engine, tables: Tables, piles: Piles, counters: Counters, found: list[RawMove]
) -> None:
    """Take out the moves that their rules' guards don't grant."""
    guards, null = engine.guards, engine.null
    rest: Rest | None = None
    kept = []
    for move in found:
        source, target, count, reason = move
        if guards[reason]:
            pairs = null[reason]
            if pairs is None:
                rest = rest or Rest(engine, tables, piles, counters, found)
                if not rest.granted(*move):
                    continue
            elif len(piles[source]) == count and (source, target) in pairs:
                continue
        kept.append(move)
    found[:] = kept


def _several(engine: Engine) -> Callable[[Tables, Piles, list[RawMove]], None]:  # noqa: C901  (likewise)
    """Return the function that adds the moves of several cards together."""
    runs = tuple(
        (place, _linked(engine, place), rule.whole)
        for place, rule in engine.together.items()
        if place in engine.available
    )

    def add(tables: Tables, piles: Piles, found: list[RawMove]) -> None:  # noqa: C901  (likewise)
        taken: dict[int, list[tuple[int, int]]] = {}
        for place, linked, whole in runs:
            pile = piles[place]
            at = last = len(pile) - 1
            while at > 0 and pile[at] in linked[pile[at - 1]]:
                at -= 1
                if not whole or at == 0:
                    taken.setdefault(pile[at], []).append((place, last - at + 1))
        if not taken:
            return
        for place, takes in tables.several.items():
            pile = piles[place]
            if pile:
                for card, row in takes[pile[-1]]:
                    for source, count in taken.get(card, ()):
                        if row[source] and source != place:
                            found.append((source, place, count, row[source]))
                continue
            starting = tables.starting_several[place]
            for card, sources in taken.items():
                takes_it = starting[card]
                for source, count in sources if takes_it else ():
                    if takes_it and takes_it[source]:
                        found.append((source, place, count, takes_it[source]))

    return add


def _linked(engine: Engine, place: int) -> tuple[frozenset[int], ...]:
    """Return, by card, those that may lie on it in a pile whose cards are taken together."""
    rule, at = engine.together[place], engine.places[place]
    cards = tuple(dict.fromkeys(engine.deck.cards()))
    return tuple(
        frozenset(card for card in cards if below in cards and rule.continues(below, card, at))
        for below in range(128)
    )
