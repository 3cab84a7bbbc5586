"""Counts of move sequences: ten numbered deals of each game, and each point of the outside oracles."""

from __future__ import annotations

from typing import Any

import pytest
from rasklad import games
from rasklad.walk import perft

from tests.engine.support import at, from_oracle, oracle
from tests.perft import plain


@pytest.mark.parametrize("game_id", games())
def test_ten_numbered_deals_have_their_counts(game_id: str) -> None:
    entries = plain.read(game_id)
    assert len([entry for entry in entries if entry.source.startswith("deal ")]) == 10
    for entry in entries:
        assert max(entry.counts) >= 3 or 0 in entry.counts.values()
        found = {depth: perft(entry.position, depth) for depth in entry.counts}
        assert found == entry.counts, entry.id


def test_a_file_is_of_a_game() -> None:
    assert {path.stem for path in plain.FILES.iterdir()} == set(games())


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
