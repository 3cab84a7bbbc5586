"""The info table of a game, computed from the rules that hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import rank_of
from rasklad.engine import compiled, holds_under
from rasklad.rules import (
    Available,
    BaseRank,
    BeginsWith,
    BeginsWithBase,
    Complete,
    Deal,
    Dealing,
    DealOut,
    Fact,
    Group,
    LiftOut,
    Rest,
    SameSuit,
    Step,
    Withdraw,
)

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.game import Game

_ORDINALS = ("нулевой", "первой", "второй", "третьей", "четвёртой", "пятой", "шестой", "седьмой", "восьмой")


def facts_of(game: Game, choice: tuple[tuple[str, str], ...]) -> tuple[Fact, ...]:
    """Return the lines of the info table; lines with one label are joined."""
    engine = compiled(game, choice)
    lines: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {}
    dealt = [rule for rule in game.deal if holds_under(rule, choice)][-1]
    for rule in engine.rules:
        for fact in rule.facts(game.layout):
            lines[fact.label] = (*lines.get(fact.label, ()), *fact.parts)
        if isinstance(rule, Rest):
            left = len(game.deck.cards()) - sum(deal.dealt() for deal in engine.of(Dealing))
            lines[rule.label] = ((speech.cards_phrase(left), rule.clauses),)
        if rule is dealt:
            lines["Основания"] = tuple(_foundations(engine))
            lines["Резерв"] = tuple(_reserve(engine))
    return tuple(Fact(label, parts) for label, parts in lines.items() if parts)


def _foundations(engine: Engine) -> list[tuple[str, tuple[str, ...]]]:
    """Tell how many foundations there are, what they begin and end with, and whether they run in suit."""
    parts: list[tuple[str, tuple[str, ...]]] = [
        (speech.count_word(len(group.places)), group.clauses)
        for group in engine.of(Group)
        if group.places[0].role == "foundation"
    ]
    lays = [rule for rule in engine.lays if engine.places[engine.groups[rule.target][0]].role == "foundation"]
    conditions = [condition for rule in lays for condition in rule.conditions]
    steps = [condition for condition in conditions if isinstance(condition, Step)]
    for condition in conditions:
        if isinstance(condition, BeginsWith) and steps and steps[0].declared:
            parts.append((f"от {speech.rank_genitive(condition.rank)}", condition.permits))
        elif isinstance(condition, BeginsWith) and steps:
            ends = f"от {speech.rank_genitive(condition.rank)} до {speech.rank_genitive(steps[0].order[-1])}"
            parts.append((ends, (*condition.permits, *steps[0].permits)))
        if isinstance(condition, BeginsWithBase):
            parts.append(_base(engine))
            parts += [
                (f"по кругу, {speech.cards_phrase(end.size)}", end.clauses[-1:])
                for end in engine.of(Complete)
            ]
    parts += _begun_by_the_deal(engine)
    parts += [
        ("вверх или вниз, все одинаково", (*step.permits, *step.declared)) for step in steps if step.declared
    ]
    parts += [("в масть", part.permits) for part in conditions if isinstance(part, SameSuit)]
    return parts


#: So many ranks that foundations begin with are named one by one (Расчёт has four).
_FEW = 4


def _begun_by_the_deal(engine: Engine) -> list[tuple[str, tuple[str, ...]]]:
    """Tell with what the deal itself begins the foundations."""
    parts = []
    for rule in engine.of(Withdraw):
        ranks = {rank_of(card) for place, card in rule.cards if _is_foundation(engine, place)}
        if len(ranks) > _FEW:
            parts.append(("каждое от своей карты", rule.clauses))
        else:
            parts += [(f"от {speech.rank_genitive(rank)}", rule.clauses) for rank in sorted(ranks)]
    parts += [(f"от {speech.rank_genitive(lift.rank)}", lift.clauses) for lift in engine.of(LiftOut)]
    for dealing in engine.of(DealOut):
        if dealing.bases:
            first = next(at for at, place in enumerate(dealing.order, start=1) if place in dealing.bases)
            parts.append((f"от {_ORDINALS[first]} открытой карты", dealing.clauses))
    return parts


def _is_foundation(engine: Engine, place: str) -> bool:
    return engine.places[engine.index[place]].role == "foundation"


def _reserve(engine: Engine) -> list[tuple[str, tuple[str, ...]]]:
    """Tell what of the waste is in play."""
    return [
        ("в игре верхняя карта", rule.clauses)
        for rule in engine.of(Available)
        if engine.places[engine.groups[rule.group][0]].role == "waste"
    ]


def _base(engine: Engine) -> tuple[str, tuple[str, ...]]:
    before = 0
    for rule in engine.of(Deal):
        if any(engine.places[engine.index[place]].role == "foundation" for place, _ in rule.layout):
            break
        before += sum(count for _, count in rule.layout)
    clauses = tuple(clause for rule in engine.of(BaseRank) for clause in rule.clauses)
    return f"от {_ORDINALS[before + 1]} открытой карты", clauses
