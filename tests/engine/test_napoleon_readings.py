"""The readings of the «Маленький Наполеон» family: shared ones are of each game; every option switches."""

from __future__ import annotations

import re

import pytest
from rasklad import deal, game, play, to_text
from rasklad.clauses import short_label

from tests.engine.napoleon import DIRECTION_BY_CARD, DOMOSED_B, PLENNIKI_C, legal, refused
from tests.engine.support import at, played

FAMILY = ("shedevr", "novyj-domosed", "plenniki", "plenniki-48", "favoritka", "krepost-2")
#: Worth a switch by the rules' doubts, in the page's order.
SWITCHES = {
    "shedevr": ["directionTime", "cellarLock"],
    "novyj-domosed": ["directionTime", "rowWrap"],
    "plenniki": ["directionTime", "rowWrap"],
    "plenniki-48": ["directionTime", "rowWrap", "cellar"],
    "favoritka": ["directionTime", "rowWrap", "verticals"],
    "krepost-2": ["aces", "directionTime", "rowWrap"],
}


@pytest.mark.parametrize("game_id", FAMILY)
def test_the_doubts_that_matter_can_be_switched(game_id: str) -> None:
    assert [reading.name for reading in game(game_id).readings if reading.options] == SWITCHES[game_id]


@pytest.mark.parametrize("game_id", FAMILY)
def test_a_shared_reading_names_the_clause_that_it_stands_after(game_id: str) -> None:
    shared = [
        reading
        for reading in game(game_id).readings
        if reading.name in ("final", "directionTime", "onecard", "rowWrap", "nullmove")
    ]
    assert len(shared) == (4 if game_id == "shedevr" else 5)
    for reading in shared:
        assert re.search(rf"[Пп]ункт\w* {short_label(reading.after)}\b", reading.says), reading.id


@pytest.mark.parametrize("game_id", ["novyj-domosed", "plenniki", "plenniki-48"])
def test_the_direction_is_declared_first_or_given_by_the_first_card(game_id: str) -> None:
    assert set(legal(deal(game(game_id), 1))) == {"direction=up", "direction=down"}
    position = at(game_id, "F1: 7C; F2: 7H; L1: 6C; L2: 8H", DIRECTION_BY_CARD)
    assert {"L1>F1", "L2>F2"} <= set(legal(position))
    assert not any(move.startswith("direction") for move in legal(position))
    assert to_text(play(position, "L1>F1")).endswith("direction=down")
    assert to_text(play(position, "L2>F2")).endswith("direction=up")


def test_in_the_second_plenniki_king_and_ace_are_neighbours_or_not() -> None:
    text = "F1: 5S; F2: 5H; L1: 3C AC; R1: 9C KC; direction=up"
    assert {"L1>R1", "R1>L1"} <= set(legal(at("plenniki-48", text)))
    apart = at("plenniki-48", text, {"rowWrap": "off"})
    assert not {"L1>R1", "R1>L1"} & set(legal(apart))
    assert refused(apart, "L1>R1")[1] == "Король и туз не соседи. На короля ложится только дама."


def test_the_games_with_ten_rows_move_alike_whichever_card_is_the_base() -> None:
    house, prisoners = legal(at("novyj-domosed", DOMOSED_B)), legal(at("plenniki", DOMOSED_B))
    assert house == prisoners


def test_a_cellar_that_was_wished_for_takes_one_card_only() -> None:
    position = played(at("plenniki-48", PLENNIKI_C, {"cellar": "one"}), "R3>cellar")
    assert "cellar>L4" in legal(position)
    assert not [move for move in legal(position) if move.endswith(">cellar")]
