"""What the reference games have in common: suits, foundations, and the aids of a game without a page."""

from __future__ import annotations

from typing import Final

from rasklad import speech
from rasklad.cards import ACE, RANKS_IN_SUIT
from rasklad.game import Aids, Names
from rasklad.places import Place
from rasklad.rules import BeginsWith, Closed, Complete, Group, Lay, MarkedSuit, NoMoves, Rule, SameSuit, Step

ORDER: Final = tuple(range(RANKS_IN_SUIT))


def law_of(game_id: str) -> tuple[str, ...]:
    """Return the one clause of a game that has no text: its customary rules."""
    return (f"reference.{game_id}.1",)


def aids_of(game_id: str, name: str) -> Aids:
    """Return aids without headings."""
    (clause,) = law_of(game_id)
    return Aids(names=Names(ru=name), family="", phases=(("Правила", clause),), demonstration=0)


def rows_of(count: int, face: str = "up") -> tuple[Place, ...]:
    """Return rows ``R1`` … of the group «rows»."""
    return tuple(pile(f"R{number}", "rows", number, face) for number in range(1, count + 1))


def pile(place_id: str, group: str, x: float, face: str = "up", role: str = "tableau") -> Place:
    """Return a place named by its id."""
    return Place(
        id=place_id,
        role=role,
        group=group,
        label=place_id,
        spoken=f"место {place_id}",
        onto=f"на место {place_id}",
        x=x,
        y=1.0,
        fan=(0.0, 0.2),
        face=face,
    )


FOUNDATIONS: Final = tuple(
    Place(
        id=f"F{letter}",
        role="foundation",
        group="foundations",
        label="♠♥♦♣"[suit],
        spoken=f"основание {speech.suit_genitive(suit)}",
        onto="на основание",
        x=float(suit),
        y=0.0,
        capacity=RANKS_IN_SUIT,
        suit=suit,
    )
    for suit, letter in enumerate("SHDC")
)


def foundations(clauses: tuple[str, ...]) -> Group:
    """Return the four foundations, marked by suit."""
    return Group(name="foundations", places=FOUNDATIONS, clauses=clauses)


def to_foundations(source: tuple[str, ...], clauses: tuple[str, ...]) -> tuple[Rule, ...]:
    """Return the rules of foundations from ace to king in suit that give nothing back."""
    return (
        Closed(name="foundations are final", group="foundations", reason="Отсюда не берут.", clauses=clauses),
        Lay(
            name="begin a foundation",
            source=source,
            target="foundations",
            onto="empty",
            conditions=(BeginsWith(rank=ACE, permits=clauses), MarkedSuit(permits=clauses)),
        ),
        Lay(
            name="continue a foundation",
            source=source,
            target="foundations",
            onto="card",
            conditions=(Step(order=ORDER, up=True, permits=clauses), SameSuit(permits=clauses)),
        ),
    )


def ending(clauses: tuple[str, ...]) -> tuple[Rule, ...]:
    """Return how such a game ends."""
    return (
        Complete(
            name="all suits are built",
            group="foundations",
            size=RANKS_IN_SUIT,
            sentence="Пасьянс сошёлся.",
            clauses=clauses,
        ),
        NoMoves(name="nothing moves", sentence="Ходов больше нет.", clauses=clauses),
    )
