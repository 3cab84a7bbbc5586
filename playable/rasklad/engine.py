"""A game compiled for one choice of readings: what search, play and the page ask for moves.

The declaration's conditions become acceptance tables (`rasklad.tables`); moves are generated from the tables
alone, and every entry is the reason: an index into `Engine.reasons`, 0 = refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from rasklad.clauses import without_repeats
from rasklad.generator import generator
from rasklad.rules import Available, BaseRank, Complete, FillAtOnce, Lay, Procedure, Rule
from rasklad.rules.base import NONE
from rasklad.tables import Tables

if TYPE_CHECKING:
    from rasklad.game import Game
    from rasklad.places import Place
    from rasklad.rules.base import Counters, Piles, RawMove

AnyRule = TypeVar("AnyRule", bound=Rule)


@dataclass(frozen=True)
class Reason:
    """Why a move is legal: the rule, and the clauses that this very step cites, the most specific first."""

    rule: Rule | None
    clauses: tuple[str, ...]


class Engine:
    """A compiled game; `compiled` builds one for each choice of readings and keeps it."""

    def __init__(self, game: Game, choice: tuple[tuple[str, str], ...]) -> None:
        self.game = game
        self.choice = choice
        self.places: tuple[Place, ...] = game.places
        self.index = {place.id: at for at, place in enumerate(self.places)}
        self.groups: dict[str, tuple[int, ...]] = {}
        for at, place in enumerate(self.places):
            self.groups[place.group] = (*self.groups.get(place.group, ()), at)
        self.rules = tuple(rule for rule in game.rules() if holds_under(rule, choice))
        #: By group, the rule that lets the last cards of its piles be taken.
        self.sources = {rule.group: rule for rule in self.of(Available)}
        #: The same by place.
        self.available = {at: rule for group, rule in self.sources.items() for at in self.groups[group]}
        self.lays = self.of(Lay)
        self.counters = tuple(rule.counter for rule in self.of(Procedure) if rule.counter)
        self.reasons: list[Reason] = [Reason(None, ())]
        self._reason_ids: dict[tuple[str, tuple[str, ...]], int] = {}
        #: Each procedure with each pair of places that it speaks of, and its reason.
        self.procedures = [
            (rule, self.index[source], self.index[target], self.reason(rule, rule.clauses))
            for rule in self.of(Procedure)
            for source, target in rule.pairs()
        ]
        self._fills = [
            (self.groups[rule.target], self.groups[rule.source][0]) for rule in self.of(FillAtOnce)
        ]
        self._bases = [(rule, self.groups[rule.group]) for rule in self.of(BaseRank)]
        self._complete = [(rule, self.groups[rule.group]) for rule in self.of(Complete)]
        self._tables: dict[int, Tables] = {}
        #: Tells that a move only shifts one card, so that search may make and undo it in place.
        self.plain = not self.procedures and not self._fills
        #: The legal moves of (piles, counters), each with its reason.
        self.moves = generator(self)

    def __reduce__(self) -> tuple[object, tuple[Game, tuple[tuple[str, str], ...]]]:
        """Pickle as the declaration and the choice: whoever unpickles compiles, or has compiled, its own."""
        return compiled, (self.game, self.choice)

    def of(self, kind: type[AnyRule]) -> tuple[AnyRule, ...]:
        """Return the rules of this kind that hold."""
        return tuple(rule for rule in self.rules if isinstance(rule, kind))

    def setting(self, piles: Piles) -> int:
        """Return what the deal has decided (the base rank), `NONE` if nothing or not yet."""
        for rule, places in self._bases:
            return rule.setting(piles, places)
        return NONE

    @property
    def has_setting(self) -> bool:
        """Tell whether the tables depend on the position's setting."""
        return bool(self._bases)

    def tables(self, setting: int) -> Tables:
        """Return the acceptance tables for this setting, compiled at first use."""
        if setting not in self._tables:
            self._tables[setting] = Tables(self, setting)
        return self._tables[setting]

    def cited(self, rule: Lay, card: int, top: int, available: Available) -> tuple[str, ...]:
        """Return the clauses that a permitted laying cites, the most specific first."""
        by_step = [clause for condition in rule.conditions for clause in condition.cites(card, top)]
        choice_of_place = rule.any_empty if top == NONE else ()
        return without_repeats((*by_step, *rule.clauses, *choice_of_place, *available.cites))

    def reason(self, rule: Rule, clauses: tuple[str, ...]) -> int:
        """Return the small int that stands for this rule citing these clauses."""
        key = (rule.name, clauses)
        if key not in self._reason_ids:
            self._reason_ids[key] = len(self.reasons)
            self.reasons.append(Reason(rule, clauses))
        return self._reason_ids[key]

    def after(self, piles: Piles, counters: Counters, move: RawMove) -> tuple[tuple[bytes, ...], Counters]:
        """Return the piles and counters after a legal move, what follows of itself included."""
        source, target, count, reason = move
        after = list(piles)
        rule = self.reasons[reason].rule
        if isinstance(rule, Procedure):
            rule.apply(after, source, target)
            if rule.counter:
                at = self.counters.index(rule.counter)
                counters = (*counters[:at], counters[at] + 1, *counters[at + 1 :])
        else:
            after[target] += after[source][-count:]
            after[source] = after[source][:-count]
        for gaps, store in self._fills:
            for gap in gaps:
                if not after[gap] and after[store]:
                    after[gap], after[store] = after[store][-1:], after[store][:-1]
        return tuple(after), counters

    def is_won(self, piles: Piles) -> bool:
        """Tell whether the game is won."""
        return all(rule.holds(piles, places) for rule, places in self._complete)


def holds_under(rule: Rule, choice: tuple[tuple[str, str], ...]) -> bool:
    """Tell whether the rule holds under this choice of readings."""
    return all(pair in choice for pair in rule.under)


@lru_cache(maxsize=64)
def compiled(game: Game, choice: tuple[tuple[str, str], ...]) -> Engine:
    """Return the game compiled for this choice of readings (`Game.choose`)."""
    return Engine(game, choice)
