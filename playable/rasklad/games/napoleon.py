"""The rules that the patiences of the «Маленький Наполеон» family share; each game gives them its clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rasklad.cards import RANKS_IN_SUIT
from rasklad.rules import (
    Available,
    ChangesSomething,
    Closed,
    Complete,
    Deck,
    DeclareDirection,
    FirstCardDirects,
    Lay,
    NoMoves,
    Rule,
    SameSuit,
    Step,
)

FAMILY: Final = "«Маленький Наполеон»"
ORDER: Final = tuple(range(RANKS_IN_SUIT))

Clauses = tuple[str, ...]
#: Options of readings, as `Rule.under`.
Under = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Ranks:
    """How ranks follow one another in the rows: king and ace are neighbours (``round``) or not, by a reading.

    ``under`` is the option that says so; empty where it can't be chosen or can't matter.
    """

    round: bool
    reading: Clauses = ()
    under: Under = ()

    def step(self, permits: Clauses) -> Step:
        """Return the condition that a card's rank is next to that of the card below."""
        return Step(
            order=ORDER,
            up=True,
            down=True,
            circular=self.round,
            permits=permits,
            over=self.reading if self.round else (),
            ends_apart=() if self.round else self.reading,
        )


def either_way(reading: Clauses) -> tuple[Ranks, Ranks]:
    """Return both ways to read whether king and ace are neighbours (the reading ``rowWrap``)."""
    return Ranks(True, reading, (("rowWrap", "on"),)), Ranks(False, reading, (("rowWrap", "off"),))


def one_pack(clauses: Clauses) -> Deck:
    """One pack of 52 cards."""
    return Deck(name="one pack", ranks=ORDER, clauses=clauses)


def bases(
    source: tuple[str, ...],
    *,
    suit: Clauses,
    one_way: Clauses,
    declare: Clauses,
    time: Clauses,
    final: Clauses,
    inherited: Clauses = (),
) -> tuple[Rule, ...]:
    """All bases are built in suit and in one direction, round and round, and keep their cards.

    The direction is declared right after the deal, or the first card laid on a base decides it: the reading
    ``time``; ``final`` is the reading that nothing comes back. ``inherited`` makes another game's clauses
    law here: every move cites it last.
    """
    return (
        DeclareDirection(
            name="declare the direction",
            clauses=(*declare, *inherited),
            settles=time,
            under=(("directionTime", "atStart"),),
        ),
        FirstCardDirects(
            name="the first card directs",
            group="bases",
            clauses=(*one_way, *time),
            under=(("directionTime", "firstCard"),),
        ),
        Closed(
            name="bases are final",
            group="bases",
            reason="С оснований карты не возвращаются.",
            clauses=final,
        ),
        Lay(
            name="continue a base",
            source=source,
            target="bases",
            onto="card",
            conditions=(
                Step(order=ORDER, circular=True, permits=suit, declared=one_way),
                SameSuit(permits=suit),
            ),
            clauses=inherited,
        ),
    )


def outer_cards(name: str, group: str, clauses: Clauses, refuses: Clauses, one_card: Clauses) -> Available:
    """Only the card at the end of a row plays, and alone; ``one_card`` is the reading that says so."""
    return Available(
        name=name,
        group=group,
        clauses=clauses,
        refuses=refuses,
        one_card=(*refuses, *one_card),
        outside="Снаружи",
    )


def build(
    name: str,
    source: tuple[str, ...],
    target: str,
    permits: Clauses,
    ranks: tuple[Ranks, ...],
    *,
    inherited: Clauses = (),
    under: Under = (),
) -> tuple[Lay, ...]:
    """A card lies on its neighbour in suit, up or down: one rule for each way to read the ranks."""
    return tuple(
        Lay(
            name=name
            if len(ranks) == 1
            else f"{name}, king and ace {'neighbours' if way.round else 'apart'}",
            source=source,
            target=target,
            onto="card",
            conditions=(way.step(permits), SameSuit(permits=permits)),
            clauses=inherited,
            under=(*way.under, *under),
        )
        for way in ranks
    )


def refill(
    name: str,
    source: tuple[str, ...],
    target: str,
    clauses: Clauses,
    *,
    null: Clauses,
    like: tuple[str, ...] = (),
) -> Lay:
    """An emptied row takes any card that plays, but not the only card of a row like it."""
    return Lay(
        name=name,
        source=source,
        target=target,
        onto="empty",
        guards=(ChangesSomething(clauses=null, like=like),),
        clauses=clauses,
    )


def ending(goal: Clauses) -> tuple[Rule, ...]:
    """The patience comes out when all cards are on the bases."""
    return (
        Complete(
            name="all cards on the bases",
            group="bases",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся: все карты собраны на базовые.",
            clauses=goal,
        ),
        NoMoves(
            name="nothing moves",
            sentence="Ходов больше нет, а собраны не все карты: пасьянс не сошёлся.",
            clauses=goal,
        ),
    )
