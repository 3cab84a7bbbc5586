"""What helps the reader of Часы and is no rule: its names, the page's headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines.chasy import COMMENTS, LINE

AIDS: Final = Aids(
    names=Names(
        ru="Часы",
        other=(Named("Большой Бен", "PySolFC, русский перевод"),),
        en=(
            Named("The Clock", "Кадоган, 1914"),
            Named("Big Ben", "PySolFC; Википедия; Solitaire Forever"),
            Named("Father Time", "PySolFC; Википедия; Solitaire Forever"),
        ),
        fr=(Named("L’Horloge", "Кадоган, 1874"),),
    ),
    family="Планировщики: веера и основания, две колоды",
    phases=headings(section("cadogan-24.chasy"), ("Игра", 1), ("Колода и талон", 2), ("Восстановлено", "V1")),
    demonstration=5,
    recorded=tuple(LINE.split()),
    comments=COMMENTS,
)
