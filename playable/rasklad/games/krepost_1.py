"""Крѣпость (Fortress), by the old Russian Cadogan."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import ACE, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Named, Names, Unexecuted
from rasklad.games import recorded
from rasklad.games.krepost_1_readings import READINGS
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
    readings=READINGS,
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
        names=Names(
            old="Крѣпость",
            ru="Крепость",
            en=(Named("Fortress", "Кадоган, 1914; PySolFC; AisleRiot; Википедия"),),
            fr=(Named("La Forteresse", "Кадоган, 1874"),),
        ),
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
        recorded=tuple(recorded.KREPOST_1.split()),
    ),
)
