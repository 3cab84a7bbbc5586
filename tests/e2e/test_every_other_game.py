"""The games with odd numbers in the catalogue go their round, but for the link."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.every_game import ROUND, Reader, go_round


@pytest.mark.parametrize(("game", "reader"), ROUND[1::2], ids=str)
def test_a_game_goes_its_round(browser: Browser, site: Path, game: str, reader: Reader) -> None:
    go_round(browser, site, game, reader, link=False)
