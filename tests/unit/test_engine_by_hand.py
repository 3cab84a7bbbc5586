"""The bench's hand-written Крѣпость is a second, independent program for the same rules: they must agree."""

from __future__ import annotations

import pytest
from benchmarks import fortress_by_hand
from rasklad import deal, game
from rasklad.walk import perft


@pytest.mark.parametrize("number", range(40))
def test_the_hand_written_game_counts_the_same_nodes(number: int) -> None:
    position = deal(game("krepost-1"), number)
    rows = [list(row) for row in position.piles[:10]]
    nodes = fortress_by_hand.walk(rows, [0] * 4, 4)
    assert nodes == sum(perft(position, depth) for depth in range(5))
    assert [bytes(row) for row in rows] == list(position.piles[:10])
