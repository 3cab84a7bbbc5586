"""Колодец, variant 2 (Four Seasons): the same rules for 52 cards; only the order of ranks is said anew."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Unexecuted
from rasklad.games.kolodets import ACE_TO_KING, DEAL, corners, ending, in_play, law, table
from rasklad.games.kolodets_aids import EXAMPLE, FAMILY, PHASES, names
from rasklad.games.kolodets_cross import cross
from rasklad.games.kolodets_readings import readings_of
from rasklad.games.kolodets_stock import stock
from rasklad.games.lines import kolodets_52 as recorded
from rasklad.rules import Deck

ID: Final = "kolodets-52"
law_2 = section("kolodets.variant2")
reading = section(ID)

KOLODETS_52: Final = Game(
    id=ID,
    witness="kolodets",
    law=(*law(*range(1, 21)), *law_2(*range(21, 25))),
    deck=Deck(name="one pack", ranks=ACE_TO_KING, clauses=(*law(3), *law_2(21, 22))),
    table=table(ID, size=13),
    deal=DEAL,
    moves=(
        *in_play(ID),
        *corners(ACE_TO_KING, around=law_2(23)),
        *cross(ID, ACE_TO_KING, around=law_2(22), settles=reading("R4", "R9")),
    ),
    stock=stock(ID),
    end=ending(ID, size=13, complete=(*law(1), *law_2(23))),
    readings=readings_of(ID),
    unexecuted=(
        Unexecuted("kolodets.pravila.7", "move", "В варианте 2 порядок карт в кресте даёт пункт 22."),
        Unexecuted("kolodets.pravila.13", "description", EXAMPLE),
        Unexecuted("kolodets.pravila.14", "move", "В варианте 2 порядок карт в углах даёт пункт 23."),
        Unexecuted(
            "kolodets.pravila.15",
            "goal",
            "Девять карт — это для колоды в 36; в варианте 2 в угол идут тринадцать.",
        ),
        Unexecuted("kolodets.variant2.24", "description", EXAMPLE),
    ),
    aids=Aids(
        names=names(),
        family=FAMILY,
        phases=(*PHASES, ("Вариант 2", "kolodets.variant2.21")),
        demonstration=76,
        recorded=tuple(recorded.LINE.split()),
        comments=recorded.COMMENTS,
    ),
)
