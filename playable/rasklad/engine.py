"""A game compiled for one choice of readings: what search, play and the page ask for moves.

The declaration's conditions become acceptance tables (`rasklad.tables`); moves are generated from the tables
alone, and every entry is the reason: an index into `Engine.reasons`, 0 = refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, TypeVar

from rasklad.cards import FACE, RANKS_IN_SUIT
from rasklad.clauses import without_repeats
from rasklad.generator import generator
from rasklad.rules import (
    Act,
    Available,
    BaseRank,
    ChangesSomething,
    Deck,
    Follow,
    Lay,
    Procedure,
    Rule,
    Setting,
    Together,
    Won,
)
from rasklad.rules.base import NONE, UNSET
from rasklad.rules.direction import KEPT, STEPS
from rasklad.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasklad.beyond import Generate
    from rasklad.game import Game
    from rasklad.places import Place
    from rasklad.rules import Guard
    from rasklad.rules.base import Counters, Piles, RawMove
    from rasklad.rules.procedure import Doing

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
        (self.deck,) = self.of(Deck)
        #: By group, the rule that lets the last cards of its piles be taken.
        self.sources = {rule.group: rule for rule in self.of(Available)}
        #: The same by place.
        self.available = {at: rule for group, rule in self.sources.items() for at in self.groups[group]}
        #: By place of which one must be empty before its card is free, those places.
        self.freed_by = {
            self.index[place]: tuple(self.index[by] for by in keys)
            for rule in self.of(Available)
            for place, keys in rule.freed_by
        }
        #: By place, the rule that lets several cards be taken together.
        self.together = {at: rule for rule in self.of(Together) for at in self.groups[rule.group]}
        self.lays = self.of(Lay)
        self.kept_counters = tuple({kept.name: kept for rule in self.rules for kept in rule.keeps()}.values())
        self.counters = tuple(kept.name for kept in self.kept_counters)
        self._order = {rule.name: at for at, rule in enumerate(self.rules)}
        self.reasons: list[Reason] = [Reason(None, ())]
        #: By reason, where its rule stands in the declaration.
        self._rank = [0]
        #: By reason, what the position as a whole must grant.
        self.guards: list[tuple[Guard, ...]] = [()]
        #: By reason, where its rule demands just that the move changes something: the pairs of places between
        #: which a whole pile would change nothing. None where it demands more.
        self.null: list[frozenset[tuple[int, int]] | None] = [None]
        self._reason_ids: dict[tuple[str, tuple[str, ...]], int] = {}
        #: Each procedure with each pair of places that it speaks of, and its reason.
        self.procedures = [
            (rule, self.index[source], self.index[target], self.reason(rule, rule.clauses))
            for rule in self.of(Procedure)
            for source, target in rule.pairs()
        ]
        #: Those of them that can ever be made.
        self.possible = [entry for entry in self.procedures if not entry[0].never]
        #: Each act with its reason.
        self.acts = [(rule, self.reason(rule, rule.clauses)) for rule in self.of(Act)]
        self._follows = [rule.following(self) for rule in self.of(Follow)]
        self._bases = [self.groups[rule.group] for rule in self.of(BaseRank)]
        self._direction = self.counters.index(KEPT.name) if KEPT.name in self.counters else NONE
        self._settings = {
            (base, value): Setting(base, step) for base in range(NONE, 13) for value, step in enumerate(STEPS)
        }
        self._won = [(rule, self.groups[rule.group]) for rule in self.of(Won)]
        self._tables: dict[Setting, Tables] = {}
        self._act_texts: dict[str, tuple[Act, Doing]] | None = None
        #: Tells that nothing follows a laying of itself, so that search may make and undo it in place.
        self.plain = not self._follows
        #: Acts that may be the only thing to do: the index of a counter, its values, the act, its words.
        self.urgent = [
            (self.counters.index(pending[0]), pending[1], act, pending[2])
            for act, _ in self.acts
            if (pending := act.pending())
        ]

    @cached_property
    def moves(self) -> Generate:
        """The legal moves of (piles, counters), each with its reason; compiled at first use, not to deal."""
        return generator(self)

    def __reduce__(self) -> tuple[object, tuple[Game, tuple[tuple[str, str], ...]]]:
        """Pickle as the declaration and the choice: whoever unpickles compiles, or has compiled, its own."""
        return compiled, (self.game, self.choice)

    def of(self, kind: type[AnyRule]) -> tuple[AnyRule, ...]:
        """Return the rules of this kind that hold."""
        return tuple(rule for rule in self.rules if isinstance(rule, kind))

    def kept(self, name: str) -> int:
        """Return the index of a counter."""
        return self.counters.index(name)

    def setting(self, piles: Piles, counters: Counters = ()) -> Setting:
        """Return what the position has decided about all foundations: the base rank, the direction."""
        base = NONE
        for places in self._bases:
            for place in places:
                if piles[place]:
                    base = (piles[place][0] & FACE) % RANKS_IN_SUIT
                    break
        direction = self._direction
        return self._settings[base, counters[direction] if direction >= 0 and counters else 0]

    @property
    def directing(self) -> int:
        """The index of the counter that alone decides the setting (the direction); `NONE` if it doesn't."""
        return NONE if self._bases else self._direction

    @property
    def has_setting(self) -> bool:
        """Tell whether the tables depend on the position's setting."""
        return bool(self._bases) or self._direction >= 0

    def tables(self, setting: Setting = UNSET) -> Tables:
        """Return the acceptance tables for this setting, compiled at first use."""
        if setting not in self._tables:
            self._tables[setting] = Tables(self, setting)
        return self._tables[setting]

    def cited(
        self, rule: Lay, card: int, top: int, available: Available, together: Together | None = None
    ) -> tuple[str, ...]:
        """Return the clauses that a permitted laying cites, the most specific first.

        ``card`` is the innermost of those laid; ``together`` the rule that lets several be taken.
        """
        by_step = [clause for condition in rule.conditions for clause in condition.cites(card, top)]
        choice_of_place = rule.any_empty if top == NONE else ()
        several = together.clauses if together else ()
        return without_repeats((*by_step, *rule.clauses, *choice_of_place, *several, *available.cites))

    def reason(self, rule: Rule, clauses: tuple[str, ...]) -> int:
        """Return the small int that stands for this rule citing these clauses."""
        key = (rule.name, clauses)
        if key not in self._reason_ids:
            self._reason_ids[key] = len(self.reasons)
            self.reasons.append(Reason(rule, clauses))
            self._rank.append(self._order[rule.name])
            self.guards.append(rule.guards if isinstance(rule, Lay) else ())
            self.null.append(self._null_pairs(self.guards[-1]))
        return self._reason_ids[key]

    def _null_pairs(self, guards: tuple[Guard, ...]) -> frozenset[tuple[int, int]] | None:
        changing = [guard for guard in guards if isinstance(guard, ChangesSomething)]
        if len(changing) < len(guards):
            return None
        numbered = tuple(enumerate(self.places))
        return frozenset(
            (at, to)
            for at, one in numbered
            for to, other in numbered
            if any(g.same(one, other) for g in changing)
        )

    def after(self, piles: Piles, counters: Counters, move: RawMove) -> tuple[tuple[bytes, ...], Counters]:
        """Return the piles and counters after a legal move, what follows of itself included."""
        source, target, count, reason = move
        after = list(piles)
        rule = self.reasons[reason].rule
        if isinstance(rule, Lay):
            after[target] += after[source][-count:]
            after[source] = after[source][:-count]
        elif isinstance(rule, (Procedure, Act)):
            tally = dict(zip(self.counters, counters, strict=True))
            if isinstance(rule, Procedure):
                rule.apply(after, tally, source, target, count)
            else:
                rule.apply(after, tally, (source, target, count), self)
            counters = tuple(tally.values())
        for follow in self._follows:
            counters = follow(after, counters, move)
        return tuple(after), counters

    def in_order(self, moves: Iterable[RawMove]) -> list[RawMove]:
        """Return the moves in the order of the declaration's rules, then of the places."""
        return sorted(moves, key=lambda move: (self._rank[move[3]], *move[:3]))

    def is_lay(self, move: RawMove) -> bool:
        """Tell whether the move only shifts cards from one pile to another."""
        return isinstance(self.reasons[move[3]].rule, Lay)

    def is_won(self, piles: Piles) -> bool:
        """Tell whether the game is won."""
        return all(rule.holds(piles, places) for rule, places in self._won)

    def waiting(self, counters: Counters) -> tuple[Act, str] | None:
        """Return the act that must be done before anything else, and the words that say so."""
        for at, values, act, words in self.urgent:
            if counters and counters[at] in values:
                return act, words
        return None

    def act_of(self, text: str) -> tuple[Act, Doing] | None:
        """Return the act that has this text form, legal or not; None if none has."""
        if self._act_texts is None:
            self._act_texts = {
                act.text(self, doing): (act, doing) for act, _ in self.acts for doing in act.doings(self)
            }
        return self._act_texts.get(text)


def holds_under(rule: Rule, choice: tuple[tuple[str, str], ...]) -> bool:
    """Tell whether the rule holds under this choice of readings."""
    return all(pair in choice for pair in rule.under)


@lru_cache(maxsize=64)
def compiled(game: Game, choice: tuple[tuple[str, str], ...]) -> Engine:
    """Return the game compiled for this choice of readings (`Game.choose`)."""
    return Engine(game, choice)
