"""Judging one attempt by the declaration itself, rule by rule, with reasons.

It doesn't look into the acceptance tables: that both agree about every attempt is a test.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import is_face_down
from rasklad.clauses import without_repeats
from rasklad.rules import Attempt, Barred, Closed, FillAtOnce, NotOnto, Refused, TurnsUp
from rasklad.rules.base import NONE
from rasklad.view import View

if TYPE_CHECKING:
    from rasklad.position import Position
    from rasklad.rules import Act, Condition, Lay
    from rasklad.rules.base import RawMove
    from rasklad.rules.procedure import Doing

UNHEARD_OF = "Ни один пункт этого не разрешает."


@dataclass(frozen=True)
class Tried:
    """An attempt as it is written: indices of places (``target`` None: just to take) and a count of cards.

    Of an act, ``source``, ``target`` and ``count`` are what it does (`rasklad.rules.procedure.Doing`).
    """

    source: int
    target: int | None
    count: int
    act: Act | None = None  # an act's source, target and choice are then its `Doing`


def judge(position: Position, tried: Tried) -> RawMove | Refused | None:  # noqa: PLR0911  (each a verdict)
    """Return the legal move, or why it is none.

    None means: the attempt was just to take an available card, and that is allowed.
    """
    engine, piles = position.engine, position.piles
    view = View(engine, piles, position.counters)
    meant = _meant(position, tried)
    waiting = engine.waiting(position.counters)
    if waiting and not any(act is waiting[0] for act, _ in meant):
        return Refused(waiting[0].clauses, "Сейчас это не ход", waiting[1])
    if meant and tried.target is None and tried.act is None:
        return None
    if meant:
        return _acting(position, meant, view)
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
    setting = engine.setting(piles, position.counters)
    attempt = Attempt(source, target, tuple(pile[-tried.count :]), top, setting)
    refused = _taking(position, tried, attempt, view)
    if refused or tried.target is None:
        return refused
    return _laying(position, tried, attempt, view)


def _meant(position: Position, tried: Tried) -> list[tuple[Act, Doing]]:
    """Return the acts that the attempt can stand for: the one written, or those of two cards pointed at."""
    engine = position.engine
    if tried.act is not None:
        return [(tried.act, (tried.source, NONE if tried.target is None else tried.target, tried.count))]
    if tried.count > 1 or not position.piles[tried.source]:
        return []
    targets = range(len(engine.places)) if tried.target is None else (tried.target,)
    if tried.target is not None and not position.piles[tried.target]:
        return []  # an empty place is filled, if at all, by a laying
    return [
        (act, doing)
        for act, _ in engine.acts
        for target in targets
        if (doing := act.meant(engine, tried.source, target))
    ]


def _acting(position: Position, meant: list[tuple[Act, Doing]], view: View) -> RawMove | Refused:
    """Return the first of the acts that can be done, or why the first can't."""
    waiting = position.engine.waiting(position.counters)
    objections = []
    for act, doing in meant:
        if waiting and act is not waiting[0]:
            continue
        objection = act.objection(view, doing)
        if not objection:
            return (*doing, next(reason for known, reason in position.engine.acts if known is act))
        objections.append(objection)
    return objections[0]


def _taking(position: Position, tried: Tried, attempt: Attempt, view: View) -> Refused | None:
    engine = position.engine
    if any(map(is_face_down, attempt.cards)):
        return _taking_face_down(position, tried, attempt)
    for rule in engine.of(Closed):
        if rule.group == attempt.source.group:
            return rule.objects(attempt)
    available = engine.available.get(tried.source)
    if available is None:
        say = f"{speech.capital(speech.accusative(attempt.card))} взять нельзя"
        return Refused((), say, UNHEARD_OF)
    if not view.is_free(tried.source):
        locks = engine.freed_by[tried.source]
        by = tuple((engine.places[at].id, position.piles[at][-1]) for at in locks)
        return available.blocked(attempt, by)
    if len(attempt.cards) == 1:
        return None
    together = engine.together.get(tried.source)
    return together.objects(attempt, position.piles[tried.source]) if together else available.covered(attempt)


def _taking_face_down(position: Position, tried: Tried, attempt: Attempt) -> Refused:
    engine, say = position.engine, "Закрытую карту взять нельзя"
    filling = [rule for rule in engine.of(FillAtOnce) if rule.carries(attempt.source, attempt.target)]
    if filling:
        clauses = without_repeats(clause for rule in filling for clause in rule.clauses)
        return Refused(clauses, say, "Пустое место закрывается само.")
    turning = [rule for rule, giving, _, _ in engine.procedures if giving == tried.source]
    uncovering = [rule for rule in engine.of(TurnsUp) if rule.group == attempt.source.group]
    clauses = without_repeats(clause for rule in (*turning, *uncovering) for clause in rule.clauses)
    reason = "Сначала её открывают." if turning else "Её откроют, когда снимут карты, лежащие на ней."
    return Refused(clauses, say, reason if clauses else UNHEARD_OF)


def _laying(  # noqa: PLR0911  (each a verdict)
    position: Position, tried: Tried, attempt: Attempt, view: View
) -> RawMove | Refused:
    engine, source, target = position.engine, attempt.source, attempt.target
    assert target is not None  # noqa: S101  (`judge` has handled mere taking)
    assert tried.target is not None  # noqa: S101
    if source is target:
        return Refused(
            (), f"{speech.capital(speech.name(attempt.card))} уже лежит здесь", "Ход переносит карту."
        )
    for barred in engine.of(Barred):
        if barred.speaks_of(attempt):
            return barred.objects(attempt)
    speaking = [
        rule
        for rule in engine.lays
        if rule.target == target.group and source.group in rule.source and rule.suits_target(attempt.top)
    ]
    say = f"{speech.capital(speech.accusative(attempt.card))} {target.onto} положить нельзя"
    if not speaking:
        return Refused((), say, UNHEARD_OF)
    lays = [rule for rule in speaking if rule.takes(tried.count)]
    if not lays and tried.count > 1:
        clauses = without_repeats(clause for rule in speaking for clause in rule.singly)
        say = f"Положить {target.onto} сразу {speech.cards_phrase(tried.count)} нельзя"
        return Refused(clauses, say, "Сюда кладут по одной карте.")
    if not lays:
        most = speech.cards_phrase(min(rule.least for rule in speaking))
        clauses = without_repeats(clause for rule in speaking for clause in rule.clauses)
        return Refused(clauses, say, f"Сюда кладут не меньше чем {most}.")
    nearest = min(lays, key=lambda rule: len(_failing(rule, attempt)))
    if _failing(nearest, attempt):
        return _misfit(nearest, attempt)
    for guard in nearest.guards:
        if not guard.holds(view, tried.source, tried.target, tried.count):
            return guard.objects(view, attempt)
    together = engine.together.get(tried.source) if tried.count > 1 else None
    clauses = engine.cited(nearest, attempt.card, attempt.top, engine.sources[source.group], together)
    return (tried.source, tried.target, tried.count, engine.reason(nearest, clauses))


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
    # Where nothing at all may be laid, what else would be wrong with this card doesn't matter.
    failing = [condition for condition in failing if isinstance(condition, NotOnto)] or failing
    on_card = attempt.top != NONE and target.role != "foundation"
    onto = f"на {speech.accusative(attempt.top)}" if on_card else target.into
    clauses = [clause for condition in failing for clause in condition.refuses(attempt.card, attempt.top)]
    return Refused(
        clauses=without_repeats(clauses),
        say=f"{speech.capital(speech.name(attempt.card))} {onto} не ложится",
        reason=" ".join(condition.words(attempt) for condition in failing),
    )
