"""Which places, suits and foundations the rules treat alike, derived from the rules and denied by default.

A rule of a kind that isn't known to treat the places of a group alike, or one that names a place by its id,
keeps every place of that group apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.rules import (
    Available,
    Barred,
    BaseRank,
    ChangesSomething,
    Cleared,
    Closed,
    Complete,
    Dealing,
    Deck,
    DeclareDirection,
    Draw,
    FillAtOnce,
    FirstCardDirects,
    FitsNowhere,
    Group,
    Lay,
    MarkedSuit,
    NoMoves,
    NoRedeal,
    OtherColour,
    RemovePair,
    Reverse,
    SameSuit,
    TargetHolds,
    Together,
    TurnsUp,
    Uncovers,
)
from rasklad.solver.mentions import mentioned

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules import Rule

#: Rules that are over when play begins, or that speak of no place in particular.
_NEUTRAL: Final = (Deck, Group, Dealing, BaseRank, DeclareDirection, NoMoves, NoRedeal)
#: Rules that treat the places of a group that they name alike.
_EVEN: Final = (
    Available, Together, Closed, Barred, Cleared, TurnsUp, FirstCardDirects, Reverse, Draw,
)  # fmt: skip
_EVEN_GUARDS: Final = (ChangesSomething, FitsNowhere, TargetHolds, Uncovers)


def alike(engine: Engine) -> tuple[tuple[int, ...], ...]:
    """Return the sets of places whose piles may change places without changing what can be done."""
    return tuple(
        members
        for group, members in engine.groups.items()
        if len(members) > 1 and _even(engine, group, members)
    )


def _even(engine: Engine, group: str, members: tuple[int, ...]) -> bool:
    places = [engine.places[at] for at in members]
    if len({(place.suit, place.last, place.capacity, place.face, place.role) for place in places}) > 1:
        return False
    ids = {place.id for place in places}
    return all(_treats_alike(rule, group, ids) for rule in engine.rules)


def _treats_alike(rule: Rule, group: str, ids: set[str]) -> bool:
    names = mentioned(rule)
    if isinstance(rule, _NEUTRAL) or not names & {group, *ids}:
        return True
    return not names & ids and _is_even(rule, group)


def _is_even(rule: Rule, group: str) -> bool:
    """Tell whether a rule that names the group treats its places alike."""
    if isinstance(rule, FillAtOnce):
        # Gaps of one group get the same cards in whatever order; stores are emptied in their own order.
        return rule.target == group and group not in rule.source
    if isinstance(rule, Complete):
        return len(set(rule.sizes)) <= 1
    if isinstance(rule, Lay):
        return all(isinstance(guard, _EVEN_GUARDS) for guard in rule.guards)
    return isinstance(rule, _EVEN)


def suits_matter(engine: Engine) -> bool:
    """Tell whether any rule looks at a card's suit once play has begun."""
    looking = (SameSuit, OtherColour, MarkedSuit)
    conditions = [condition for rule in engine.lays for condition in rule.conditions]
    conditions += [condition for rule in engine.of(Together) for condition in rule.conditions]
    return any(isinstance(condition, looking) for condition in conditions)


def implied(engine: Engine) -> tuple[int, ...]:
    """Return the places whose cards are known when those of all other places are.

    Foundations in suit of one pack hold what lies nowhere else, in the only order there is. The cards that
    were removed in pairs are never looked at again.
    """
    found: list[int] = []
    if engine.deck.packs == 1:
        for group, members in engine.groups.items():
            lays = [rule for rule in engine.lays if rule.target == group]
            role = engine.places[members[0]].role
            if role == "foundation" and lays and all(_in_suit(rule, members) for rule in lays):
                found += members
    if not found:
        found += [engine.index[rule.to] for rule in engine.of(RemovePair)]
    return tuple(found)


def _in_suit(rule: Lay, members: tuple[int, ...]) -> bool:
    kinds = {type(condition) for condition in rule.conditions}
    if rule.onto == "empty":
        return MarkedSuit in kinds or bool(rule.any_empty) or len(members) == 1
    return SameSuit in kinds


def final(engine: Engine) -> tuple[int, ...]:
    """Return the foundations that give nothing back: their number of cards and the last one tell all."""
    return tuple(
        at
        for group, members in engine.groups.items()
        for at in members
        if engine.places[at].role == "foundation"
        and group not in engine.sources
        and not any(at in (source, target) for _, source, target, _ in engine.possible)
    )
