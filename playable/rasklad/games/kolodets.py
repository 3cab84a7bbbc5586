"""The law that both variants of Колодец share: the deal, what is in play, the corners."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, KING
from rasklad.clauses import section
from rasklad.games.kolodets_table import CROSS, OPEN, RESERVE, STOCK, corners_of
from rasklad.rules import (
    Available,
    BaseRank,
    BeginsWithBase,
    Closed,
    Complete,
    Deal,
    Group,
    Lay,
    NoMoves,
    Rest,
    Rule,
    SameSuit,
    Step,
)

law = section("kolodets.pravila")

SIX: Final = 5
SIX_TO_ACE: Final = (*range(SIX, KING + 1), ACE)
ACE_TO_KING: Final = tuple(range(ACE, KING + 1))

#: Where cards come from: the cross, the turned card of the stock, the reserve.
ANYWHERE: Final = ("cross", "open", "reserve")

DEAL: Final = (
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
)


def table(game_id: str, size: int) -> tuple[Group, ...]:
    """Return the table; each corner has room for a suit of ``size`` cards."""
    letters = section(game_id)("R1")
    return (
        Group(name="the cross", places=CROSS, clauses=law(2), settles=letters),
        Group(name="the corners", places=corners_of(size), clauses=law(8), settles=letters),
        Group(name="the stock", places=(STOCK,), clauses=law(11)),
        Group(name="the turned card", places=(OPEN,), clauses=law(17)),
        Group(name="the reserve", places=(RESERVE,), clauses=law(1, 19)),
    )


def in_play(game_id: str) -> tuple[Rule, ...]:
    """Return which cards may be taken: three tops, and nothing out of a corner."""
    final = section(game_id)("R5")
    return (
        Available(name="top card of a place of the cross", group="cross", refuses=law(4), one_card=law(6)),
        Available(name="the turned card in play", group="open", cites=law(17), refuses=law(17)),
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
            clauses=(*law(4, 9), *final),
        ),
    )


def corners(order: tuple[int, ...], around: tuple[str, ...]) -> tuple[Rule, ...]:
    """Return how corners begin and grow; ``around`` are the clauses that close the ranks in a circle."""
    upwards = Step(order=order, up=True, circular=True, permits=law(9), around=around)
    return (
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
            conditions=(upwards, SameSuit(permits=law(8))),
        ),
    )


def ending(game_id: str, size: int, complete: tuple[str, ...]) -> tuple[Rule, ...]:
    """Return how the game ends: won with ``size`` cards in each corner, lost without a move."""
    won = "Пасьянс сошёлся: в каждом углу собрана своя масть."
    lost = "Ходов больше нет: пасьянс не сошёлся."
    return (
        Complete(name="a suit in each corner", group="corners", size=size, sentence=won, clauses=complete),
        NoMoves(name="nothing moves", sentence=lost, clauses=section(game_id)("R8")),
    )
