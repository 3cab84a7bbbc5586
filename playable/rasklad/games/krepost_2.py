"""Крепость (Fortress) by the modern book: bases are built up or down, as the player declares."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE
from rasklad.clauses import section
from rasklad.game import Game, Unexecuted
from rasklad.games.krepost_2_aids import AIDS
from rasklad.games.krepost_2_readings import READINGS
from rasklad.games.krepost_2_table import BASE_IDS, BASES, LAYOUT, LEFT_WING, ROWS
from rasklad.games.napoleon import bases, build, either_way, ending, one_pack, outer_cards, refill
from rasklad.rules import BeginsWith, Deal, Group, Lay, LiftOut, MarkedSuit

law = section("shedevr.krepost")
reading = section("krepost-2")

KREPOST_2: Final = Game(
    id="krepost-2",
    witness="shedevr",
    law=law(*range(1, 14)),
    deck=one_pack(law(1)),
    table=(
        Group(name="rows in two wings", places=ROWS, clauses=law(2)),
        Group(name="the aces' column", places=BASES, clauses=law(4)),
    ),
    deal=(
        Deal(
            name="line by line across both wings",
            layout=LAYOUT,
            outer_first=LEFT_WING,
            clauses=law(2, 3),
            label="Ряды",
            counted=reading("R1"),
        ),
        LiftOut(
            name="aces are lifted out",
            rank=ACE,
            to=BASE_IDS,
            clauses=(*law(4), *reading("R2")),
            under=(("aces", "lifted"),),
        ),
    ),
    moves=(
        Lay(
            name="ace to its base",
            source=("rows",),
            target="bases",
            onto="empty",
            conditions=(BeginsWith(rank=ACE, permits=law(4)), MarkedSuit(permits=reading("R3"))),
            settles=reading("R2"),
            under=(("aces", "inPlay"),),
        ),
        *bases(
            ("rows",), suit=law(5), one_way=law(6), declare=law(7), final=reading("R4"), time=reading("R5")
        ),
        outer_cards("outer cards", "rows", law(8, 10), law(8), reading("R6")),
        *build("build on a row", ("rows",), "rows", law(11), either_way(reading("R7"))),
        refill("refill a row", ("rows",), "rows", law(12), null=reading("R8")),
    ),
    stock=(),
    end=ending(law(13)),
    readings=READINGS,
    unexecuted=(Unexecuted("shedevr.krepost.9", "description", "Пояснение к утраченному рисунку."),),
    aids=AIDS,
)
