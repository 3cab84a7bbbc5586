"""Пленники: Новый домосед whose base is the first card dealt."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Game, Unexecuted
from rasklad.games import domosed
from rasklad.games.domosed import house, master
from rasklad.games.domosed_readings import SHARED, first_card, in_play
from rasklad.games.napoleon import one_pack
from rasklad.games.napoleon_readings import numbered
from rasklad.games.plenniki_aids import AIDS

law = section("shedevr.plenniki")
reading = section("plenniki")

PLENNIKI: Final = Game(
    id="plenniki",
    witness="shedevr",
    law=(*domosed.LAW, *law(1, 2)),
    deck=one_pack(master(1)),
    table=domosed.TEN_ROWS,
    deal=(
        domosed.line_by_line(
            "the first card is a base, then line by line",
            wings=(5, 5, 5, 5, 4),
            base=1,
            clauses=(*law(2, 1), *house(4, 1, 2), *master(3)),
            settles=reading("R7"),
            counted=master(5, 7),
        ),
    ),
    moves=(
        *domosed.moves(reading, also=("lower",)),
        *domosed.lower_rows(reading, in_play=reading("R6")),
    ),
    stock=(),
    end=domosed.END,
    readings=numbered("plenniki", *SHARED, (in_play, house(6)), (first_card, law(2))),
    unexecuted=(
        *domosed.CANCELLED,
        Unexecuted(
            "shedevr.novyjdomosed.3",
            "setup",
            "Базовой становится первая карта, а не шестая (пункт 2 «Пленников»).",
        ),
        Unexecuted("shedevr.novyjdomosed.8", "metadata", "Другие названия «Нового домоседа»."),
    ),
    aids=AIDS,
)
