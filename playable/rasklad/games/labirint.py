"""Лабиринт (Labyrinth), by «Увлекательные пасьянсы»: what fits goes up while the cards are dealt."""

from __future__ import annotations

from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Named, Names
from rasklad.games.labirint_parts import DEALING_ON, DEALS, GRACE
from rasklad.games.labirint_readings import READINGS
from rasklad.games.labirint_table import ACES, ASIDE, BASES, BY_LINE, LINES, NEIGHBOURS, STOCK
from rasklad.games.lines.labirint import COMMENTS, LINE
from rasklad.games.suit_bases import stays
from rasklad.rules import Available, Barred, Complete, Deck, Group, Lay, NoMoves, SameSuit, Step, Withdraw

law = section("uvlekatelnye.labirint")
reading = section("labirint")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
PLAYABLE: Final = (*LINES, "aside")


def _play(suits: str) -> Lay:
    up, in_suit = Step(order=ORDER, up=True, permits=law(8)), SameSuit(permits=reading("R4"))
    return Lay(
        name=f"free cards go up, {suits}",
        source=PLAYABLE,
        target="aces",
        onto="card",
        conditions=(up, in_suit) if suits == "suit" else (up,),
        settles=() if suits == "suit" else reading("R4"),
        under=(("suits", suits),),
    )


def _nothing_on(line: str) -> tuple[Barred, Barred]:
    return (
        Barred(
            name=f"gaps of the {line} stay",
            source=PLAYABLE,
            target=line,
            onto="empty",
            reason="Пустое место не заполняют: оно открывает соседние карты.",
            clauses=reading("R2"),
        ),
        Barred(
            name=f"no building in the {line}",
            source=PLAYABLE,
            target=line,
            reason="В рядах карту на карту не кладут: карты идут только на основания.",
            clauses=law(8),
        ),
    )


LABIRINT: Final = Game(
    id="labirint",
    witness="uvlekatelnye",
    law=law(*range(1, 10)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="foundations above the rows", places=BASES, clauses=law(3)),
        *(Group(name=f"{line} of the grid", places=cells, clauses=law(2)) for line, cells in BY_LINE),
        Group(name="the stock", places=(STOCK,), clauses=law(2)),
        Group(name="the card set aside", places=(ASIDE,), clauses=reading("R7")),
    ),
    deal=(Withdraw(name="aces first", cards=ACES, clauses=law(1, 3)), *DEALS),
    moves=(
        Available(name="cards of the top row", group="top row", cites=law(5), refuses=law(5)),
        Available(name="cards of the bottom row", group="bottom row", cites=law(5), refuses=law(5)),
        Available(
            name="cards uncovered above or below",
            group="inner rows",
            cites=law(6, 7),
            refuses=law(5),
            freed_by=NEIGHBOURS,
            locked=law(5, 6, 7),
            opened=(law(6), law(7)),
            key="Игровые — карты верхнего и нижнего рядов и те, над которыми или под которыми пусто.",
            settles=reading("R5", "R6"),
        ),
        stays("aces", reading("R3")),
        *(rule for line in LINES for rule in _nothing_on(line)),
        _play("suit"),
        _play("any"),
        *GRACE,
    ),
    stock=DEALING_ON,
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
        names=Names(
            ru="Лабиринт",
            en=(
                Named("Labyrinth", "Тарбарт, 1905; AisleRiot"),
                Named("The Labyrinth", "Кадоган, 1914, в две колоды"),
            ),
            fr=(Named("Labyrinthe", "AisleRiot, французский перевод"),),
        ),
        family="Блокада: карты освобождают друг друга",
        phases=(("Расклад", law(1)[0]), ("Раздача", law(4)[0]), ("Ходы", law(5)[0]), ("Цель", law(9)[0])),
        demonstration=8,
        recorded=tuple(LINE.split()),
        comments=COMMENTS,
    ),
)
