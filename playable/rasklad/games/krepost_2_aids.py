"""What helps the reader of Крепость by the modern book and is no rule: names, headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines import krepost_2 as line
from rasklad.games.napoleon import FAMILY

law = section("shedevr.krepost")

AIDS: Final = Aids(
    names=Names(
        ru="Крепость",
        variant="вверх или вниз",
        en=(Named("Fortress", "Кадоган, 1914; PySolFC; AisleRiot; Википедия: везде только вверх"),),
        fr=(Named("La Forteresse", "Кадоган, 1874"),),
    ),
    family=FAMILY,
    phases=headings(
        law,
        ("Расклад", 1),
        ("Основания", 4),
        ("Ряды", 8),
        ("Конец", 13),
    ),
    demonstration=line.DEAL,
    recorded=tuple(line.LINE.split()),
    comments=line.COMMENTS,
)
