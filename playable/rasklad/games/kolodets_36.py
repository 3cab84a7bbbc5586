"""Колодец, variant 1: 36 cards, six to ace."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Unexecuted
from rasklad.games.kolodets import DEAL, SIX_TO_ACE, corners, ending, in_play, law, table
from rasklad.games.kolodets_aids import EXAMPLE, FAMILY, PHASES, names
from rasklad.games.kolodets_cross import cross
from rasklad.games.kolodets_readings import readings_of
from rasklad.games.kolodets_stock import stock
from rasklad.games.lines import kolodets_36 as recorded
from rasklad.rules import Deck

ID: Final = "kolodets-36"
reading = section(ID)

KOLODETS_36: Final = Game(
    id=ID,
    witness="kolodets",
    law=law(*range(1, 21)),
    deck=Deck(name="one pack", ranks=SIX_TO_ACE, clauses=law(3, 7)),
    table=table(ID, size=9),
    deal=DEAL,
    moves=(
        *in_play(ID),
        *corners(SIX_TO_ACE, around=law(14)),
        *cross(ID, SIX_TO_ACE, around=law(7), settles=reading("R4")),
    ),
    stock=stock(ID),
    end=ending(ID, size=9, complete=law(1, 15)),
    readings=readings_of(ID),
    unexecuted=(Unexecuted("kolodets.pravila.13", "description", EXAMPLE),),
    aids=Aids(
        names=names(", на 52 карты"),
        family=FAMILY,
        phases=PHASES,
        demonstration=174,
        recorded=tuple(recorded.LINE.split()),
        comments=recorded.COMMENTS,
    ),
)
