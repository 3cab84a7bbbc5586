"""The two-pack Колодец: the worked position, every legal move and every refusal; walls, packets, the end."""

from __future__ import annotations

import pytest
from rasklad import is_won, legal_moves, to_text

from tests.engine.shown_uvlekatelnye import BARRED, KOLODETS_3, WITHOUT_A_WALL
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

LEGAL = {
    "workE>FC": "V6",
    "wallE>FS": "V6",
    "wallW>FH": "V6",
    "packet2>FD": "V6",
    "wallS>workN": "V7",
    "packet4>centre": "V8",
    "workS>centre": "V8",
    "deal": "V11",
}
ELSEWHERE = ("workN", "workE", "wallN", "wallE", "wallS", "wallW", *(f"packet{n}" for n in range(1, 6)))
ON_ACE, ON_KING = ("V14", "На туза ничего не кладут."), ("V14", "На короля ничего не кладут.")
ON_WALL = ("V9", "На стены и кучки карт не кладут.")
REFUSED = {
    "packet3>workN": ("V7", "Масти разные."),
    "wallN>FS": ("V6", "На короля ложится только дама."),
    **{f"{source}>workS": ON_ACE for source in (*ELSEWHERE, "workW")},
    **{f"{source}>workW": ON_KING for source in (*ELSEWHERE, "workS")},
    "packet1>centre": ("V8", "Пустое место начинают с туза."),
    **{f"packet2>wall{side}": ON_WALL for side in "NESW"},
    "wallE>packet1": ON_WALL,
    "wallW>FC": ("V6", "На валета ложится только десятка. Здесь собирают трефы."),
    "FS>workN": ("R2", "С оснований карты не возвращаются."),
    "gather": ("V12", "Сначала должна выйти вся колода."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("kolodets-3", KOLODETS_3, BARRED)) == LEGAL


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("kolodets-3", KOLODETS_3, BARRED), attempt) == REFUSED[attempt]


def test_even_the_next_card_in_suit_goes_on_no_ace_and_no_king_but_on_the_ace_in_the_centre() -> None:
    text = "workN: KS; workE: AH; centre: AD; packet1: AS; packet2: 2H; packet3: 2D"
    barred = at("kolodets-3", text, BARRED)
    assert refused(barred, "packet1>workN") == ON_KING
    assert refused(barred, "packet2>workE") == ON_ACE
    assert legal(barred)["packet3>centre"] == "V8"
    free = legal(at("kolodets-3", text))
    assert (free["packet1>workN"], free["packet2>workE"], free["packet3>centre"]) == ("V7", "V7", "V8")


def test_a_wall_fills_its_working_place_as_part_of_the_move() -> None:
    after = played(at("kolodets-3", KOLODETS_3), "workE>FC")
    assert after.pile("workE") == played(at("kolodets-3", KOLODETS_3)).pile("wallE")
    assert not after.pile("wallE")
    emptied = played(after, "workE>FS")
    assert legal(emptied)["packet1>workE"] == "V10"


def test_a_place_without_a_wall_goes_to_any_card_or_to_none() -> None:
    filling = {"wallN>workE", "packet1>workE"}
    position = at("kolodets-3", WITHOUT_A_WALL)
    assert {str(move) for move in legal_moves(position) if move.target == "workE"} == filling
    never = at("kolodets-3", WITHOUT_A_WALL, {"wallGone": "never"})
    assert not [move for move in legal_moves(never) if move.target == "workE"]
    assert refused(never, "packet1>workE") == ("R7", "Место у разобранной стены больше не занимают.")


def test_a_wall_closes_its_place_in_either_reading_of_the_place_without_one() -> None:
    for choice in ("any", "never"):
        before = at("kolodets-3", "workN: QS; FS: KS; wallN: 4H 9S; packet1: 2S", {"wallGone": choice})
        assert to_text(played(before, "workN>FS")) == "FS: KS QS; workN: 9S; wallN: 4H; packet1: 2S"


def test_the_packets_are_gathered_last_to_first_and_dealt_to_one_fewer() -> None:
    before = at("kolodets-3", "packet1: 2S 3S; packet2: 4S; packet5: 5S 6S")
    after = played(before, "gather")
    # Gathered 5S 6S 4S 2S 3S and turned over: 5S is on top again.
    assert to_text(after) == "packet1: 5S; packet2: 6S; packet3: 4S; packet4: 2S; stock: #3S; redeals=1"
    last = played(after, "deal")
    assert to_text(last) == "packet1: 5S 3S; packet2: 6S; packet3: 4S; packet4: 2S; redeals=1"


def test_four_times_the_packets_are_gathered_and_no_fifth() -> None:
    position = at("kolodets-3", "packet1: 2S; packet2: 4S; packet3: 6S; packet4: 8S; packet5: 10S")
    filled = []
    for _ in range(4):
        position = played(position, "gather")
        while "deal" in legal(position):
            position = played(position, "deal")
        filled.append(sum(bool(position.pile(f"packet{packet}")) for packet in range(1, 6)))
    assert filled == [4, 3, 2, 1]
    assert refused(position, "gather")[0] == "V12"


def test_a_base_goes_twice_from_king_to_ace_and_all_four_win() -> None:
    down = ("K", "Q", "J", *map(str, range(10, 1, -1)), "A") * 2
    full = "; ".join(f"F{suit}: {' '.join(rank + suit for rank in down)}" for suit in "SHDC")
    assert is_won(at("kolodets-3", full))
    last = at("kolodets-3", full.removesuffix(" AC") + "; workW: AC")
    assert not is_won(last)
    assert legal(last)["workW>FC"] == "V6"
    assert is_won(played(last, "workW>FC"))
    second = at("kolodets-3", f"FS: {' '.join(rank + 'S' for rank in down[:13])}; packet1: KS")
    assert legal(second)["packet1>FS"] == "V6"
