"""What is in play in the two-pack Колодец, and the walls: each closes its working place while it lasts."""

from __future__ import annotations

from rasklad.games.kolodets_3_building import ANYWHERE, reading, statement
from rasklad.games.kolodets_3_table import WALLS, WORK
from rasklad.rules import Available, Barred, ChangesSomething, Closed, FillAtOnce, Lay, Rule


def in_play() -> tuple[Rule, ...]:
    """Return which cards may be taken: the tops of everything but the bases."""
    return (
        *(
            Available(name=f"top cards: {group}", group=group, refuses=statement(9), one_card=statement(9))
            for group in ANYWHERE
        ),
        Closed(
            name="bases are final",
            group="bases",
            reason="С оснований карты не возвращаются.",
            clauses=reading("R2"),
        ),
    )


def walls() -> tuple[Rule, ...]:
    """Return what walls and packets refuse, what a wall does, and what fills its place without it."""
    return (
        *(
            Barred(
                name=f"nothing is laid on {target}",
                source=ANYWHERE,
                target=target,
                reason="На стены и кучки карт не кладут.",
                clauses=statement(9),
            )
            for target in ("walls", "packets")
        ),
        FillAtOnce(
            name="a wall closes its working place",
            own=tuple((place.id, wall.id) for place, wall in zip(WORK, WALLS, strict=True)),
            clauses=statement(10),
        ),
        Lay(
            name="any card to a place without a wall",
            source=ANYWHERE,
            target="work",
            onto="empty",
            guards=(ChangesSomething(clauses=reading("R3")),),
            clauses=statement(10),
            settles=reading("R7"),
            under=(("wallGone", "any"),),
        ),
        Barred(
            name="nothing to a place without a wall",
            source=ANYWHERE,
            target="work",
            onto="empty",
            reason="Место у разобранной стены больше не занимают.",
            clauses=reading("R7"),
            under=(("wallGone", "never"),),
        ),
    )
