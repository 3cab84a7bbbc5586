"""The setup in stages: read off the declarations, in the order of dealing, and never a hidden face."""

from __future__ import annotations

import json

import pytest
import rasklad
from rasklad import session
from rasklad.cards import card_text
from rasklad.engine import compiled
from rasklad.stages import Stage, stages

GAMES = rasklad.games()


def stages_of(game_id: str, number: int | None = None, **readings: str) -> tuple[Stage, ...]:
    game = rasklad.game(game_id)
    engine = compiled(game, game.choose(readings))
    return stages(engine, game.demonstration if number is None else number)


def told(found: tuple[Stage, ...]) -> list[tuple[int, str]]:
    """Of each stage, how many cards lie then, and the tails of its clauses."""
    return [
        (sum(map(len, stage.piles)), " ".join(clause.rpartition(".")[2] for clause in stage.clauses))
        for stage in found
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_last_stage_is_the_deal_and_every_stage_has_clauses_of_the_game(game_id: str) -> None:
    game = rasklad.game(game_id)
    known = {*game.law, *(reading.id for reading in game.readings)}
    places = {place.id for place in game.places}
    for number in (game.demonstration, 7):
        found = stages_of(game_id, number)
        assert found[-1].piles == rasklad.deal(game, number).piles
        assert not any(found[0].piles)
        assert found[0].places == ()
        for stage in found:
            assert stage.clauses
            assert set(stage.clauses) <= known
            assert set(stage.places) <= places
        lying = [sum(map(len, stage.piles)) for stage in found]
        assert lying == sorted(lying)
        spoken = [set(stage.places) for stage in found[1:]]
        assert all(spoken), "a stage that speaks of no place"
        filled = {place for place, pile in zip(game.places, found[-1].piles, strict=True) if pile}
        assert {place.id for place in filled} <= set.union(*spoken)


def test_rows_come_before_the_places_that_are_set_out_for_the_aces() -> None:
    found = stages_of("krepost-1")
    assert told(found) == [(0, "1"), (52, "1 2 R1"), (52, "3")]
    assert found[1].places == tuple(f"R{number}" for number in range(1, 11))
    assert found[2].places == ("FS", "FH", "FD", "FC")


def test_the_sixth_card_of_the_well_names_the_base_and_sets_out_all_corners() -> None:
    found = stages_of("kolodets-36")
    assert told(found) == [(0, "3 7"), (5, "2 3 11 R1"), (6, "8 10 11 R1"), (36, "11")]
    assert found[2].places == ("F1", "F2", "F3", "F4")
    assert card_text(found[2].base) == "JD"
    assert found[1].base == found[3].base == -1


def test_a_base_that_is_dealt_among_the_rows_is_named_by_their_stage() -> None:
    assert card_text(stages_of("novyj-domosed")[-1].base) == "2H"


def test_stages_follow_the_readings() -> None:
    assert told(stages_of("krepost-2", aces="lifted"))[1:] == [(52, "2 3 R1"), (52, "4 R2")]
    lifted = stages_of("krepost-2", aces="lifted")[-1]
    assert lifted.places == ("FS", "FH", "FD", "FC")
    assert len(stages_of("sultan", divan="6")[2].places) == 6
    assert len(stages_of("sultan")[2].places) == 8


@pytest.mark.parametrize("game_id", GAMES)
def test_the_session_tells_the_stages_and_shows_no_hidden_face(game_id: str) -> None:
    request = {"verb": "open", "board": "stages", "game": game_id, "deal": 7}
    view = json.loads(session.handle(json.dumps(request)))
    told = json.loads(session.handle(json.dumps({"verb": "setup", "board": "stages"})))["setup"]
    shown = [part for stage in told for pile in stage["change"].split(";") for part in pile.split(".")[2:]]
    faces = {card for pile in view["piles"].values() for card in pile} - {"#"}
    assert {card for card in shown if not card.startswith("#")} == faces
    assert len(told) == len(stages_of(game_id, 7))


def test_a_position_that_was_written_down_has_no_stages() -> None:
    request = {"verb": "open", "board": "stages", "game": "krepost-1", "position": "R1: JS"}
    session.handle(json.dumps(request))
    assert json.loads(session.handle('{"verb": "setup", "board": "stages"}')) == {"setup": []}
