"""Колодец for two packs (Well): the book's own is lost, this one is known from other sources.

Of the source three words are left (`law`), and no move comes from them; all that plays is `restored`.
"""

from __future__ import annotations

from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Named, Names, Unexecuted
from rasklad.games.kolodets_3_building import ORDER, bases, sequences
from rasklad.games.kolodets_3_packets import stock
from rasklad.games.kolodets_3_readings import READINGS
from rasklad.games.kolodets_3_table import BASES, CENTRE, PACKETS, STOCK, WALLS, WORK
from rasklad.games.kolodets_3_walls import in_play, walls
from rasklad.games.lines import kolodets_3 as recorded
from rasklad.games.restored import restorations
from rasklad.rules import Complete, Deal, Deck, Group, NoMoves, Rest

law = section("uvlekatelnye.kolodets")
restored = restorations("uvlekatelnye.kolodets")
reading = section("kolodets-3")

KOLODETS_3: Final = Game(
    id="kolodets-3",
    witness="uvlekatelnye",
    law=(*law(1), *restored(*range(1, 15))),
    deck=Deck(name="two packs", ranks=ORDER, packs=2, clauses=restored(1), settles=reading("R5")),
    table=(
        Group(name="four bases at the corners", places=BASES, clauses=restored(4), settles=reading("R1")),
        Group(name="four working places", places=WORK, clauses=restored(3)),
        Group(name="the bottom of the well", places=(CENTRE,), clauses=restored(3)),
        Group(name="four walls", places=WALLS, clauses=restored(2)),
        Group(name="five packets", places=PACKETS, clauses=restored(5)),
        Group(name="the stock", places=(STOCK,), clauses=restored(5)),
    ),
    deal=(
        Deal(
            name="ten open cards to each wall",
            layout=tuple((wall.id, 10) for wall in WALLS),
            clauses=restored(2),
            label="Стены",
        ),
        Deal(
            name="a card outside each wall",
            layout=tuple((place.id, 1) for place in WORK),
            clauses=restored(3),
            label="Рабочие места",
        ),
        Deal(
            name="five packets begun",
            layout=tuple((packet.id, 1) for packet in PACKETS),
            clauses=restored(5),
            label="Кучки",
        ),
        Rest(name="the rest is the stock", to="stock", label="В колоде", clauses=restored(5)),
    ),
    moves=(*in_play(), *bases(), *sequences(), *walls()),
    stock=stock(),
    end=(
        Complete(
            name="two suits on each king",
            group="bases",
            size=2 * RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все 104 карты лежат на основаниях.",
            clauses=restored(13),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, и пересдач не осталось: пасьянс не сошёлся.",
            clauses=restored(12),
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
        names=Names(ru="Колодец", en=(Named("Well", "PySolFC"),), lost="начало утрачено"),
        family="«Колодец»",
        phases=(
            ("Что уцелело", "uvlekatelnye.kolodets.1"),
            ("По другим источникам: расклад", "uvlekatelnye.kolodets.V1"),
            ("По другим источникам: ходы", "uvlekatelnye.kolodets.V6"),
            ("По другим источникам: колода и цель", "uvlekatelnye.kolodets.V11"),
        ),
        demonstration=3,
        recorded=tuple(recorded.LINE.split()),
        comments=recorded.COMMENTS,
    ),
)
