"""Parts of Лабиринт among which the readings choose: what goes up during the deal, and the grace."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.games.labirint_table import COLUMNS, IDS, LINES
from rasklad.rules import Available, DealOn, DealOut, DealRow, FillAtOnce, Grace, Rest

law = section("uvlekatelnye.labirint")
reading = section("labirint")


def _dealt_at_once(name: str, value: str, *, plays: bool, holes: bool = False) -> DealOut:
    return DealOut(
        name=name,
        order=IDS,
        plays="dealt" if plays else "",
        holes=holes,
        clauses=(*law(2, 4), *reading("R1")) if plays else (*law(2), *reading("R1")),
        under=(("deal", value),),
    )


DEALS: Final = (
    Rest(
        name="the rest is dealt in play",
        to="stock",
        label="В колоде",
        clauses=law(2),
        under=(("deal", "free"),),
    ),
    _dealt_at_once("only the card just dealt goes up", "dealt", plays=True),
    _dealt_at_once("the card just dealt goes up and leaves a hole", "holes", plays=True, holes=True),
    _dealt_at_once("nothing goes up during the deal", "none", plays=False),
    DealOut(
        name="one row to begin with",
        order=IDS[:COLUMNS],
        clauses=(*law(2), *reading("R1")),
        under=(("deal", "rows"),),
    ),
    Rest(
        name="the other rows are dealt in play",
        to="stock",
        label="В колоде",
        clauses=(*law(2), *reading("R1")),
        under=(("deal", "rows"),),
    ),
)
DEALING_ON: Final = (
    DealOn(
        name="deal on, what fits goes up first",
        cells=IDS,
        stock="stock",
        foundations="aces",
        action="Выложить карту",
        clauses=law(4, 2),
        settles=reading("R1"),
        under=(("deal", "free"),),
    ),
    DealRow(
        name="deal the next row, what fits goes up first",
        cells=IDS,
        columns=COLUMNS,
        stock="stock",
        foundations="aces",
        action="Выложить ряд",
        clauses=(*law(4, 2), *reading("R1")),
        under=(("deal", "rows"),),
    ),
    FillAtOnce(
        name="gaps of the top row are filled at once",
        target=LINES[0],
        source="stock",
        clauses=reading("R1"),
        under=(("deal", "rows"),),
    ),
)
GRACE: Final = (
    Available(
        name="the card that was set aside",
        group="aside",
        refuses=(),
        cites=reading("R7"),
        under=(("grace", "once"),),
    ),
    Grace(
        name="one card is set aside",
        cells=IDS,
        target="aside",
        stock="stock",
        foundations="aces",
        clauses=reading("R7"),
        under=(("grace", "once"),),
    ),
)
