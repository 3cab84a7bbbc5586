"""Основание (One Foundation, Golf), by «Увлекательные пасьянсы»: the beginning; the rest is reconstructed."""

from __future__ import annotations

from typing import Final

from rasklad.cards import KING, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names
from rasklad.games.lines import osnovanie as recorded
from rasklad.games.osnovanie_readings import READINGS
from rasklad.places import Place
from rasklad.rules import (
    Available,
    Barred,
    Cleared,
    Closed,
    Condition,
    Deal,
    Deck,
    Draw,
    Group,
    Lay,
    NoMoves,
    NoRedeal,
    NotOnto,
    Rest,
    Step,
)

law = section("uvlekatelnye.osnovanie")
reading = section("osnovanie")

ORDER: Final = tuple(range(RANKS_IN_SUIT))


def _row(number: int) -> Place:
    return Place(
        id=f"R{number}",
        role="tableau",
        group="rows",
        label=str(number),
        spoken=f"ряд {number}",
        onto=f"в ряд {number}",
        x=(number - 1) * 1.3,
        y=1.5,
        fan=(0.0, 0.3),
    )


ROWS: Final = tuple(_row(number) for number in range(1, 8))
STOCK: Final = Place(
    id="stock",
    role="stock",
    group="stock",
    label="Колода",
    spoken="колода",
    onto="в колоду",
    x=2.6,
    y=0.0,
    face="down",
)
BASE: Final = Place(
    id="hole",
    role="foundation",
    group="base",
    label="Основание",
    spoken="основание",
    onto="на основание",
    x=5.2,
    y=0.0,
)


def _on(ends: str, step: Step, *more: Condition) -> Lay:
    return Lay(
        name=f"on the base: {ends}",
        source=("rows",),
        target="base",
        onto="card",
        conditions=(step, *more),
        settles=reading("R2"),
        under=(("ends", ends),),
    )


OSNOVANIE: Final = Game(
    id="osnovanie",
    witness="uvlekatelnye",
    law=law(1, 2, *(f"V{number}" for number in range(1, 11))),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="seven rows", places=ROWS, clauses=law(1), settles=reading("R1")),
        Group(name="the stock above", places=(STOCK,), clauses=law(2)),
        Group(name="one base beside it", places=(BASE,), clauses=law("V1")),
    ),
    deal=(
        Deal(
            name="five open cards to each row",
            layout=tuple((row.id, 5) for row in ROWS),
            clauses=law(1, "V2"),
            label="Ряды",
            counted=law(1),
        ),
        Deal(name="the next card is the base", layout=(("hole", 1),), clauses=law("V3")),
        Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=law(2, "V2", "V3")),
    ),
    moves=(
        Available(name="outer cards", group="rows", cites=law("V4"), refuses=law("V4"), one_card=law("V4")),
        Closed(
            name="the base gives nothing back",
            group="base",
            reason="С основания карт не берут.",
            clauses=law("V4"),
        ),
        _on("noWrap", Step(order=ORDER, up=True, down=True, permits=law("V5"), ends_apart=law("V6"))),
        _on(
            "nothingOnKing",
            Step(order=ORDER, up=True, down=True, permits=law("V5"), ends_apart=law("V6")),
            NotOnto(ranks=(KING,), permits=reading("R2")),
        ),
        _on(
            "wrap",
            Step(order=ORDER, up=True, down=True, circular=True, permits=law("V5"), around=reading("R2")),
        ),
        Barred(
            name="rows take nothing",
            source=("rows",),
            target="rows",
            reason="С ряда на ряд карт не перекладывают, и пустой ряд не занимают.",
            clauses=law("V8"),
        ),
    ),
    stock=(
        Draw(
            name="a card of the stock to the base",
            source="stock",
            target="hole",
            action="Открыть карту",
            unless_empty="rows",
            clauses=law("V7"),
        ),
        NoRedeal(name="one pass", clauses=law("V7")),
    ),
    end=(
        Cleared(
            name="the rows are empty",
            group="rows",
            sentence="Пасьянс сошёлся: все карты рядов перешли на основание.",
            clauses=law("V9"),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Колода вышла, и ни одна крайняя карта не годится: пасьянс не сошёлся.",
            clauses=law("V10"),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(ru="Основание", other=("Гольф",), en=("One Foundation", "Golf"), fr=("Golf",)),
        family="«Гольф»",
        phases=(
            ("Расклад", "uvlekatelnye.osnovanie.1"),
            ("Восстановлено: расклад", "uvlekatelnye.osnovanie.V1"),
            ("Восстановлено: ходы", "uvlekatelnye.osnovanie.V4"),
            ("Восстановлено: конец", "uvlekatelnye.osnovanie.V9"),
        ),
        demonstration=3,
        recorded=tuple(recorded.LINE.split()),
    ),
)
