"""The talon of Расчетъ: four packets by the source, or three; what is taken from them and laid on them.

`law` cites what the source says, `restored` what the edition restores.
"""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.games.raschet_table import FEWER, PACKETS
from rasklad.games.restored import restorations
from rasklad.rules import Available, Barred, Group, Lay

law = section("cadogan-24.raschet")
restored = restorations("cadogan-24.raschet")
reading = section("raschet")

#: The packets under either option, and the one that there is by the source's number alone.
TALON: Final = ("packets", "fourth packet")
FOUR: Final = (("packets", "4"),)


def _under(group: str) -> tuple[tuple[str, str], ...]:
    return FOUR if group == "fourth packet" else ()


GROUPS: Final = (
    Group(name="packets of the talon", places=PACKETS[:FEWER], clauses=law("II.a"), settles=reading("R5")),
    Group(name="the fourth packet", places=PACKETS[FEWER:], clauses=law("II.a"), settles=reading("R3")),
)
AVAILABLE: Final = tuple(
    Available(
        name=f"top card: {group}",
        group=group,
        cites=law("II.c"),
        refuses=law("II.c"),
        under=_under(group),
    )
    for group in TALON
)
AT_WILL: Final = tuple(
    Lay(
        name=f"at will: {group}",
        source=("turned",),
        target=group,
        onto="any",
        clauses=law("II.b"),
        under=_under(group),
    )
    for group in TALON
)
NO_WAY: Final = (
    *(
        Barred(
            name=f"packets don't feed one another: {group}",
            source=TALON,
            target=group,
            reason="Карты талона идут только на основания.",
            clauses=(*restored(7), *law("II.c")),
            under=_under(group),
        )
        for group in TALON
    ),
    Barred(
        name="there is no fourth packet",
        source=("turned", *TALON),
        target="fourth packet",
        reason="Пачек в этом чтении три.",
        clauses=reading("R3"),
        under=(("packets", "3"),),
    ),
    Barred(
        name="no new deal",
        source=TALON,
        target="stock",
        reason="Талон вновь не раскладывают.",
        clauses=restored(8),
    ),
)
