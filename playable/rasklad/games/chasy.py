"""Часы (The Clock, Big Ben): the surviving end by the old Cadogan; the lost beginning stands as V1 … V12."""

from __future__ import annotations

from itertools import product
from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names
from rasklad.games.chasy_readings import READINGS
from rasklad.games.chasy_table import BASES, CIRCLE, HOURS, PACK, TALON
from rasklad.games.lines.chasy import LINE
from rasklad.rules import (
    Available,
    Barred,
    BelowLast,
    Closed,
    Complete,
    Deal,
    Deck,
    Draw,
    FillUp,
    Group,
    Guard,
    Lay,
    NoMoves,
    Rest,
    SameSuit,
    Step,
    TargetHolds,
    TurnOver,
    Withdraw,
)

law = section("cadogan-24.chasy")
reading = section("chasy")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
PACKET: Final = 3


def _marriage(source: str, wrap: str, onto_short: str) -> Lay:
    """Return the marriage under one choice of what may be covered and whether the king lies on the ace."""
    guards: tuple[Guard, ...] = (TargetHolds(cards=PACKET, clauses=reading("R3")),)
    around = wrap == "on"
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
                permits=law(5, "V10"),
                over=reading("R2") if around else (),
                ends_apart=() if around else reading("R2"),
            ),
            SameSuit(permits=law("V10")),
        ),
        guards=guards if onto_short == "false" else (),
        clauses=reading("R4") if source == "talon" else (),
        settles=(*law("V12"), *reading("R2", "R3")),
        under=(
            ("circleWrap", wrap),
            ("marryOntoShort", onto_short),
            *((("talonToCircle", "on"),) if source == "talon" else ()),
        ),
    )


CHASY: Final = Game(
    id="chasy",
    witness="cadogan-24",
    law=law(*range(1, 11), *(f"V{number}" for number in range(1, 13))),
    deck=Deck(name="two packs", ranks=ORDER, packs=2, clauses=law("V1")),
    table=(
        Group(name="twelve hours", places=HOURS, clauses=law("V2"), settles=reading("R6")),
        Group(name="the circle", places=CIRCLE, clauses=law("V3")),
        Group(name="the pack", places=(PACK,), clauses=law("V3")),
        Group(name="the talon", places=(TALON,), clauses=law(8)),
    ),
    deal=(
        Withdraw(name="twelve cards come first", cards=BASES, clauses=law("V2")),
        Deal(
            name="twelve packets of three",
            layout=tuple((packet.id, PACKET) for packet in CIRCLE),
            clauses=law("V3"),
            label="Круг",
        ),
        Rest(name="the rest is the pack", to="stock", label="В колоде", clauses=law("V3")),
    ),
    moves=(
        Available(name="top card of a packet", group="circle", cites=law("V4"), refuses=law("V4")),
        Available(
            name="top card of the talon",
            group="talon",
            clauses=law(9),
            cites=law(9),
            refuses=(*law(9), *reading("R5")),
        ),
        Closed(
            name="hours are final",
            group="hours",
            reason="С циферблата карты не возвращаются.",
            clauses=reading("R7"),
        ),
        Lay(
            name="towards the hour",
            source=("circle", "talon"),
            target="hours",
            onto="card",
            conditions=(
                BelowLast(permits=law("V8")),
                Step(order=ORDER, up=True, circular=True, permits=law(4, "V8")),
                SameSuit(permits=law("V7")),
            ),
            settles=law(1),
        ),
        Barred(
            name="vacancies are not for cards of the circle",
            source=("circle", "talon"),
            target="circle",
            onto="empty",
            reason="Пустое место закрывают только картами из колоды.",
            clauses=law("V6"),
        ),
        Barred(
            name="the talon doesn't marry into the circle",
            source=("talon",),
            target="circle",
            reason="Марьяж делают только из карт круга.",
            clauses=law(7, "V5"),
            under=(("talonToCircle", "off"),),
        ),
        Barred(
            name="the circle doesn't go to the talon",
            source=("circle",),
            target="talon",
            reason="В талон откладывают только карты из колоды.",
            clauses=law(8),
        ),
        *(_marriage("circle", *choice) for choice in product(("on", "off"), ("true", "false"))),
        *(_marriage("talon", *choice) for choice in product(("on", "off"), ("true", "false"))),
    ),
    stock=(
        FillUp(
            name="fill the circle up",
            group="circle",
            size=PACKET,
            stock="stock",
            action="Закрыть пустые места",
            outside=("stock", "rows"),
            clauses=law(6, "V6", "V11"),
        ),
        Draw(
            name="turn a card onto the talon",
            source="stock",
            target="waste",
            full="circle",
            size=PACKET,
            action="Открыть карту",
            clauses=law(3, 8, "V11"),
            settles=(*law(2), *reading("R1")),
        ),
        TurnOver(
            name="no new deal",
            source="waste",
            target="stock",
            action="Разложить талон вновь",
            counter="redeals",
            limit=0,
            what="талон",
            clauses=law(10),
        ),
    ),
    end=(
        Complete(
            name="the clock shows the hours",
            group="hours",
            sizes=tuple(hour.capacity or 0 for hour in HOURS),
            sentence="Пасьянс сошёлся: циферблат показывает все часы по порядку.",
            clauses=law("V9"),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, а вновь пасьянс не раскладывают: он не сошёлся.",
            clauses=law(10),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(
            ru="Часы",
            other=("Большой Бен",),
            en=("The Clock", "Big Ben", "Father Time"),
            fr=("L’Horloge",),
        ),
        family="Планировщики: веера и основания, две колоды",
        phases=(("Игра", law(1)[0]), ("Колода и талон", law(2)[0]), ("Восстановлено", law("V1")[0])),
        demonstration=5,
        recorded=tuple(LINE.split()),
    ),
)
