"""The line «Основания» of the info table: how many, from what to what, in which order, whether in suit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad import speech
from rasklad.cards import RANKS_IN_SUIT, rank_of
from rasklad.clauses import without_repeats
from rasklad.rules import (
    BaseRank,
    BeginsWith,
    BeginsWithBase,
    Complete,
    Deal,
    DealOut,
    Group,
    LiftOut,
    SameSuit,
    Step,
    Withdraw,
)

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules import Condition

Part = tuple[str, tuple[str, ...]]

_ORDINALS: Final = (
    "нулевой",
    "первой",
    "второй",
    "третьей",
    "четвёртой",
    "пятой",
    "шестой",
    "седьмой",
    "восьмой",
)
_NEUTER: Final = {1: "одно", 2: "два"}
_MOST_RANKS: Final = 4  # so many first cards are named one by one


def foundations(engine: Engine) -> list[Part]:
    """Return the parts of the line, each with its clauses; none if the game has no foundations."""
    groups = [group for group in engine.of(Group) if group.places[0].role == "foundation"]
    if not groups:
        return []
    total = sum(len(group.places) for group in groups)
    counted = without_repeats(clause for group in groups for clause in group.clauses)
    conditions = _conditions(engine)
    return [
        (_NEUTER.get(total, speech.count_word(total)), counted),
        *_ends(engine, conditions),
        *_order(conditions),
        *_suit(conditions),
    ]


def _conditions(engine: Engine) -> list[Condition]:
    lays = [rule for rule in engine.lays if engine.places[engine.groups[rule.target][0]].role == "foundation"]
    return [condition for rule in lays for condition in rule.conditions]


def _steps(conditions: list[Condition]) -> list[Step]:
    return [condition for condition in conditions if isinstance(condition, Step)]


def _ends(engine: Engine, conditions: list[Condition]) -> list[Part]:
    """Tell with what the foundations begin and end."""
    if any(isinstance(condition, BeginsWithBase) for condition in conditions):
        around = [
            (f"по кругу, {speech.cards_phrase(end.size)}", end.clauses[-1:]) for end in engine.of(Complete)
        ]
        return [_base_of_the_deal(engine), *around]
    for dealing in engine.of(DealOut):
        if dealing.bases:
            first = next(at for at, place in enumerate(dealing.order, start=1) if place in dealing.bases)
            return [(f"от {_ORDINALS[first]} открытой карты", dealing.clauses)]
    begins = _begins(engine, conditions)
    steps = _steps(conditions)
    if not begins or not steps:
        return []
    ranks = tuple(dict.fromkeys(rank for rank, _ in begins))
    clauses = without_repeats(clause for _, cited in begins for clause in cited)
    if len(ranks) > _MOST_RANKS:
        own = any(place.last is not None for place in engine.places)
        return [(f"у каждого своя первая{' и своя последняя' if own else ''} карта", clauses)]
    from_what = f"от {speech.joined([speech.rank_genitive(rank) for rank in ranks])}"
    last = _last(steps[0], ranks[0])
    if last is None:
        return [(from_what, clauses)]
    twice = any(end.size == 2 * RANKS_IN_SUIT for end in engine.of(Complete))
    ends = f"{from_what} до {speech.rank_genitive(last)}{', дважды' if twice else ''}"
    return [(ends, without_repeats((*clauses, *steps[0].permits)))]


def _last(step: Step, first: int) -> int | None:
    """Return the rank with which a foundation ends; None where that is open."""
    if step.declared or step.up == step.down:
        return None
    if step.circular:
        at = step.order.index(first)
        return step.order[(at - 1) % len(step.order)] if step.up else step.order[(at + 1) % len(step.order)]
    return step.order[-1] if step.up else step.order[0]


def _begins(engine: Engine, conditions: list[Condition]) -> list[tuple[int, tuple[str, ...]]]:
    """Return the ranks of first cards, in the declaration's order, with the clauses that say so."""
    found = [(rule.rank, rule.permits) for rule in conditions if isinstance(rule, BeginsWith)]
    for rule in engine.of(Withdraw):
        cards = [(place, rank_of(card)) for place, card in rule.cards]
        found += [(rank, rule.clauses) for place, rank in (*cards, *rule.ranks) if _takes(engine, place)]
    found += [(lift.rank, lift.clauses) for lift in engine.of(LiftOut)]
    return found


def _takes(engine: Engine, place_id: str) -> bool:
    """Tell whether the place is a foundation that cards are laid on."""
    place = engine.places[engine.index[place_id]]
    return place.role == "foundation" and any(rule.target == place.group for rule in engine.lays)


def _base_of_the_deal(engine: Engine) -> Part:
    before = 0
    for rule in engine.of(Deal):
        if any(engine.places[engine.index[place]].role == "foundation" for place, _ in rule.layout):
            break
        before += sum(count for _, count in rule.layout)
    clauses = tuple(clause for rule in engine.of(BaseRank) for clause in rule.clauses)
    return f"от {_ORDINALS[before + 1]} открытой карты", clauses


def _order(conditions: list[Condition]) -> list[Part]:
    steps = _steps(conditions)
    declared = [step for step in steps if step.declared]
    if declared:
        both = without_repeats((*declared[0].permits, *declared[0].declared))
        return [("вверх или вниз, все одинаково", both)]
    return [("вверх и вниз", step.permits) for step in steps[:1] if step.up and step.down]


def _suit(conditions: list[Condition]) -> list[Part]:
    in_suit = [condition.permits for condition in conditions if isinstance(condition, SameSuit)]
    if in_suit:
        return [("в масть", without_repeats(clause for clauses in in_suit for clause in clauses))]
    return [("независимо от масти", step.permits) for step in _steps(conditions)[:1]]
