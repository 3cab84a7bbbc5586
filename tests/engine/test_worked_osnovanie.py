"""Основание: the worked position, every legal move and every refusal; the ends of the ranks, the end."""

from __future__ import annotations

import pytest
from rasklad import is_stuck, is_won, legal_moves, why_not

from tests.engine.shown_uvlekatelnye import OSNOVANIE
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

DRAW = {"stock>hole": "V7"}
#: After these moves, the legal ones: the direction turns as one likes.
LEGAL = {
    "": {"R1>hole": "V5 V4", "R6>hole": "V5 V4"},
    "R1>hole": {"R2>hole": "V5 V4"},
    "R1>hole R2>hole": {"R6>hole": "V5 V4"},
}
ONTO_SIX = ("V5", "На шестёрку ложатся только пятёрка и семёрка.")
NOT_TO_ROWS = ("V8", "С ряда на ряд карт не перекладывают, и пустой ряд не занимают.")
NO_SECOND_PASS = ("V7", "Заново карты не раскладывают.")
# after these moves, this attempt: tails of the forbidding clauses, why
REFUSED = {
    ("", "R2>hole"): ONTO_SIX,
    ("", "R4>hole"): ONTO_SIX,
    ("", "R1>:2"): ("V4", "Сверху лежит семёрка пик."),
    ("", "R2>R1"): NOT_TO_ROWS,
    **{("", f"R{row}>R7"): NOT_TO_ROWS for row in range(1, 7)},
    ("", "hole>R1"): ("V4", "С основания карт не берут."),
    ("", "hole>R7"): ("V4", "С основания карт не берут."),
    ("", "hole>stock"): NO_SECOND_PASS,
    ("stock>hole stock>hole", "hole>stock"): NO_SECOND_PASS,
}
ROWS = "R1: 4D 9C 2H 7S; R2: 8H 6D; R3: QC; R4: KH; R5: AC 2D; R6: 5S"
APART = "Король и туз не соседи. На {} ложится только {}."


@pytest.mark.parametrize("before", LEGAL)
def test_exactly_these_moves_are_legal_each_with_its_clauses(before: str) -> None:
    assert legal(played(at("osnovanie", OSNOVANIE), *before.split())) == LEGAL[before] | DRAW


@pytest.mark.parametrize(("top", "moves"), [("QS", ["R4>hole"]), ("KS", ["R3>hole"]), ("AS", ["R5>hole"])])
def test_with_another_card_on_the_base_another_row_gives(top: str, moves: list[str]) -> None:
    assert legal(at("osnovanie", f"{ROWS}; hole: {top}")) == dict.fromkeys(moves, "V5 V4")


@pytest.mark.parametrize(("before", "attempt"), REFUSED)
def test_the_refusal_names_its_clause_and_says_why(before: str, attempt: str) -> None:
    assert refused(played(at("osnovanie", OSNOVANIE), *before.split()), attempt) == REFUSED[before, attempt]


def test_ace_and_king_are_no_neighbours() -> None:
    on_king = at("osnovanie", "R1: AC; R2: QD; hole: KC")
    assert refused(on_king, "R1>hole") == ("V6 V5", APART.format("короля", "дама"))
    on_ace = at("osnovanie", f"{ROWS}; hole: AS")
    assert refused(on_ace, "R4>hole") == ("V6 V5", APART.format("туза", "двойка"))


@pytest.mark.parametrize(
    ("ends", "on_king", "on_ace"),
    [("noWrap", [], []), ("nothingOnKing", [], []), ("wrap", ["R1>hole"], ["R1>hole"])],
)
def test_an_ace_goes_on_a_king_only_round_the_corner(
    ends: str, on_king: list[str], on_ace: list[str]
) -> None:
    for text, expected in (
        ("R1: AC; R2: QD 5H; hole: KC", on_king),
        ("R1: KC; R2: 2D 5H; hole: AC", on_ace),
    ):
        position = at("osnovanie", text, {"ends": ends})
        assert [str(move) for move in legal_moves(position)] == expected


def test_a_queen_goes_on_a_king_unless_nothing_goes_there() -> None:
    text = "R1: QD; R2: 5H; hole: KC"
    assert why_not(at("osnovanie", text), "R1>hole") is None
    nothing = at("osnovanie", text, {"ends": "nothingOnKing"})
    assert refused(nothing, "R1>hole") == ("R2", "На короля ничего не кладут.")


def test_the_stock_goes_round_once_and_then_the_game_is_lost() -> None:
    position = played(at("osnovanie", "R1: 9C; stock: #3C; hole: 6C"), "stock>hole")
    assert is_stuck(position)
    assert refused(position, "hole>stock") == NO_SECOND_PASS


def test_the_game_is_won_with_the_rows_empty_whatever_the_stock_holds() -> None:
    won = played(at("osnovanie", "R1: 7S; stock: #3C #4C; hole: 6C"), "R1>hole")
    assert is_won(won)
    assert legal(won) == {}
    assert not is_won(at("osnovanie", "R1: 9S; hole: 6C"))
