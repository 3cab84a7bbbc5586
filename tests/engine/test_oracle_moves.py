"""Outside programs' legal moves, perft counts and solutions, against ours."""

from __future__ import annotations

from typing import Any

import pytest
from rasklad import is_won, legal_moves, why_not
from rasklad.outside import moves_outside
from rasklad.walk import perft

from tests.engine.support import from_oracle, oracle, replay


def _points(game_id: str) -> list[Any]:
    return [
        pytest.param(point, id=f"{deal['id']}+{point['after']}")
        for deal in oracle("moves", game_id)["deals"]
        for point in deal["points"]
    ]


@pytest.mark.parametrize("point", _points("krepost-1"))
def test_krepost_moves_agree(point: dict[str, Any]) -> None:
    position = from_oracle("krepost-1", point["piles"])
    assert sorted(move[:3] for move in moves_outside(position)) == sorted(point["moves"])
    assert perft(position, 1) == point["perft"][0]
    assert perft(position, 2) == point["perft"][1]


@pytest.mark.parametrize("point", _points("krepost-1"))
def test_what_krepost_leaves_out_is_refused_by_a_reading(point: dict[str, Any]) -> None:
    position = from_oracle("krepost-1", point["piles"])
    for kind, clause in (("null", "krepost-1.R6"), ("from_foundation", "krepost-1.R3")):
        for source, target, _ in point.get("extra", {}).get(kind, []):
            refusal = why_not(position, f"{source}>{target}")
            assert refusal is not None
            assert refusal.clauses == (clause,)


@pytest.mark.parametrize("point", _points("kolodets-52"))
def test_kolodets_moves_without_dealing_agree(point: dict[str, Any]) -> None:
    position = from_oracle("kolodets-52", point["piles"])
    ours = [move[:3] for move in moves_outside(position) if move[0] != "stock"]
    theirs = [move for move in point["moves"] if move[0] != "stock"]
    assert sorted(ours) == sorted(theirs)
    stock = position.engine.index["stock"]
    for depth, count in enumerate(point["perft_nodeal"], start=1):
        assert perft(position, depth, keep=lambda move: move[0] != stock) == count


@pytest.mark.parametrize("game_id", ["kolodets-36", "kolodets-52", "krepost-1"])
def test_every_recorded_solution_replays_to_a_win_under_the_clauses(game_id: str) -> None:
    declared_lines = [deal for deal in oracle("verdicts", game_id)["deals"] if "line" in deal]
    assert len(declared_lines) >= 12
    for deal in declared_lines:
        position = from_oracle(game_id, deal["piles"])
        law = {*position.engine.game.law, *(reading.id for reading in position.engine.game.readings)}
        for position in replay(position, deal["line"]):  # noqa: B020  (the walk goes on from the deal)
            if position.former is None or position.move is None:
                continue
            made = position.move
            offered = [move for move in legal_moves(position.former) if move.source == made.source]
            assert made.clauses
            assert set(made.clauses) <= law
            assert any(move.clauses == made.clauses for move in offered), str(made)
        assert is_won(position), deal["id"]
