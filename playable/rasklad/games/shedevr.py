"""Шедевр (the Little Napoleon with the aces taken out first)."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Game, Unexecuted
from rasklad.games.napoleon import (
    Ranks,
    bases,
    build,
    ending,
    one_pack,
    outer_cards,
    refill,
)
from rasklad.games.napoleon_cellar import into_the_cellar, open_cellar
from rasklad.games.shedevr_aids import AIDS
from rasklad.games.shedevr_readings import READINGS
from rasklad.games.shedevr_table import ACES, AUXILIARY, BASES, CELLAR, COLUMNS, MAIN
from rasklad.rules import Available, Barred, DealOut, Group, Withdraw

law = section("shedevr.shedevr")
reading = section("shedevr")

ROWS: Final = ("rows", "lower")
ANYWHERE: Final = (*ROWS, "cellar")

SHEDEVR: Final = Game(
    id="shedevr",
    witness="shedevr",
    law=law(*range(1, 24)),
    deck=one_pack(law(1)),
    table=(
        Group(name="main rows", places=MAIN, clauses=law(5)),
        Group(name="auxiliary rows", places=AUXILIARY, clauses=law(7)),
        Group(name="the aces' column", places=BASES, clauses=law(2)),
        Group(name="cellar", places=CELLAR, clauses=law(16)),
    ),
    deal=(
        Withdraw(name="aces first", cards=ACES, clauses=law(2)),
        DealOut(
            name="column by column",
            order=COLUMNS,
            clauses=law(3, 4),
            settles=reading("R1"),
            label="Ряды",
            counted=law(5, 7),
        ),
    ),
    moves=(
        *bases(
            ANYWHERE, suit=law(8), one_way=law(9), declare=law(10), final=reading("R2"), time=reading("R3")
        ),
        outer_cards("outer cards of main rows", "rows", law(11, 13), law(11), reading("R4")),
        outer_cards("outer cards of auxiliary rows", "lower", law(11, 13), law(11), reading("R4")),
        *build("build on a main row", ANYWHERE, "rows", law(14), (Ranks(round=False),)),
        Barred(
            name="nothing is built on auxiliary rows",
            source=ANYWHERE,
            target="lower",
            onto="card",
            reason="На карты вспомогательных рядов ничего не кладут.",
            clauses=law(15),
        ),
        into_the_cellar(ROWS, law(17), settles=(*law(20), *reading("R5", "R7"))),
        Barred(
            name="the cellar holds one card",
            source=ROWS,
            target="cellar",
            onto="card",
            reason="Подвал занят: в нём место для одной карты.",
            clauses=law(16),
        ),
        Available(
            name="the cellar is locked",
            group="cellar",
            refuses=(),
            cites=law(19),
            freed_by=(("cellar", ("L5", "R5")),),
            locked=law(18),
            key="Подвал заперт: и слева, и справа от него ещё лежат карты.",
            settles=reading("R6"),
            under=(("cellarLock", "locked"),),
        ),
        open_cellar("the cellar is never locked", (*law(19), *reading("R6")), (("cellarLock", "free"),)),
        refill("refill a main row", ANYWHERE, "rows", law(21), null=reading("R8")),
        Barred(
            name="an auxiliary row stays empty",
            source=ANYWHERE,
            target="lower",
            onto="empty",
            reason="Опустевший вспомогательный ряд не возобновляется.",
            clauses=law(22),
        ),
    ),
    stock=(),
    end=ending(law(23)),
    readings=READINGS,
    unexecuted=(
        Unexecuted("shedevr.shedevr.6", "description", "Только название: главные ряды."),
        Unexecuted("shedevr.shedevr.12", "description", "Пояснение к утраченному рисунку."),
    ),
    aids=AIDS,
)
