"""Every clause of every game says of every position what is true of it."""

from __future__ import annotations

import pytest
from rasklad import game, games, legal_moves, why_not
from rasklad.bearing import bearing, places_of

from tests.engine.support import random_walk


@pytest.mark.parametrize("game_id", games())
def test_each_clause_bears_on_a_position_as_moves_and_refusals_say(game_id: str) -> None:
    declared = game(game_id)
    *_, position = random_walk(game_id, 5, {}, 8)
    moves = legal_moves(position)
    for clause in declared.coverage().by_clause:
        bears = bearing(position, clause)
        assert bears.moves == tuple(move for move in moves if clause in move.clauses)
        assert bool(bears.why) != bool(bears.moves or bears.refusal), clause
        assert bears.moving or not bears.moves, clause
        assert set(bears.places) == set(places_of(declared, clause)), clause
        for move in bears.moves:
            assert not move.places or set(move.places) & set(bears.places), (clause, str(move))
        if bears.refusal:
            assert clause in bears.refusal.clauses
            assert why_not(position, bears.refusal.move) == bears.refusal
