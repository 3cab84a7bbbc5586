"""The cross of Колодец: building on it, and what becomes of its empty places under each reading."""

from __future__ import annotations

from rasklad.clauses import section
from rasklad.games.kolodets import ANYWHERE, law
from rasklad.rules import Barred, ChangesSomething, FillAtOnce, Lay, Rule, Step


def cross(
    game_id: str, order: tuple[int, ...], around: tuple[str, ...], settles: tuple[str, ...]
) -> tuple[Rule, ...]:
    """Return the moves to the cross, each open to one card.

    ``around`` are the clauses that close the ranks in a circle, ``settles`` the readings of their order.
    """
    downwards = Step(order=order, down=True, circular=True, permits=law(5), around=around)
    return (
        Lay(
            name="build on the cross",
            source=ANYWHERE,
            target="cross",
            onto="card",
            conditions=(downwards,),
            clauses=law(4),
            settles=settles,
        ),
        *_empty_place(section(game_id)("R2"), section(game_id)("R3")),
        Barred(
            name="the cross doesn't feed the reserve",
            source=("cross",),
            target="reserve",
            reason="В резерв кладут только карты из колоды.",
            clauses=law(18),
        ),
    )


def _empty_place(reading: tuple[str, ...], null_move: tuple[str, ...]) -> tuple[Rule, ...]:
    any_card, at_once, never = ((("emptyPlace", value),) for value in ("any", "reserveAtOnce", "never"))
    return (
        Lay(
            name="fill an empty place of the cross",
            source=ANYWHERE,
            target="cross",
            onto="empty",
            guards=(ChangesSomething(clauses=null_move),),
            clauses=reading,
            under=any_card,
        ),
        FillAtOnce(
            name="the reserve fills the cross",
            source="reserve",
            target="cross",
            clauses=reading,
            under=at_once,
        ),
        Barred(
            name="only the reserve fills the cross",
            source=ANYWHERE,
            target="cross",
            onto="empty",
            reason="Пустое место занимает только резерв, и сразу.",
            clauses=reading,
            under=at_once,
        ),
        Barred(
            name="nothing fills the cross",
            source=ANYWHERE,
            target="cross",
            onto="empty",
            reason="Опустевшее место креста остаётся пустым.",
            clauses=reading,
            under=never,
        ),
    )
