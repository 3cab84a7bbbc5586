"""Султанъ (Sultan), by the old Russian Cadogan: eight queens round the king of hearts, a divan, one talon."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, KING, QUEEN, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.game import Aids, Game, Names
from rasklad.games.lines.sultan import LINE
from rasklad.games.sultan_readings import READINGS
from rasklad.games.sultan_table import (
    ACE_PILE,
    DIVAN,
    FOUNDING,
    KING_PILES,
    PACK,
    SMALL_DIVAN,
    SULTAN_PLACE,
    TALON,
)
from rasklad.rules import (
    Available,
    Barred,
    BelowLast,
    Closed,
    Complete,
    Deal,
    Deck,
    Draw,
    FillAtOnce,
    Group,
    Lay,
    NoMoves,
    Rest,
    SameSuit,
    Step,
    TurnOver,
    Withdraw,
)

law = section("cadogan-24.sultan")
reading = section("sultan")

ACE_TO_QUEEN: Final = tuple(range(ACE, KING))
DIVANS: Final = ("divan", "wide divan")
SOURCES: Final = (*DIVANS, "talon")


def _grow(name: str, target: str, order: tuple[int, ...], clause: int) -> Lay:
    return Lay(
        name=name,
        source=SOURCES,
        target=target,
        onto="card",
        conditions=(
            BelowLast(permits=law(6)),
            Step(order=order, up=True, permits=law(clause)),
            SameSuit(permits=law("I")),
        ),
    )


def _divan(size: int, label: str) -> Deal:
    return Deal(
        name=f"a divan of {size}",
        layout=tuple((place.id, 1) for place in DIVAN[:size]),
        clauses=law(7),
        label=label,
        counted=(*law(7), *reading("R2")),
        under=(("divan", str(size)),),
    )


def _again(limit: int) -> TurnOver:
    return TurnOver(
        name=f"{limit} new deals of the talon",
        source="waste",
        target="stock",
        action="Стасовать талон и играть вновь",
        counter="redeals",
        limit=limit,
        shuffle=True,
        what="талон",
        clauses=(*law(12), *reading("R6")),
        under=(("redeals", str(limit)),),
    )


def _no_way(name: str, source: tuple[str, ...], target: str, reason: str, clauses: tuple[str, ...]) -> Barred:
    return Barred(name=name, source=source, target=target, reason=reason, clauses=clauses)


SULTAN: Final = Game(
    id="sultan",
    witness="cadogan-24",
    law=law("I", *range(1, 13)),
    deck=Deck(name="two packs", ranks=tuple(range(RANKS_IN_SUIT)), packs=2, clauses=law(1)),
    table=(
        Group(name="seven kings", places=KING_PILES, clauses=law(3), settles=reading("R1")),
        Group(name="the ace of hearts", places=(ACE_PILE,), clauses=law(3)),
        Group(name="the sultan", places=(SULTAN_PLACE,), clauses=law(2), settles=reading("R1")),
        Group(name="the divan", places=DIVAN[:SMALL_DIVAN], clauses=law(7)),
        Group(
            name="two more places of the divan", places=DIVAN[SMALL_DIVAN:], clauses=(*law(7), *reading("R2"))
        ),
        Group(name="the pack", places=(PACK,), clauses=law(9)),
        Group(name="the talon", places=(TALON,), clauses=law(10)),
    ),
    deal=(
        Withdraw(name="eight kings and an ace", cards=FOUNDING, clauses=law(1)),
        _divan(8, "Диван"),
        _divan(6, "Диван"),
        Rest(name="the rest is the pack", to="stock", label="В колоде", clauses=law(9)),
    ),
    moves=(
        *(
            Available(name=f"any card of the {group}", group=group, cites=law(8), refuses=law(7))
            for group in DIVANS
        ),
        Available(
            name="top card of the talon",
            group="talon",
            clauses=reading("R5"),
            cites=reading("R5"),
            refuses=(*law(10), *reading("R5")),
        ),
        Closed(
            name="the sultan stays",
            group="sultan",
            reason="Султан остаётся в середине до конца.",
            clauses=law(2),
        ),
        *(
            Closed(
                name=f"{group}: final",
                group=group,
                reason="С основных карт ничего не берут.",
                clauses=reading("R3"),
            )
            for group in ("kings", "ace")
        ),
        _no_way("the sultan stays alone", SOURCES, "sultan", "Султан остаётся один.", law(2)),
        *(
            _no_way(
                f"nothing is laid on the {group}",
                SOURCES,
                group,
                "Из дивана карты идут только на основные, а пустое место закрывается само.",
                law(8, 11),
            )
            for group in DIVANS
        ),
        _no_way(
            "the divan doesn't go to the talon",
            DIVANS,
            "talon",
            "Из дивана карты идут только на основные.",
            law(8),
        ),
        _grow("kings grow to the queen", "kings", (KING, *ACE_TO_QUEEN), 4),
        _grow("the ace grows to the queen", "ace", ACE_TO_QUEEN, 5),
    ),
    stock=(
        Draw(
            name="turn a card onto the talon",
            source="stock",
            target="waste",
            action="Открыть карту",
            clauses=law(9, 10),
            settles=reading("R4"),
        ),
        *(
            FillAtOnce(
                name=f"the {group} is filled at once",
                target=group,
                source=("talon", "pack"),
                clauses=law(11),
                under=() if group == "divan" else (("divan", "8"),),
            )
            for group in DIVANS
        ),
        _again(2),
        _again(1),
    ),
    end=(
        Complete(
            name="seven kings end with queens",
            group="kings",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: вокруг султана восемь дам.",
            clauses=law(6),
        ),
        Complete(
            name="the ace ends with a queen",
            group="ace",
            size=QUEEN + 1,
            sentence="Пасьянс сошёлся: вокруг султана восемь дам.",
            clauses=law(6),
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, и пересдачи кончились: пасьянс не сошёлся.",
            clauses=(*law(12), *reading("R6")),
        ),
    ),
    readings=READINGS,
    aids=Aids(
        names=Names(
            old="Султанъ",
            ru="Султан",
            other=("Турецкий султан", "Султан +"),
            en=("The Sultan", "Sultan of Turkey", "Emperor of Germany"),
            fr=("Le Sultan",),
        ),
        family="Основания с резервом в две колоды",
        phases=tuple(
            (title, clause)
            for title, (clause,) in (
                ("Правила", law("I")),
                ("Расклад", law(1)),
                ("Основные карты", law(3)),
                ("Диван", law(7)),
                ("Колода и талон", law(9)),
                ("Вторая игра", law(12)),
            )
        ),
        demonstration=3,
        recorded=tuple(LINE.split()),
    ),
)
