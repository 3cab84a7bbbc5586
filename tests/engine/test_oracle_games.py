"""Every outside position of the games that are compared whole: dealing, groups and refills included."""

from __future__ import annotations

import pytest
from rasklad import game, games
from rasklad.outside import moves_outside, points_of
from rasklad.walk import perft

from tests.engine.support import DATA, oracle

MOVES = DATA / "moves"
#: game, file, readings, the kinds of «extra» moves that are legal with them
COMPARED = [
    ("beleaguered-castle", "beleaguered-castle", {}, ()),
    ("streets-and-alleys", "streets-and-alleys", {}, ()),
    ("fan", "fan", {}, ()),
    ("canfield", "canfield", {}, ()),
    ("klondike", "kosynka", {"final": "never"}, ()),
    ("kosynka", "kosynka", {"emptyPile": "kingLedOnly"}, ()),
    ("kosynka", "kosynka", {}, ("group_to_empty",)),
    ("osnovanie", "osnovanie", {"ends": "noWrap"}, ()),
    ("kolodets-3", "kolodets-3", {}, ()),
]
MOST = 400  # sequences counted here; tests/perft counts further


@pytest.mark.parametrize(("game_id", "file", "readings", "extra"), COMPARED)
def test_moves_agree_with_the_outside_program(
    game_id: str, file: str, readings: dict[str, str], extra: tuple[str, ...]
) -> None:
    wanted = {
        (deal["id"], point["after"]): point
        for deal in oracle("moves", file)["deals"]
        for point in deal["points"]
    }
    ours = list(points_of(game(game_id), str(MOVES / f"{file}.json"), readings))
    assert len(ours) == len(wanted) > 50
    for point in ours:
        theirs = wanted[point.deal, point.after]
        legal = theirs["moves"] + [move for kind in extra for move in theirs.get("extra", {}).get(kind, [])]
        assert sorted(move[:3] for move in moves_outside(point.position)) == sorted(legal), point.deal
        for depth, count in enumerate(theirs["perft"] if not extra else (), start=1):
            if count <= MOST:
                assert perft(point.position, depth) == count, point.deal


@pytest.mark.parametrize(
    "game_id", ["beleaguered-castle", "streets-and-alleys", "fan", "canfield", "flower-garden", "klondike"]
)
def test_reference_games_answer_but_are_in_no_catalogue(game_id: str) -> None:
    assert game(game_id).id == game_id
    assert game_id not in games()
