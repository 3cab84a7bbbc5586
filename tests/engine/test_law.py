"""The second law: every clause is accounted for, every move cites clauses that exist, no rule is idle."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, cast

import pytest
from rasklad import Game, game, games, legal_moves
from rasklad.clauses import EXECUTED_KINDS, UNEXECUTED_KINDS
from rasklad.engine import Engine
from rasklad.rules import (
    Act,
    Available,
    Barred,
    Closed,
    Follow,
    Lay,
    Procedure,
    Refused,
    Rule,
    Together,
    TurnOver,
)
from rasklad.verbs import why_not

from tests.engine import napoleon, shown, shown_uvlekatelnye
from tests.engine.support import CHOICES, WORKED_36, WORKED_52, WORKED_KREPOST, at, choices_of, random_walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad import Position
    from rasklad.rules.base import Counters

#: Clauses that no rule executes, though the source means them as rules: variant 2 replaces them.
REPLACED = {
    "kolodets-52": {
        "kolodets.pravila.7": "22",
        "kolodets.pravila.14": "23",
        "kolodets.pravila.15": "тринадцать",
    },
    **napoleon.REPLACED,
}


@pytest.mark.parametrize("game_id", games())
def test_every_clause_and_every_reading_is_executed_by_a_named_rule_or_excepted(game_id: str) -> None:
    coverage = game(game_id).coverage()
    assert coverage.unaccounted() == ()
    assert all(name and clauses for name, clauses in coverage.by_rule.items())


@pytest.mark.parametrize("game_id", games())
def test_an_exception_is_of_a_kind_that_nothing_executes_or_is_replaced_and_has_its_reason(
    game_id: str,
) -> None:
    declared = game(game_id)
    coverage = declared.coverage()
    for exception in declared.unexecuted:
        assert exception.clause in declared.law
        assert exception.reason.endswith(".")
        assert coverage.by_clause[exception.clause] == (), "excepted, yet executed"
        replaced_by = REPLACED.get(game_id, {}).get(exception.clause)
        if replaced_by:
            assert exception.kind in EXECUTED_KINDS
            assert replaced_by in exception.reason
        else:
            assert exception.kind in UNEXECUTED_KINDS


@pytest.mark.parametrize("game_id", games())
def test_rules_cite_only_the_games_own_law_and_readings(game_id: str) -> None:
    declared = game(game_id)
    known = {*declared.law, *(reading.id for reading in declared.readings)}
    for name, clauses in declared.coverage().by_rule.items():
        assert set(clauses) <= known, name


@pytest.mark.parametrize("game_id", games())
def test_each_rule_has_a_name_of_its_own(game_id: str) -> None:
    names = [rule.name for rule in game(game_id).rules()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game_id", games())
def test_the_headings_of_the_page_stand_in_the_laws_order(game_id: str) -> None:
    declared = game(game_id)
    at_clauses = [declared.law.index(clause) for _, clause in declared.phases]
    assert at_clauses[0] == 0
    assert at_clauses == sorted(set(at_clauses))


#: Positions in which the rules of movement show: with readings, as (game, text, readings).
SHOWN = [
    ("krepost-1", WORKED_KREPOST, {}),
    ("kolodets-36", WORKED_36, {}),
    ("kolodets-52", WORKED_52, {}),
    ("{well}", "R1: 10H 9H; R2: 8D; F1: 9S; open: 6D; waste: QC; stock: #7D", {}),
    ("{well}", "R1: 10H 9H; R2: 8D; F1: 9S; stock: #7D; waste: QC", {}),
    ("{well}", "R1: 10H; R2: KD; F1: 9S; open: QC", {"turned": "reserveAnytime"}),
    ("{well}", "R1: 10H; R2: KD; F1: 9S; waste: QC", {"redeals": "1"}),
    ("{well}", "R1: 10H; R2: KD; R3: 8C; F1: 9S; waste: QC 7D", {"emptyPlace": "reserveAtOnce"}),
    ("{well}", "R1: 10H; R2: KD; R3: 8C; F1: 9S; waste: QC 7D", {"emptyPlace": "never"}),
    *shown.SHOWN,
    *napoleon.SHOWN,
    *shown_uvlekatelnye.SHOWN,
    *(
        (game_id, "L1: 3S 2S; R1: 2H; FS: AS; FH: AH", {"directionTime": "firstCard"})
        for game_id in ("shedevr", "krepost-2")
    ),
]


@cache
def _verdicts(game_id: str, without: str | None) -> list[object]:
    """All moves, what follows them, and all refusals, in the stored positions; one rule switched off.

    Of the demonstration's first positions, under each choice of readings, the moves and what follows alone.
    """
    declared = game(game_id)
    found: list[object] = []
    engines: dict[tuple[tuple[str, str], ...], Engine] = {}

    def engine_of(position: Position) -> Engine:
        if without and position.engine.choice not in engines:
            engines[position.engine.choice] = Engine(_less(declared, without), position.engine.choice)
        return engines[position.engine.choice] if without else position.engine

    for _, readings in choices_of(game_id):
        for position in random_walk(game_id, declared.demonstration, readings, 3):
            engine = engine_of(position)
            found += [
                (raw[:3], engine.after(position.piles, position.counters, raw))
                for raw in engine.moves(position.piles, position.counters)
            ]
    for of_game, text, readings in SHOWN:
        if of_game != game_id and not (of_game == "{well}" and game_id in ("kolodets-36", "kolodets-52")):
            continue
        position = at(game_id, text, readings)
        position = replace(position, engine=engine_of(position))
        moves = legal_moves(position)
        found += [(str(move), move.clauses) for move in moves]
        found += [position.engine.after(position.piles, position.counters, move.raw) for move in moves]
        for source, target in product(position.engine.index, repeat=2):
            refusal = why_not(position, f"{source}>{target}")
            found.append(refusal and (refusal.clauses, refusal.reason))
    return found


def _less(declared: Game, name: str) -> Game:
    """The game without one rule; a rule that keeps a counter stays, but does nothing any more."""

    def left(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
        kept = [_idle(rule) if rule.name == name and rule.keeps() else rule for rule in rules]
        return tuple(rule for rule in kept if rule.name != name or rule.keeps())

    return replace(declared, moves=left(declared.moves), stock=left(declared.stock))


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


def _movement(game_id: str) -> list[Rule]:
    kinds = (Act, Available, Barred, Closed, Follow, Lay, Procedure, Together)
    return [rule for rule in game(game_id).rules() if isinstance(rule, kinds)]


@pytest.mark.parametrize(
    ("game_id", "name"), [(game_id, rule.name) for game_id in games() for rule in _movement(game_id)]
)
def test_switching_a_rule_of_movement_off_changes_a_stored_position(game_id: str, name: str) -> None:
    assert _verdicts(game_id, without=name) != _verdicts(game_id, without=None)


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_every_move_of_random_games_cites_existing_clauses(game_id: str, readings: dict[str, str]) -> None:
    declared = game(game_id)
    known = {*declared.law, *(reading.id for reading in declared.readings)}
    for number in range(3):
        for position in random_walk(game_id, number, readings, 60):
            for move in legal_moves(position):
                assert move.clauses
                assert set(move.clauses) <= known
