"""The stock of the two-pack Колодец: dealt to five packets, gathered, and dealt to one fewer each time."""

from __future__ import annotations

from typing import Final

from rasklad.games.kolodets_3_building import reading, statement
from rasklad.rules import DealRound, Gather, Rule

PASSES: Final = 5


def stock() -> tuple[Rule, ...]:
    """Return how the stock is dealt out, and how often it is gathered again."""
    return (
        DealRound(
            name="a card to each packet",
            action="Сдать на кучки",
            group="packets",
            stock="stock",
            outside=("stock", "packets"),
            clauses=statement(11),
        ),
        Gather(
            name="gather the packets",
            action="Собрать кучки и сдать",
            group="packets",
            stock="stock",
            outside=("packets", "stock"),
            limit=PASSES - 1,
            clauses=statement(12),
            settles=reading("R8"),
        ),
    )
