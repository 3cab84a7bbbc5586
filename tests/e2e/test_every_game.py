"""Every game goes its round: here every other one of the catalogue, and the whole matrix.

The others are in test_every_other_game.py: the tests of one file stay on one worker, and these take longest.
"""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.every_game import GAMES, READERS, ROUND, SCHEMES, WIDTHS, Reader, go_round
from tests.e2e.inputs import INPUTS


def test_in_one_round_every_two_of_input_width_and_scheme_meet() -> None:
    met = {pair for _, one in ROUND for pair in combinations((one.by, one.width, one.scheme), 2)}
    assert len(met) == len(INPUTS) * len(WIDTHS) + len(INPUTS) * len(SCHEMES) + len(WIDTHS) * len(SCHEMES)
    assert {game for game, _ in ROUND} == set(GAMES)


@pytest.mark.parametrize(("game", "reader"), ROUND[::2], ids=str)
def test_a_game_goes_its_round(browser: Browser, site: Path, game: str, reader: Reader) -> None:
    go_round(browser, site, game, reader)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "reader"), list(product(GAMES, READERS)), ids=str)
def test_a_game_goes_its_round_with_every_reader(
    browser: Browser, site: Path, game: str, reader: Reader
) -> None:
    go_round(browser, site, game, reader)
