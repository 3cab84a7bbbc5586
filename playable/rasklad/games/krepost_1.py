"""Крѣпость (Fortress), by the old Russian Cadogan."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Game
from rasklad.games.krepost_1_aids import AIDS
from rasklad.games.krepost_1_readings import READINGS, UNEXECUTED
from rasklad.games.krepost_1_table import ACES, LEFT, ROWS
from rasklad.rules import (
    Available,
    BeginsWith,
    ChangesSomething,
    Closed,
    Complete,
    Deal,
    Deck,
    Group,
    Lay,
    MarkedSuit,
    NoMoves,
    NoRedeal,
    SameSuit,
    Step,
)

law = section("cadogan-24.krepost")
reading = section("krepost-1")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
NOT_BACK: Final = "С оснований карты не возвращаются."
SIZES: Final = (6, 6, 5, 5, 5, 5, 5, 5, 5, 5)

KREPOST_1: Final = Game(
    id="krepost-1",
    witness="cadogan-24",
    law=law("I.a", "I.b", "I.c", "II", *range(1, 16)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="rows in two wings", places=ROWS, clauses=law(1)),
        Group(name="places for the aces", places=ACES, clauses=law(3)),
    ),
    deal=(
        Deal(
            name="straight across both wings",
            layout=tuple((row.id, size) for row, size in zip(ROWS, SIZES, strict=True)),
            outer_first=frozenset(row.id for row in LEFT),
            clauses=law(1, 2),
            label="Ряды",
            counted=reading("R1"),
        ),
    ),
    moves=(
        Available(
            name="outer cards only",
            group="rows",
            clauses=law("I.a", "I.b"),
            refuses=law("I.c"),
            one_card=(*law("I.c"), *reading("R7")),
            outside="Снаружи",
        ),
        Closed(name="foundations are final", group="aces", reason=NOT_BACK, clauses=reading("R3")),
        Lay(
            name="ace to its place",
            source=("rows",),
            target="aces",
            onto="empty",
            conditions=(BeginsWith(rank=ACE, permits=law(4)), MarkedSuit(permits=reading("R2"))),
            clauses=law(6),
        ),
        Lay(
            name="continue a foundation",
            source=("rows",),
            target="aces",
            onto="card",
            conditions=(Step(order=ORDER, up=True, permits=law(5)), SameSuit(permits=law("II"))),
            clauses=law(6),
        ),
        Lay(
            name="marriage",
            source=("rows",),
            target="rows",
            onto="card",
            conditions=(
                Step(order=ORDER, up=True, down=True, permits=law(7), ends_apart=reading("R5")),
                SameSuit(permits=law(13), stated=reading("R4")),
            ),
            settles=reading("R8"),
        ),
        Lay(
            name="fill a lane",
            source=("rows",),
            target="rows",
            onto="empty",
            guards=(ChangesSomething(clauses=reading("R6")),),
            clauses=law(12, 9),
        ),
    ),
    stock=(NoRedeal(name="no new deal", clauses=law(15)),),
    end=(
        Complete(
            name="four suits up to the kings",
            group="aces",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все четыре масти собраны от туза до короля.",
            clauses=law(5),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, а заново пасьянс не раскладывают: он не сошёлся.",
            clauses=law(15),
        ),
    ),
    readings=READINGS,
    unexecuted=UNEXECUTED,
    aids=AIDS,
)
