"""Короли (The Kings, Lady Cadogan, simplified), by «Увлекательные пасьянсы»."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, RANKS_IN_SUIT, card_at
from rasklad.clauses import section
from rasklad.game import Aids, Game, Named, Names
from rasklad.games.koroli_readings import READINGS
from rasklad.games.koroli_table import BASES, PILES, ROUND
from rasklad.games.lines.koroli import COMMENTS, LINE
from rasklad.games.suit_bases import stays
from rasklad.rules import Available, Barred, Complete, DealOut, Deck, Group, Lay, NoMoves, Step, Withdraw
from rasklad.rules.guards import ChangesSomething

law = section("uvlekatelnye.koroli")
reading = section("koroli")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
ROUNDS: Final = 12


def _build(value: str, *, up: bool, down: bool) -> Lay:
    return Lay(
        name=f"build on a pile: {value}",
        source=("piles",),
        target="piles",
        onto="card",
        conditions=(
            Step(order=ORDER, up=up, down=down, permits=law(7, 8) if value == "up" else reading("R4")),
        ),
        settles=reading("R4"),
        under=(("direction", value),),
    )


KOROLI: Final = Game(
    id="koroli",
    witness="uvlekatelnye",
    law=law(*range(1, 10)),
    deck=Deck(name="two packs", ranks=ORDER, packs=2, clauses=law(1)),
    table=(
        Group(name="four piles on either side", places=PILES, clauses=law(4, 5)),
        Group(name="eight bases in two columns", places=BASES, clauses=law(2)),
    ),
    deal=(
        Withdraw(
            name="aces to the middle",
            cards=tuple((base.id, card_at((at % 4), ACE)) for at, base in enumerate(BASES)),
            clauses=law(2),
            settles=reading("R1"),
        ),
        DealOut(
            name="four to the left, four to the right, twelve rounds",
            order=ROUND * ROUNDS,
            clauses=law(4, 5),
            label="Стопки",
            counted=reading("R2"),
            settles=reading("R3"),
        ),
    ),
    moves=(
        Available(name="top cards only", group="piles", clauses=law(6), refuses=law(6), one_card=law(6)),
        stays("bases", reading("R7")),
        Lay(
            name="continue a base",
            source=("piles",),
            target="bases",
            onto="card",
            conditions=(Step(order=ORDER, up=True, permits=law(3)),),
        ),
        _build("up", up=True, down=False),
        _build("down", up=False, down=True),
        _build("both", up=True, down=True),
        Lay(
            name="fill an empty pile",
            source=("piles",),
            target="piles",
            onto="empty",
            guards=(ChangesSomething(clauses=reading("R6")),),
            clauses=reading("R5"),
            under=(("emptyPile", "any"),),
        ),
        Barred(
            name="nothing fills an empty pile",
            source=("piles",),
            target="piles",
            onto="empty",
            reason="Опустевшая стопка остаётся пустой.",
            clauses=reading("R5"),
            under=(("emptyPile", "never"),),
        ),
    ),
    stock=(),
    end=(
        Complete(
            name="eight kings",
            group="bases",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все карты лежат на основаниях.",
            clauses=law(9),
        ),
        NoMoves(name="nothing moves", sentence="Ходов больше нет: пасьянс не сошёлся.", clauses=law(9)),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(ru="Короли", en=(Named("The Kings", "Кадоган, 1914"),)),
        family="«Осаждённый замок»",
        phases=(("Расклад", law(1)[0]), ("Ходы", law(6)[0]), ("Цель", law(9)[0])),
        demonstration=3,
        recorded=tuple(LINE.split()),
        comments=COMMENTS,
    ),
)
