"""Counts of move sequences: six deals of Fortress, and every point of the outside oracles in full depth."""

from __future__ import annotations

import json
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from rasklad.walk import perft

from tests.engine.support import at, from_oracle, oracle

FORTRESS = json.loads((Path(__file__).parent / "fortress.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("deal", FORTRESS, ids=[f"deal {deal['deal']}" for deal in FORTRESS])
def test_the_six_fortress_deals_have_their_running_sums(deal: dict[str, Any]) -> None:
    position = at("krepost-1", deal["position"])
    counts = [perft(position, depth) for depth in range(len(deal["nodes"]))]
    assert list(accumulate(counts)) == deal["nodes"]


def _points(game_id: str, kind: str) -> list[Any]:
    return [
        pytest.param(point["piles"], depth, count, id=f"{deal['id']}+{point['after']} depth {depth}")
        for deal in oracle("moves", game_id)["deals"]
        for point in deal["points"]
        for depth, count in enumerate(point[kind], start=1)
        if depth == len(point[kind])
    ]


@pytest.mark.parametrize(("piles", "depth", "count"), _points("krepost-1", "perft"))
def test_krepost_counts_agree_with_the_oracle(piles: dict[str, str], depth: int, count: int) -> None:
    assert perft(from_oracle("krepost-1", piles), depth) == count


@pytest.mark.parametrize(("piles", "depth", "count"), _points("kolodets-52", "perft_nodeal"))
def test_kolodets_counts_without_dealing_agree_with_the_oracle(
    piles: dict[str, str], depth: int, count: int
) -> None:
    position = from_oracle("kolodets-52", piles)
    stock = position.engine.index["stock"]
    assert perft(position, depth, keep=lambda move: move[0] != stock) == count


def test_no_moves_at_all_is_one_sequence() -> None:
    assert perft(at("krepost-1", ""), 0) == 1
    assert perft(at("krepost-1", ""), 3) == 0
