"""What most nodes have little of: places that take any card, procedures, acts, guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rasklad.rules.base import Counters, Piles, RawMove
from rasklad.view import View

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules import Act
    from rasklad.tables import Free, Tables

Generate = Callable[[Piles, Counters], list[RawMove]]
#: A place, the innermost card of those that may be taken from it together, and how many they are.
Exposed = tuple[int, int, int]


class Rest:
    """Adds to the moves ``found`` what the tables alone don't decide."""

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
        self._found = found
        self.view = View(engine, piles, counters)
        self._bottom: int | None = None

    @staticmethod
    def needed(engine: Engine) -> bool:
        """Tell whether there are moves that don't hang on the card below."""
        anywhere = any(not lay.conditions and lay.onto != "empty" for lay in engine.lays)
        return bool(engine.procedures or engine.acts) or anywhere

    @staticmethod
    def asks(engine: Engine) -> Callable[[Counters], bool] | None:
        """Return what tells whether such moves must be looked for; None if there are never any."""
        if not Rest.needed(engine):
            return None
        known = [act.spent() for act, _ in engine.acts]
        anywhere = any(not lay.conditions and lay.onto != "empty" for lay in engine.lays)
        if engine.procedures or anywhere or None in known:
            return lambda _: True
        spent = [(engine.kept(of[0]), of[1]) for of in known if of]

        def any_left(counters: Counters) -> bool:
            for at, values in spent:  # noqa: SIM110  (a generator would cost as much as a card)
                if counters[at] not in values:
                    return True
            return False

        return any_left

    def beyond_cards(self) -> None:
        """Add the moves onto places that take any card at any time, the procedures and the acts."""
        for place, free in self._tables.free_always:
            self.lay_freely(place, free)
        for rule, source, target, reason in self._engine.possible:
            if rule.possible(self.view, source, target):
                self._found.append((source, target, rule.count(self.view, source), reason))
        self.act()

    def act(self) -> None:
        """Add the acts."""
        engine, view, found = self._engine, self.view, self._found
        waiting = engine.waiting(view.counters) if engine.urgent else None
        offered: Act | None = None
        for act, reason in engine.acts:
            if (waiting and act is not waiting[0]) or (offered and act.instead is offered and not waiting):
                continue
            before = len(found)
            for source, target, choice in act.offers(view, engine):
                found.append((source, target, choice, reason))
            if len(found) > before:
                offered = act

    def granted(self, source: int, target: int, count: int, reason: int) -> bool:
        """Tell whether the guards of the reason's rule grant the move."""
        return all(guard.holds(self.view, source, target, count) for guard in self._engine.guards[reason])

    def lay_narrowly(self, vacant: list[tuple[int, Free]]) -> None:
        """Add the moves onto empty places each of which only some places may fill, with any card.

        `Free.narrow` says so of them. Many gaps have the same givers: who of these has a card is asked once.
        """
        piles, found, bottom = self._piles, self._found, self._bottom
        givers: tuple[int, ...] = ()
        giving: list[int] = []
        for place, free in vacant:
            if bottom is None and free.narrowing:
                bottom = free.narrowing.bottom(self.view)
            if free.givers[bottom or 0] != givers:
                givers = free.givers[bottom or 0]
                giving = [at for at in givers if piles[at]]
            row = free.row
            for source in giving:
                found.append((source, place, 1, row[source]))

    def lay_freely(self, place: int, free: Free) -> None:
        """Add the moves of one card onto a place that takes any, as its guards allow."""
        piles, row, alone = self._piles, free.row, free.alone
        narrowing, guards, locks = free.narrowing, free.guards, self._engine.freed_by
        if narrowing and self._bottom is None:
            self._bottom = narrowing.bottom(self.view)
        for source in free.givers[self._bottom or 0] if narrowing else self._engine.available:
            pile = piles[source]
            reason = row[source] if len(pile) > 1 else alone[source]
            if not reason or not pile or source == place or (locks and not self.view.is_free(source)):
                continue
            if not guards or all(guard.holds(self.view, source, place, 1) for guard in guards):
                self._found.append((source, place, 1, reason))
