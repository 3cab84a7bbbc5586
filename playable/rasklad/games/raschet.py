"""Расчетъ (Calculation), by the old Russian Cadogan; the edition restores what is cut off as V1 … V8."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names
from rasklad.games.lines.raschet import LINE
from rasklad.games.raschet_readings import READINGS
from rasklad.places import Place
from rasklad.rules import (
    Available,
    Barred,
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
reading = section("raschet")

COLUMN: Final = 1.3
_BASES: Final = ("тузовое основание", "второе основание", "третье основание", "четвёртое основание")
_PACKETS: Final = ("первая", "вторая", "третья", "четвёртая")
#: By foundation, the clauses that say how it grows: its own, the step, its order written out.
GROWTH: Final = (law(3), law(4, "V2", "V3"), law(5, "V2", "V4"), law(6, "V2", "V5"))


def order_of(step: int) -> tuple[int, ...]:
    """Return the ranks of a foundation in their order, ``step`` apart, up to the king."""
    return tuple((step * card - 1) % RANKS_IN_SUIT for card in range(1, RANKS_IN_SUIT + 1))


def _base(step: int) -> Place:
    return Place(
        id=f"B{step}",
        role="foundation",
        group=f"foundation {step}",
        label=f"через {step}" if step > 1 else "подряд",
        spoken=_BASES[step - 1],
        onto=f"на {_BASES[step - 1]}",
        x=step * COLUMN,
        y=0.0,
        capacity=RANKS_IN_SUIT,
    )


def _packet(number: int) -> Place:
    return Place(
        id=f"T{number}",
        role="tableau",
        group="packets",
        label=f"Т{number}",
        spoken=f"{_PACKETS[number - 1]} пачка талона",
        onto=f"в пачку {number}",
        x=number * COLUMN,
        y=1.3,
        fan=(0.0, 0.28),
    )


BASES: Final = tuple(_base(step) for step in range(1, 5))
PACKETS: Final = tuple(_packet(number) for number in range(1, 5))
STOCK: Final = Place(
    id="stock",
    role="stock",
    group="stock",
    label="Колода",
    spoken="колода",
    onto="в колоду",
    x=0.0,
    y=0.0,
    face="down",
)
TURNED: Final = Place(
    id="waste",
    role="open",
    group="turned",
    label="Открытая",
    spoken="открытая карта",
    onto="на место открытой карты",
    x=0.0,
    y=1.3,
    capacity=1,
)


def _grow(step: int) -> Lay:
    return Lay(
        name=f"foundation {step} grows by {step}",
        source=("turned", "packets"),
        target=f"foundation {step}",
        onto="card",
        conditions=(Step(order=order_of(step), up=True, permits=GROWTH[step - 1]),),
        clauses=law("I.b"),
    )


RASCHET: Final = Game(
    id="raschet",
    witness="cadogan-24",
    law=law("I.a", "I.b", "II.a", "II.b", "II.c", *range(1, 8), *(f"V{number}" for number in range(1, 9))),
    deck=Deck(name="one pack", ranks=tuple(range(RANKS_IN_SUIT)), clauses=law("V1")),
    table=(
        *(
            Group(name=base.group, places=(base,), clauses=(*law(2), *growth))
            for base, growth in zip(BASES, GROWTH, strict=True)
        ),
        Group(name="four packets of the talon", places=PACKETS, clauses=law("II.a")),
        Group(name="the stock", places=(STOCK,), clauses=law("V6")),
        Group(name="the turned card", places=(TURNED,), clauses=law("V6")),
    ),
    deal=(
        Withdraw(
            name="ace, two, three and four come first",
            ranks=tuple((base.id, ACE + number) for number, base in enumerate(BASES)),
            clauses=law(1, "I.a"),
            settles=reading("R1"),
        ),
        Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=law("V6")),
    ),
    moves=(
        Available(name="the turned card in play", group="turned", cites=law("V6"), refuses=law("V6")),
        Available(
            name="top card of a packet",
            group="packets",
            cites=law("II.c"),
            refuses=law("II.c"),
        ),
        *(
            Closed(
                name=f"{base.group} is final",
                group=base.group,
                reason="С оснований карты не возвращаются.",
                clauses=reading("R2"),
            )
            for base in BASES
        ),
        *(_grow(step) for step in range(1, 5)),
        Lay(
            name="onto any packet at will",
            source=("turned",),
            target="packets",
            onto="any",
            clauses=law("II.b"),
        ),
        Barred(
            name="packets don't feed one another",
            source=("packets",),
            target="packets",
            reason="Карты талона идут только на основания.",
            clauses=law("V7", "II.c"),
        ),
        Barred(
            name="no new deal",
            source=("packets",),
            target="stock",
            reason="Талон вновь не раскладывают.",
            clauses=law("V8"),
        ),
    ),
    stock=(
        Turn(name="turn a card", source="stock", target="waste", action="Открыть карту", clauses=law("V6")),
    ),
    end=(
        *(
            Complete(
                name=f"{base.group} ends with a king",
                group=base.group,
                size=RANKS_IN_SUIT,
                sentence="Пасьянс сошёлся: все четыре основания дошли до короля.",
                clauses=law(7),
            )
            for base in BASES
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, а талон вновь не раскладывают: пасьянс не сошёлся.",
            clauses=law("V8"),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(
            old="Расчетъ",
            ru="Расчёт",
            other=("Нарушенные интервалы", "Вычисление"),
            en=("Calculation", "Broken Intervals", "Progression", "Four Kings"),
            fr=("Le Calcul",),
        ),
        family="«Сэр Томми»: талон раскладывают по своему выбору",
        phases=tuple(
            (title, clause)
            for title, (clause,) in (
                ("Правила", law("I.a")),
                ("Расклад", law(1)),
                ("Основания", law(3)),
                ("Восстановлено", law("V1")),
            )
        ),
        demonstration=3,
        recorded=tuple(LINE.split()),
    ),
)
