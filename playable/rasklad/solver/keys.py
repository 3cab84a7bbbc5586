"""One key for all positions that the rules treat alike.

What is alike is derived from the rules, and denied by default: a rule of a kind that isn't known to treat the
places of a group alike, or one that names a place by its id, keeps every place of that group apart.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from rasklad.cards import FACE, FACE_DOWN, PACK, RANKS_IN_SUIT
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
    from collections.abc import Callable

    from rasklad.engine import Engine
    from rasklad.rules import Rule
    from rasklad.rules.base import Counters

    #: The key of (piles, counters).
    Key = Callable[[list[bytes], Counters], bytes]
    #: Places, and the function that writes them into the key.
    Apart = tuple[tuple[int, ...], Callable[[list[bytes]], bytes]]

#: Rules that are over when play begins, or that speak of no place in particular.
_NEUTRAL: Final = (Deck, Group, Dealing, BaseRank, DeclareDirection, NoMoves, NoRedeal)
#: Rules that treat the places of a group that they name alike.
_EVEN: Final = (
    Available, Together, Closed, Barred, Cleared, TurnsUp, FirstCardDirects, Reverse, Draw,
)  # fmt: skip
_EVEN_GUARDS: Final = (ChangesSomething, FitsNowhere, TargetHolds, Uncovers)
_END: Final = b"\xff"  # no card has this number


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


def key_of(engine: Engine, apart: Apart | None = None) -> Key:
    """Return the function that gives a position's key: two positions have one only if they are alike.

    ``apart`` are places that are written in a way of their own, and the function that writes them.
    """
    seen = _seen_as(engine)
    left_out = {*implied(engine), *(apart[0] if apart else ())}
    written = apart[1] if apart else None
    short = [at for at in final(engine) if at not in left_out]
    classes = [tuple(at for at in members if at not in left_out) for members in alike(engine)]
    classes = [members for members in classes if members and not set(members) & set(short)]
    known = left_out | set(short) | {at for members in classes for at in members}
    singles = [at for at in range(len(engine.places)) if at not in known]
    tail = _tail(engine)
    join = _END.join
    if (
        len(classes) == 1
        and _contiguous(classes[0])
        and not short
        and seen is None
        and not engine.counters
        and not apart
    ):
        return _simple(classes[0], singles)
    of_classes = [itemgetter(*members) for members in classes]
    even_short = [members for members in alike(engine) if set(members) <= set(short)]
    odd_short = [at for at in short if not any(at in members for members in even_short)]

    def key(piles: list[bytes], counters: Counters) -> bytes:
        parts: list[bytes] = []
        if seen is None:
            for of_class in of_classes:
                parts += sorted(of_class(piles))
            parts += [piles[at] for at in singles]
        else:
            for of_class in of_classes:
                parts += sorted([pile.translate(seen) for pile in of_class(piles)])
            parts += [piles[at].translate(seen) for at in singles]
        for members in even_short:
            parts += sorted([_short(piles[at], seen) for at in members])
        parts += [_short(piles[at], seen) for at in odd_short]
        if written:
            parts.append(written(piles))
        parts.append(tail(counters))
        return join(parts)

    return key


def exact_key(engine: Engine, apart: Apart | None = None) -> Key:
    """Return the key that holds no two positions alike, for the tests; ``apart`` as in `key_of`."""
    tail = _tail(engine)
    at_once = [at for at in range(len(engine.places)) if apart is None or at not in apart[0]]

    def key(piles: list[bytes], counters: Counters) -> bytes:
        parts = [piles[at] for at in at_once]
        if apart:
            parts.append(apart[1](piles))
        return _END.join((*parts, tail(counters)))

    return key


def _simple(members: tuple[int, ...], singles: list[int]) -> Key:
    """Return the key of a game that has one set of places alike, beside some others: as quick as there is."""
    first, last, join = members[0], members[-1] + 1, _END.join

    def key(piles: list[bytes], counters: Counters) -> bytes:
        del counters
        parts = piles[first:last]
        parts.sort()
        for at in singles:
            parts.append(piles[at])
        return join(parts)

    return key


def _contiguous(members: tuple[int, ...]) -> bool:
    return members == tuple(range(members[0], members[-1] + 1))


def _short(pile: bytes, seen: bytes | None) -> bytes:
    top = pile[-1:]
    return bytes((len(pile),)) + (top if seen is None else top.translate(seen))


def _seen_as(engine: Engine) -> bytes | None:
    """Return the table that makes cards of one rank one, if nothing looks at suits; else None."""
    if suits_matter(engine):
        return None
    return bytes(
        (card & FACE) % RANKS_IN_SUIT | (card & FACE_DOWN) if card & FACE < len(PACK) else card
        for card in range(256)
    )


def _tail(engine: Engine) -> Callable[[Counters], bytes]:
    """Return the function that writes the counters that change in play; the deal's number never does."""
    changing = [at for at, kept in enumerate(engine.kept_counters) if not kept.from_deal]
    written: dict[Counters, bytes] = {}

    def tail(counters: Counters) -> bytes:
        found = written.get(counters)
        if found is None:
            found = b"".join(counters[at].to_bytes(2, "big") for at in changing)
            written[counters] = found
        return found

    return tail
