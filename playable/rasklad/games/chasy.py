"""Часы (The Clock, Big Ben): the surviving end by the old Cadogan, the lost beginning restored.

`law` cites what the source still says, `restored` what the edition restores in words of its own.
"""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Game
from rasklad.games import chasy_circle as circle
from rasklad.games.chasy_aids import AIDS
from rasklad.games.chasy_circle import ORDER, PACKET
from rasklad.games.chasy_readings import READINGS
from rasklad.games.chasy_table import BASES, CIRCLE, HOURS, PACK, TALON
from rasklad.games.restored import restorations
from rasklad.rules import (
    Available,
    BelowLast,
    Closed,
    Complete,
    Deal,
    Deck,
    Draw,
    Group,
    Lay,
    NoMoves,
    Rest,
    SameSuit,
    Step,
    TurnOver,
    Withdraw,
)

law = section("cadogan-24.chasy")
restored = restorations("cadogan-24.chasy")
reading = section("chasy")

CHASY: Final = Game(
    id="chasy",
    witness="cadogan-24",
    law=(*law(*range(1, 11)), *restored(*range(1, 13))),
    deck=Deck(name="two packs", ranks=ORDER, packs=2, clauses=restored(1)),
    table=(
        Group(name="twelve hours", places=HOURS, clauses=restored(2), settles=reading("R6")),
        Group(name="the circle", places=CIRCLE, clauses=restored(3)),
        Group(name="the pack", places=(PACK,), clauses=restored(3)),
        Group(name="the talon", places=(TALON,), clauses=law(8)),
    ),
    deal=(
        Withdraw(name="twelve cards come first", cards=BASES, clauses=restored(2)),
        Deal(
            name="twelve packets of three",
            layout=tuple((packet.id, PACKET) for packet in CIRCLE),
            clauses=restored(3),
            label="Круг",
        ),
        Rest(name="the rest is the pack", to="stock", label="В колоде", clauses=restored(3)),
    ),
    moves=(
        Available(
            name="top card of the talon", group="talon", cites=law(9), refuses=(*law(9), *reading("R5"))
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
                BelowLast(permits=restored(8)),
                Step(order=ORDER, up=True, circular=True, permits=(*law(4), *restored(8))),
                SameSuit(permits=restored(7)),
            ),
            settles=law(1),
        ),
        *circle.MOVES,
    ),
    stock=(
        circle.FILLING,
        Draw(
            name="turn a card onto the talon",
            source="stock",
            target="waste",
            full="circle",
            size=PACKET,
            action="Открыть карту",
            clauses=(*law(3, 8), *restored(11)),
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
            clauses=restored(9),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, а вновь пасьянс не раскладывают: он не сошёлся.",
            clauses=law(10),
        ),
    ),
    readings=READINGS,
    aids=AIDS,
)
