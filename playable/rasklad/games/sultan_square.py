"""The square of Султанъ: the sultan, who stays alone, and the eight piles that grow round him."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, KING
from rasklad.clauses import section
from rasklad.games.sultan_divan import SOURCES
from rasklad.rules import Barred, BelowLast, Closed, Lay, SameSuit, Step

law = section("cadogan-24.sultan")
reading = section("sultan")

ACE_TO_QUEEN: Final = tuple(range(ACE, KING))


def _grow(name: str, target: str, order: tuple[int, ...], clause: int) -> Lay:
    step = Step(order=order, up=True, permits=law(clause))
    return Lay(
        name=name,
        source=SOURCES,
        target=target,
        onto="card",
        conditions=(BelowLast(permits=law(6)), step, SameSuit(permits=law("I"))),
        settles=reading("R8"),
    )


def _final(group: str) -> Closed:
    return Closed(
        name=f"{group}: final",
        group=group,
        reason="С основных карт ничего не берут.",
        clauses=reading("R3"),
    )


STAY: Final = (
    Closed(
        name="the sultan stays",
        group="sultan",
        reason="Султан остаётся в середине до конца.",
        clauses=law(2),
    ),
    _final("kings"),
    _final("ace"),
    Barred(
        name="the sultan stays alone",
        source=SOURCES,
        target="sultan",
        reason="Султан остаётся один.",
        clauses=law(2),
    ),
)
GROW: Final = (
    _grow("kings grow to the queen", "kings", (KING, *ACE_TO_QUEEN), 4),
    _grow("the ace grows to the queen", "ace", ACE_TO_QUEEN, 5),
)
