"""What guards and procedures see of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE_DOWN
from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.places import Place
    from rasklad.rules.base import Counters, Piles


class View:
    """A position as rules see it (`rasklad.rules.State`)."""

    def __init__(self, engine: Engine, piles: Piles, counters: Counters) -> None:
        self._engine = engine
        self.piles = piles
        self.counters = counters
        self.layout = engine

    def place(self, place_id: str) -> int:
        """Return the index of a place in `piles`."""
        return self._engine.index[place_id]

    def alike(self, source: int, target: int) -> bool:
        """Tell whether the rules treat the two places alike (one group)."""
        return self._engine.places[source].group == self._engine.places[target].group

    def counter(self, name: str) -> int:
        """Return the value of the counter that a rule keeps under this name."""
        return self.counters[self._engine.counters.index(name)]

    def at(self, index: int) -> Place:
        """Return the place with this index."""
        return self._engine.places[index]

    def members(self, group: str) -> tuple[int, ...]:
        """Return the indices of a group's places, in the table's order."""
        return self._engine.groups[group]

    def is_free(self, place: int) -> bool:
        """Tell whether the last card of a place may be taken, as far as other places decide it."""
        keys = self._engine.freed_by.get(place)
        return not keys or not all(self.piles[key] for key in keys)

    def wanted(self, group: str) -> set[int]:
        """Return the cards that the occupied places of a group take now, wherever they lie."""
        engine, piles = self._engine, self.piles
        members = engine.groups[group]
        return {
            card
            for place, takes in engine.tables(engine.setting(piles, self.counters)).targets
            if place in members and piles[place]
            for card, _ in takes[piles[place][-1]]
        }

    def landings(self, source: int) -> list[int]:
        """Return the targets that the last card of a place fits by its rank and suit."""
        engine, piles = self._engine, self.piles
        if not piles[source] or piles[source][-1] & FACE_DOWN:
            return []
        card = piles[source][-1]
        tables = engine.tables(engine.setting(piles, self.counters))
        found = []
        for place, _ in tables.targets:
            if not piles[place] and not all(piles[twin] for twin in tables.vacant[place].twins):
                continue
            top = piles[place][-1] if piles[place] else NONE
            if any(taken == card and row[source] for taken, row in tables.takes(place, top)):
                found.append(place)
        return found

    def landing_phrases(self, source: int) -> list[str]:
        """Return the same in words: «на шестёрку пик», «в угол 2»."""
        phrases = []
        for target in self.landings(source):
            place = self._engine.places[target]
            on_card = place.role != "foundation" and self.piles[target]
            phrases.append(f"на {speech.accusative(self.piles[target][-1])}" if on_card else place.onto)
        return phrases
