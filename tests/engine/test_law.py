"""The second law: every clause is accounted for, every move cites clauses that exist.

That no rule is idle is proven by the stored positions (tests/golden/test_stored_positions.py).
"""

from __future__ import annotations

import pytest
from rasklad import game, games, legal_moves
from rasklad.clauses import EXECUTED_KINDS, UNEXECUTED_KINDS

from tests.engine import napoleon
from tests.engine.support import CHOICES, random_walk

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
    assert [*coverage.unaccounted(), *coverage.unfounded(), *coverage.strange()] == []
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


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_every_move_of_random_games_cites_existing_clauses(game_id: str, readings: dict[str, str]) -> None:
    declared = game(game_id)
    known = {*declared.law, *(reading.id for reading in declared.readings)}
    for number in range(3):
        for position in random_walk(game_id, number, readings, 60):
            for move in legal_moves(position):
                assert move.clauses
                assert set(move.clauses) <= known
