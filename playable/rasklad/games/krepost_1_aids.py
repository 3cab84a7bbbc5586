"""What helps the reader of Крѣпость and is no rule: its names, the page's headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines.krepost_1 import COMMENTS, LINE

law = section("cadogan-24.krepost")

AIDS: Final = Aids(
    names=Names(
        old="Крѣпость",
        ru="Крепость",
        en=(Named("Fortress", "Кадоган, 1914; PySolFC; AisleRiot; Википедия"),),
        fr=(Named("La Forteresse", "Кадоган, 1874"),),
    ),
    family="«Осаждённый замок»",
    phases=headings(
        law,
        ("Правила", "I.a"),
        ("Расклад", 1),
        ("Основания", 4),
        ("Марьяж", 7),
        ("Дорожки", 9),
        ("Конец", 15),
    ),
    demonstration=195259,
    recorded=tuple(LINE.split()),
    comments=COMMENTS,
)
