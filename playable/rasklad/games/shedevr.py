"""Шедевр (the Little Napoleon with the aces taken out first)."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, card_at
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Unexecuted
from rasklad.games.lines import shedevr as line
from rasklad.games.napoleon import (
    FAMILY,
    ORDER,
    Ranks,
    build,
    ending,
    final_bases,
    headings,
    one_direction,
    outer_cards,
    refill,
    to_the_bases,
)
from rasklad.games.napoleon_table import cellar, rows, suit_bases
from rasklad.games.shedevr_readings import READINGS
from rasklad.rules import Available, Barred, DealOut, Deck, Group, Lay, Withdraw

law = section("shedevr.shedevr")
reading = section("shedevr")

MAIN: Final = rows(range(1, 5), "rows")
LOWER: Final = rows(range(5, 6), "lower")
BASES: Final = suit_bases()
#: One column of the layout: the left wing from top to bottom, then the right one.
COLUMN: Final = ("L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5")
ANYWHERE: Final = ("rows", "lower", "cellar")

SHEDEVR: Final = Game(
    id="shedevr",
    witness="shedevr",
    law=law(*range(1, 24)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="main rows", places=MAIN, clauses=law(5)),
        Group(name="auxiliary rows", places=LOWER, clauses=law(7)),
        Group(name="the aces' column", places=BASES, clauses=law(2)),
        Group(name="cellar", places=(cellar(),), clauses=law(16)),
    ),
    deal=(
        Withdraw(
            name="aces first",
            cards=tuple((base.id, card_at(suit, ACE)) for suit, base in enumerate(BASES)),
            clauses=law(2),
        ),
        DealOut(
            name="column by column",
            order=(*COLUMN * 4, *(place for place in COLUMN if place not in ("L5", "R5"))),
            clauses=law(3, 4),
            settles=reading("R1"),
            label="Ряды",
            counted=law(5, 7),
        ),
    ),
    moves=(
        *one_direction(law(10), law(9), reading("R3")),
        outer_cards("outer cards of main rows", "rows", law(11, 13), law(11), reading("R4")),
        outer_cards("outer cards of auxiliary rows", "lower", law(11, 13), law(11), reading("R4")),
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
        Available(
            name="the cellar is never locked",
            group="cellar",
            refuses=(),
            cites=(*law(19), *reading("R6")),
            under=(("cellarLock", "free"),),
        ),
        final_bases(reading("R2")),
        to_the_bases(ANYWHERE, law(8), law(9)),
        *build("build on a main row", ANYWHERE, "rows", law(14), (Ranks(round=False),)),
        Barred(
            name="an auxiliary row stays empty",
            source=ANYWHERE,
            target="lower",
            onto="empty",
            reason="Опустевший вспомогательный ряд не возобновляется.",
            clauses=law(22),
        ),
        Barred(
            name="nothing is built on auxiliary rows",
            source=ANYWHERE,
            target="lower",
            onto="card",
            reason="На карты вспомогательных рядов ничего не кладут.",
            clauses=law(15),
        ),
        Lay(
            name="into the cellar",
            source=("rows", "lower"),
            target="cellar",
            onto="empty",
            clauses=law(17),
            settles=(*law(20), *reading("R5", "R7")),
        ),
        Barred(
            name="the cellar holds one card",
            source=("rows", "lower"),
            target="cellar",
            onto="card",
            reason="Подвал занят: в нём место для одной карты.",
            clauses=law(16),
        ),
        refill("refill a main row", ANYWHERE, "rows", law(21), null=reading("R8")),
    ),
    stock=(),
    end=ending(law(23)),
    readings=READINGS,
    unexecuted=(
        Unexecuted("shedevr.shedevr.6", "description", "Только название: главные ряды."),
        Unexecuted("shedevr.shedevr.12", "description", "Пояснение к утраченному рисунку."),
    ),
    aids=Aids(
        names=Names(ru="Шедевр", other=("Маленький Наполеон",), en=("Little Napoleon",)),
        family=FAMILY,
        phases=headings(
            ("Расклад", law(1)),
            ("Основания", law(8)),
            ("Ряды", law(11)),
            ("Подвал", law(16)),
            ("Пустые ряды", law(21)),
        ),
        demonstration=line.DEAL,
        recorded=tuple(line.LINE.split()),
    ),
)
