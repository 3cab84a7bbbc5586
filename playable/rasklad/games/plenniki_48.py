"""Пленники, the other game of this name: four lines of twelve cards, no lower rows."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Unexecuted
from rasklad.games.lines import plenniki_48 as line
from rasklad.games.napoleon import FAMILY, ORDER, ending, headings
from rasklad.games.napoleon_readings import (
    ROUND_BECAUSE,
    direction_time,
    final,
    null_move,
    numbered,
    one_card,
    row_wrap,
)
from rasklad.games.napoleon_table import cellar, dealt_bases, rows
from rasklad.games.novyj_domosed_parts import CANCELLED, inherited_moves, wings
from rasklad.games.plenniki_48_readings import cellar_or_none, four_lines
from rasklad.rules import Available, Barred, DealOut, Deck, Group, Lay

master = section("shedevr.shedevr")
stay = section("shedevr.novyjdomosed")
law = section("shedevr.plenniki")
reading = section("plenniki-48")

WITH_CELLAR: Final = (("cellar", "one"),)
WITHOUT: Final = (("cellar", "none"),)

PLENNIKI_48: Final = Game(
    id="plenniki-48",
    witness="shedevr",
    law=(*master(*range(1, 24)), *stay(*range(1, 9)), *law(3, 4, 5)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=master(1)),
    table=(
        Group(name="rows of six", places=rows(range(1, 5), "rows"), clauses=law(4)),
        Group(name="base column", places=dealt_bases(), clauses=stay(4)),
        Group(name="a cellar, if one is wished for", places=(cellar(WITH_CELLAR),), clauses=reading("R6")),
    ),
    deal=(
        DealOut(
            name="the first card is a base, then line by line",
            order=wings(first=("F1",), lines=(("", 6),) * 4),
            outer_first=frozenset(f"L{line}" for line in range(1, 5)),
            bases=("F1", "F2", "F3", "F4"),
            clauses=(*law(5, 3), *stay(4, 1, 2)),
            settles=reading("R7"),
            label="Ряды",
            counted=law(4),
        ),
    ),
    moves=(
        *inherited_moves(
            final=reading("R1"),
            time=reading("R2"),
            one=reading("R3"),
            wrap=reading("R4"),
            null=reading("R5"),
            also=("cellar",),
        ),
        Barred(
            name="there is no cellar",
            source=("rows",),
            target="cellar",
            reason="Подвала в этой игре нет.",
            clauses=(*stay(5), *reading("R6")),
            under=WITHOUT,
        ),
        Lay(
            name="into the cellar",
            source=("rows",),
            target="cellar",
            onto="empty",
            clauses=reading("R6"),
            under=WITH_CELLAR,
        ),
        Available(
            name="out of the cellar", group="cellar", refuses=(), cites=reading("R6"), under=WITH_CELLAR
        ),
    ),
    stock=(),
    end=ending((*master(23), *stay(7))),
    readings=numbered(
        "plenniki-48",
        (final, master(8)),
        (direction_time, master(10)),
        (one_card, master(13)),
        (row_wrap("on", ROUND_BECAUSE), master(14)),
        (null_move, master(21)),
        (cellar_or_none, stay(5)),
        (four_lines, law(4)),
    ),
    unexecuted=(
        *CANCELLED,
        *(
            Unexecuted(clause, "setup", "Расклад здесь другой (пункт 4 «Пленников»).")
            for clause in master(3, 5, 7)
        ),
        Unexecuted("shedevr.novyjdomosed.3", "setup", "Базовая карта — первая (пункт 5 «Пленников»)."),
        Unexecuted("shedevr.novyjdomosed.6", "move", "Нижних рядов здесь нет (пункт 4 «Пленников»)."),
        Unexecuted("shedevr.novyjdomosed.8", "metadata", "Другие названия «Нового домоседа»."),
    ),
    aids=Aids(
        names=Names(ru="Пленники", variant="восемь рядов по шесть карт"),
        family=FAMILY,
        phases=headings(
            ("«Шедевр»: расклад", master(1)),
            ("Основания", master(8)),
            ("Ряды", master(11)),
            ("Подвал", master(16)),
            ("Пустые ряды", master(21)),
            ("Новый домосед", stay(1)),
            ("Пленники", law(3)),
        ),
        demonstration=line.DEAL,
        recorded=tuple(line.LINE.split()),
    ),
)
