"""Султанъ (Sultan), by the old Russian Cadogan: eight queens round the king of hearts, a divan, one talon."""

from __future__ import annotations

from typing import Final

from rasklad.cards import QUEEN, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Game
from rasklad.games import sultan_divan as divan
from rasklad.games import sultan_square as square
from rasklad.games.sultan_aids import AIDS
from rasklad.games.sultan_readings import READINGS
from rasklad.games.sultan_table import ACE_PILE, FOUNDING, KING_PILES, PACK, SULTAN_PLACE, TALON
from rasklad.rules import (
    Available,
    Complete,
    Deck,
    Draw,
    Group,
    NoMoves,
    Rest,
    TurnOver,
    Withdraw,
)

law = section("cadogan-24.sultan")
reading = section("sultan")

OVER: Final = "Пасьянс сошёлся: вокруг султана восемь дам."


def _again(limit: int) -> TurnOver:
    return TurnOver(
        name=f"{limit} new deals of the talon",
        source="waste",
        target="stock",
        action="Стасовать талон и играть вновь",
        counter="redeals",
        limit=limit,
        shuffle=True,
        what="талон",
        clauses=(*law(12), *reading("R6")),
        under=(("redeals", str(limit)),),
    )


SULTAN: Final = Game(
    id="sultan",
    witness="cadogan-24",
    law=law("I", *range(1, 13)),
    deck=Deck(name="two packs", ranks=tuple(range(RANKS_IN_SUIT)), packs=2, clauses=law(1)),
    table=(
        Group(name="seven kings", places=KING_PILES, clauses=law(3), settles=reading("R1")),
        Group(name="the ace of hearts", places=(ACE_PILE,), clauses=law(3)),
        Group(name="the sultan", places=(SULTAN_PLACE,), clauses=law(2), settles=reading("R1")),
        *divan.GROUPS,
        Group(name="the pack", places=(PACK,), clauses=law(9)),
        Group(name="the talon", places=(TALON,), clauses=law(10)),
    ),
    deal=(
        Withdraw(name="eight kings and an ace", cards=FOUNDING, clauses=law(1)),
        *divan.DEALT,
        Rest(name="the rest is the pack", to="stock", label="В колоде", clauses=law(9)),
    ),
    moves=(
        *divan.AVAILABLE,
        Available(
            name="top card of the talon",
            group="talon",
            cites=reading("R5"),
            refuses=(*law(10), *reading("R5")),
        ),
        *square.STAY,
        *divan.BARRED,
        *square.GROW,
    ),
    stock=(
        Draw(
            name="turn a card onto the talon",
            source="stock",
            target="waste",
            action="Открыть карту",
            clauses=law(9, 10),
            settles=reading("R4"),
        ),
        *divan.FILLED,
        _again(2),
        _again(1),
    ),
    end=(
        Complete(
            name="seven kings end with queens",
            group="kings",
            size=RANKS_IN_SUIT,
            sentence=OVER,
            clauses=law(6),
        ),
        Complete(
            name="the ace ends with a queen", group="ace", size=QUEEN + 1, sentence=OVER, clauses=law(6)
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, и пересдачи кончились: пасьянс не сошёлся.",
            clauses=(*law(12), *reading("R6")),
        ),
    ),
    readings=READINGS,
    aids=AIDS,
)
