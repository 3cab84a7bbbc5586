"""Четырнадцать (The Fourteenth), by the old Russian Cadogan: two packs, pairs of fourteen on a square."""

from __future__ import annotations

from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Unexecuted
from rasklad.games.chetyrnadtsat_readings import READINGS
from rasklad.games.lines.chetyrnadtsat import LINE
from rasklad.games.tables import grid, pile
from rasklad.rules import (
    Available,
    Barred,
    Cleared,
    Closed,
    Deal,
    Deck,
    Exchange,
    FillAtOnce,
    Group,
    NoMoves,
    RemovePair,
    Rest,
)
from rasklad.rules.grid import ClosesUp

law = section("cadogan-24.chetyrnadtsat")
reading = section("chetyrnadtsat")

SIDE: Final = 5
CELLS: Final = grid(SIDE, SIDE, step=(1.2, 1.1))
HAND: Final = pile("stock", "hand", "В руках", "в руку", at=(6.5, 0.0), face="down")
PAIRED: Final = pile("removed", "removed", "Снятые", "к снятым картам", at=(6.5, 1.1), role="waste")
OVER: Final = "Пасьянс сошёлся: вся колода разобрана на пары."

PAIRS: Final = RemovePair(
    name="take a pair of fourteen",
    group="cells",
    columns=SIDE,
    stand="in line",
    to="removed",
    total=14,
    match=law(2, 3),
    place=(*law(2), *reading("R2")),
    clauses=law(2, 3, 4),
    settles=reading("R2"),
)


def _exchange(blocked: str, limit: int | None) -> Exchange:
    return Exchange(
        name=f"exchange two cards for two, {blocked}",
        group="cells",
        pairs=PAIRS,
        useful=(*law(8), *reading("R6")),
        limit=limit,
        clauses=(*law(6, 7), *reading("R4")),
        settles=reading("R5"),
        under=(("blocked", blocked),),
    )


def _closing(blocked: str) -> ClosesUp:
    return ClosesUp(
        name=f"the square closes up, {blocked}",
        group="cells",
        stock="stock",
        clauses=reading("R4"),
        under=(("blocked", blocked),),
    )


CHETYRNADTSAT: Final = Game(
    id="chetyrnadtsat",
    witness="cadogan-24",
    law=law(*range(1, 11)),
    deck=Deck(name="two packs", ranks=tuple(range(RANKS_IN_SUIT)), packs=2, clauses=reading("R1")),
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
        _exchange("always", None),
        _exchange("alwaysCloseUp", None),
        _exchange("onceCloseUp", 1),
    ),
    stock=(
        FillAtOnce(
            name="the hand fills the square at once",
            target="cells",
            source="hand",
            clauses=law(5),
            settles=reading("R3"),
        ),
        _closing("alwaysCloseUp"),
        _closing("onceCloseUp"),
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
    unexecuted=(
        Unexecuted(
            "cadogan-24.chetyrnadtsat.10",
            "description",
            "Пример к рисунку: три пары, которые видны на нём сразу; своего хода не вводит.",
        ),
    ),
    aids=Aids(
        names=Names(
            ru="Четырнадцать",
            en=("The Fourteenth", "Fourteens", "Number Fourteen"),
            fr=("Les Quatorze",),
        ),
        family="Пары на поле",
        phases=(
            ("Расклад", law(1)[0]),
            ("Пары", law(2)[0]),
            ("Обмен", law(6)[0]),
            ("Цель", law(9)[0]),
        ),
        demonstration=1,
        recorded=tuple(LINE.split()),
    ),
)
