"""Acceptance tables: which card each place takes on which, and by which clauses.

For every place and every card that may be on top of it, the cards that may be laid there, each with a row:
the reason (an int, 0 = refused) by the place that the card comes from. A row has one entry more than there
are places, always 0: the generator's index of exposed cards points there for a card that is not exposed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules import Guard, Lay

Row = tuple[int, ...]
#: Cards that may be laid, each with its row.
Takes = tuple[tuple[int, Row], ...]
#: By top card (0 … 51), the cards that may be laid on it.
TakesByTop = tuple[Takes, ...]


@dataclass(frozen=True)
class Free:
    """A place that takes any card: the row, and what the position as a whole must grant."""

    row: Row
    guards: tuple[Guard, ...]


@dataclass(frozen=True)
class Vacant:
    """What an empty place takes: certain cards, and perhaps any card.

    ``twins`` are the places like it that must be filled before (it doesn't matter which of them is taken).
    """

    twins: tuple[int, ...]
    starts: Takes
    free: Free | None


class Tables:
    """The tables of one engine under one setting."""

    def __init__(self, engine: Engine, setting: int) -> None:
        self._engine = engine
        self._setting = setting
        self._cards = tuple(dict.fromkeys(engine.game.deck.cards()))
        self._shared: dict[tuple[str, int | None], TakesByTop] = {}
        #: (place, its takes by top card) for each place that takes only certain cards on others.
        self.targets: list[tuple[int, TakesByTop]] = []
        #: By place, what it takes when empty.
        self.vacant: dict[int, Vacant] = {}
        #: (place, row and guards) for each place that takes any card whenever the guards grant it.
        self.free_always: list[tuple[int, Free]] = []
        for place in range(len(engine.places)):
            self._fill(place)
        self.targets.sort(key=lambda entry: engine.places[entry[0]].role != "foundation")

    def takes(self, place: int, top: int) -> Takes:
        """Return the cards that the place takes on this top card (`NONE`: empty) by their rank and suit."""
        if top == NONE:
            return self.vacant[place].starts if place in self.vacant else ()
        return next((takes[top] for target, takes in self.targets if target == place), ())

    def _fill(self, place: int) -> None:
        engine = self._engine
        group, suit = engine.places[place].group, engine.places[place].suit
        lays = [rule for rule in engine.lays if rule.target == group]
        bound = [rule for rule in lays if rule.conditions]
        if any(rule.conditions or rule.onto == "empty" for rule in lays):
            if (group, suit) not in self._shared:
                tops = [self._takes(bound, place, top) if top in self._cards else () for top in range(52)]
                self._shared[group, suit] = tuple(tops)
            self.targets.append((place, self._shared[group, suit]))
        free: Free | None = None
        for rule in (rule for rule in lays if not rule.conditions):
            takes_any = Free(self._row([rule], NONE, NONE), rule.guards)
            if rule.onto == "empty":
                free = takes_any
            else:
                self.free_always.append((place, takes_any))
        alike = any(rule.any_empty for rule in lays)
        twins = tuple(twin for twin in engine.groups[group] if twin < place) if alike else ()
        self.vacant[place] = Vacant(twins, self._takes(bound, place, NONE), free)

    def _takes(self, lays: list[Lay], place: int, top: int) -> Takes:
        """Return the cards that fit this top card, each with the reasons by source."""
        target, setting = self._engine.places[place], self._setting
        speaking = [rule for rule in lays if rule.suits_target(top)]
        takes = []
        for card in self._cards if speaking else ():
            fitting = [
                rule
                for rule in speaking
                if all(condition.allows(card, top, setting, target) for condition in rule.conditions)
            ]
            if fitting:
                takes.append((card, self._row(fitting, card, top)))
        return tuple(takes)

    def _row(self, lays: list[Lay], card: int, top: int) -> Row:
        """Return the reasons by source; where several rules allow one step, the first declared is cited."""
        engine = self._engine
        row = [0] * (len(engine.places) + 1)
        for rule in lays:
            for group, available in engine.sources.items():
                if group in rule.source:
                    reason = engine.reason(rule, engine.cited(rule, card, top, available))
                    for source in engine.groups[group]:
                        row[source] = row[source] or reason
        return tuple(row)
