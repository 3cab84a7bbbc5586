"""Counts of move sequences from ten numbered deals of each game: golden, so that no rule changes unseen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rasklad import deal, game
from rasklad.walk import perft

COUNTS: dict[str, Any] = json.loads((Path(__file__).parent / "numbered.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("game_id", "number", "counts"),
    [(game_id, dealt["deal"], dealt["counts"]) for game_id, deals in COUNTS.items() for dealt in deals],
)
def test_a_numbered_deal_has_its_counts(game_id: str, number: int, counts: list[int]) -> None:
    position = deal(game(game_id), number)
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
