"""Лабиринт (Labyrinth), by «Увлекательные пасьянсы»: what fits goes up while the cards are dealt."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import ACE, RANKS_IN_SUIT, card_at
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names
from rasklad.games.labirint_readings import READINGS
from rasklad.games.lines.labirint import LINE
from rasklad.games.tables import grid, pile
from rasklad.places import Place
from rasklad.rules import (
    Available,
    Barred,
    Closed,
    Complete,
    DealOut,
    Deck,
    Group,
    Lay,
    NoMoves,
    Rest,
    SameSuit,
    Step,
    Withdraw,
)
from rasklad.rules.deal_on import DealOn

law = section("uvlekatelnye.labirint")
reading = section("labirint")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
ROWS: Final = 6
COLUMNS: Final = 8
LINES: Final = ("top row", "inner rows", "bottom row")
CELLS: Final = grid(
    ROWS,
    COLUMNS,
    step=(1.12, 1.06),
    top=1.16,
    groups=(LINES[0], *(LINES[1],) * (ROWS - 2), LINES[2]),
)
IDS: Final = tuple(cell.id for cell in CELLS)
TOP, BOTTOM = CELLS[:COLUMNS], CELLS[-COLUMNS:]
INNER: Final = CELLS[COLUMNS:-COLUMNS]
STOCK: Final = pile("stock", "stock", "Колода", "в колоду", at=(7.84, 0.0), face="down")
FREED: Final = "Игровые — карты верхнего и нижнего рядов и те, над которыми или под которыми пусто."


def _foundation(suit: int) -> Place:
    return Place(
        id="F" + "SHDC"[suit],
        role="foundation",
        group="aces",
        label="♠♥♦♣"[suit],
        spoken=f"основание {speech.suit_genitive(suit)}",
        onto="на основание",
        x=round((2 + suit) * 1.12, 3),
        y=0.0,
        capacity=RANKS_IN_SUIT,
        suit=suit,
    )


ACES: Final = tuple(_foundation(suit) for suit in range(4))


def _play(suits: str) -> Lay:
    up = Step(order=ORDER, up=True, permits=law(8))
    in_suit = SameSuit(permits=reading("R4"))
    return Lay(
        name=f"free cards go up, {suits}",
        source=LINES,
        target="aces",
        onto="card",
        conditions=(up, in_suit) if suits == "suit" else (up,),
        settles=() if suits == "suit" else reading("R4"),
        under=(("suits", suits),),
    )


LABIRINT: Final = Game(
    id="labirint",
    witness="uvlekatelnye",
    law=law(*range(1, 10)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="foundations above the rows", places=ACES, clauses=law(3)),
        *(
            Group(name=f"{line} of the grid", places=places, clauses=law(2))
            for line, places in zip(LINES, (TOP, INNER, BOTTOM), strict=True)
        ),
        Group(name="the stock", places=(STOCK,), clauses=law(2)),
    ),
    deal=(
        Withdraw(
            name="aces first",
            cards=tuple((place.id, card_at(suit, ACE)) for suit, place in enumerate(ACES)),
            clauses=law(1, 3),
        ),
        Rest(
            name="the rest is dealt in play",
            to="stock",
            label="В колоде",
            clauses=law(2),
            under=(("deal", "free"),),
        ),
        DealOut(
            name="only the card just dealt goes up",
            order=IDS,
            plays="dealt",
            clauses=(*law(2, 4), *reading("R1")),
            under=(("deal", "dealt"),),
        ),
        DealOut(
            name="nothing goes up during the deal",
            order=IDS,
            clauses=(*law(2), *reading("R1")),
            under=(("deal", "none"),),
        ),
    ),
    moves=(
        *(
            Available(name=f"cards of the {line}", group=line, cites=law(5), refuses=law(5))
            for line in (LINES[0], LINES[2])
        ),
        Available(
            name="cards uncovered above or below",
            group=LINES[1],
            cites=law(6, 7),
            refuses=law(5),
            freed_by=tuple(
                (cell.id, (IDS[at - COLUMNS], IDS[at + COLUMNS]))
                for at, cell in enumerate(CELLS)
                if cell in INNER
            ),
            locked=law(5, 6, 7),
            key=FREED,
        ),
        Closed(
            name="foundations are final",
            group="aces",
            reason="С оснований карты не возвращаются.",
            clauses=reading("R3"),
        ),
        *(
            Barred(
                name=f"gaps of the {line} stay",
                source=LINES,
                target=line,
                onto="empty",
                reason="Пустое место не заполняют: оно открывает соседние карты.",
                clauses=reading("R2"),
            )
            for line in LINES
        ),
        *(
            Barred(
                name=f"no building in the {line}",
                source=LINES,
                target=line,
                reason="В рядах карту на карту не кладут: карты идут только на основания.",
                clauses=law(8),
            )
            for line in LINES
        ),
        _play("suit"),
        _play("any"),
    ),
    stock=(
        DealOn(
            name="deal on, what fits goes up first",
            cells=IDS,
            stock="stock",
            foundations="aces",
            action="Выложить карту",
            clauses=law(4, 2),
            settles=reading("R1"),
            under=(("deal", "free"),),
        ),
    ),
    end=(
        Complete(
            name="all cards are on the foundations",
            group="aces",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все карты лежат на основаниях по порядку.",
            clauses=law(9),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ни одна открытая карта не подходит: пасьянс не сошёлся.",
            clauses=law(8),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(ru="Лабиринт", en=("Labyrinth",), fr=("Le Labyrinthe",)),
        family="Блокада: карты освобождают друг друга",
        phases=(("Расклад", law(1)[0]), ("Раздача", law(4)[0]), ("Ходы", law(5)[0]), ("Цель", law(9)[0])),
        demonstration=8,
        recorded=tuple(LINE.split()),
    ),
)
