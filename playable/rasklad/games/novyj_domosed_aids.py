"""What helps the reader of Новый домосед and is no rule: names, headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.game import Aids, Named, Names
from rasklad.games.domosed import HEADINGS
from rasklad.games.lines import novyj_domosed as line
from rasklad.games.napoleon import FAMILY

AIDS: Final = Aids(
    names=Names(ru="Новый домосед", other=(Named("Два соседа домоседа", "наш источник"),)),
    family=FAMILY,
    phases=HEADINGS,
    demonstration=line.DEAL,
    recorded=tuple(line.LINE.split()),
    comments=line.COMMENTS,
)
