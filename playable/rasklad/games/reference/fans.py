"""Fan and Flower Garden: fans of open cards, with and without a bouquet."""

from __future__ import annotations

from typing import Final

from rasklad.cards import KING
from rasklad.game import Game
from rasklad.games.reference.parts import (
    ORDER,
    aids_of,
    ending,
    foundations,
    law_of,
    pile,
    rows_of,
    to_foundations,
)
from rasklad.rules import Available, BeginsWith, ChangesSomething, Deal, Deck, Group, Lay, SameSuit, Step

FANS: Final = rows_of(18)
BEDS: Final = rows_of(6)
BOUQUET: Final = tuple(pile(f"C{number}", "bouquet", number) for number in range(1, 17))
fan = law_of("fan")
garden = law_of("flower-garden")

FAN: Final = Game(
    id="fan",
    witness="",
    law=fan,
    deck=Deck(name="one pack", ranks=ORDER, clauses=fan),
    table=(Group(name="fans", places=FANS, clauses=fan), foundations(fan)),
    deal=(
        Deal(
            name="seventeen fans of three, one of one",
            layout=(*((place.id, 3) for place in FANS[:-1]), (FANS[-1].id, 1)),
            clauses=fan,
        ),
    ),
    moves=(
        Available(name="top cards", group="rows", refuses=fan, one_card=fan),
        *to_foundations(("rows",), fan),
        Lay(
            name="build down in suit",
            source=("rows",),
            target="rows",
            onto="card",
            conditions=(Step(order=ORDER, down=True, permits=fan), SameSuit(permits=fan)),
        ),
        Lay(
            name="kings to empty fans",
            source=("rows",),
            target="rows",
            onto="empty",
            conditions=(BeginsWith(rank=KING, permits=fan),),
            guards=(ChangesSomething(clauses=fan),),
        ),
    ),
    stock=(),
    end=ending(fan),
    readings=(),
    aids=aids_of("fan", "Fan"),
)

FLOWER_GARDEN: Final = Game(
    id="flower-garden",
    witness="",
    law=garden,
    deck=Deck(name="one pack", ranks=ORDER, clauses=garden),
    table=(
        Group(name="beds", places=BEDS, clauses=garden),
        Group(name="bouquet", places=BOUQUET, clauses=garden),
        foundations(garden),
    ),
    deal=(
        Deal(name="six beds of six", layout=tuple((place.id, 6) for place in BEDS), clauses=garden),
        Deal(name="sixteen single cards", layout=tuple((place.id, 1) for place in BOUQUET), clauses=garden),
    ),
    moves=(
        Available(name="top cards of beds", group="rows", refuses=garden, one_card=garden),
        Available(name="all of the bouquet", group="bouquet", refuses=garden),
        *to_foundations(("rows", "bouquet"), garden),
        Lay(
            name="build down",
            source=("rows", "bouquet"),
            target="rows",
            onto="card",
            conditions=(Step(order=ORDER, down=True, permits=garden),),
        ),
        Lay(
            name="fill a bed",
            source=("rows", "bouquet"),
            target="rows",
            onto="empty",
            guards=(ChangesSomething(clauses=garden),),
            clauses=garden,
        ),
    ),
    stock=(),
    end=ending(garden),
    readings=(),
    aids=aids_of("flower-garden", "Flower Garden"),
)
