"""What helps the reader of Султанъ and is no rule: its names, the page's headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines.sultan import COMMENTS, LINE

AIDS: Final = Aids(
    names=Names(
        old="Султанъ",
        ru="Султан",
        other=(
            Named("Султан +", "PySolFC, русский перевод"),
            Named("Турецкий султан", "PySolFC, русский перевод"),
        ),
        en=(
            Named("The Sultan", "Кадоган, 1914"),
            Named("Sultan", "PySolFC; Википедия"),
            Named("Sultan of Turkey", "Википедия"),
            Named("Emperor of Germany", "Википедия"),
        ),
        fr=(Named("Le Sultan", "Кадоган, 1874"),),
    ),
    family="Основания с резервом в две колоды",
    phases=headings(
        section("cadogan-24.sultan"),
        ("Правила", "I"),
        ("Расклад", 1),
        ("Основные карты", 3),
        ("Диван", 7),
        ("Колода и талон", 9),
        ("Вторая игра", 12),
    ),
    demonstration=3,
    recorded=tuple(LINE.split()),
    comments=COMMENTS,
)
