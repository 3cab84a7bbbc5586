"""Outside moves and counts for Расчетъ, Султанъ (divan of eight and of six) and Часы."""

from __future__ import annotations

from typing import Any

import pytest
from rasklad import game
from rasklad.outside import from_piles, moves_outside
from rasklad.walk import perft

from tests.engine.support import oracle

STRICT = {"marryOntoShort": "false"}


def _points(file: str) -> list[Any]:
    return [
        pytest.param(point, id=f"{file} {dealt['id']}+{point['after']}")
        for dealt in oracle("moves", file)["deals"]
        for point in dealt["points"]
    ]


@pytest.mark.parametrize(
    ("game_id", "readings", "point"),
    [
        pytest.param(game_id, readings, *point.values, id=point.id)
        for file, game_id, readings in (
            ("raschet", "raschet", {}),
            ("sultan", "sultan", {}),
            ("sultan-6", "sultan", {"divan": "6"}),
        )
        for point in _points(file)
    ],
)
def test_moves_and_counts_agree(game_id: str, readings: dict[str, str], point: dict[str, Any]) -> None:
    position = from_piles(game(game_id), point["piles"], readings, point.get("round", 1))
    assert sorted(move[:3] for move in moves_outside(position)) == sorted(point["moves"])
    for depth, count in enumerate(point["perft"], start=1):
        assert perft(position, depth) == count


@pytest.mark.parametrize("point", _points("chasy"))
def test_chasy_adds_marriages_onto_short_packets_and_agrees_without_them(point: dict[str, Any]) -> None:
    position = from_piles(game("chasy"), point["piles"])
    short = point.get("extra", {}).get("onto_short", [])
    assert sorted(move[:3] for move in moves_outside(position)) == sorted(point["moves"] + short)
    strict = from_piles(game("chasy"), point["piles"], STRICT)
    assert sorted(move[:3] for move in moves_outside(strict)) == sorted(point["moves"])
    acts = {strict.engine.index["stock"], -1}  # turning a card, filling up
    for depth, count in enumerate(point["perft_nodeal"], start=1):
        assert perft(strict, depth, keep=lambda move: move[0] not in acts) == count
