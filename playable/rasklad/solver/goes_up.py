"""The dominance of foundations: a card that fits goes up at once, where nothing can need it below."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rasklad.cards import PACK, RANKS_IN_SUIT, rank_of
from rasklad.rules import (
    Available,
    Barred,
    BaseRank,
    ChangesSomething,
    Closed,
    Complete,
    Dealing,
    Deck,
    DeclareDirection,
    FillAtOnce,
    FirstCardDirects,
    Group,
    Lay,
    NoMoves,
    NoRedeal,
    Reverse,
    Together,
    TurnsUp,
    Uncovers,
)
from rasklad.rules.base import NONE
from rasklad.rules.direction import KEPT
from rasklad.solver.redealing import Redealing

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules import Rule
    from rasklad.rules.base import Counters, RawMove
    from rasklad.tables import Tables, Takes, TakesByTop

    #: By card, the cards that must be up, as bits; and each foundation with what it takes, and takes first.
    Known = tuple[list[int], tuple[tuple[int, TakesByTop, Takes], ...]]

#: Rules that the argument covers, whatever they say.
_COVERED: Final = (
    Deck, Group, Dealing, BaseRank, Available, Together, Closed, Barred, Complete, NoMoves, NoRedeal, TurnsUp,
    DeclareDirection, FirstCardDirects, Reverse,
)  # fmt: skip
_NEVER: Final = -1  # an entry of `Known`: the card may never go up unasked


class GoesUp:
    """A card that fits its foundation goes up at once, if no card can need it where it lies.

    Why that loses nothing. Take a line that wins and keeps the card c below for a while. Play c up first and
    then the same line without c's moves. A card d that the line lays on c goes up instead: d must fit its
    foundation at that time, because the card before d is up or is c itself; and so must, in their turn, cards
    that the line lays on d, or that move together with it (those go up before it, so their followers must fit
    without it). For each card the cards that must be up for that are computed from the acceptance tables:
    none where rows are built in suit, the suits in which d and its followers lag behind elsewhere.
    Whatever else c's going changes is gain: what lay below is free earlier, its place is empty earlier (or
    filled from a store whose top is free there as well as in its new place).

    Where cards come back from foundations, cards that can't because others went up above them are looked at
    likewise: what they might have carried must be up or fit. It holds for one pack whose foundations are all
    in suit; not where a group of two may go where a single card may not, where a turned card must be played
    if it fits, where a gap is filled from cards that can't be taken otherwise; nor, where three cards are
    drawn at a time, for a card of the waste, whose going shifts the draws.
    """

    name: ClassVar = "a card that fits goes up"

    def __init__(self, engine: Engine, home: tuple[int, ...], kept: frozenset[int]) -> None:
        self._engine = engine
        self._home = home
        self._fixed = None if engine.has_setting else engine.tables()
        #: Places that give cards which the argument covers, with those of which one must be empty before.
        self._sources = tuple(
            (at, engine.freed_by.get(at, ())) for at in engine.available if at not in kept and at not in home
        )
        self._known: dict[tuple[int, int], Known] = {}
        self._up: dict[bytes, int] = {b"": 0}
        self._returning = any(engine.places[at].group in engine.sources for at in home)
        #: The counter of the direction, where there is one: before it is decided no move may be made unasked.
        self._undecided = engine.kept(KEPT.name) if KEPT.name in engine.counters else NONE

    @classmethod
    def of(cls, engine: Engine) -> GoesUp | None:
        """Return the dominance for this game; None where it doesn't hold."""
        groups = [rule.group for rule in engine.of(Complete)]
        if len(groups) != 1 or engine.deck.packs > 1:
            return None
        redealing = Redealing.of(engine)
        if not all(_covered(rule, engine, redealing) for rule in engine.rules):
            return None
        kept = frozenset({redealing.waste} if redealing and redealing.most > 1 else ())
        return cls(engine, engine.groups[groups[0]], kept)

    def forced(self, piles: list[bytes], counters: Counters) -> RawMove | None:
        """Return a move that may be made at once, the first found; None if there is none."""
        if self._undecided >= 0 and not counters[self._undecided]:
            return None
        lying: dict[int, int] = {}
        for at, keys in self._sources:
            pile = piles[at]
            if pile and not (keys and all(piles[key] for key in keys)):
                lying[pile[-1]] = at
        needs, homes = self._needed(piles, counters)
        for home, takes, starts in homes:
            pile = piles[home]
            for card, row in takes[pile[-1]] if pile else starts:
                source = lying.get(card, NONE)
                if source >= 0 and row[source]:
                    need = needs[card]
                    if need == 0 or (need > 0 and not need & ~self._standing(piles)):
                        return source, home, 1, row[source]
        return None

    def _standing(self, piles: list[bytes]) -> int:
        """Return the cards on the foundations, as bits."""
        up, known = 0, self._up
        for at in self._home:
            pile = piles[at]
            if pile not in known:
                known[pile] = sum(1 << card for card in pile)
            up |= known[pile]
        return up

    def _needed(self, piles: list[bytes], counters: Counters) -> Known:
        """Return what must be up for each card, and what foundations take (`Known`)."""
        tables = self._fixed or self._engine.tables(self._engine.setting(piles, counters))
        base = next((piles[at][0] % RANKS_IN_SUIT for at in self._home if piles[at]), NONE)
        known = self._known.get((id(tables), base))
        if known is None:
            before, carries = self._before(tables, base), self._carried(tables)
            takes = dict(tables.targets)
            homes = tuple((at, takes[at], _starting(tables, at)) for at in self._home if at in takes)
            known = [self._need(card, before, carries) for card in range(len(PACK))], homes
            self._known[id(tables), base] = known
        return known

    def _need(self, card: int, before: dict[int, int], carries: dict[int, set[int]]) -> int:
        """Compute one entry: `known` are the cards that are up when this one fits, or must be."""
        known = {card, *_chain(card, before)}
        must: set[int] = set()
        looked_at: set[tuple[int, int]] = set()
        waiting = [(card, on) for on in sorted(carries.get(card, ()))]
        while waiting:
            holder, laid = pair = waiting.pop(0)
            if laid in known or pair in looked_at:
                continue
            if laid not in before:
                return _NEVER
            former = before[laid]
            after_holder = former == holder and not self._engine.together
            if former != NONE and former not in known and not after_holder:
                must.add(former)
                known |= {former, *_chain(former, before)}
            looked_at.add(pair)
            waiting += [(laid, on) for on in sorted(carries.get(laid, ()))]
            if self._returning:
                below = _chain(laid, before)
                waiting += [(stays, on) for stays in sorted(below) for on in sorted(carries.get(stays, ()))]
        return sum(1 << one for one in must)

    def _before(self, tables: Tables, base: int) -> dict[int, int]:
        """Return, by card, the card that it follows on its foundation, `NONE` for those of the base rank."""
        before: dict[int, int] = {}
        for at, takes in tables.targets:
            if at in self._home:
                for top in range(len(PACK)):
                    for card, _ in takes[top]:
                        before[card] = top if rank_of(card) != base else NONE
                for card, row in enumerate(tables.starting[at]):
                    if row:
                        before[card] = NONE
        return before

    def _carried(self, tables: Tables) -> dict[int, set[int]]:
        """Return, by card, those that may be laid on it elsewhere than at home, or lie on it and go along."""
        carried: dict[int, set[int]] = {}
        for at, takes in tables.targets:
            if at not in self._home:
                for top in range(len(PACK)):
                    carried.setdefault(top, set()).update(card for card, _ in takes[top])
        for at, rule in self._engine.together.items():
            place = self._engine.places[at]
            for top in range(len(PACK)):
                on = {card for card in range(len(PACK)) if rule.continues(top, card, place)}
                carried.setdefault(top, set()).update(on)
        return carried


def _starting(tables: Tables, at: int) -> Takes:
    """Return the cards that the empty foundation takes, with their rows."""
    return tuple((card, row) for card, row in enumerate(tables.starting[at]) if row)


def _chain(card: int, before: dict[int, int]) -> set[int]:
    """Return the cards that lie below this one on its foundation."""
    below: set[int] = set()
    while card in before and before[card] != NONE and before[card] not in below:
        card = before[card]
        below.add(card)
    return below


def _covered(rule: Rule, engine: Engine, redealing: Redealing | None) -> bool:
    """Tell whether the argument covers this rule."""
    if isinstance(rule, Lay):
        plain = rule.least == 1 and (bool(rule.conditions) or rule.onto == "empty")
        return plain and all(isinstance(guard, (ChangesSomething, Uncovers)) for guard in rule.guards)
    if isinstance(rule, FillAtOnce):
        stores = {*((rule.source,) if isinstance(rule.source, str) else rule.source)} - {""}
        groups = stores | {engine.places[engine.index[store]].group for _, store in rule.own}
        return (
            all(group in engine.sources for group in groups)
            and not any(lay.target in groups for lay in engine.lays)
            and not any(engine.places[entry[2]].group in groups for entry in engine.possible)
        )
    if redealing and any(rule is entry[0] for entry in engine.possible):
        return True
    return isinstance(rule, _COVERED)
