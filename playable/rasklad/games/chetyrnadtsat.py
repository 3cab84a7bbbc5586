"""Четырнадцать (The Fourteenth), by the old Russian Cadogan: two packs, pairs of fourteen on a square."""

from __future__ import annotations

from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Game
from rasklad.games.chetyrnadtsat_aids import AIDS
from rasklad.games.chetyrnadtsat_exchange import CLOSING_UP, EXCHANGES, PAIRS, SIDE
from rasklad.games.chetyrnadtsat_readings import READINGS, UNEXECUTED
from rasklad.games.tables import grid, pile
from rasklad.rules import Available, Barred, Cleared, Closed, Deal, Deck, FillAtOnce, Group, NoMoves, Rest

law = section("cadogan-24.chetyrnadtsat")
reading = section("chetyrnadtsat")

CELLS: Final = grid(SIDE, SIDE, step=(1.2, 1.1))
HAND: Final = pile("stock", "hand", "В руках", "в руку", at=(6.5, 0.0), face="down")
PAIRED: Final = pile("removed", "removed", "Снятые", "к снятым картам", at=(6.5, 1.1), role="waste")
OVER: Final = "Пасьянс сошёлся: вся колода разобрана на пары."


def _pack(packs: int) -> Deck:
    return Deck(
        name=f"packs: {packs}",
        ranks=tuple(range(RANKS_IN_SUIT)),
        packs=packs,
        clauses=reading("R1"),
        under=(("packs", str(packs)),),
    )


CHETYRNADTSAT: Final = Game(
    id="chetyrnadtsat",
    witness="cadogan-24",
    law=law(*range(1, 11)),
    deck=_pack(2),
    other_decks=(_pack(1),),
    table=(
        Group(name="five rows of five", places=CELLS, clauses=law(1)),
        Group(name="the hand", places=(HAND,), clauses=law(5)),
        Group(name="pairs taken away", places=(PAIRED,), clauses=law(4)),
    ),
    deal=(
        Deal(
            name="a card to each place",
            layout=tuple((cell.id, 1) for cell in CELLS),
            clauses=law(1),
            label="Ряды",
        ),
        Rest(name="the rest is in hand", to="stock", label="В руках", clauses=law(5)),
    ),
    moves=(
        Available(name="every card of the square", group="cells", refuses=law(1)),
        Closed(
            name="pairs stay away",
            group="removed",
            reason="Снятые карты из игры вышли.",
            clauses=law(4),
        ),
        PAIRS,
        Barred(
            name="never one card alone",
            source=("cells",),
            target="removed",
            reason="Снимают только пару карт, которая составляет четырнадцать.",
            clauses=law(2),
        ),
        Barred(
            name="cards don't move to empty places",
            source=("cells",),
            target="cells",
            onto="empty",
            reason="Карту меняют местами только с картой.",
            clauses=law(7),
        ),
        *EXCHANGES,
    ),
    stock=(
        FillAtOnce(
            name="the hand fills the square at once",
            target="cells",
            source="hand",
            clauses=law(5),
            settles=reading("R3"),
        ),
        *CLOSING_UP,
    ),
    end=(
        Cleared(name="the square is empty", group="cells", sentence=OVER, clauses=law(9)),
        Cleared(name="and so is the hand", group="hand", sentence=OVER, clauses=law(9)),
        NoMoves(
            name="nothing moves",
            sentence="Нет ни пары, ни обмена, который дал бы её: пасьянс не сошёлся.",
            clauses=(*law(6, 8), *reading("R6")),
        ),
    ),
    readings=READINGS,
    unexecuted=UNEXECUTED,
    aids=AIDS,
)
