"""What helps the reader of Четырнадцать and is no rule: its names, the page's headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines.chetyrnadtsat import COMMENTS, LINE

AIDS: Final = Aids(
    names=Names(
        ru="Четырнадцать",
        en=(
            Named("The Fourteenth", "Кадоган, 1914"),
            Named("Fourteens", "Pretty Good Solitaire, в одну колоду"),
            Named("Number Fourteen", "Solitaire Forever"),
            Named("Quatorze", "AisleRiot, в одну колоду"),
        ),
        fr=(Named("Les Quatorze", "Кадоган, 1874"),),
    ),
    family="Пары на поле",
    phases=headings(
        section("cadogan-24.chetyrnadtsat"), ("Расклад", 1), ("Пары", 2), ("Обмен", 6), ("Цель", 9)
    ),
    demonstration=1,
    recorded=tuple(LINE.split()),
    comments=COMMENTS,
)
