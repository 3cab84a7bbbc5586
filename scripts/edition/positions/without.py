"""A game less one of its rules: what the rule is good for shows where it is missed."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from rasklad.engine import Engine
from rasklad.errors import RaskladError
from rasklad.phrases import state
from rasklad.rules import Deck, Group, NoRedeal, Refused, Rule, TurnOver
from rasklad.verbs import deal, play, why_not

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.game import Game
    from rasklad.position import Position
    from rasklad.rules.base import Counters

Verdict = tuple[object, ...]


def can_be_missed(rule: Rule) -> bool:
    """Whether its absence can show.

    The pack and the places are what the game is played with; that there is no redeal is said of what no rule
    permits anyway.
    """
    return not isinstance(rule, (Deck, Group, NoRedeal))


def without(position: Position, name: str) -> Position:
    """The same position in the game without this rule."""
    return replace(position, engine=_engine(position.engine.game, position.engine.choice, name))


def dealt_without(position: Position, name: str) -> bool:
    """Whether the deal of this first position comes out otherwise without the rule."""
    engine = position.engine
    less = _less(engine.game, name)
    return deal(less, position.deal or 0, dict(engine.choice)).piles != position.piles


def under(position: Position, readings: dict[str, str]) -> Position:
    """The same position under other options of some readings."""
    engine = position.engine
    other = _engine(engine.game, engine.game.choose({**dict(engine.choice), **readings}), "")
    kept = dict(zip(engine.counters, position.counters, strict=True))
    return replace(position, engine=other, counters=tuple(kept.get(name, 0) for name in other.counters))


def verdict(position: Position, attempt: str) -> Verdict:
    """How the attempt fares: `legal` with its clauses and what comes of it, or `refused` with reasons."""
    try:
        refusal = why_not(position, attempt)
        if refusal:
            return ("refused", refusal.clauses, refusal.reason)
        after = play(position, attempt)
    except RaskladError:  # without its rule the attempt is no move at all
        return ("refused", (), "")
    assert after.move  # noqa: S101  (it was just made)
    return ("legal", after.move.clauses, after.piles, after.counters)


def ending(position: Position) -> tuple[str, str, tuple[str, ...]]:
    """What the game says of itself here: whether it is over, in which words, by which clauses."""
    return state(position)


@lru_cache(maxsize=256)
def _engine(game: Game, choice: tuple[tuple[str, str], ...], name: str) -> Engine:
    return Engine(_less(game, name) if name else game, choice)


def _less(game: Game, name: str) -> Game:
    """The game without one rule; a rule that keeps a counter stays, but does nothing any more."""

    def left(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
        kept = [_idle(rule) if rule.name == name and rule.keeps() else rule for rule in rules]
        return tuple(rule for rule in kept if rule.name != name or rule.keeps())

    return replace(
        game, deal=left(game.deal), moves=left(game.moves), stock=left(game.stock), end=left(game.end)
    )


def _idle(rule: Rule) -> Rule:
    """The rule's double that permits nothing and does nothing."""

    def refuses(*_: object) -> Refused:
        return Refused((), "Нельзя", "Правило выключено.")

    def nothing(*_: object) -> tuple[()]:
        return ()

    def unchanged(*_: object) -> Callable[..., Counters]:
        return lambda _piles, counters, _move: counters

    # A rule that forbids is switched off by permitting what it forbids.
    if isinstance(rule, TurnOver) and rule.limit == 0:
        return replace(rule, limit=1)
    doing = {"objection": refuses, "offers": nothing, "following": unchanged, "pending": lambda _: None}
    double = type("Idle", (type(rule),), doing)
    idle: object = object.__new__(double)
    idle.__dict__.update(rule.__dict__)
    return cast("Rule", idle)
