"""A recorded game is sent as a link and read as text: each demonstration, to its end."""

from __future__ import annotations

import pytest
import rasklad
from rasklad import links
from rasklad.record import record

#: Characters a move: so a game of ninety stays under the two thousand that chat programs and mail don't cut.
MOST = 20


@pytest.mark.parametrize("game_id", [game for game in rasklad.games() if rasklad.game(game).recorded])
def test_a_whole_recorded_game_is_a_short_link_and_a_line_a_move(game_id: str) -> None:
    game = rasklad.game(game_id)
    position = rasklad.deal(game, game.demonstration)
    for move in game.recorded:
        position = rasklad.play(position, move)
    link = links.write(position)
    assert len(link) <= MOST * len(game.recorded)
    assert links.follow(game, link) == position
    _, moves, end = record(position).split("\n\n")
    assert len(moves.splitlines()) == len(game.recorded)
    assert all("п.\u00a0" in line or "— Р" in line for line in moves.splitlines())
    assert "сошёлся" in end
