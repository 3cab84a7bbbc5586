"""Beleaguered Castle and Streets and Alleys: eight rows, single cards down regardless of suit."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, card_at
from rasklad.game import Game
from rasklad.games.reference.parts import (
    FOUNDATIONS,
    ORDER,
    aids_of,
    ending,
    foundations,
    law_of,
    rows_of,
    to_foundations,
)
from rasklad.rules import Available, ChangesSomething, Dealing, DealOut, Deck, Group, Lay, Step, Withdraw

ROWS: Final = rows_of(8)


def _castle(game_id: str, name: str, dealing: tuple[Dealing, ...]) -> Game:
    law = law_of(game_id)
    return Game(
        id=game_id,
        witness="",
        law=law,
        deck=Deck(name="one pack", ranks=ORDER, clauses=law),
        table=(Group(name="rows", places=ROWS, clauses=law), foundations(law)),
        deal=dealing,
        moves=(
            Available(name="outer cards", group="rows", refuses=law, one_card=law),
            *to_foundations(("rows",), law),
            Lay(
                name="build down",
                source=("rows",),
                target="rows",
                onto="card",
                conditions=(Step(order=ORDER, down=True, permits=law),),
            ),
            Lay(
                name="fill a row",
                source=("rows",),
                target="rows",
                onto="empty",
                guards=(ChangesSomething(clauses=law),),
                clauses=law,
            ),
        ),
        stock=(),
        end=ending(law),
        readings=(),
        aids=aids_of(game_id, name),
    )


def _by_columns(cards: int) -> tuple[str, ...]:
    return tuple(ROWS[number % 8].id for number in range(cards))


BELEAGUERED_CASTLE: Final = _castle(
    "beleaguered-castle",
    "Beleaguered Castle",
    (
        Withdraw(
            name="aces first",
            cards=tuple((place.id, card_at(suit, ACE)) for suit, place in enumerate(FOUNDATIONS)),
            clauses=law_of("beleaguered-castle"),
        ),
        DealOut(name="eight rows", order=_by_columns(48), clauses=law_of("beleaguered-castle")),
    ),
)
STREETS_AND_ALLEYS: Final = _castle(
    "streets-and-alleys",
    "Streets and Alleys",
    (DealOut(name="eight rows", order=_by_columns(52), clauses=law_of("streets-and-alleys")),),
)
