"""How a clause bears on a position: places, moves, what it stops, or why it permits nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rasklad import BadMove, deal, game, legal_moves, why_not
from rasklad.bearing import bearing, places_of
from rasklad.session import handle

from tests.engine.support import KREPOST, at

ROWS = tuple(f"R{number}" for number in range(1, 11))
ACES = ("FS", "FH", "FD", "FC")


def test_a_clause_speaks_of_the_places_that_its_rules_name() -> None:
    krepost = game("krepost-1")
    assert set(places_of(krepost, KREPOST + "3")) == set(ACES)
    assert set(places_of(krepost, KREPOST + "7")) == set(ROWS)
    assert set(places_of(krepost, KREPOST + "4")) == {*ROWS, *ACES}
    assert places_of(krepost, KREPOST + "8") == ()


def test_places_stand_in_the_tables_order() -> None:
    order = [place.id for place in game("kolodets-36").places]
    places = places_of(game("kolodets-36"), "kolodets.pravila.17")
    assert places
    assert list(places) == sorted(places, key=order.index)


def test_a_clause_that_permits_moves_tells_those_that_cite_it() -> None:
    position = deal(game("krepost-1"), 195259)
    bears = bearing(position, KREPOST + "7")
    assert bears.moves == tuple(move for move in legal_moves(position) if KREPOST + "7" in move.clauses)
    assert bears.moves
    assert bears.moving
    assert bears.why == ""


def test_a_clause_that_forbids_shows_an_attempt_that_it_refuses() -> None:
    position = deal(game("krepost-1"), 195259)
    bears = bearing(position, KREPOST + "I.c")
    assert bears.moves == ()
    assert bears.refusal is not None
    assert bears.refusal == why_not(position, bears.refusal.move)
    assert KREPOST + "I.c" in bears.refusal.clauses
    assert bears.why == ""
    assert not bears.moving


@pytest.mark.parametrize(
    ("clause", "why"),
    [
        ("1", "как разложены карты"),
        ("8", "Совет"),
        ("12", "Пустых мест"),
        ("15", "чем кончается партия"),
        ("I.a", "откуда можно брать"),
    ],
)
def test_a_clause_without_a_move_says_why(clause: str, why: str) -> None:
    bears = bearing(deal(game("krepost-1"), 195259), KREPOST + clause)
    assert bears.moves == ()
    assert why in bears.why


def test_a_reading_that_only_settles_says_so() -> None:
    assert "как понимать правила" in bearing(deal(game("krepost-1"), 195259), "krepost-1.R8").why


def test_a_reading_not_chosen_is_told_as_such() -> None:
    position = deal(game("plenniki"), 1)
    whys = {one.id: bearing(position, one.id).why for one in game("plenniki").readings}
    assert [clause for clause, why in whys.items() if "не применяется" in why] == ["plenniki.R4"]


def test_at_the_end_a_clause_says_that_the_game_is_over() -> None:
    over = at("krepost-1", "R1: 5H; R2: 9C; R3: 2D; R4: KS; R5: 7S; R6: 3C; R7: JD; R8: 9H; R9: 7D; R10: JC")
    bears = bearing(over, KREPOST + "7")
    assert (bears.moves, bears.refusal, bears.why) == ((), None, "Партия окончена.")


def test_a_strange_clause_is_refused_in_words() -> None:
    with pytest.raises(BadMove, match="пункта «x» в игре krepost-1 нет"):
        bearing(deal(game("krepost-1"), 1), "x")


def test_the_session_answers_about_a_clause() -> None:
    handle(json.dumps({"verb": "open", "board": "clause", "game": "krepost-1", "deal": 195259}))
    asked = {"verb": "clause", "board": "clause", "clause": KREPOST + "7"}
    answer: dict[str, Any] = json.loads(handle(json.dumps(asked)))["bearing"]
    assert set(answer) == {"clause", "places", "moves", "moving", "refusal", "why"}
    assert answer["places"] == list(ROWS)
    assert {move["move"] for move in answer["moves"]} >= {"R7>R8"}
    assert answer["refusal"]["clauses"]
    assert "error" in json.loads(handle('{"verb":"clause","board":"clause","clause":"x"}'))
    assert "error" in json.loads(handle('{"verb":"clause","board":"clause"}'))
