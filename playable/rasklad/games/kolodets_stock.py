"""The stock of Колодец: a turned card, the reserve where it goes if it fits nowhere, one redeal or none."""

from __future__ import annotations

from rasklad.clauses import section
from rasklad.games.kolodets import law
from rasklad.rules import FitsNowhere, Lay, Rule, Turn, TurnOver


def stock(game_id: str) -> tuple[Rule, ...]:
    """Return what is done with the stock and the reserve."""
    reading = section(game_id)
    return (
        Turn(
            name="turn a card",
            source="stock",
            target="open",
            action="Открыть карту",
            clauses=law(17),
            settles=reading("R7"),
        ),
        Lay(
            name="lay aside what fits nowhere",
            source=("open",),
            target="reserve",
            onto="any",
            guards=(FitsNowhere(clauses=(*law(18, 17), *reading("R6"))),),
            clauses=law(18),
            under=(("turned", "must"),),
        ),
        Lay(
            name="lay aside at will",
            source=("open",),
            target="reserve",
            onto="any",
            clauses=(*law(18), *reading("R6")),
            under=(("turned", "reserveAnytime"),),
        ),
        *(_again(name, limit, reading("R8")) for limit, name in enumerate(("no redeal", "one redeal"))),
    )


def _again(name: str, limit: int, reading: tuple[str, ...]) -> TurnOver:
    return TurnOver(
        name=name,
        source="waste",
        target="stock",
        action="Перевернуть резерв",
        counter="redeals",
        limit=limit,
        waiting="open",
        clauses=reading,
        under=(("redeals", str(limit)),),
    )
