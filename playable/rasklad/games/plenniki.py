"""Пленники: Новый домосед whose base is the first card dealt."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Reading, Unexecuted
from rasklad.games.lines import plenniki as line
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
from rasklad.games.novyj_domosed_parts import CANCELLED, inherited_moves, wings
from rasklad.rules import DealOut, Deck, Group

master = section("shedevr.shedevr")
stay = section("shedevr.novyjdomosed")
law = section("shedevr.plenniki")
reading = section("plenniki")


def _first_card(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="firstcard",
        after=after,
        silent="Куда кладут первую карту — в базовый ряд или на первое место ряда, не сказано.",
        choice="Сразу в базовый ряд; место между крыльями, шестое в «Новом домоседе», при раскладке "
        "пропускают.",
        why="Иначе на 48 мест рядов не хватило бы карт: четыре базовые лежат отдельно.",
    )


PLENNIKI: Final = Game(
    id="plenniki",
    witness="shedevr",
    law=(*master(*range(1, 24)), *stay(*range(1, 9)), *law(1, 2)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=master(1)),
    table=(
        Group(name="main rows", places=rows(range(1, 5), "rows"), clauses=master(5)),
        Group(
            name="lower rows, no cellar", places=rows(range(5, 6), "lower"), clauses=(*master(7), *stay(5))
        ),
        Group(name="base column", places=dealt_bases(), clauses=stay(4)),
    ),
    deal=(
        DealOut(
            name="the first card is a base, then line by line",
            order=wings(first=("F1",), lines=(("", 5), ("", 5), ("", 5), ("", 5), ("", 4))),
            outer_first=frozenset(f"L{line}" for line in range(1, 6)),
            bases=("F1", "F2", "F3", "F4"),
            clauses=(*law(2, 1), *stay(4, 1, 2), *master(3)),
            settles=reading("R7"),
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
        in_play=reading("R6"),
    ),
    stock=(),
    end=ending((*master(23), *stay(7))),
    readings=numbered(
        "plenniki",
        (final, master(8)),
        (direction_time, master(10)),
        (one_card, master(13)),
        (row_wrap("on", ROUND_BECAUSE), master(14)),
        (null_move, master(21)),
        (in_play, stay(6)),
        (_first_card, law(2)),
    ),
    unexecuted=(
        *CANCELLED,
        Unexecuted(
            "shedevr.novyjdomosed.3",
            "setup",
            "Базовой становится первая карта, а не шестая (пункт 2 «Пленников»).",
        ),
        Unexecuted("shedevr.novyjdomosed.8", "metadata", "Другие названия «Нового домоседа»."),
    ),
    aids=Aids(
        names=Names(ru="Пленники", variant="десять рядов"),
        family=FAMILY,
        phases=headings(
            ("«Шедевр»: расклад", master(1)),
            ("Основания", master(8)),
            ("Ряды", master(11)),
            ("Подвал", master(16)),
            ("Пустые ряды", master(21)),
            ("Новый домосед", stay(1)),
            ("Пленники", law(1)),
        ),
        demonstration=line.DEAL,
        recorded=tuple(line.LINE.split()),
    ),
)
