"""What helps the reader of Фаворитка and is no rule: names, headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Named, Names
from rasklad.games.headings import headings
from rasklad.games.lines import favoritka as line
from rasklad.games.napoleon import FAMILY

law = section("shedevr.favoritka")

AIDS: Final = Aids(
    names=Names(
        ru="Фаворитка",
        other=(Named("Фаворитный пасьянс", "shram.kiev.ua, в украинском переводе"),),
        lost="заглавие утрачено",
    ),
    family=FAMILY,
    phases=headings(
        law,
        ("Расклад", 1),
        ("Основания", 7),
        ("Ряды", 10),
        ("Переворот", 16),
        ("Восстановлено", "V1"),
    ),
    demonstration=line.DEAL,
    recorded=tuple(line.LINE.split()),
    comments=line.COMMENTS,
)
