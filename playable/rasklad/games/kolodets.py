"""Колодец (Four Seasons): variant 1 with 36 cards, variant 2 with 52."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, KING, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Unexecuted
from rasklad.games import recorded
from rasklad.games.kolodets_readings import readings_of
from rasklad.games.kolodets_table import CROSS, OPEN, RESERVE, STOCK, corners_of
from rasklad.rules import (
    Available,
    Barred,
    BaseRank,
    BeginsWithBase,
    ChangesSomething,
    Closed,
    Complete,
    Deal,
    Deck,
    FillAtOnce,
    FitsNowhere,
    Group,
    Lay,
    NoMoves,
    Rest,
    SameSuit,
    Step,
    Turn,
    TurnOver,
)

law = section("kolodets.pravila")
law_2 = section("kolodets.variant2")

SIX: Final = 5
SIX_TO_ACE: Final = (*range(SIX, RANKS_IN_SUIT), ACE)
ACE_TO_KING: Final = tuple(range(ACE, KING + 1))

ANYWHERE: Final = ("cross", "open", "reserve")


def _kolodets(
    *,
    game_id: str,
    order: tuple[int, ...],
    deck_clauses: tuple[str, ...],
    law_in_order: tuple[str, ...],
    cross_order: tuple[str, ...],
    corner_order: tuple[str, ...],
    complete: tuple[str, ...],
    unexecuted: tuple[Unexecuted, ...],
    phases: tuple[tuple[str, str], ...],
    demonstration: int,
    line: str,
) -> Game:
    reading = section(game_id)
    return Game(
        id=game_id,
        witness="kolodets",
        law=law_in_order,
        deck=Deck(name="one pack", ranks=order, clauses=deck_clauses),
        table=(
            Group(name="the cross", places=CROSS, clauses=law(2), settles=reading("R1")),
            Group(name="the corners", places=corners_of(len(order)), clauses=law(8), settles=reading("R1")),
            Group(name="the stock", places=(STOCK,), clauses=law(11)),
            Group(name="the turned card", places=(OPEN,), clauses=law(17)),
            Group(name="the reserve", places=(RESERVE,), clauses=law(1, 19)),
        ),
        deal=(
            Deal(
                name="one card to each place of the cross",
                layout=tuple((place.id, 1) for place in CROSS),
                clauses=law(3, 11),
                label="Крест",
                counted=law(2, 3),
            ),
            Deal(name="the sixth card to corner 1", layout=(("F1", 1),), clauses=law(11)),
            BaseRank(name="the sixth card is the base", group="corners", clauses=law(10, 11)),
            Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=law(11)),
        ),
        moves=(
            Available(
                name="top card of a place of the cross",
                group="cross",
                refuses=law(4),
                one_card=law(6),
            ),
            Available(
                name="the turned card in play",
                group="open",
                cites=law(17),
                refuses=law(17),
            ),
            Available(
                name="top card of the reserve",
                group="reserve",
                clauses=law(19),
                cites=law(20),
                refuses=law(19),
                one_card=law(6),
            ),
            Closed(
                name="corners give nothing back",
                group="corners",
                reason="Из угла карты не берут.",
                clauses=(*law(4, 9), *reading("R5")),
            ),
            Lay(
                name="start a corner",
                source=ANYWHERE,
                target="corners",
                onto="empty",
                conditions=(BeginsWithBase(permits=law(12)),),
                any_empty=law(16),
            ),
            Lay(
                name="continue a corner",
                source=ANYWHERE,
                target="corners",
                onto="card",
                conditions=(
                    Step(order=order, up=True, circular=True, permits=law(9), around=corner_order),
                    SameSuit(permits=law(8)),
                ),
            ),
            Lay(
                name="build on the cross",
                source=ANYWHERE,
                target="cross",
                onto="card",
                conditions=(Step(order=order, down=True, circular=True, permits=law(5), around=cross_order),),
                clauses=law(4),
                settles=reading("R4"),
            ),
            Lay(
                name="fill an empty place of the cross",
                source=ANYWHERE,
                target="cross",
                onto="empty",
                guards=(ChangesSomething(clauses=reading("R3")),),
                clauses=reading("R2"),
                under=(("emptyPlace", "any"),),
            ),
            FillAtOnce(
                name="the reserve fills the cross",
                source="reserve",
                target="cross",
                clauses=reading("R2"),
                under=(("emptyPlace", "reserveAtOnce"),),
            ),
            Barred(
                name="only the reserve fills the cross",
                source=ANYWHERE,
                target="cross",
                onto="empty",
                reason="Пустое место занимает только резерв, и сразу.",
                clauses=reading("R2"),
                under=(("emptyPlace", "reserveAtOnce"),),
            ),
            Barred(
                name="nothing fills the cross",
                source=ANYWHERE,
                target="cross",
                onto="empty",
                reason="Опустевшее место креста остаётся пустым.",
                clauses=reading("R2"),
                under=(("emptyPlace", "never"),),
            ),
            Barred(
                name="the cross doesn't feed the reserve",
                source=("cross",),
                target="reserve",
                reason="В резерв кладут только карты из колоды.",
                clauses=law(18),
            ),
        ),
        stock=(
            Turn(
                name="turn a card",
                source="stock",
                target="open",
                action="Открыть карту",
                clauses=law(17),
                settles=reading("R7"),
            ),
            Lay(
                name="lay aside what fits nowhere",
                source=("open",),
                target="reserve",
                onto="any",
                guards=(FitsNowhere(clauses=(*law(18, 17), *reading("R6"))),),
                clauses=law(18),
                under=(("turned", "must"),),
            ),
            Lay(
                name="lay aside at will",
                source=("open",),
                target="reserve",
                onto="any",
                clauses=(*law(18), *reading("R6")),
                under=(("turned", "reserveAnytime"),),
            ),
            TurnOver(
                name="no redeal",
                source="waste",
                target="stock",
                action="Перевернуть резерв",
                counter="redeals",
                limit=0,
                waiting="open",
                clauses=reading("R8"),
                under=(("redeals", "0"),),
            ),
            TurnOver(
                name="one redeal",
                source="waste",
                target="stock",
                action="Перевернуть резерв",
                counter="redeals",
                limit=1,
                waiting="open",
                clauses=reading("R8"),
                under=(("redeals", "1"),),
            ),
        ),
        end=(
            Complete(
                name="a suit in each corner",
                group="corners",
                size=len(order),
                sentence="Пасьянс сошёлся: в каждом углу собрана своя масть.",
                clauses=complete,
            ),
            NoMoves(
                name="nothing moves",
                sentence="Ходов больше нет: пасьянс не сошёлся.",
                clauses=reading("R8"),
            ),
        ),
        readings=readings_of(game_id),
        unexecuted=unexecuted,
        aids=Aids(
            names=Names(ru="Колодец", en=("Four Seasons", "Corner Card", "Vanishing Cross")),
            family="«Времена года»",
            phases=phases,
            demonstration=demonstration,
            recorded=tuple(line.split()),
        ),
    )


PHASES: Final = (
    ("Цель и стол", "kolodets.pravila.1"),
    ("Крест", "kolodets.pravila.3"),
    ("Углы", "kolodets.pravila.8"),
    ("Основание", "kolodets.pravila.10"),
    ("Колода и резерв", "kolodets.pravila.17"),
)
EXAMPLE: Final = "Пример к предыдущему пункту: своего хода не вводит."

KOLODETS_36: Final = _kolodets(
    game_id="kolodets-36",
    order=SIX_TO_ACE,
    deck_clauses=law(3, 7),
    law_in_order=law(*range(1, 21)),
    cross_order=law(7),
    corner_order=law(14),
    complete=law(1, 15),
    unexecuted=(Unexecuted("kolodets.pravila.13", "description", EXAMPLE),),
    phases=PHASES,
    demonstration=174,
    line=recorded.KOLODETS_36,
)

KOLODETS_52: Final = _kolodets(
    game_id="kolodets-52",
    order=ACE_TO_KING,
    deck_clauses=(*law(3), *law_2(21, 22)),
    law_in_order=(*law(*range(1, 21)), *law_2(*range(21, 25))),
    cross_order=law_2(22),
    corner_order=law_2(23),
    complete=(*law(1), *law_2(23)),
    unexecuted=(
        Unexecuted("kolodets.pravila.7", "move", "В варианте 2 порядок карт в кресте даёт пункт 22."),
        Unexecuted("kolodets.pravila.13", "description", EXAMPLE),
        Unexecuted("kolodets.pravila.14", "move", "В варианте 2 порядок карт в углах даёт пункт 23."),
        Unexecuted(
            "kolodets.pravila.15",
            "goal",
            "Девять карт — это для колоды в 36; в варианте 2 в угол идут тринадцать.",
        ),
        Unexecuted("kolodets.variant2.24", "description", EXAMPLE),
    ),
    phases=(*PHASES, ("Вариант 2", "kolodets.variant2.21")),
    demonstration=76,
    line=recorded.KOLODETS_52,
)
