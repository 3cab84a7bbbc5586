"""The dominance of foundations: a card that fits goes up at once, where nothing can need it below."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rasklad.cards import rank_of
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
from rasklad.solver.redealing import Redealing

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules import Rule
    from rasklad.rules.base import Counters, RawMove
    from rasklad.tables import Tables

#: Rules that the argument covers, whatever they say.
_COVERED: Final = (
    Deck, Group, Dealing, BaseRank, Available, Together, Closed, Barred, Complete, NoMoves, NoRedeal, TurnsUp,
    DeclareDirection, FirstCardDirects, Reverse,
)  # fmt: skip
_NEVER: Final = -1


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

    def __init__(self, engine: Engine, home: frozenset[int], kept: frozenset[int]) -> None:
        self._engine = engine
        self._home = home
        self._kept = kept  # places whose cards are not covered
        self._needs: dict[tuple[int, int], list[int]] = {}
        self._up: dict[bytes, int] = {b"": 0}
        self._returning = any(engine.places[at].group in engine.sources for at in home)
        self._undecided = engine.directing if engine.of(FirstCardDirects) else NONE

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
        return cls(engine, frozenset(engine.groups[groups[0]]), kept)

    def leave(
        self, piles: list[bytes], counters: Counters, moves: list[RawMove]
    ) -> tuple[list[RawMove], bool]:
        """See `Dominance`."""
        home, kept = self._home, self._kept
        for move in moves:
            if move[1] in home and move[0] not in kept:
                if self._undecided >= 0 and not counters[self._undecided]:
                    return moves, False
                need = self._needed(piles, counters)[piles[move[0]][-1]]
                if need == 0 or (need > 0 and not need & ~self._standing(piles)):
                    return [move], True
        return moves, False

    def _standing(self, piles: list[bytes]) -> int:
        """Return the cards on the foundations, as bits."""
        up, known = 0, self._up
        for at in self._home:
            pile = piles[at]
            if pile not in known:
                known[pile] = sum(1 << card for card in pile)
            up |= known[pile]
        return up

    def _needed(self, piles: list[bytes], counters: Counters) -> list[int]:
        """Return, by card, the cards (bits) that must be up so that it may go up; `_NEVER`: never."""
        tables = self._engine.tables(self._engine.setting(piles, counters))
        base = next((rank_of(piles[at][0]) for at in self._home if piles[at]), NONE)
        needs = self._needs.get((id(tables), base))
        if needs is None:
            before, carries = self._before(tables, base), self._carried(tables)
            needs = [self._need(card, before, carries) for card in range(52)]
            self._needs[id(tables), base] = needs
        return needs

    def _need(self, card: int, before: dict[int, int], carries: dict[int, set[int]]) -> int:
        """Compute one entry: `known` are the cards that are up when this one fits, or must be."""
        known = {card, *_chain(card, before)}
        must: set[int] = set()
        followers: set[int] = set()
        waiting = [(card, on) for on in sorted(carries.get(card, ()))]
        while waiting:
            holder, laid = waiting.pop(0)
            if laid in known or laid in followers:
                continue
            if laid not in before:
                return _NEVER
            former = before[laid]
            after_holder = former == holder and not self._engine.together
            if former != NONE and former not in known and not after_holder:
                must.add(former)
                known |= {former, *_chain(former, before)}
            followers.add(laid)
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
                for top in range(52):
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
                for top in range(52):
                    carried.setdefault(top, set()).update(card for card, _ in takes[top])
        for at, rule in self._engine.together.items():
            place = self._engine.places[at]
            for top in range(52):
                on = {card for card in range(52) if rule.continues(top, card, place)}
                carried.setdefault(top, set()).update(on)
        return carried


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
