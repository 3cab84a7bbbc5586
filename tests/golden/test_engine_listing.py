"""The first moves of each game's demonstration, as a person reads them: reviewed, then kept.

After a change that is meant: `python -m rasklad moves GAME DEAL > tests/golden/engine/GAME.txt`, and read the
difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from rasklad import deal, game, games
from rasklad.commands.moves import listing

GOLDEN = Path(__file__).parent / "engine"


@pytest.mark.parametrize("game_id", games())
def test_the_demonstration_opens_as_it_was_reviewed(game_id: str) -> None:
    declared = game(game_id)
    expected = (GOLDEN / f"{game_id}.txt").read_text(encoding="utf-8")
    assert listing(deal(declared, declared.demonstration)) + "\n" == expected


def test_no_golden_listing_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(games())
