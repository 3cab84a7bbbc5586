"""Counts of move sequences of the games that outside programs play whole, as deep as their files go."""

from __future__ import annotations

import pytest
from rasklad import game
from rasklad.outside import points_of
from rasklad.walk import perft

from tests.engine.support import oracle
from tests.engine.test_oracle_games import COMPARED, MOVES

MOST = 6_000  # longer counts would take a minute each and say no more


@pytest.mark.parametrize(
    ("game_id", "file", "readings"),
    [(name, file, readings) for name, file, readings, extra in COMPARED if not extra],
)
def test_counts_agree_with_the_outside_program(game_id: str, file: str, readings: dict[str, str]) -> None:
    counts = {
        (deal["id"], point["after"]): point["perft"]
        for deal in oracle("moves", file)["deals"]
        for point in deal["points"]
    }
    for point in points_of(game(game_id), str(MOVES / f"{file}.json"), readings):
        for depth, count in enumerate(counts[point.deal, point.after], start=1):
            if count <= MOST:
                assert perft(point.position, depth) == count, (point.deal, point.after, depth)
