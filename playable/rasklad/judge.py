"""Judging one attempt by the declaration itself, rule by rule, with reasons.

It doesn't look into the acceptance tables: that both agree about every attempt is a test.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import is_face_down
from rasklad.clauses import without_repeats
from rasklad.rules import Attempt, Barred, Closed, Refused
from rasklad.rules.base import NONE
from rasklad.view import View

if TYPE_CHECKING:
    from rasklad.position import Position
    from rasklad.rules import Condition, Lay
    from rasklad.rules.base import RawMove

UNHEARD_OF = "Ни один пункт этого не разрешает."


@dataclass(frozen=True)
class Tried:
    """An attempt as it is written: indices of places (``target`` None: just to take) and a count of cards."""

    source: int
    target: int | None
    count: int


def judge(position: Position, tried: Tried) -> RawMove | Refused | None:
    """Return the legal move, or why it is none.

    None means: the attempt was just to take an available card, and that is allowed.
    """
    engine, piles = position.engine, position.piles
    view = View(engine, piles, position.counters)
    for rule, giving, taking, reason in engine.procedures:
        if (tried.source, tried.target) == (giving, taking):
            objection = rule.objection(view, giving, taking)
            count = 0 if objection else rule.count(view, giving)
            if not objection and tried.count not in (1, count):
                most = f"За один ход — {speech.cards_phrase(count)}."
                objection = Refused(rule.clauses, "Столько карт взять нельзя", most)
            return objection or (giving, taking, count, reason)
    source = engine.places[tried.source]
    target = None if tried.target is None else engine.places[tried.target]
    pile = piles[tried.source]
    if len(pile) < tried.count or not pile:
        cards = speech.cards_phrase(len(pile)) if pile else "карт нет"
        say = "Столько карт взять нельзя" if pile else "Взять нечего"
        return Refused((), say, f"{speech.capital(source.spoken)}: {cards}.")
    top = piles[tried.target][-1] if tried.target is not None and piles[tried.target] else NONE
    attempt = Attempt(source, target, tuple(pile[-tried.count :]), top, engine.setting(piles))
    refused = _taking(position, tried, attempt)
    if refused or tried.target is None:
        return refused
    return _laying(position, tried, attempt, view)


def _taking(position: Position, tried: Tried, attempt: Attempt) -> Refused | None:
    engine = position.engine
    if is_face_down(attempt.cards[-1]):
        turning = [rule for rule, giving, _, _ in engine.procedures if giving == tried.source]
        clauses = [clause for rule in turning for clause in rule.clauses]
        return Refused(
            clauses=without_repeats(clauses),
            say="Закрытую карту взять нельзя",
            reason="Сначала её открывают." if clauses else UNHEARD_OF,
        )
    for rule in engine.of(Closed):
        if rule.group == attempt.source.group:
            return rule.objects(attempt)
    available = engine.available.get(tried.source)
    if available is None:
        say = f"{speech.capital(speech.accusative(attempt.card))} взять нельзя"
        return Refused((), say, UNHEARD_OF)
    return available.covered(attempt) if len(attempt.cards) > 1 else None


def _laying(position: Position, tried: Tried, attempt: Attempt, view: View) -> RawMove | Refused:
    engine, source, target = position.engine, attempt.source, attempt.target
    assert target is not None  # noqa: S101  (`judge` has handled mere taking)
    assert tried.target is not None  # noqa: S101
    if source is target:
        return Refused(
            (), f"{speech.capital(speech.name(attempt.card))} уже лежит здесь", "Ход переносит карту."
        )
    for barred in engine.of(Barred):
        speaks_of = barred.target == target.group and source.group in barred.source
        if speaks_of and (barred.onto == "any" or attempt.top == NONE):
            return barred.objects(attempt)
    lays = [
        rule
        for rule in engine.lays
        if rule.target == target.group and source.group in rule.source and rule.suits_target(attempt.top)
    ]
    if not lays:
        say = f"{speech.capital(speech.accusative(attempt.card))} {target.onto} положить нельзя"
        return Refused((), say, UNHEARD_OF)
    nearest = min(lays, key=lambda rule: len(_failing(rule, attempt)))
    if _failing(nearest, attempt):
        return _misfit(nearest, attempt)
    for guard in nearest.guards:
        if not guard.holds(view, tried.source, tried.target):
            return guard.objects(view, attempt)
    clauses = engine.cited(nearest, attempt.card, attempt.top, engine.sources[source.group])
    return (tried.source, tried.target, 1, engine.reason(nearest, clauses))


def _failing(rule: Lay, attempt: Attempt) -> list[Condition]:
    assert attempt.target is not None  # noqa: S101
    return [
        condition
        for condition in rule.conditions
        if not condition.allows(attempt.card, attempt.top, attempt.setting, attempt.target)
    ]


def _misfit(rule: Lay, attempt: Attempt) -> Refused:
    target = attempt.target
    assert target is not None  # noqa: S101
    failing = _failing(rule, attempt)
    on_card = attempt.top != NONE and target.role != "foundation"
    onto = f"на {speech.accusative(attempt.top)}" if on_card else target.into
    clauses = [clause for condition in failing for clause in condition.refuses(attempt.card, attempt.top)]
    return Refused(
        clauses=without_repeats(clauses),
        say=f"{speech.capital(speech.name(attempt.card))} {onto} не ложится",
        reason=" ".join(condition.words(attempt) for condition in failing),
    )
