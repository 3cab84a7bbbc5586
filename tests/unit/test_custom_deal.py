"""The example that the dialog of a written deal shows: the engine reads it, for every game."""

from __future__ import annotations

import pytest
import rasklad
from edition.pages.board import board_html
from edition.pages.custom_deal import example


@pytest.mark.parametrize("game_id", rasklad.games())
def test_the_example_of_a_written_deal_is_read_and_written_the_same(game_id: str) -> None:
    game = rasklad.game(game_id)
    text = example(game)
    assert rasklad.to_text(rasklad.from_text(game, text)) == text
    assert f'data-example="{text}"' in board_html(game_id)
