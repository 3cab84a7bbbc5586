"""Each option of each reading switches legal moves; those that matter most, exactly."""

from __future__ import annotations

import csv
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rasklad import BadText, deal, from_text, game, games, is_stuck, legal_moves, play, to_text

from tests.engine.shown import BLOCKED_CHETYRNADTSAT, grid
from tests.engine.support import WORKED_36, WORKED_52, at, random_walk
from tests.engine.worked import legal, refused

if TYPE_CHECKING:
    from collections.abc import Iterator

WORKED = Path(__file__).parents[2] / "playable/positions/worked.tsv"
SHOWN = [
    ("kolodets-36", WORKED_36),
    ("kolodets-52", WORKED_52),
    ("krepost-2", "L1: 4S KS; R1: 3H AS; direction=up"),
    *(
        (row["game"], row["position"])
        for row in csv.DictReader(WORKED.read_text("utf-8").splitlines(), delimiter="\t")
    ),
]


def texts_of(game_id: str, readings: dict[str, str]) -> Iterator[str]:
    """Yield stored positions of the game, then those of random games under these readings."""
    yield from (text for of_game, text in SHOWN if of_game == game_id)
    for number in range(12):
        for position in random_walk(game_id, number, readings, 60):
            yield to_text(position)


def differs(game_id: str, text: str, one: dict[str, str], other: dict[str, str]) -> bool:
    """Tell whether other moves are legal, or lead elsewhere; false where a reading knows no such position."""
    with suppress(BadText):
        found = [
            {str(move): to_text(play(position, move)) for move in legal_moves(position)}
            for position in (from_text(game(game_id), text, readings) for readings in (one, other))
        ]
        return found[0] != found[1]
    return False


@pytest.mark.parametrize(
    ("game_id", "name", "option"),
    [
        (game_id, reading.name, option.value)
        for game_id in games()
        for reading in game(game_id).readings
        for option in reading.options
        if option.value != reading.default
    ],
)
def test_every_option_changes_the_deal_or_what_is_legal(game_id: str, name: str, option: str) -> None:
    readings = {name: option}
    one, other = (to_text(deal(game(game_id), 1, chosen)) for chosen in ({}, readings))
    assert one != other or any(differs(game_id, text, {}, readings) for text in texts_of(game_id, readings))


GAP_52 = "R1: AC; R2: 3S; R3: 2D; R4: 10D; F1: 6H 7H; stock: #9C; waste: KS"
BUILT_52 = {"R1>R3": "5 22 4", "R3>R2": "5 22 4", "waste>R1": "22 5 4 20", "stock>open": "17"}


@pytest.mark.parametrize(
    ("option", "more", "why"),
    [
        ("any", {"waste>R5": "R2 20"}, None),
        ("never", {}, "R2"),
        ("reserveAtOnce", {}, "R2"),
    ],
)
def test_an_empty_place_of_the_cross(option: str, more: dict[str, str], why: str | None) -> None:
    position = at("kolodets-52", GAP_52, {"emptyPlace": option})
    assert legal(position) == {**BUILT_52, **more}
    if why:
        assert why in refused(position, "R3>R5")[0].split()


@pytest.mark.parametrize(
    ("option", "after", "again"),
    [
        ("always", "C13: 2H; C21: 9D; removed: AS KS", True),
        ("alwaysCloseUp", "C11: 2H; C12: 9D; removed: AS KS", True),
        ("onceCloseUp", "C11: 2H; C12: 9D; removed: AS KS", False),
    ],
)
def test_exchanges_of_chetyrnadtsat_and_its_gaps_once_the_hand_is_out(
    option: str, after: str, *, again: bool
) -> None:
    readings = {"blocked": option}
    assert to_text(play(at("chetyrnadtsat", grid("AS KS 2H/9D"), readings), "C11+C12")) == after
    counted = "; exchanges=1" if option == "onceCloseUp" else ""
    position = at("chetyrnadtsat", BLOCKED_CHETYRNADTSAT + counted, readings)
    assert is_stuck(position) is not again
    assert all("~" in str(move) for move in legal_moves(position))
    fresh = at("chetyrnadtsat", BLOCKED_CHETYRNADTSAT, readings)
    assert len(legal_moves(fresh)) == 13


FAMILY = ("shedevr", "novyj-domosed", "plenniki", "plenniki-48", "favoritka", "krepost-2")


@pytest.mark.parametrize("game_id", FAMILY)
def test_the_direction_is_declared_before_all_or_given_by_the_first_card(game_id: str) -> None:
    declared = game(game_id)
    assert [str(move) for move in legal_moves(deal(declared, 3))] == ["direction=up", "direction=down"]
    given = 0
    for number in range(3, 9):
        for position in random_walk(game_id, number, {"directionTime": "firstCard"}, 20):
            known = "direction=" in to_text(position)
            moves = legal_moves(position)
            assert not [move for move in moves if str(move).startswith("direction=")]
            for move in moves if not known else ():
                on_base = declared.layout.places[position.engine.index[move.target]] if move.target else None
                begins = on_base and on_base.role == "foundation" and position.pile(move.target)
                assert ("direction=" in to_text(play(position, move))) == bool(begins)
                given += bool(begins)
    assert given, "no first card was ever laid"
