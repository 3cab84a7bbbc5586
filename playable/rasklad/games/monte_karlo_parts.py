"""Parts of Монте-Карло among which the reading Р3 chooses: how gaps are filled."""

from __future__ import annotations

from typing import Final, Literal

from rasklad.clauses import section
from rasklad.games.monte_karlo_table import BOTTOM, COLUMNS, UPPER
from rasklad.rules import Dispense, Lay
from rasklad.rules.grid import CloseUp, FromBelow, NotFrom

law = section("uvlekatelnye.montekarlo")
reading = section("monte-karlo")


def _fill(take: Literal["bottom", "next"]) -> Lay:
    return Lay(
        name=f"fill a gap from the {take} row",
        source=("cells",),
        target="cells",
        onto="empty",
        guards=(
            FromBelow(
                group="cells",
                columns=COLUMNS,
                stock="stock",
                take=take,
                clauses=(*law(5), *reading("R3")),
                last_row=law(6),
            ),
        ),
        clauses=law(5),
        settles=reading("R3", "R4", "R5"),
        under=(("refill", take),),
    )


def _from_stock(take: str) -> tuple[Dispense, NotFrom]:
    return (
        Dispense(
            name=f"fill the bottom row from the stock, {take}",
            source="stock",
            places=BOTTOM,
            action="Положить карту из стопки",
            clauses=law(6),
            settles=reading("R4"),
            under=(("refill", take),),
        ),
        NotFrom(
            name=f"the stock fills the bottom row only, {take}",
            source="stock",
            places=UPPER,
            action="",
            reason="Сюда кладут карты рядов, а из стопки — только в нижний ряд.",
            clauses=law(5, 6),
            under=(("refill", take),),
        ),
    )


FILLING: Final = (_fill("bottom"), _fill("next"))
FROM_STOCK: Final = (
    *_from_stock("bottom"),
    *_from_stock("next"),
    CloseUp(
        name="close up and fill from the stock",
        group="cells",
        stock="stock",
        action="Сдвинуть карты",
        clauses=(*law(5, 6), *reading("R3")),
        under=(("refill", "close"),),
    ),
)
