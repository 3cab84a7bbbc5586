"""Пленники, the other game of this name: four lines of twelve cards, no lower rows."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Game, Unexecuted
from rasklad.games import domosed
from rasklad.games.domosed import house, master
from rasklad.games.domosed_readings import SHARED_48, cellar_or_none, four_lines
from rasklad.games.napoleon import one_pack
from rasklad.games.napoleon_cellar import into_the_cellar, open_cellar
from rasklad.games.napoleon_readings import numbered
from rasklad.games.napoleon_table import cellar, rows
from rasklad.games.plenniki_48_aids import AIDS
from rasklad.rules import Barred, Group

law = section("shedevr.plenniki")
reading = section("plenniki-48")

ROWS: Final = rows(range(1, 5), "rows")
WITH_CELLAR: Final = (("cellar", "one"),)
WITHOUT: Final = (("cellar", "none"),)

PLENNIKI_48: Final = Game(
    id="plenniki-48",
    witness="shedevr",
    law=(*domosed.LAW, *law(3, 4, 5)),
    deck=one_pack(master(1)),
    table=(
        Group(name="rows of six", places=ROWS, clauses=law(4)),
        domosed.BASES,
        Group(name="a cellar, if one is wished for", places=(cellar(WITH_CELLAR),), clauses=reading("R6")),
    ),
    deal=(
        domosed.line_by_line(
            "the first card is a base, then line by line",
            wings=(6, 6, 6, 6),
            base=1,
            clauses=(*law(5, 3), *house(4, 1, 2)),
            settles=reading("R7"),
            counted=law(4),
        ),
    ),
    moves=(
        *domosed.moves(reading, also=("cellar",)),
        Barred(
            name="there is no cellar",
            source=("rows",),
            target="cellar",
            reason="Подвала в этой игре нет.",
            clauses=(*house(5), *reading("R6")),
            under=WITHOUT,
        ),
        into_the_cellar(("rows",), reading("R6"), under=WITH_CELLAR),
        open_cellar("out of the cellar", reading("R6"), WITH_CELLAR),
    ),
    stock=(),
    end=domosed.END,
    readings=numbered("plenniki-48", *SHARED_48, (cellar_or_none, house(5)), (four_lines, law(4))),
    unexecuted=(
        *domosed.CANCELLED,
        *(
            Unexecuted(clause, "setup", "Расклад здесь другой (пункт 4 «Пленников»).")
            for clause in master(3, 5, 7)
        ),
        Unexecuted("shedevr.novyjdomosed.3", "setup", "Базовая карта — первая (пункт 5 «Пленников»)."),
        Unexecuted("shedevr.novyjdomosed.6", "move", "Нижних рядов здесь нет (пункт 4 «Пленников»)."),
        Unexecuted("shedevr.novyjdomosed.8", "metadata", "Другие названия «Нового домоседа»."),
    ),
    aids=AIDS,
)
