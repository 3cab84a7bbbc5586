"""Фаворитка: the game whose heading is lost. What is restored stands in the edition as V1 … V4."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Unexecuted
from rasklad.games.favoritka_readings import READINGS
from rasklad.games.lines import favoritka as line
from rasklad.games.napoleon import (
    FAMILY,
    ORDER,
    build,
    either_way,
    ending,
    final_bases,
    headings,
    one_direction,
    outer_cards,
    refill,
    to_the_bases,
)
from rasklad.games.napoleon_table import NARROW_FAN, column, dealt_bases, rows
from rasklad.rules import Barred, DealOut, Deck, Group, Reverse

law = section("shedevr.favoritka")
reading = section("favoritka")

CENTRAL: Final = rows(range(1, 5), "rows", NARROW_FAN)
VERTICAL: Final = tuple(column(left=left, group="vertical", fan=NARROW_FAN) for left in (True, False))
#: One round of the deal.
ROUND: Final = ("VR", "R1", "R2", "R3", "R4", "VL", "L1", "L2", "L3", "L4")
ANYWHERE: Final = ("rows", "vertical")

FAVORITKA: Final = Game(
    id="favoritka",
    witness="shedevr",
    law=(*law(*range(1, 19)), *law("V1", "V2", "V3", "V4")),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="central rows", places=CENTRAL, clauses=law(6)),
        Group(name="vertical rows", places=VERTICAL, clauses=law(6, "V4")),
        Group(name="base column", places=dealt_bases(), clauses=law(3, 7)),
    ),
    deal=(
        DealOut(
            name="the first card is the base, then rounds of ten",
            order=("F1", *ROUND * 4, *ROUND[:8]),
            bases=("F1", "F2", "F3", "F4"),
            clauses=law(2, 3, 7, 4, 5, "V2"),
            label="Ряды",
            counted=law("V3", 6),
        ),
    ),
    moves=(
        *one_direction(law(9), law(9), reading("R2")),
        outer_cards("outer cards of central rows", "rows", law(10, 12), law(10), reading("R3")),
        outer_cards("last cards of vertical rows", "vertical", law(10, 12, "V4"), law(10), reading("R3")),
        final_bases(reading("R1")),
        to_the_bases(ANYWHERE, law(8), law(9)),
        *build("build on a central row", ANYWHERE, "rows", law(13), either_way(reading("R4"))),
        *build(
            "build on a vertical row",
            ANYWHERE,
            "vertical",
            law(13),
            either_way(reading("R4")),
            under=(("verticals", "build"),),
        ),
        Barred(
            name="a vertical row stays empty",
            source=ANYWHERE,
            target="vertical",
            onto="empty",
            reason="Опустевший вертикальный ряд не возобновляется.",
            clauses=law(15),
        ),
        Barred(
            name="nothing is built on vertical rows",
            source=ANYWHERE,
            target="vertical",
            onto="card",
            reason="На вертикальные ряды карт не кладут: из них только берут.",
            clauses=reading("R5"),
            under=(("verticals", "serve"),),
        ),
        refill("refill a central row", ANYWHERE, "rows", law(14), null=reading("R6")),
        Reverse(
            name="reverse both vertical rows once",
            group="vertical",
            action="Перевернуть вертикальные ряды",
            clauses=law(16, 17),
            together=law(17),
            settles=reading("R7"),
        ),
    ),
    stock=(),
    end=ending(law(18)),
    readings=READINGS,
    unexecuted=(
        Unexecuted("shedevr.favoritka.11", "description", "Пояснение к утраченному рисунку."),
        Unexecuted("shedevr.favoritka.V1", "metadata", "Название, восстановленное нами."),
    ),
    aids=Aids(
        names=Names(
            ru="Фаворитка",
            other=("Фаворитный пасьянс",),
            lost="заглавие утрачено",
            fr=("La Favorite",),
        ),
        family=FAMILY,
        phases=headings(
            ("Расклад", law(1)),
            ("Основания", law(7)),
            ("Ряды", law(10)),
            ("Переворот", law(16)),
            ("Восстановлено", law("V1")),
        ),
        demonstration=line.DEAL,
        recorded=tuple(line.LINE.split()),
    ),
)
