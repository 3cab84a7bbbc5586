"""Новый домосед («Два соседа домоседа»): Шедевр whose base rank is dealt, without a cellar."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Unexecuted
from rasklad.games.lines import novyj_domosed as line
from rasklad.games.napoleon import FAMILY, ORDER, ending, headings
from rasklad.games.napoleon_readings import (
    ROUND_BECAUSE,
    direction_time,
    final,
    in_play,
    null_move,
    numbered,
    one_card,
    row_wrap,
)
from rasklad.games.napoleon_table import dealt_bases, rows
from rasklad.games.novyj_domosed_parts import CANCELLED, first_bases, inherited_moves, wings
from rasklad.rules import DealOut, Deck, Group

master = section("shedevr.shedevr")
law = section("shedevr.novyjdomosed")
reading = section("novyj-domosed")

NOVYJ_DOMOSED: Final = Game(
    id="novyj-domosed",
    witness="shedevr",
    law=(*master(*range(1, 24)), *law(*range(1, 9))),
    deck=Deck(name="one pack", ranks=ORDER, clauses=master(1)),
    table=(
        Group(name="main rows", places=rows(range(1, 5), "rows"), clauses=master(5)),
        Group(name="lower rows, no cellar", places=rows(range(5, 6), "lower"), clauses=(*master(7), *law(5))),
        Group(name="base column", places=dealt_bases(), clauses=law(4)),
    ),
    deal=(
        DealOut(
            name="line by line, the sixth card is a base",
            order=wings(first=(), lines=(("F1", 5), ("", 5), ("", 5), ("", 5), ("", 4))),
            outer_first=frozenset(f"L{line}" for line in range(1, 6)),
            bases=("F1", "F2", "F3", "F4"),
            clauses=(*law(3, 4, 1, 2), *master(3)),
            settles=reading("R6"),
            label="Ряды",
            counted=master(5, 7),
        ),
    ),
    moves=inherited_moves(
        final=reading("R1"),
        time=reading("R2"),
        one=reading("R3"),
        wrap=reading("R4"),
        null=reading("R5"),
        in_play=reading("R7"),
    ),
    stock=(),
    end=ending((*master(23), *law(7))),
    readings=numbered(
        "novyj-domosed",
        (final, master(8)),
        (direction_time, master(10)),
        (one_card, master(13)),
        (row_wrap("on", ROUND_BECAUSE), master(14)),
        (null_move, master(21)),
        (first_bases, law(4)),
        (in_play, law(6)),
    ),
    unexecuted=(
        *CANCELLED,
        Unexecuted("shedevr.novyjdomosed.8", "metadata", "Другие названия этой игры."),
    ),
    aids=Aids(
        names=Names(ru="Новый домосед", other=("Два соседа домоседа",)),
        family=FAMILY,
        phases=headings(
            ("«Шедевр»: расклад", master(1)),
            ("Основания", master(8)),
            ("Ряды", master(11)),
            ("Подвал", master(16)),
            ("Пустые ряды", master(21)),
            ("Новый домосед", law(1)),
        ),
        demonstration=line.DEAL,
        recorded=tuple(line.LINE.split()),
    ),
)
