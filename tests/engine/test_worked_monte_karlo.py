"""Монте-Карло: the worked position, with every clause; the three ways of filling gaps."""

from __future__ import annotations

import pytest
from rasklad import BadMove, is_stuck, is_won, play, to_text, why_not

from tests.engine.shown import WORKED_MONTE_KARLO, grid
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

PAIRS = {
    "C11+C22": "3 4",
    "C12+C21": "3 4",
    "C13+C24": "3 4",
    "C14+C15": "3 4",
    "C23+C33": "3 4",
    "C31+C41": "3 4",
    "C35+C44": "3 4",
}
TAKEN = "Это место занято."
REFUSED = {
    "C25+C42": ("4 R2", "Они лежат не рядом."),
    "C33+C34": ("3", "Достоинства разные."),
    "C11>removed": ("3 R1", "Снимают только по две карты одного значения."),
    # No gap, nothing to fill: from the stock, or from the rows, where two places mean a pair.
    "stock>C42": ("6", TAKEN),
    "C42>C23": ("3 4 R2", "Достоинства разные. Они лежат не рядом."),
}
#: After the threes have gone: places 3 of the second and third rows are empty.
REFUSED_THEN = {
    "stock>C23": ("5 6", "Сюда кладут карты рядов, а из стопки — только в нижний ряд."),
    "C12>C23": ("5 R3", "Место заполняют картой нижнего ряда."),
    "C34>C23": ("5 R3", "Место заполняют картой нижнего ряда."),
    "removed>C23": ("3", "Снятые карты из игры вышли."),
    "stock>C45": ("6", TAKEN),
}
FILLS = {f"C4{column}>C{gap}3": "5" for column in range(1, 6) for gap in (2, 3)}


def test_exactly_seven_pairs_are_legal_each_with_its_clauses() -> None:
    assert legal(at("monte-karlo", WORKED_MONTE_KARLO)) == PAIRS


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("monte-karlo", WORKED_MONTE_KARLO), attempt) == REFUSED[attempt]


@pytest.mark.parametrize("attempt", REFUSED_THEN)
def test_a_gap_is_filled_from_the_bottom_row_only(attempt: str) -> None:
    assert refused(play(at("monte-karlo", WORKED_MONTE_KARLO), "C23+C33"), attempt) == REFUSED_THEN[attempt]


def test_the_bottom_row_fills_the_gap_and_the_stock_the_bottom_row() -> None:
    position = play(at("monte-karlo", WORKED_MONTE_KARLO), "C23+C33")
    fills = {move: clauses for move, clauses in legal(position).items() if ">" in move}
    assert fills == FILLS
    position = play(position, "C42>C23")
    assert legal(position)["stock>C42"] == "6"
    assert refused(position, "C43>C42") == ("6", "Места в нижнем ряду заполняют только из стопки.")
    assert "C42: 8D;" in to_text(play(position, "stock>C42"))


def test_once_the_stock_is_out_the_lowest_row_with_cards_is_the_bottom_row() -> None:
    position = at("monte-karlo", grid("5S - KD/9C 5H 3D/- - -/- - -"))
    fills = {f"C2{column}>C12": "5" for column in (1, 2, 3)}
    assert {move: clauses for move, clauses in legal(position).items() if move[-4:] == ">C12"} == fills


def test_by_the_other_reading_a_gap_takes_a_card_of_the_row_beneath() -> None:
    position = played(at("monte-karlo", WORKED_MONTE_KARLO, {"refill": "next"}), "C23+C33")
    fills = {move: clauses for move, clauses in legal(position).items() if ">" in move}
    from_below = [f"C3{column}>C23" for column in (1, 2, 4, 5)] + [
        f"C4{column}>C33" for column in range(1, 6)
    ]
    assert fills == dict.fromkeys(from_below, "5")
    assert refused(position, "C44>C23") == ("5 R3", "Место заполняют картой следующего ряда вниз.")


def test_or_all_cards_close_up_and_the_stock_fills_the_end() -> None:
    position = played(at("monte-karlo", WORKED_MONTE_KARLO, {"refill": "close"}), "C23+C33")
    assert legal(position)["closeup"] == "5 6 R3"
    assert "C41>C23" not in legal(position)
    closed = play(position, "closeup")
    assert to_text(closed) == (
        grid("5S 9H KD 2C 2H/9C 5H KS JC 4H/8S QD 10H 4D JD/6H 10S AS 8D 7D") + "; removed: 3D 3C"
    )
    assert "closeup" not in legal(closed)


def test_three_of_a_kind_go_two_at_a_time() -> None:
    position = at("monte-karlo", grid("5S 5H 5D"))
    assert legal(position) == {"C11+C12": "3 4", "C12+C13": "3 4"}
    assert is_stuck(play(position, "C11+C12"))
    # No move has room for three of them.
    with pytest.raises(BadMove):
        why_not(position, "C11+C12+C13")


def test_the_game_is_won_when_the_rows_and_the_stock_are_empty() -> None:
    assert is_won(play(at("monte-karlo", grid("5S 5H")), "C11+C12"))
    assert not is_won(play(at("monte-karlo", grid("5S 5H") + "; stock: #9D"), "C11+C12"))
