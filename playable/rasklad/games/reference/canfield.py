"""Canfield: a base rank, four rows filled from a reserve, three cards at a time.

Programs differ, hence a reading: PySolFC moves one card of a row or all of it, and builds on any card;
Solvitaire moves a part as well if the card below can then go up, and builds on no card of the base rank.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rasklad import speech
from rasklad.cards import rank_of
from rasklad.game import Game, Option, Reading
from rasklad.games.reference.parts import ORDER, aids_of, ending, law_of, pile, rows_of
from rasklad.rules import (
    Available,
    BaseRank,
    BeginsWithBase,
    ChangesSomething,
    Closed,
    Deal,
    DealOut,
    Deck,
    Draw,
    FillAtOnce,
    Group,
    Lay,
    OtherColour,
    Rest,
    SameSuit,
    Step,
    Together,
    TurnOver,
    TurnsUp,
    Uncovers,
)

if TYPE_CHECKING:
    from rasklad.places import Place
    from rasklad.rules import Attempt, Setting

ROWS: Final = rows_of(4)
FOUNDATIONS: Final = tuple(pile(f"F{at}", "foundations", at, role="foundation") for at in range(1, 5))
law = law_of("canfield")
BUILT: Final = (Step(order=ORDER, down=True, circular=True, permits=law), OtherColour(permits=law))
WHOLE: Final = (("runs", "whole"),)
UNCOVERING: Final = (("runs", "uncovering"),)


@dataclass(frozen=True, kw_only=True)
class NotOntoBase:
    """Nothing is laid on a card of the base rank."""

    permits: tuple[str, ...]

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
        """See `Condition`."""
        del card, place
        return rank_of(top) != setting.base

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """Cite nothing: a prohibition that doesn't apply permits nothing."""
        del card, top
        return ()

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """See `Condition`."""
        del card, top
        return self.permits

    def words(self, attempt: Attempt) -> str:
        """See `Condition`."""
        return (
            f"На {speech.rank_accusative(rank_of(attempt.top))} ничего не кладут: с неё начинают основания."
        )


ANYWHERE: Final = ("rows", "waste", "reserve")

CANFIELD: Final = Game(
    id="canfield",
    witness="",
    law=law,
    deck=Deck(name="one pack", ranks=ORDER, clauses=law),
    table=(
        Group(name="rows", places=ROWS, clauses=law),
        Group(name="foundations", places=FOUNDATIONS, clauses=law),
        Group(name="reserve", places=(pile("reserve", "reserve", 0, "mixed", "reserve"),), clauses=law),
        Group(name="stock", places=(pile("stock", "stock", 0, "down", "stock"),), clauses=law),
        Group(name="waste", places=(pile("waste", "waste", 1, role="waste"),), clauses=law),
    ),
    deal=(
        Deal(name="thirteen to the reserve", layout=(("reserve", 13),), last_up=True, clauses=law),
        DealOut(name="a base, then a card to each row", order=("F1", "R1", "R2", "R3", "R4"), clauses=law),
        BaseRank(name="the base", group="foundations", clauses=law),
        Rest(name="the rest", to="stock", label="В колоде", clauses=law),
    ),
    moves=(
        Available(name="top of a row", group="rows", refuses=law),
        Available(name="top of the waste", group="waste", refuses=law),
        Available(name="top of the reserve", group="reserve", refuses=law),
        Together(
            name="a row moves whole", group="rows", conditions=BUILT, whole=True, clauses=law, under=WHOLE
        ),
        Together(
            name="built cards move together", group="rows", conditions=BUILT, clauses=law, under=UNCOVERING
        ),
        Closed(name="foundations are final", group="foundations", reason="Отсюда не берут.", clauses=law),
        Lay(
            name="begin a foundation",
            source=ANYWHERE,
            target="foundations",
            onto="empty",
            conditions=(BeginsWithBase(permits=law),),
            any_empty=law,
        ),
        Lay(
            name="continue a foundation",
            source=ANYWHERE,
            target="foundations",
            onto="card",
            conditions=(Step(order=ORDER, up=True, circular=True, permits=law), SameSuit(permits=law)),
        ),
        Lay(
            name="build down in alternate colours",
            source=ANYWHERE,
            target="rows",
            onto="card",
            conditions=BUILT,
            together=True,
            under=WHOLE,
        ),
        Lay(
            name="build down in alternate colours, not on a base card",
            source=ANYWHERE,
            target="rows",
            onto="card",
            conditions=(*BUILT, NotOntoBase(permits=law)),
            guards=(Uncovers(foundations="foundations", clauses=law),),
            together=True,
            under=UNCOVERING,
        ),
        Lay(
            name="fill a row",
            source=ANYWHERE,
            target="rows",
            onto="empty",
            guards=(ChangesSomething(clauses=law),),
            clauses=law,
            together=True,
            under=WHOLE,
        ),
        Lay(
            name="fill a row with a card or what may be moved",
            source=ANYWHERE,
            target="rows",
            onto="empty",
            guards=(ChangesSomething(clauses=law), Uncovers(foundations="foundations", clauses=law)),
            clauses=law,
            together=True,
            under=UNCOVERING,
        ),
        FillAtOnce(name="the reserve fills rows", source="reserve", target="rows", clauses=law),
        TurnsUp(name="turn the reserve's top", group="reserve", clauses=law),
    ),
    stock=(
        Draw(
            name="draw three",
            source="stock",
            target="waste",
            action="Открыть три карты",
            most=3,
            clauses=law,
        ),
        TurnOver(
            name="unlimited passes",
            source="waste",
            target="stock",
            action="Перевернуть",
            limit=None,
            clauses=law,
        ),
    ),
    end=ending(law),
    readings=(
        Reading(
            id="canfield.R1",
            name="runs",
            after=law[0],
            silent="Играют и так, и так.",
            choice="Берут одну карту или весь ряд.",
            why="Так в PySolFC.",
            options=(
                Option("whole", "весь ряд", "Одну карту или весь ряд."),
                Option(
                    "uncovering",
                    "и часть ряда",
                    "И часть ряда, если следующая карта тогда идёт на основание; на базовую карту не кладут.",
                ),
            ),
            default="whole",
        ),
    ),
    aids=aids_of("canfield", "Canfield"),
)
