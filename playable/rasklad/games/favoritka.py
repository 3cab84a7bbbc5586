"""Фаворитка: the game whose heading and figure are lost; what is restored for them is law as V1 … V4."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Game, Unexecuted
from rasklad.games.favoritka_aids import AIDS
from rasklad.games.favoritka_readings import READINGS
from rasklad.games.favoritka_table import BASE_IDS, BASES, CENTRAL, ROUNDS, VERTICAL
from rasklad.games.napoleon import bases, build, either_way, ending, one_pack, outer_cards, refill
from rasklad.rules import Barred, DealOut, Group, Reverse

law = section("shedevr.favoritka")
reading = section("favoritka")

#: What the source says, and what the edition restores from other books: name, rounds, sizes, which end plays.
SAID: Final = law(*range(1, 19))
RESTORED: Final = law("V1", "V2", "V3", "V4")

ANYWHERE: Final = ("rows", "vertical")
RANKS: Final = either_way(reading("R4"))

FAVORITKA: Final = Game(
    id="favoritka",
    witness="shedevr",
    law=(*SAID, *RESTORED),
    deck=one_pack(law(1)),
    table=(
        Group(name="central rows", places=CENTRAL, clauses=law(6)),
        Group(name="vertical rows", places=VERTICAL, clauses=law(6, "V4")),
        Group(name="base column", places=BASES, clauses=law(3, 7)),
    ),
    deal=(
        DealOut(
            name="the first card is the base, then rounds of ten",
            order=ROUNDS,
            bases=BASE_IDS,
            clauses=law(2, 3, 7, 4, 5, "V2"),
            label="Ряды",
            counted=law("V3", 6),
        ),
    ),
    moves=(
        *bases(
            ANYWHERE, suit=law(8), one_way=law(9), declare=law(9), final=reading("R1"), time=reading("R2")
        ),
        outer_cards("outer cards of central rows", "rows", law(10, 12), law(10), reading("R3")),
        outer_cards("last cards of vertical rows", "vertical", law(10, 12, "V4"), law(10), reading("R3")),
        *build("build on a central row", ANYWHERE, "rows", law(13), RANKS),
        *build(
            "build on a vertical row", ANYWHERE, "vertical", law(13), RANKS, under=(("verticals", "build"),)
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
        Barred(
            name="a vertical row stays empty",
            source=ANYWHERE,
            target="vertical",
            onto="empty",
            reason="Опустевший вертикальный ряд не возобновляется.",
            clauses=law(15),
        ),
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
    aids=AIDS,
)
