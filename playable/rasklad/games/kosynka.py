"""Косынка (Klondike, three cards at a time), by «Увлекательные пасьянсы»."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import ACE, KING, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names
from rasklad.games.kosynka_readings import READINGS
from rasklad.games.lines import kosynka as recorded
from rasklad.places import Place
from rasklad.rules import (
    Available,
    BeginsWith,
    ChangesSomething,
    Closed,
    Complete,
    Deal,
    Deck,
    Draw,
    Group,
    Lay,
    MarkedSuit,
    NoMoves,
    OtherColour,
    Rest,
    SameSuit,
    Step,
    Together,
    TurnOver,
    TurnsUp,
)

law = section("uvlekatelnye.kosynka")
reading = section("kosynka")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
COLUMN: Final = 1.3  # card widths from pile to pile
BUILT: Final = (Step(order=ORDER, down=True, permits=law(2)), OtherColour(permits=law(3)))


def _pile(number: int) -> Place:
    return Place(
        id=f"R{number}",
        role="tableau",
        group="piles",
        label=str(number),
        spoken=f"стопка {number}",
        onto=f"в стопку {number}",
        x=(number - 1) * COLUMN,
        y=1.3,
        fan=(0.0, 0.27),
        face="mixed",
    )


def _base(suit: int) -> Place:
    return Place(
        id="F" + "SHDC"[suit],
        role="foundation",
        group="bases",
        label="♠♥♦♣"[suit],
        spoken=f"основание {speech.suit_genitive(suit)}",
        onto="на основание",
        x=(suit + 3) * COLUMN,
        y=0.0,
        capacity=RANKS_IN_SUIT,
        suit=suit,
    )


PILES: Final = tuple(_pile(number) for number in range(1, 8))
STOCK: Final = Place(
    id="stock",
    role="stock",
    group="stock",
    label="Колода",
    spoken="колода",
    onto="в колоду",
    x=0.0,
    y=0.0,
    face="down",
)
DRAWN: Final = Place(
    id="waste",
    role="waste",
    group="drawn",
    label="Открытые",
    spoken="открытые карты колоды",
    onto="к открытым картам колоды",
    x=COLUMN,
    y=0.0,
)


def _again(name: str, limit: int | None, value: str) -> TurnOver:
    return TurnOver(
        name=name,
        source="waste",
        target="stock",
        action="Перевернуть колоду",
        counter="redeals" if limit is not None else "",
        limit=limit,
        what="колоду",
        clauses=reading("R8"),
        under=(("redeals", value),),
    )


def _king(empty_pile: str, *, together: bool, sentence: str = "") -> Lay:
    return Lay(
        name=f"king to an empty pile: {empty_pile}",
        source=("piles", "drawn"),
        target="piles",
        onto="empty",
        conditions=(BeginsWith(rank=KING, permits=law(7), sentence=sentence),),
        guards=(ChangesSomething(clauses=reading("R5")),),
        together=together,
        settles=reading("R4"),
        under=(("emptyPile", empty_pile),),
    )


KOSYNKA: Final = Game(
    id="kosynka",
    witness="uvlekatelnye",
    law=law(*range(1, 12)),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="seven piles", places=PILES, clauses=law(1)),
        Group(
            name="four bases",
            places=tuple(_base(suit) for suit in range(4)),
            clauses=law(4),
            settles=reading("R2"),
        ),
        Group(name="the stock", places=(STOCK,), clauses=law(8)),
        Group(name="the drawn cards", places=(DRAWN,), clauses=law(9)),
    ),
    deal=(
        Deal(
            name="one card to seven",
            layout=tuple((pile.id, size) for size, pile in enumerate(PILES, start=1)),
            last_up=True,
            clauses=law(1),
            label="Стопки",
            settles=reading("R1"),
        ),
        Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=law(8)),
    ),
    moves=(
        Available(name="open cards", group="piles", refuses=law(2)),
        Available(
            name="top of the drawn cards",
            group="drawn",
            clauses=law(10),
            cites=law(9),
            refuses=law(9),
            settles=reading("R7"),
        ),
        Together(name="built groups", group="piles", conditions=BUILT),
        Closed(
            name="bases are final",
            group="bases",
            reason="С оснований карты не возвращаются.",
            clauses=reading("R3"),
        ),
        Lay(
            name="ace to its base",
            source=("piles", "drawn"),
            target="bases",
            onto="empty",
            conditions=(BeginsWith(rank=ACE, permits=law(4)), MarkedSuit(permits=reading("R2"))),
            singly=law(4),
        ),
        Lay(
            name="continue a base",
            source=("piles", "drawn"),
            target="bases",
            onto="card",
            conditions=(Step(order=ORDER, up=True, permits=law(5)), SameSuit(permits=law(5))),
            singly=law(5),
        ),
        Lay(
            name="build on a pile",
            source=("piles", "drawn"),
            target="piles",
            onto="card",
            conditions=BUILT,
            together=True,
        ),
        _king("group", together=False, sentence="Из одиночных карт сюда идёт только король."),
        _king("kingLedOnly", together=True),
        Lay(
            name="built group to an empty pile",
            source=("piles",),
            target="piles",
            onto="empty",
            guards=(ChangesSomething(clauses=reading("R5")),),
            clauses=law(7),
            together=True,
            least=2,
            settles=reading("R4"),
            under=(("emptyPile", "group"),),
        ),
        TurnsUp(name="turn the card below", group="piles", clauses=law(6)),
    ),
    stock=(
        Draw(
            name="draw three",
            source="stock",
            target="waste",
            action="Открыть три карты",
            most=3,
            clauses=law(8),
            settles=reading("R6"),
        ),
        _again("the stock again, at will", None, "unlimited"),
        _again("the stock again, three times", 3, "3"),
        _again("the stock again, once", 1, "1"),
    ),
    end=(
        Complete(
            name="four suits up to the kings",
            group="bases",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все карты собраны на четырёх основаниях.",
            clauses=law(11),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет: пасьянс не сошёлся.",
            clauses=law(11),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(
            ru="Косынка",
            other=("Клондайк",),
            en=("Klondike", "Canfield"),
            fr=("Klondike",),
        ),
        family="«Косынка»",
        phases=(
            ("Расклад", "uvlekatelnye.kosynka.1"),
            ("Ходы", "uvlekatelnye.kosynka.2"),
            ("Колода", "uvlekatelnye.kosynka.8"),
            ("Цель", "uvlekatelnye.kosynka.11"),
        ),
        demonstration=2,
        recorded=tuple(recorded.LINE.split()),
    ),
)
