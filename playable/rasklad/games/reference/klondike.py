"""Klondike, the classic rules: kings to empty columns, three cards at a time (or one), unlimited passes.

Cards come back from the foundations, unless the reading says otherwise.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rasklad.cards import KING
from rasklad.game import Game, Option, Reading
from rasklad.games.reference.parts import (
    ORDER,
    aids_of,
    ending,
    foundations,
    law_of,
    pile,
    rows_of,
    to_foundations,
)
from rasklad.rules import (
    Available,
    BeginsWith,
    ChangesSomething,
    Deal,
    Deck,
    Draw,
    Group,
    Lay,
    OtherColour,
    Rest,
    Step,
    Together,
    TurnOver,
    TurnsUp,
)

COLUMNS: Final = rows_of(7, face="mixed")
law = law_of("klondike")
BUILT: Final = (Step(order=ORDER, down=True, permits=law), OtherColour(permits=law))

STAY, *TO_FOUNDATIONS = to_foundations(("rows", "waste"), law)
FINAL: Final = (
    replace(STAY, under=(("final", "never"),)),
    Available(name="top of a foundation", group="foundations", refuses=law, under=(("final", "returns"),)),
    Lay(
        name="back from a foundation",
        source=("foundations",),
        target="rows",
        onto="card",
        conditions=BUILT,
        under=(("final", "returns"),),
    ),
)

KLONDIKE: Final = Game(
    id="klondike",
    witness="",
    law=law,
    deck=Deck(name="one pack", ranks=ORDER, clauses=law),
    table=(
        Group(name="columns", places=COLUMNS, clauses=law),
        foundations(law),
        Group(name="stock", places=(pile("stock", "stock", 0, "down", "stock"),), clauses=law),
        Group(name="waste", places=(pile("waste", "waste", 1, role="waste"),), clauses=law),
    ),
    deal=(
        Deal(
            name="one to seven",
            layout=tuple((place.id, number) for number, place in enumerate(COLUMNS, start=1)),
            last_up=True,
            clauses=law,
        ),
        Rest(name="the rest", to="stock", label="В колоде", clauses=law),
    ),
    moves=(
        Available(name="open cards", group="rows", refuses=law),
        Available(name="top of the waste", group="waste", refuses=law),
        Together(name="built cards move together", group="rows", conditions=BUILT, clauses=law),
        *FINAL,
        *TO_FOUNDATIONS,
        Lay(
            name="build down in alternate colours",
            source=("rows", "waste"),
            target="rows",
            onto="card",
            conditions=BUILT,
            together=True,
        ),
        Lay(
            name="kings to empty columns",
            source=("rows", "waste"),
            target="rows",
            onto="empty",
            conditions=(BeginsWith(rank=KING, permits=law),),
            guards=(ChangesSomething(clauses=law),),
            together=True,
        ),
        TurnsUp(name="turn the uncovered card", group="rows", clauses=law),
    ),
    stock=(
        Draw(
            name="draw three",
            source="stock",
            target="waste",
            action="Открыть три карты",
            most=3,
            clauses=law,
            under=(("draw", "3"),),
        ),
        Draw(
            name="draw one",
            source="stock",
            target="waste",
            action="Открыть карту",
            clauses=law,
            under=(("draw", "1"),),
        ),
        TurnOver(
            name="unlimited passes",
            source="waste",
            target="stock",
            action="Перевернуть",
            limit=None,
            clauses=law,
        ),
    ),
    end=ending(law),
    readings=(
        Reading(
            id="klondike.R1",
            name="draw",
            after=law[0],
            silent="Играют и так, и так.",
            choice="По три карты.",
            why="Так в основном варианте.",
            options=(Option("3", "по три", "По три карты."), Option("1", "по одной", "По одной карте.")),
            default="3",
        ),
        Reading(
            id="klondike.R2",
            name="final",
            after=law[0],
            silent="Играют и так, и так.",
            choice="Карты возвращаются с оснований.",
            why="Так в классических правилах.",
            options=(
                Option("returns", "возвращаются", "Верхняя карта основания ложится обратно в ряд."),
                Option("never", "остаются", "С оснований не берут."),
            ),
            default="returns",
        ),
    ),
    aids=aids_of("klondike", "Klondike"),
)
