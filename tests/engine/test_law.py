"""The second law: every clause is accounted for, every move cites clauses that exist, no rule is idle."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from rasklad import Game, game, games, legal_moves
from rasklad.clauses import EXECUTED_KINDS, UNEXECUTED_KINDS
from rasklad.engine import Engine
from rasklad.rules import Available, Barred, Closed, FillAtOnce, Lay, Procedure, Rule, TurnOver
from rasklad.verbs import why_not

from tests.engine import napoleon
from tests.engine.support import CHOICES, WORKED_36, WORKED_52, WORKED_KREPOST, at, random_walk

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
    *napoleon.SHOWN,
]


def _verdicts(game_id: str, without: str | None) -> list[object]:
    """All moves, what follows them, and all refusals, in the stored positions; one rule switched off."""
    declared = game(game_id)
    found: list[object] = []
    for of_game, text, readings in SHOWN:
        if of_game != game_id and not (of_game == "{well}" and game_id.startswith("kolodets")):
            continue
        position = at(game_id, text, readings)
        if without:
            position = replace(position, engine=Engine(_less(declared, without), position.engine.choice))
        moves = legal_moves(position)
        found += [(str(move), move.clauses) for move in moves]
        found += [position.engine.after(position.piles, position.counters, move.raw)[0] for move in moves]
        for source, target in product(position.engine.index, repeat=2):
            refusal = why_not(position, f"{source}>{target}")
            found.append(refusal and (refusal.clauses, refusal.reason))
    return found


def _less(declared: Game, name: str) -> Game:
    moves = tuple(rule for rule in declared.moves if rule.name != name)
    # A redeal's counter must stay, or the position could not be read: turn the permission round instead.
    stock = tuple(
        replace(rule, limit=1 - rule.limit) if isinstance(rule, TurnOver) and rule.name == name else rule
        for rule in declared.stock
        if rule.name != name or isinstance(rule, TurnOver)
    )
    return replace(declared, moves=moves, stock=stock)


def _movement(game_id: str) -> list[Rule]:
    kinds = (Available, Barred, Closed, FillAtOnce, Lay, Procedure)
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
