"""Колодец for two packs (The Well): the book's own is lost, this one is known from other sources."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, KING, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names, Unexecuted
from rasklad.games.kolodets_3_readings import READINGS
from rasklad.games.kolodets_3_table import BASES, CENTRE, PACKETS, STOCK, WALLS, WORK
from rasklad.games.lines import kolodets_3 as recorded
from rasklad.rules import (
    Available,
    Barred,
    BeginsWith,
    ChangesSomething,
    Closed,
    Complete,
    Condition,
    Deal,
    DealRound,
    Deck,
    FillAtOnce,
    Gather,
    Group,
    Lay,
    MarkedSuit,
    NoMoves,
    NotOnto,
    Rest,
    SameSuit,
    Step,
)

law = section("uvlekatelnye.kolodets")
reading = section("kolodets-3")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
ANYWHERE: Final = ("work", "centre", "walls", "packets")
PASSES: Final = 5


def _build(limits: str, target: str, clauses: tuple[str, ...], *more: Condition) -> Lay:
    return Lay(
        name=f"build on {target}: {limits}",
        source=ANYWHERE,
        target=target,
        onto="card",
        conditions=(
            Step(order=ORDER, up=True, circular=True, permits=clauses),
            SameSuit(permits=clauses),
            *more,
        ),
        settles=reading("R4"),
        under=(("limits", limits),),
    )


KOLODETS_3: Final = Game(
    id="kolodets-3",
    witness="uvlekatelnye",
    law=law(1, *(f"V{number}" for number in range(1, 15))),
    deck=Deck(name="two packs", ranks=ORDER, packs=2, clauses=law("V1")),
    table=(
        Group(name="four bases at the corners", places=BASES, clauses=law("V4"), settles=reading("R1")),
        Group(name="four working places", places=WORK, clauses=law("V3")),
        Group(name="the bottom of the well", places=(CENTRE,), clauses=law("V3")),
        Group(name="four walls", places=WALLS, clauses=law("V2")),
        Group(name="five packets", places=PACKETS, clauses=law("V5")),
        Group(name="the stock", places=(STOCK,), clauses=law("V5")),
    ),
    deal=(
        Deal(
            name="ten open cards to each wall",
            layout=tuple((wall.id, 10) for wall in WALLS),
            clauses=law("V2"),
            label="Стены",
        ),
        Deal(
            name="a card outside each wall",
            layout=tuple((place.id, 1) for place in WORK),
            clauses=law("V3"),
            label="Рабочие места",
        ),
        Deal(
            name="five packets begun",
            layout=tuple((packet.id, 1) for packet in PACKETS),
            clauses=law("V5"),
            label="Кучки",
        ),
        Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=law("V5")),
    ),
    moves=(
        *(
            Available(name=f"top cards: {group}", group=group, refuses=law("V9"), one_card=law("V9"))
            for group in ANYWHERE
        ),
        Closed(
            name="bases are final",
            group="bases",
            reason="С оснований карты не возвращаются.",
            clauses=reading("R2"),
        ),
        Lay(
            name="king begins a base",
            source=ANYWHERE,
            target="bases",
            onto="empty",
            conditions=(BeginsWith(rank=KING, permits=law("V6")), MarkedSuit(permits=reading("R1"))),
        ),
        Lay(
            name="continue a base",
            source=ANYWHERE,
            target="bases",
            onto="card",
            conditions=(
                Step(order=ORDER, down=True, circular=True, permits=law("V6")),
                SameSuit(permits=law("V6")),
            ),
        ),
        _build("free", "work", law("V7")),
        _build("barred", "work", law("V7"), NotOnto(ranks=(ACE, KING), permits=law("V14"))),
        _build("free", "centre", law("V8")),
        _build("barred", "centre", law("V8"), NotOnto(ranks=(KING,), permits=law("V14"))),
        Lay(
            name="ace begins the centre",
            source=ANYWHERE,
            target="centre",
            onto="empty",
            conditions=(BeginsWith(rank=ACE, permits=law("V8")),),
        ),
        *(
            Barred(
                name=f"nothing is laid on {target}",
                source=ANYWHERE,
                target=target,
                reason="На стены и кучки карт не кладут.",
                clauses=law("V9"),
            )
            for target in ("walls", "packets")
        ),
        FillAtOnce(
            name="a wall closes its working place",
            own=tuple((place.id, wall.id) for place, wall in zip(WORK, WALLS, strict=True)),
            clauses=law("V10"),
        ),
        Lay(
            name="any card to a place without a wall",
            source=ANYWHERE,
            target="work",
            onto="empty",
            guards=(ChangesSomething(clauses=reading("R3")),),
            clauses=law("V10"),
        ),
    ),
    stock=(
        DealRound(
            name="a card to each packet",
            action="Сдать на кучки",
            group="packets",
            stock="stock",
            outside=("stock", "packets"),
            clauses=law("V11"),
        ),
        Gather(
            name="gather the packets",
            action="Собрать кучки и сдать",
            group="packets",
            stock="stock",
            outside=("packets", "stock"),
            limit=PASSES - 1,
            clauses=law("V12"),
        ),
    ),
    end=(
        Complete(
            name="two suits on each king",
            group="bases",
            size=2 * RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все 104 карты лежат на основаниях.",
            clauses=law("V13"),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, и пересдач не осталось: пасьянс не сошёлся.",
            clauses=law("V12"),
        ),
    ),
    readings=READINGS,
    unexecuted=(
        Unexecuted(
            "uvlekatelnye.kolodets.1",
            "description",
            "Конец потерянного описания: по трём словам хода не восстановить.",
        ),
    ),
    aids=Aids(
        names=Names(ru="Колодец", en=("The Well",), lost="начало утрачено"),
        family="«Колодец»",
        phases=(
            ("Что уцелело", "uvlekatelnye.kolodets.1"),
            ("По другим источникам: расклад", "uvlekatelnye.kolodets.V1"),
            ("По другим источникам: ходы", "uvlekatelnye.kolodets.V6"),
            ("По другим источникам: колода и цель", "uvlekatelnye.kolodets.V11"),
        ),
        demonstration=3,
        recorded=tuple(recorded.LINE.split()),
    ),
)
