"""What helps the reader of the second Пленники and is no rule: names, headings, the recorded game."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Names
from rasklad.games.domosed import HEADINGS
from rasklad.games.headings import headings
from rasklad.games.lines import plenniki_48 as line
from rasklad.games.napoleon import FAMILY

law = section("shedevr.plenniki")

AIDS: Final = Aids(
    names=Names(ru="Пленники", variant="восемь рядов по шесть карт"),
    family=FAMILY,
    phases=(*HEADINGS, *headings(law, ("Пленники", 3))),
    demonstration=line.DEAL,
    recorded=tuple(line.LINE.split()),
    comments=line.COMMENTS,
)
