"""Монте-Карло (Monte Carlo, four rows of five), by «Увлекательные пасьянсы»."""

from __future__ import annotations

from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Named, Names
from rasklad.games.lines.monte_karlo import COMMENTS, LINE
from rasklad.games.monte_karlo_parts import FILLING, FROM_STOCK
from rasklad.games.monte_karlo_readings import READINGS
from rasklad.games.monte_karlo_table import CELLS, COLUMNS, IDS, REMOVED, STOCK
from rasklad.rules import Available, Barred, Cleared, Closed, Deal, Deck, Group, NoMoves, RemovePair, Rest

law = section("uvlekatelnye.montekarlo")
reading = section("monte-karlo")

MONTE_KARLO: Final = Game(
    id="monte-karlo",
    witness="uvlekatelnye",
    law=law(*range(1, 8)),
    deck=Deck(name="one pack", ranks=tuple(range(RANKS_IN_SUIT)), clauses=law(1)),
    table=(
        Group(name="four rows of five", places=CELLS, clauses=law(1)),
        Group(name="the stock", places=(STOCK,), clauses=law(2)),
        Group(name="cards taken away", places=(REMOVED,), clauses=law(3)),
    ),
    deal=(
        Deal(
            name="a card to each place",
            layout=tuple((cell, 1) for cell in IDS),
            clauses=law(1),
            label="Ряды",
        ),
        Rest(name="the rest is the stock", to="stock", label="В стопке", clauses=law(2)),
    ),
    moves=(
        Available(name="every card of the rows", group="cells", refuses=law(1)),
        Closed(
            name="what is taken away stays away",
            group="removed",
            reason="Снятые карты из игры вышли.",
            clauses=law(3),
        ),
        RemovePair(
            name="take a pair away",
            group="cells",
            columns=COLUMNS,
            stand="touching",
            to="removed",
            match=law(3),
            place=(*law(4), *reading("R2")),
            clauses=law(3, 4),
            settles=reading("R1"),
        ),
        Barred(
            name="never one card alone",
            source=("cells",),
            target="removed",
            reason="Снимают только по две карты одного значения.",
            clauses=(*law(3), *reading("R1")),
        ),
        *FILLING,
    ),
    stock=FROM_STOCK,
    end=(
        Cleared(
            name="no card in the rows",
            group="cells",
            sentence="Пасьянс сошёлся: в рядах не осталось ни одной карты.",
            clauses=law(7),
        ),
        Cleared(
            name="and none in the stock",
            group="stock",
            sentence="Пасьянс сошёлся: в рядах не осталось ни одной карты.",
            clauses=(*law(7), *reading("R6")),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Больше нет ни пар, ни мест, которые можно заполнить: пасьянс не сошёлся.",
            clauses=law(3, 5),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(
            ru="Монте-Карло",
            en=(
                Named("Monte Carlo", "Уитмор Джонс; PySolFC; AisleRiot"),
                Named("Good Neighbors", "HowStuffWorks"),
                Named("Weddings", "Википедия"),
                Named("Double and Quits", "Википедия"),
            ),
            fr=(Named("Monte-Carlo", "AisleRiot, французский перевод"),),
        ),
        family="Пары на поле",
        phases=(("Расклад", law(1)[0]), ("Ходы", law(3)[0]), ("Цель", law(7)[0])),
        demonstration=1,
        recorded=tuple(LINE.split()),
        comments=COMMENTS,
    ),
)
