"""Building on the one foundation of Основание, by each of the three customs at the ends of the ranks."""

from __future__ import annotations

from typing import Final

from rasklad.cards import KING, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.games.restored import restorations
from rasklad.rules import Condition, Lay, NotOnto, Rule, Step

restored = restorations("uvlekatelnye.osnovanie")
reading = section("osnovanie")

ORDER: Final = tuple(range(RANKS_IN_SUIT))

#: Ace and king are no neighbours, or they are.
APART: Final = Step(order=ORDER, up=True, down=True, permits=restored(5), ends_apart=restored(6))
ROUND: Final = Step(order=ORDER, up=True, down=True, circular=True, permits=restored(5), around=reading("R2"))


def on_the_base() -> tuple[Rule, ...]:
    """Return how the foundation grows, up or down by one, under each option of the reading."""
    return (
        _lay("noWrap", APART),
        _lay("nothingOnKing", APART, NotOnto(ranks=(KING,), permits=reading("R2"))),
        _lay("wrap", ROUND),
    )


def _lay(ends: str, step: Step, *more: Condition) -> Lay:
    return Lay(
        name=f"on the base: {ends}",
        source=("rows",),
        target="base",
        onto="card",
        conditions=(step, *more),
        settles=reading("R2"),
        under=(("ends", ends),),
    )
