"""Расчетъ (Calculation), by the old Russian Cadogan; the source breaks off before the steps are told.

`law` cites what the source says, `restored` what the edition restores in words of its own.
"""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, RANKS_IN_SUIT, card_at
from rasklad.clauses import section
from rasklad.game import Game
from rasklad.games import raschet_talon as talon
from rasklad.games.raschet_aids import AIDS
from rasklad.games.raschet_readings import READINGS
from rasklad.games.raschet_table import BASES, STOCK, TURNED
from rasklad.games.restored import restorations
from rasklad.rules import (
    Available,
    Closed,
    Complete,
    Deck,
    Group,
    Lay,
    NoMoves,
    Rest,
    Step,
    Turn,
    Withdraw,
)

law = section("cadogan-24.raschet")
restored = restorations("cadogan-24.raschet")
reading = section("raschet")

CLUBS: Final = 3
NOT_BACK: Final = "С оснований карты не возвращаются."
OVER: Final = "Пасьянс сошёлся: все четыре основания дошли до короля."
#: By foundation, the clauses that say how it grows: its own, the step, its order written out.
GROWTH: Final = (law(3), *((*law(2 + step), *restored(2, 1 + step)) for step in range(2, 5)))


def order_of(step: int) -> tuple[int, ...]:
    """Return the ranks of a foundation in their order, ``step`` apart, up to the king."""
    return tuple((step * card - 1) % RANKS_IN_SUIT for card in range(1, RANKS_IN_SUIT + 1))


def _grow(step: int) -> Lay:
    return Lay(
        name=f"foundation {step} grows by {step}",
        source=("turned", *talon.TALON),
        target=f"foundation {step}",
        onto="card",
        conditions=(Step(order=order_of(step), up=True, permits=GROWTH[step - 1]),),
        clauses=law("I.b"),
        settles=reading("R4") if step > 1 else (),
    )


def _final(group: str) -> Closed:
    return Closed(name=f"{group} is final", group=group, reason=NOT_BACK, clauses=reading("R2"))


def _ends(group: str) -> Complete:
    return Complete(
        name=f"{group} ends with a king", group=group, size=RANKS_IN_SUIT, sentence=OVER, clauses=law(7)
    )


RASCHET: Final = Game(
    id="raschet",
    witness="cadogan-24",
    law=(*law("I.a", "I.b", "II.a", "II.b", "II.c", *range(1, 8)), *restored(*range(1, 9))),
    deck=Deck(name="one pack", ranks=tuple(range(RANKS_IN_SUIT)), clauses=restored(1)),
    table=(
        *(
            Group(name=base.group, places=(base,), clauses=(*law(2), *growth))
            for base, growth in zip(BASES, GROWTH, strict=True)
        ),
        *talon.GROUPS,
        Group(name="the stock", places=(STOCK,), clauses=restored(6)),
        Group(name="the turned card", places=(TURNED,), clauses=restored(6)),
    ),
    deal=(
        Withdraw(
            name="ace, two, three and four come first, of whatever suit",
            ranks=tuple((base.id, ACE + number) for number, base in enumerate(BASES)),
            clauses=law(1, "I.a"),
            settles=reading("R1"),
            under=(("bases", "any"),),
        ),
        Withdraw(
            name="ace, two, three and four of clubs come first",
            cards=tuple((base.id, card_at(CLUBS, ACE + number)) for number, base in enumerate(BASES)),
            clauses=(*law(1, "I.a"), *reading("R1")),
            under=(("bases", "clubs"),),
        ),
        Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=restored(6)),
    ),
    moves=(
        Available(name="the turned card in play", group="turned", cites=restored(6), refuses=restored(6)),
        *talon.AVAILABLE,
        *(_final(base.group) for base in BASES),
        *(_grow(step) for step in range(1, 5)),
        *talon.AT_WILL,
        *talon.NO_WAY,
    ),
    stock=(
        Turn(name="turn a card", source="stock", target="waste", action="Открыть карту", clauses=restored(6)),
    ),
    end=(
        *(_ends(base.group) for base in BASES),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, а талон вновь не раскладывают: пасьянс не сошёлся.",
            clauses=restored(8),
        ),
    ),
    readings=READINGS,
    aids=AIDS,
)
