"""Косынка (Klondike, three cards at a time), by «Увлекательные пасьянсы»."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Named, Names
from rasklad.games import kosynka_parts as parts
from rasklad.games.kosynka_readings import READINGS
from rasklad.games.kosynka_table import BASES, DRAWN, PILES, STOCK
from rasklad.games.lines.kosynka import COMMENTS, LINE
from rasklad.rules import Available, Complete, Deal, Deck, Draw, Group, Lay, NoMoves, Rest, Together, TurnsUp

law = section("uvlekatelnye.kosynka")
reading = section("kosynka")

PLAYABLE: Final = ("piles", "drawn")

KOSYNKA: Final = Game(
    id="kosynka",
    witness="uvlekatelnye",
    law=law(*range(1, 12)),
    deck=Deck(name="one pack", ranks=parts.ORDER, clauses=law(1)),
    table=(
        Group(name="seven piles", places=PILES, clauses=law(1)),
        Group(name="four bases", places=BASES, clauses=law(4), settles=reading("R2")),
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
        Together(name="built groups", group="piles", conditions=parts.NEXT_ON_A_PILE),
        Lay(
            name="ace to its base",
            source=PLAYABLE,
            target="bases",
            onto="empty",
            conditions=parts.FIRST_ON_A_BASE,
            singly=law(4),
        ),
        Lay(
            name="continue a base",
            source=PLAYABLE,
            target="bases",
            onto="card",
            conditions=parts.NEXT_ON_A_BASE,
            singly=law(5),
        ),
        Lay(
            name="build on a pile",
            source=PLAYABLE,
            target="piles",
            onto="card",
            conditions=parts.NEXT_ON_A_PILE,
            together=True,
            settles=reading("R9"),
        ),
        *parts.FROM_BASES,
        *parts.EMPTY_PILE,
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
        *parts.REDEALS,
    ),
    end=(
        Complete(
            name="four suits up to the kings",
            group="bases",
            size=13,
            sentence="Пасьянс сошёлся: все карты собраны на четырёх основаниях.",
            clauses=law(11),
        ),
        NoMoves(name="nothing moves", sentence="Ходов больше нет: пасьянс не сошёлся.", clauses=law(11)),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(
            ru="Косынка",
            other=(Named("Клондайк", "PySolFC и AisleRiot, русский перевод"),),
            en=(Named("Klondike", "PySolFC; AisleRiot"), Named("Canfield", "Википедия")),
            fr=(Named("Klondike", "AisleRiot, французский перевод"),),
        ),
        family="«Косынка»",
        phases=(("Расклад", law(1)[0]), ("Ходы", law(2)[0]), ("Колода", law(8)[0]), ("Цель", law(11)[0])),
        demonstration=2,
        recorded=tuple(LINE.split()),
        comments=COMMENTS,
    ),
)
