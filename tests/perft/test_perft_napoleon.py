"""Counts of move sequences of numbered deals of the «Маленький Наполеон» family, golden."""

from __future__ import annotations

from pathlib import Path

import pytest
from rasklad import deal, game
from rasklad.walk import perft

FILES = Path(__file__).parent / "deals"
GAMES = ("shedevr", "novyj-domosed", "plenniki", "plenniki-48", "favoritka", "krepost-2")


def _read(game_id: str) -> list[tuple[int, list[int]]]:
    """Return (deal, counts at depth 1, 2, …) from the game's file."""
    found: list[tuple[int, list[int]]] = []
    for line in (FILES / f"{game_id}.perft").read_text(encoding="ascii").splitlines():
        match line.split():
            case ["deal", number]:
                found.append((int(number), []))
            case ["perft", depth, count]:
                assert int(depth) == len(found[-1][1]) + 1
                found[-1][1].append(int(count))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_ten_numbered_deals_have_their_counts(game_id: str) -> None:
    deals = _read(game_id)
    assert len(deals) == 10
    for number, counts in deals:
        position = deal(game(game_id), number)
        assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
        assert counts[0] == 2, "the first move declares the direction"
