"""What helps the reader of Шедевр and is no rule: names, headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines import shedevr as line
from rasklad.games.napoleon import FAMILY

law = section("shedevr.shedevr")

AIDS: Final = Aids(
    names=Names(
        ru="Шедевр",
        other=(Named("Маленький Наполеон", "наш перевод немецкого «Der kleine Napoleon», PySolFC"),),
        en=(Named("Little Napoleon", "kruegerliches.de; в PySolFC так названа другая игра"),),
    ),
    family=FAMILY,
    phases=headings(
        law,
        ("Расклад", 1),
        ("Основания", 8),
        ("Ряды", 11),
        ("Подвал", 16),
        ("Пустые ряды", 21),
    ),
    demonstration=line.DEAL,
    recorded=tuple(line.LINE.split()),
    comments=line.COMMENTS,
)
