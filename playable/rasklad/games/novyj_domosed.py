"""Новый домосед («Два соседа домоседа»): Шедевр whose base rank is dealt, without a cellar."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Game, Unexecuted
from rasklad.games import domosed
from rasklad.games.domosed import house, master
from rasklad.games.domosed_readings import SHARED, first_bases, in_play
from rasklad.games.napoleon import one_pack
from rasklad.games.napoleon_readings import numbered
from rasklad.games.novyj_domosed_aids import AIDS

reading = section("novyj-domosed")

NOVYJ_DOMOSED: Final = Game(
    id="novyj-domosed",
    witness="shedevr",
    law=domosed.LAW,
    deck=one_pack(master(1)),
    table=domosed.TEN_ROWS,
    deal=(
        domosed.line_by_line(
            "line by line, the sixth card is a base",
            wings=(5, 5, 5, 5, 4),
            base=6,
            clauses=(*house(3, 4, 1, 2), *master(3)),
            settles=reading("R6"),
            counted=master(5, 7),
        ),
    ),
    moves=(
        *domosed.moves(reading, also=("lower",)),
        *domosed.lower_rows(reading, in_play=reading("R7")),
    ),
    stock=(),
    end=domosed.END,
    readings=numbered("novyj-domosed", *SHARED, (first_bases, house(4)), (in_play, house(6))),
    unexecuted=(
        *domosed.CANCELLED,
        Unexecuted("shedevr.novyjdomosed.8", "metadata", "Другие названия этой игры."),
    ),
    aids=AIDS,
)
