"""Pairs of fourteen, and what helps when there is none: exchanges, under each option of the readings."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.rules import Exchange, RemovePair
from rasklad.rules.grid import ClosesUp

law = section("cadogan-24.chetyrnadtsat")
reading = section("chetyrnadtsat")

SIDE: Final = 5

PAIRS: Final = RemovePair(
    name="take a pair of fourteen",
    group="cells",
    columns=SIDE,
    stand="in line",
    to="removed",
    total=14,
    match=law(2, 3),
    place=(*law(2), *reading("R2")),
    clauses=law(2, 3, 4),
    settles=reading("R2"),
)


def _exchange(blocked: str, limit: int | None) -> Exchange:
    return Exchange(
        name=f"exchange two cards for two, {blocked}",
        group="cells",
        pairs=PAIRS,
        useful=(*law(8), *reading("R6")),
        limit=limit,
        clauses=(*law(6, 7), *reading("R4")),
        settles=reading("R5"),
        under=(("blocked", blocked),),
    )


def _closing(blocked: str) -> ClosesUp:
    return ClosesUp(
        name=f"the square closes up, {blocked}",
        group="cells",
        stock="stock",
        clauses=reading("R4"),
        under=(("blocked", blocked),),
    )


EXCHANGES: Final = (
    _exchange("always", None),
    _exchange("alwaysCloseUp", None),
    _exchange("onceCloseUp", 1),
)
CLOSING_UP: Final = (_closing("alwaysCloseUp"), _closing("onceCloseUp"))
