"""Основание (One Foundation, Golf), by «Увлекательные пасьянсы»: the beginning; the rest is reconstructed.

The source says the pack, the seven rows and the cards left (`law`); everything after is `restored`.
"""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Aids, Game, Named, Names
from rasklad.games.lines import osnovanie as recorded
from rasklad.games.osnovanie_building import ORDER, on_the_base
from rasklad.games.osnovanie_readings import READINGS
from rasklad.games.osnovanie_table import BASE, ROWS, STOCK
from rasklad.games.restored import restorations
from rasklad.rules import (
    Available,
    Barred,
    Cleared,
    Closed,
    Deal,
    Deck,
    Draw,
    Group,
    NoMoves,
    Rest,
    TurnOver,
)

law = section("uvlekatelnye.osnovanie")
restored = restorations("uvlekatelnye.osnovanie")
reading = section("osnovanie")

OSNOVANIE: Final = Game(
    id="osnovanie",
    witness="uvlekatelnye",
    law=(*law(1, 2), *restored(*range(1, 11))),
    deck=Deck(name="one pack", ranks=ORDER, clauses=law(1)),
    table=(
        Group(name="seven rows", places=ROWS, clauses=law(1), settles=reading("R1")),
        Group(name="the stock above", places=(STOCK,), clauses=law(2)),
        Group(name="one base beside it", places=(BASE,), clauses=restored(1), settles=reading("R3")),
    ),
    deal=(
        Deal(
            name="five open cards to each row",
            layout=tuple((row.id, 5) for row in ROWS),
            clauses=(*law(1), *restored(2)),
            label="Ряды",
            counted=law(1),
        ),
        Deal(name="the next card is the base", layout=(("hole", 1),), clauses=restored(3)),
        Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=(*law(2), *restored(2, 3))),
    ),
    moves=(
        Available(
            name="outer cards", group="rows", cites=restored(4), refuses=restored(4), one_card=restored(4)
        ),
        Closed(
            name="the base gives nothing back",
            group="base",
            reason="С основания карт не берут.",
            clauses=restored(4),
        ),
        *on_the_base(),
        Barred(
            name="rows take nothing",
            source=("rows",),
            target="rows",
            reason="С ряда на ряд карт не перекладывают, и пустой ряд не занимают.",
            clauses=restored(8),
        ),
    ),
    stock=(
        Draw(
            name="a card of the stock to the base",
            source="stock",
            target="hole",
            action="Открыть карту",
            unless_empty="rows",
            clauses=restored(7),
        ),
        TurnOver(
            name="one pass",
            source="hole",
            target="stock",
            action="Перевернуть колоду",
            limit=0,
            what="колоду",
            clauses=restored(7),
        ),
    ),
    end=(
        Cleared(
            name="the rows are empty",
            group="rows",
            sentence="Пасьянс сошёлся: все карты рядов перешли на основание.",
            clauses=restored(9),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Колода вышла, и ни одна крайняя карта не годится: пасьянс не сошёлся.",
            clauses=restored(10),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(
            ru="Основание",
            other=(Named("Гольф", "AisleRiot, русский перевод"),),
            en=(Named("One Foundation", "Тарбарт, 1905"), Named("Golf", "PySolFC; AisleRiot; Solvitaire")),
            fr=(Named("Golf", "AisleRiot, французский перевод"),),
        ),
        family="«Гольф»",
        phases=(
            ("Расклад", "uvlekatelnye.osnovanie.1"),
            ("Восстановлено: расклад", "uvlekatelnye.osnovanie.V1"),
            ("Восстановлено: ходы", "uvlekatelnye.osnovanie.V4"),
            ("Восстановлено: конец", "uvlekatelnye.osnovanie.V9"),
        ),
        demonstration=3,
        recorded=tuple(recorded.LINE.split()),
        comments=recorded.COMMENTS,
    ),
)
