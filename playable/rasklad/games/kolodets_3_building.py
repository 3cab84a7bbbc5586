"""Building in the two-pack Колодец: kings' bases downwards, working places and the bottom upwards."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, KING, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.games.restored import restorations
from rasklad.rules import (
    BeginsWith,
    Condition,
    Lay,
    MarkedSuit,
    NotOnto,
    Rule,
    SameSuit,
    Step,
)

statement = restorations("uvlekatelnye.kolodets")
reading = section("kolodets-3")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
#: Where cards come from.
ANYWHERE: Final = ("work", "centre", "walls", "packets")


def bases() -> tuple[Rule, ...]:
    """Return how a base begins, with its suit's king, and how it grows: twice from king to ace."""
    return (
        Lay(
            name="king begins a base",
            source=ANYWHERE,
            target="bases",
            onto="empty",
            conditions=(
                BeginsWith(rank=KING, permits=statement(6)),
                MarkedSuit(permits=reading("R1")),
            ),
            settles=reading("R6"),
        ),
        Lay(
            name="continue a base",
            source=ANYWHERE,
            target="bases",
            onto="card",
            conditions=(
                Step(order=ORDER, down=True, circular=True, permits=statement(6)),
                SameSuit(permits=statement(6)),
            ),
        ),
    )


def sequences() -> tuple[Rule, ...]:
    """Return how working places and the bottom of the well grow, and how the bottom begins."""
    kings = NotOnto(ranks=(KING,), permits=statement(14))
    aces_and_kings = NotOnto(ranks=(ACE, KING), permits=statement(14))
    return (
        _build("free", "work", statement(7)),
        _build("barred", "work", statement(7), aces_and_kings),
        _build("free", "centre", statement(8)),
        _build("barred", "centre", statement(8), kings),
        Lay(
            name="ace begins the centre",
            source=ANYWHERE,
            target="centre",
            onto="empty",
            conditions=(BeginsWith(rank=ACE, permits=statement(8)),),
        ),
    )


def _build(limits: str, target: str, clauses: tuple[str, ...], *more: Condition) -> Lay:
    upwards = Step(order=ORDER, up=True, circular=True, permits=clauses)
    return Lay(
        name=f"build on {target}: {limits}",
        source=ANYWHERE,
        target=target,
        onto="card",
        conditions=(upwards, SameSuit(permits=clauses), *more),
        settles=reading("R4"),
        under=(("limits", limits),),
    )
