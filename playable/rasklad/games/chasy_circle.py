"""The circle of Часы: its cards, marriage under each choice of readings, what stays outside, the filling up.

`law` cites what the source still says, `restored` what the edition restores.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.games.restored import restorations
from rasklad.rules import Available, Barred, FillUp, Lay, SameSuit, Step, TargetHolds

law = section("cadogan-24.chasy")
restored = restorations("cadogan-24.chasy")
reading = section("chasy")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
PACKET: Final = 3


def _marriage(source: str, wrap: str, onto_short: str) -> Lay:
    """Return the marriage under one choice of what may be covered and whether the king lies on the ace."""
    around = wrap == "on"
    only_full = (TargetHolds(cards=PACKET, clauses=reading("R3")),)
    return Lay(
        name=f"marriage: {source}, king on ace {wrap}, onto short packets {onto_short}",
        source=(source,),
        target="circle",
        onto="card",
        conditions=(
            Step(
                order=ORDER,
                down=True,
                circular=around,
                permits=(*law(5), *restored(10)),
                over=reading("R2") if around else (),
                ends_apart=() if around else reading("R2"),
            ),
            SameSuit(permits=restored(10)),
        ),
        guards=only_full if onto_short == "false" else (),
        clauses=reading("R4") if source == "talon" else (),
        settles=(*restored(12), *reading("R2", "R3")),
        under=(
            ("circleWrap", wrap),
            ("marryOntoShort", onto_short),
            *((("talonToCircle", "on"),) if source == "talon" else ()),
        ),
    )


MOVES: Final = (
    Available(name="top card of a packet", group="circle", cites=restored(4), refuses=restored(4)),
    Barred(
        name="vacancies are not for cards of the circle",
        source=("circle", "talon"),
        target="circle",
        onto="empty",
        reason="Пустое место закрывают только картами из колоды.",
        clauses=restored(6),
    ),
    Barred(
        name="the talon doesn't marry into the circle",
        source=("talon",),
        target="circle",
        reason="Марьяж делают только из карт круга.",
        clauses=(*law(7), *restored(5)),
        under=(("talonToCircle", "off"),),
    ),
    Barred(
        name="the circle doesn't go to the talon",
        source=("circle",),
        target="talon",
        reason="В талон откладывают только карты из колоды.",
        clauses=law(8),
    ),
    *(
        _marriage(source, *choice)
        for source in ("circle", "talon")
        for choice in product(("on", "off"), ("true", "false"))
    ),
)

FILLING: Final = FillUp(
    name="fill the circle up",
    group="circle",
    size=PACKET,
    stock="stock",
    action="Закрыть пустые места",
    outside=("stock", "rows"),
    clauses=(*law(6), *restored(6, 11)),
    settles=reading("R8"),
)
