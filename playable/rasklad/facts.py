"""The info table of a game, computed from the rules that hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.clauses import without_repeats
from rasklad.engine import compiled, holds_under
from rasklad.facts_foundations import foundations
from rasklad.rules import Available, Dealing, Fact, Rest

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.game import Game


def facts_of(game: Game, choice: tuple[tuple[str, str], ...]) -> tuple[Fact, ...]:
    """Return the lines of the info table; lines with one label are joined."""
    engine = compiled(game, choice)
    lines: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {}
    dealt = [rule for rule in game.deal if holds_under(rule, choice)][-1]
    for rule in engine.rules:
        for fact in rule.facts(game.layout):
            lines[fact.label] = (*lines.get(fact.label, ()), *fact.parts)
        if isinstance(rule, Rest):
            left = len(engine.deck.cards()) - sum(deal.dealt() for deal in engine.of(Dealing))
            lines[rule.label] = ((speech.cards_phrase(left), rule.clauses),)
        if rule is dealt:
            lines["Основания"] = tuple(foundations(engine))
            if talon := _talon(engine):
                lines[talon[0]] = talon[1]
    return tuple(Fact(label, parts) for label, parts in lines.items() if parts)


def _talon(engine: Engine) -> tuple[str, tuple[tuple[str, tuple[str, ...]], ...]] | None:
    """Return the name of the single heap of cards laid aside, and what of it is in play."""
    for rule in engine.of(Available):
        places = [engine.places[at] for at in engine.groups[rule.group]]
        if len(places) == 1 and places[0].role == "waste":
            clauses = without_repeats((*rule.clauses, *rule.cites, *rule.refuses))
            return speech.capital(places[0].spoken), (("в игре верхняя карта", clauses),)
    return None
