"""Косынка: the worked position, every legal move and every refusal; the stock, the readings, the end."""

from __future__ import annotations

import pytest
from rasklad import is_stuck, is_won, legal_moves, to_text

from tests.engine.shown_uvlekatelnye import KOSYNKA
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

LEGAL = {
    "R1>R2": "2 3",
    "R2>R3": "2 3",
    "R6>R1:2": "2 3",
    "R5>R7": "2 3",
    "R7>R4": "7",
    "waste>FH": "5 9",
    "R6>R4:2": "7",
    "stock>waste": "8",
}
# after these moves, this attempt: tails of the forbidding clauses, why
REFUSED = {
    ("", "R6>R4"): ("7", "Из одиночных карт сюда идёт только король."),
    ("", "R5>R4"): ("7", "Из одиночных карт сюда идёт только король."),
    ("", "R2>R1"): ("2", "На восьмёрку ложится только семёрка."),
    ("", "waste>R5:2"): ("9", "Сверху лежит тройка червей."),
    ("waste>FH", "waste>R5"): ("3", "Обе масти красные."),
    ("", "R1>FS"): ("5", "На туза ложится только двойка."),
    # The dossier's four of diamonds is under two cards: that forbids it first (the ace is missing below).
    ("", "waste>FD:3"): ("9", "Сверху лежат тройка червей и валет червей."),
    ("waste>FH R5>R7", "waste>FD"): ("4 R2", "Основание начинают с туза. Это место бубен."),
    ("", "FH>R1"): ("R3", "С оснований карты не возвращаются."),
    ("waste>FH", "FH>R1"): ("R3", "С оснований карты не возвращаются."),
    ("", "R3>R5"): ("2", "На даму ложится только валет."),
    ("", "R6>FC:2"): ("4", "Сюда кладут по одной карте."),
    ("", "R2>:2"): ("6", "Её откроют, когда снимут карты, лежащие на ней."),
    ("", "waste>stock"): ("R8", "Сначала должна выйти вся колода."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("kosynka", KOSYNKA)) == LEGAL


def test_with_a_king_at_the_head_only_the_built_group_has_no_empty_pile() -> None:
    position = at("kosynka", KOSYNKA, {"emptyPile": "kingLedOnly"})
    assert legal(position) == {move: LEGAL[move] for move in LEGAL if move != "R6>R4:2"}
    assert refused(position, "R6>R4:2") == ("7", "Пустое место начинают с короля.")


@pytest.mark.parametrize(("before", "attempt"), REFUSED)
def test_the_refusal_names_its_clause_and_says_why(before: str, attempt: str) -> None:
    assert refused(played(at("kosynka", KOSYNKA), *before.split()), attempt) == REFUSED[before, attempt]


def test_a_four_begins_no_base() -> None:
    position = at("kosynka", "R1: 2S; FS: AS; FH: AH 2H; waste: 4D")
    assert refused(position, "waste>FD") == ("4", "Основание начинают с туза.")
    assert legal(position) == {"R1>FS": "5", "waste>stock": "R8"}


def test_only_built_groups_move_and_not_from_place_to_place_for_nothing() -> None:
    unbuilt = at("kosynka", "R1: 9S 5D; R2: 10H")
    assert refused(unbuilt, "R1>R2:2") == ("2 3", "Пятёрка бубен не продолжает девятку пик.")
    alone = at("kosynka", "R1: 9S 8D")
    assert refused(alone, "R1>R2:2") == ("R5", "Поменяется только место, а расклад останется прежним.")


def test_the_next_drawn_card_is_in_play_once_the_top_one_has_left() -> None:
    position = at("kosynka", "R1: 9S; R2: QC; FH: AH 2H; waste: 8H JH 3H; stock: #5S")
    assert legal(position) == {"waste>FH": "5 9", "stock>waste": "8"}
    position = played(position, "waste>FH")
    assert legal(position) == {"waste>R2": "2 3 9", "stock>waste": "8"}
    assert legal(played(position, "waste>R2"))["waste>R1"] == "2 3 9"


def test_the_card_below_is_turned_and_three_are_drawn_one_by_one() -> None:
    after = played(at("kosynka", KOSYNKA), "R2>R3", "stock>waste")
    assert to_text(after) == (
        "R1: 8S; R2: 2S; R3: #2C #3C 10C 9H; R5: #4C QD; R6: #5C 7D 6C; R7: #8C KS; FS: AS; FH: AH 2H; "
        "stock: #5S #5H #5D; waste: 4D JH 3H 6D 6H 6S"
    )
    # The turned two is in play at once.
    assert legal(after)["R2>FS"] == "5"


@pytest.mark.parametrize(("redeals", "times"), [("1", 1), ("3", 3), ("unlimited", 5)])
def test_after_so_many_times_the_stock_stays_turned(redeals: str, times: int) -> None:
    position = at("kosynka", "R1: 2S; waste: 3H 4H", {"redeals": redeals})
    position = played(position, *["waste>stock", "stock>waste"] * times)
    assert legal(position) == ({"waste>stock": "R8"} if redeals == "unlimited" else {})
    assert to_text(position).startswith("R1: 2S; waste: 3H 4H")


def test_cards_come_back_from_a_base_only_by_the_reading() -> None:
    text = "R1: 8S; R2: 3C; R3: 3H; FS: AS; FH: AH 2H; FD: AD"
    position = at("kosynka", text, {"final": "returns"})
    assert {move: tails for move, tails in legal(position).items() if move[0] == "F"} == {"FH>R2": "2 3 R3"}
    assert refused(position, "FH>R4")[1] == "Ни один пункт этого не разрешает."
    assert [str(move) for move in legal_moves(at("kosynka", text)) if move.source[0] == "F"] == []
    again = played(position, "FH>R2", "R2>FH")
    assert to_text(again) == to_text(position)


def test_cards_go_to_any_pile_near_or_far() -> None:
    assert legal(at("kosynka", "R1: 9H; R7: 8S")) == {"R7>R1": "2 3"}


def test_the_game_is_won_with_all_cards_on_the_bases_and_stuck_without_a_move() -> None:
    ranks = ("A", *map(str, range(2, 11)), "J", "Q", "K")
    up = "; ".join(f"F{suit}: {' '.join(rank + suit for rank in ranks)}" for suit in "SHDC")
    assert is_won(at("kosynka", up))
    last = at("kosynka", up.removesuffix(" KC") + "; R1: KC")
    assert not is_won(last)
    assert is_won(played(last, "R1>FC"))
    assert is_stuck(at("kosynka", "R1: 8S; R2: 8C"))
