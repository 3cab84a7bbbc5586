"""Acceptance tables: which card each place takes on which, and by which clauses.

For every place and every card that may be on top of it, the cards that may be laid there, each with a row:
the reason (an int, 0 = refused) by the place that the card comes from. A row has one entry more than there
are places, always 0: the generator's index of exposed cards points there for a card that is not exposed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rasklad.rules import ChangesSomething
from rasklad.rules.base import NONE
from rasklad.rules.grid import FromBelow

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules import Guard, Lay, Setting

Row = tuple[int, ...]
#: Cards that may be laid, each with its row.
Takes = tuple[tuple[int, Row], ...]
#: By top card (0 … 51), the cards that may be laid on it.
TakesByTop = tuple[Takes, ...]

_NOTHING: tuple[Row | None, ...] = (None,) * 52
_NO_TAKES: TakesByTop = ((),) * 52


@dataclass(frozen=True)
class Free:
    """A place that takes any card: the row, and what the position as a whole must grant.

    ``alone`` is the row for the only card of its pile: without the moves that would change nothing.
    ``narrowing`` names the places that alone may give, ``givers`` lists them by the bottom row's number;
    ``guards`` are the demands beyond both.
    """

    row: Row
    alone: Row
    narrowing: FromBelow | None
    givers: tuple[tuple[int, ...], ...]
    guards: tuple[Guard, ...]

    @property
    def simple(self) -> bool:
        """Tell whether the rows decide all."""
        return not self.guards and self.narrowing is None

    @cached_property
    def narrow(self) -> bool:
        """Tell whether the row and the places that alone may give decide all."""
        return self.narrowing is not None and not self.guards and self.row == self.alone


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

    def __init__(self, engine: Engine, setting: Setting) -> None:
        self._engine = engine
        self._setting = setting
        self._cards = tuple(dict.fromkeys(engine.deck.cards()))
        self._shared: dict[tuple[str, int | None, int | None], TakesByTop] = {}
        #: (place, its takes by top card) for each place that takes only certain cards on others.
        self.targets: list[tuple[int, TakesByTop]] = []
        #: By place, what it takes when empty.
        self.vacant: dict[int, Vacant] = {}
        #: (place, row and guards) for each place that takes any card whenever the guards grant it.
        self.free_always: list[tuple[int, Free]] = []
        #: By place, what it takes when empty: by card, the row or None. For one card, and for several.
        self.starting: dict[int, tuple[Row | None, ...]] = {}
        self.starting_several: dict[int, tuple[Row | None, ...]] = {}
        #: By place, the innermost cards of several that may be laid together, by top card.
        self.several: dict[int, TakesByTop] = {}
        for place in range(len(engine.places)):
            self._fill(place)
            if engine.together:
                self._fill_several(place)
        self.targets.sort(key=lambda entry: engine.places[entry[0]].role != "foundation")
        #: Where all that is ever laid fills a gap of a grid, whatever the card: those places. Else nothing.
        self.narrow = self._narrow()

    def takes(self, place: int, top: int) -> Takes:
        """Return the cards that the place takes on this top card (`NONE`: empty) by their rank and suit."""
        if top == NONE:
            return self.vacant[place].starts if place in self.vacant else ()
        return next((takes[top] for target, takes in self.targets if target == place), ())

    def reason(self, source: int, target: int, card: int, top: int, *, several: bool = False) -> int:
        """Return why the card (the innermost of several) may go there by rank and suit; 0: it may not."""
        if top == NONE:
            row = (self.starting_several if several else self.starting).get(target, _NOTHING)[card]
        else:
            takes = self.several.get(target, _NO_TAKES)[top] if several else self.takes(target, top)
            row = dict(takes).get(card)
        return row[source] if row else 0

    def _narrow(self) -> list[tuple[int, Free]]:
        if self._engine.freed_by or any(any(takes) for _, takes in self.targets):
            return []
        vacant = [(place, self.vacant[place]) for place, _ in self.targets]
        if not all(at.free and at.free.narrow and not at.starts and not at.twins for _, at in vacant):
            return []
        found = [(place, at.free) for place, at in vacant if at.free]
        all_give = all(free.row[at] for _, free in found for givers in free.givers for at in givers)
        return found if all_give else []

    def _fill(self, place: int) -> None:
        engine, at = self._engine, self._engine.places[place]
        lays = [rule for rule in engine.lays if rule.target == at.group and rule.takes(1)]
        bound = [rule for rule in lays if rule.conditions]
        if any(rule.conditions or rule.onto == "empty" for rule in lays):
            key = (at.group, at.suit, at.last)
            if key not in self._shared:
                tops = [self._takes(bound, place, top) if top in self._cards else () for top in range(52)]
                self._shared[key] = tuple(tops)
            self.targets.append((place, self._shared[key]))
        free: Free | None = None
        for rule in (rule for rule in lays if not rule.conditions):
            takes_any = self._free(rule, place)
            if rule.onto == "empty":
                free = takes_any
            else:
                self.free_always.append((place, takes_any))
        alike = any(rule.any_empty for rule in lays)
        twins = tuple(twin for twin in engine.groups[at.group] if twin < place) if alike else ()
        self.vacant[place] = Vacant(twins, self._takes(bound, place, NONE), free)
        onto_empty = [rule for rule in lays if rule.conditions or rule.onto == "empty"]
        self.starting[place] = self._by_card(self._takes(onto_empty, place, NONE))

    def _fill_several(self, place: int) -> None:
        group = self._engine.places[place].group
        lays = [rule for rule in self._engine.lays if rule.target == group and rule.together]
        if not lays:
            return
        tops = [
            self._takes(lays, place, top, several=True) if top in self._cards else () for top in range(52)
        ]
        self.several[place] = tuple(tops)
        self.starting_several[place] = self._by_card(self._takes(lays, place, NONE, several=True))

    def _free(self, rule: Lay, place: int) -> Free:
        row = self._row([rule], NONE, NONE)
        places = self._engine.places
        changing = [guard for guard in rule.guards if isinstance(guard, ChangesSomething)]
        alone = tuple(
            0
            if at < len(places) and any(guard.same(places[at], places[place]) for guard in changing)
            else reason
            for at, reason in enumerate(row)
        )
        narrowing = next((guard for guard in rule.guards if isinstance(guard, FromBelow)), None)
        others = tuple(g for g in rule.guards if not isinstance(g, (ChangesSomething, FromBelow)))
        givers = narrowing.sources(self._engine, place) if narrowing else ()
        return Free(row, alone, narrowing, givers, others)

    @staticmethod
    def _by_card(takes: Takes) -> tuple[Row | None, ...]:
        rows = dict(takes)
        return tuple(rows.get(card) for card in range(52))

    def _takes(self, lays: list[Lay], place: int, top: int, *, several: bool = False) -> Takes:
        """Return the cards that fit this top card, each with the reasons by source."""
        target, setting = self._engine.places[place], self._setting
        speaking = [rule for rule in lays if rule.suits_target(top)]
        # Where each card is there once, none lies on itself, whatever the conditions say.
        itself = top if self._engine.deck.packs == 1 else NONE
        fitting: dict[int, list[Lay]] = {}
        for rule in speaking:
            cards = [card for card in self._cards if card != itself]
            for condition in rule.conditions:
                allows = condition.allows
                cards = [card for card in cards if allows(card, top, setting, target)]
            for card in cards:
                fitting.setdefault(card, []).append(rule)
        return tuple(
            (card, self._row(fitting[card], card, top, several=several))
            for card in self._cards
            if card in fitting
        )

    def _row(self, lays: list[Lay], card: int, top: int, *, several: bool = False) -> Row:
        """Return the reasons by source; where several rules allow one step, the first declared is cited."""
        engine = self._engine
        row = [0] * (len(engine.places) + 1)
        for rule in lays:
            for group, available in engine.sources.items():
                if group in rule.source:
                    together = engine.together.get(engine.groups[group][0]) if several else None
                    if several and together is None:
                        continue
                    reason = engine.reason(rule, engine.cited(rule, card, top, available, together))
                    for source in engine.groups[group]:
                        row[source] = row[source] or reason
        return tuple(row)
