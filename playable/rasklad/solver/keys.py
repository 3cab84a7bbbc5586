"""One key for all positions that the rules treat alike (`rasklad.solver.alike`)."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from rasklad.cards import FACE, FACE_DOWN, PACK, RANKS_IN_SUIT
from rasklad.solver.alike import alike, final, implied, suits_matter

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.engine import Engine
    from rasklad.rules.base import Counters

    #: The key of (piles, counters).
    Key = Callable[[list[bytes], Counters], bytes]
    #: Places, and the function that writes them into the key.
    Apart = tuple[tuple[int, ...], Callable[[list[bytes]], bytes]]

_END: Final = b"\xff"  # no card has this number


def key_of(engine: Engine, apart: Apart | None = None) -> Key:
    """Return the function that gives a position's key: two positions have one only if they are alike.

    ``apart`` are places that are written in a way of their own, and the function that writes them.
    """
    seen = _seen_as(engine)
    left_out = {*implied(engine), *(apart[0] if apart else ())}
    written = apart[1] if apart else None
    short = [at for at in final(engine) if at not in left_out]
    classes = [tuple(at for at in members if at not in left_out) for members in alike(engine)]
    classes = [members for members in classes if len(members) > 1 and not set(members) & set(short)]
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
