"""What helps the reader of Расчетъ and is no rule: its names, the page's headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines.raschet import COMMENTS, LINE

AIDS: Final = Aids(
    names=Names(
        old="Расчетъ",
        ru="Расчёт",
        other=(
            Named("Нарушенные интервалы", "onlinesgames.ru"),
            Named("Вычисление", "PySolFC, русский перевод"),
        ),
        en=(
            Named("Calculation", "PySolFC; Википедия"),
            Named("Broken Intervals", "Википедия"),
            Named("Progression", "Википедия"),
            Named("Four Kings", "Википедия"),
            Named("Hopscotch", "PySolFC, с основаниями одной масти"),
        ),
        fr=(Named("Le Calcul", "Кадоган, 1874"), Named("La Plus Belle", "Википедия")),
    ),
    family="«Сэр Томми»: талон раскладывают по своему выбору",
    phases=headings(
        section("cadogan-24.raschet"),
        ("Правила", "I.a"),
        ("Расклад", 1),
        ("Основания", 3),
        ("Восстановлено", "V1"),
    ),
    demonstration=3,
    recorded=tuple(LINE.split()),
    comments=COMMENTS,
)
