"""Крѣпость (Fortress), by the old Russian Cadogan."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import ACE, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Reading, Unexecuted
from rasklad.places import Place
from rasklad.rules import (
    Available,
    BeginsWith,
    ChangesSomething,
    Closed,
    Complete,
    Deal,
    Deck,
    Group,
    Lay,
    MarkedSuit,
    NoMoves,
    NoRedeal,
    SameSuit,
    Step,
)

law = section("cadogan-24.krepost")
reading = section("krepost-1")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
SIZES: Final = (6, 6, 5, 5, 5, 5, 5, 5, 5, 5)
# Geometry in card widths (60 units) and heights (84): rows fan by 28 units, stand 8 units apart.
FAN: Final = 28 / 60
INNER_LEFT: Final = 154 / 60
ACES: Final = 226 / 60
INNER_RIGHT: Final = 298 / 60


def _row(number: int) -> Place:
    left, line = number % 2 == 1, (number + 1) // 2
    wing, letter = ("левый", "Л") if left else ("правый", "П")
    return Place(
        id=f"R{number}",
        role="tableau",
        group="rows",
        label=f"{letter}{line}",
        spoken=f"{wing} ряд {line}",
        onto=f"на дорожку {letter}{line}",
        x=INNER_LEFT if left else INNER_RIGHT,
        y=(line - 1) * 92 / 84,
        fan=(-FAN if left else FAN, 0.0),
    )


def _ace_place(suit: int) -> Place:
    return Place(
        id="F" + "SHDC"[suit],
        role="foundation",
        group="aces",
        label="♠♥♦♣"[suit],
        spoken=f"основание {speech.suit_genitive(suit)}",
        onto="на основание",
        x=ACES,
        y=(34 + suit * 100) / 84,
        capacity=RANKS_IN_SUIT,
        suit=suit,
    )


ROWS: Final = tuple(_row(number) for number in range(1, 11))

KREPOST_1: Final = Game(
    id="krepost-1",
    witness="cadogan-24",
    law=law("I.a", "I.b", "I.c", "II", *range(1, 16)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="rows in two wings", places=ROWS, clauses=law(1)),
        Group(
            name="places for the aces", places=tuple(_ace_place(suit) for suit in range(4)), clauses=law(3)
        ),
    ),
    deal=(
        Deal(
            name="straight across both wings",
            layout=tuple((row.id, size) for row, size in zip(ROWS, SIZES, strict=True)),
            outer_first=frozenset(row.id for row in ROWS[::2]),
            clauses=law(1, 2),
            label="Ряды",
            counted=reading("R1"),
        ),
    ),
    moves=(
        Available(
            name="outer cards only",
            group="rows",
            clauses=law("I.a", "I.b"),
            refuses=law("I.c"),
            one_card=(*law("I.c"), *reading("R7")),
            outside="Снаружи",
        ),
        Closed(
            name="foundations are final",
            group="aces",
            reason="С оснований карты не возвращаются.",
            clauses=reading("R3"),
        ),
        Lay(
            name="ace to its place",
            source=("rows",),
            target="aces",
            onto="empty",
            conditions=(BeginsWith(rank=ACE, permits=law(4)), MarkedSuit(permits=reading("R2"))),
            clauses=law(6),
        ),
        Lay(
            name="continue a foundation",
            source=("rows",),
            target="aces",
            onto="card",
            conditions=(Step(order=ORDER, up=True, permits=law(5)), SameSuit(permits=law("II"))),
            clauses=law(6),
        ),
        Lay(
            name="marriage",
            source=("rows",),
            target="rows",
            onto="card",
            conditions=(
                Step(order=ORDER, up=True, down=True, permits=law(7), ends_apart=reading("R5")),
                SameSuit(permits=law(13), stated=reading("R4")),
            ),
        ),
        Lay(
            name="fill a lane",
            source=("rows",),
            target="rows",
            onto="empty",
            guards=(ChangesSomething(clauses=reading("R6")),),
            clauses=law(12, 9),
        ),
    ),
    stock=(NoRedeal(name="no new deal", clauses=law(15)),),
    end=(
        Complete(
            name="four suits up to the kings",
            group="aces",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все четыре масти собраны от туза до короля.",
            clauses=law(5),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, а заново пасьянс не раскладывают: он не сошёлся.",
            clauses=law(15),
        ),
    ),
    readings=(
        Reading(
            id="krepost-1.R1",
            name="rows",
            after="cadogan-24.krepost.1",
            silent="Сколько рядов в каждой группе и по скольку в них карт, текст не говорит: рисунок утрачен.",
            choice="Пять рядов слева и пять справа; в двух верхних по шесть карт, в остальных по пять.",
            why="Так у всех позднейших описаний игры, и только так раскладываются ровно 52 карты на десять рядов; "
            "какие именно два ряда длиннее, для игры безразлично.",
        ),
        Reading(
            id="krepost-1.R2",
            name="aceplaces",
            after="cadogan-24.krepost.3",
            silent="Какой туз на какое из четырёх мест ложится, не сказано.",
            choice="Места размечены по мастям, сверху вниз: пики, черви, бубны, трефы.",
            why="На ход игры это не влияет, зато у каждого туза своё место и ход записывается одним способом.",
        ),
        Reading(
            id="krepost-1.R3",
            name="final",
            after="cadogan-24.krepost.6",
            silent="Можно ли вернуть карту с основания в ряд, не сказано.",
            choice="Нельзя.",
            why="Текст знает один источник карт — внешние карты рядов, и ни один пункт не разрешает снимать карту "
            "с основания.",
        ),
        Reading(
            id="krepost-1.R4",
            name="marriage",
            after="cadogan-24.krepost.7",
            silent="Что такое марьяж, здесь не объяснено, и масть в этом пункте не названа.",
            choice="Марьяж соединяет карты одной масти, соседние по старшинству.",
            why="Так слово «марьяж» толкует словарь той же книги, и так же, «по порядку одной и той же масти», "
            "говорит о рядах пункт 13.",
        ),
        Reading(
            id="krepost-1.R5",
            name="ends",
            after="cadogan-24.krepost.7",
            silent="Соседи ли король и туз, не сказано.",
            choice="Не соседи: ни туз на короля, ни король на туза не ложится.",
            why="Основания кончаются королём (пункт 5), а порядок карт в словаре той же книги идёт от туза до "
            "короля, без перехода через край.",
        ),
        Reading(
            id="krepost-1.R6",
            name="nullmove",
            after="cadogan-24.krepost.12",
            silent="Можно ли переложить единственную карту ряда на другую дорожку, не сказано.",
            choice="Это не ход.",
            why="Одна дорожка исчезает, другая такая же возникает: расклад не меняется, а считать такие ходы — "
            "значит никогда не признать, что ходов нет.",
        ),
        Reading(
            id="krepost-1.R7",
            name="onecard",
            after="cadogan-24.krepost.14",
            silent="Перекладывают ряд обратно целиком или по одной карте, из текста не видно: пример утрачен "
            "вместе со сноской.",
            choice="По одной карте: ряд поворачивается сам, когда его карты одна за другой ложатся на дорожку.",
            why="Правило I не пускает в дело карту раньше внешней; обратный порядок и есть то, что получается, "
            "если перекладывать карты по одной.",
        ),
    ),
    unexecuted=(
        Unexecuted(
            "cadogan-24.krepost.8",
            "advice",
            "Совет, на что смотреть при марьяже: ходов не прибавляет и не отнимает.",
        ),
        Unexecuted("cadogan-24.krepost.10", "advice", "Замечание о пользе дорожек."),
        Unexecuted(
            "cadogan-24.krepost.11",
            "advice",
            "Совет не спешить: заполнять дорожку не обязательно, но и не запрещено.",
        ),
        Unexecuted(
            "cadogan-24.krepost.14",
            "description",
            "Следствие пунктов 12 и 13: обратный порядок выходит из обычных ходов по одной карте.",
        ),
    ),
    aids=Aids(
        names=Names(old="Крѣпость", ru="Крепость", en=("Fortress",), fr=("La Forteresse",)),
        family="«Осаждённый замок»",
        phases=tuple(
            (title, clause)
            for title, (clause,) in (
                ("Правила", law("I.a")),
                ("Расклад", law(1)),
                ("Основания", law(4)),
                ("Марьяж", law(7)),
                ("Дорожки", law(9)),
                ("Конец", law(15)),
            )
        ),
        demonstration=195259,
    ),
)
