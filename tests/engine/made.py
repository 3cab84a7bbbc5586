"""Tiny synthetic games, in which one rule is looked at by itself. Standard library only."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from rasklad import Game, Position, from_text, legal_moves, why_not
from rasklad.games.reference.parts import ORDER, aids_of, pile
from rasklad.places import Table
from rasklad.rules import Deck, Group, Rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad import Place
    from rasklad.rules import Fact

AnyTest = TypeVar("AnyTest", bound="Callable[..., object]")

LAW = ("law.1",)


def proves(*kinds: type) -> Callable[[AnyTest], AnyTest]:
    """Say which rules a test is about; a test of its own asks that each rule has such a test."""

    def marked(test: AnyTest) -> AnyTest:
        test.proves = kinds  # type: ignore[attr-defined]
        return test

    return marked


def places_of(group: str, count: int, prefix: str = "", role: str = "tableau") -> tuple[Place, ...]:
    """Return places of one group, ``R1`` … (or with another prefix)."""
    return tuple(pile(f"{prefix or 'R'}{number}", group, number, role=role) for number in range(1, count + 1))


ROWS = Group(name="rows", places=places_of("rows", 3))
BASES = Group(name="bases", places=places_of("bases", 4, "F", "foundation"))
STOCK = Group(name="stock", places=(pile("stock", "stock", 0, "down", "stock"),))
OPEN = Group(name="open", places=(pile("open", "open", 1, role="open"),))
WASTE = Group(name="waste", places=(pile("waste", "waste", 2, role="waste"),))


def made_of(table: tuple[Group, ...], *moves: Rule, dealing: tuple[Rule, ...] = (), packs: int = 1) -> Game:
    """Return a game of these groups and rules, for one test."""
    return Game(
        id="made",
        witness="",
        law=LAW,
        deck=Deck(name="deck", ranks=ORDER, packs=packs, clauses=LAW),
        table=table,
        deal=dealing,
        moves=moves,
        stock=(),
        end=(),
        readings=(),
        aids=aids_of("made", "made"),
    )


def at(declared: Game, text: str) -> Position:
    return from_text(declared, text)


def moves_of(position: Position) -> list[str]:
    return [str(move) for move in legal_moves(position)]


def cited(position: Position) -> dict[str, tuple[str, ...]]:
    """Return every legal move with the clauses that it cites."""
    return {str(move): move.clauses for move in legal_moves(position)}


def refused(position: Position, attempt: str) -> tuple[tuple[str, ...], str]:
    """Return the clauses that forbid the attempt, and the reason."""
    refusal = why_not(position, attempt)
    assert refusal is not None, f"{attempt} is allowed"
    return refusal.clauses, refusal.reason


def facts_of(rule: Rule, *groups: Group) -> dict[str, list[str]]:
    """Return what the rule by itself tells the info table, by label."""
    table = Table(tuple(place for group in groups for place in group.places))
    found: tuple[Fact, ...] = rule.facts(table)
    return {fact.label: [text for text, _ in fact.parts] for fact in found}
