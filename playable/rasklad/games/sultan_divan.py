"""The divan of Султанъ, of eight places or of six: what is dealt to it, taken from it and laid on it."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.games.sultan_table import DIVAN, SMALL_DIVAN
from rasklad.rules import Available, Barred, Deal, FillAtOnce, Group

law = section("cadogan-24.sultan")
reading = section("sultan")

#: The places of either divan, and the two that only the larger one has.
DIVANS: Final = ("divan", "wide divan")
SOURCES: Final = (*DIVANS, "talon")


def _dealt(size: int) -> Deal:
    return Deal(
        name=f"a divan of {size}",
        layout=tuple((place.id, 1) for place in DIVAN[:size]),
        clauses=law(7),
        label="Диван",
        counted=(*law(7), *reading("R2")),
        under=(("divan", str(size)),),
    )


def _filled(group: str) -> FillAtOnce:
    return FillAtOnce(
        name=f"the {group} is filled at once",
        target=group,
        source=("talon", "pack"),
        clauses=law(11),
        settles=reading("R7"),
        under=() if group == "divan" else (("divan", "8"),),
    )


def _nothing_onto(group: str) -> Barred:
    return Barred(
        name=f"nothing is laid on the {group}",
        source=SOURCES,
        target=group,
        reason="Из дивана карты идут только на основные, а пустое место закрывается само.",
        clauses=law(8, 11),
    )


GROUPS: Final = (
    Group(name="the divan", places=DIVAN[:SMALL_DIVAN], clauses=law(7)),
    Group(name="two more places of the divan", places=DIVAN[SMALL_DIVAN:], clauses=(*law(7), *reading("R2"))),
)
DEALT: Final = (_dealt(8), _dealt(6))
AVAILABLE: Final = tuple(
    Available(name=f"any card of the {group}", group=group, cites=law(8), refuses=law(7)) for group in DIVANS
)
BARRED: Final = (
    *(_nothing_onto(group) for group in DIVANS),
    Barred(
        name="the divan doesn't go to the talon",
        source=DIVANS,
        target="talon",
        reason="Из дивана карты идут только на основные.",
        clauses=law(8),
    ),
)
FILLED: Final = tuple(_filled(group) for group in DIVANS)
