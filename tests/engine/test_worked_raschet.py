"""Расчетъ: the worked position, every legal move and every refusal with its clauses.

L1 … I9 are the numbers of the dossier's items (prereform.md § 5.12).
"""

from __future__ import annotations

import pytest
from rasklad import deal, game, play
from rasklad.cards import RANKS, card_text, rank_of
from rasklad.games.raschet import order_of
from rasklad.shuffle import shuffled

from tests.engine.shown import WORKED_RASCHET
from tests.engine.support import at, from_oracle, oracle
from tests.engine.worked import legal, refused

LEGAL = {
    "waste>B2": "4 V2 V3 I.b V6",  # L1
    "waste>B4": "6 V2 V5 I.b V6",  # L2
    "waste>T1": "II.b V6",  # L7
    "waste>T2": "II.b V6",
    "waste>T3": "II.b V6",  # L3
    "waste>T4": "II.b V6",  # L4
    "T1>B1": "3 I.b II.c",  # L5
    "T2>B3": "5 V2 V4 I.b II.c",  # L6
}
REFUSED = {
    "T1>:2": ("II.c", "Сверху лежит шестёрка червей."),  # I1
    "T1>T3": ("V7 II.c", "Карты талона идут только на основания."),  # I2
    "T2>B1": ("3", "На пятёрку ложится только шестёрка."),  # I3
    "T4>B2": ("4 V2 V3", "На десятку ложится только дама."),  # I4
    "T1>B3": ("5 V2 V4", "На даму ложится только двойка."),  # I5
    "waste>B1": ("3", "На пятёрку ложится только шестёрка."),  # I6
    "stock>waste": ("V6", "Сначала кладут открытую карту: дама червей."),  # I7
    "B1>T3": ("R2", "С оснований карты не возвращаются."),  # I8
    "T1>stock": ("V8", "Талон вновь не раскладывают."),  # I9
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("raschet", WORKED_RASCHET)) == LEGAL


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("raschet", WORKED_RASCHET), attempt) == REFUSED[attempt]


@pytest.mark.parametrize(
    ("step", "order"),
    [
        (1, "A 2 3 4 5 6 7 8 9 10 J Q K"),
        (2, "2 4 6 8 10 Q A 3 5 7 9 J K"),
        (3, "3 6 9 Q 2 5 8 J A 4 7 10 K"),
        (4, "4 8 Q 3 7 J 2 6 10 A 5 9 K"),
    ],
)
def test_each_foundation_grows_in_the_order_that_the_edition_writes_out(step: int, order: str) -> None:
    assert [RANKS[rank] for rank in order_of(step)] == order.split()


def test_a_packets_next_card_is_free_once_the_top_one_has_gone() -> None:
    after = play(at("raschet", WORKED_RASCHET), "T1>B1")  # L5 releases the king
    assert refused(after, "T1>B2")[0] == "4 V2 V3"
    assert refused(at("raschet", WORKED_RASCHET), "T1>B2:2")[0] == "II.c"


def test_a_two_played_to_the_third_foundation_makes_it_want_a_five() -> None:
    after = play(at("raschet", WORKED_RASCHET), "T2>B3")
    assert refused(play(after, "waste>T3"), "T2>B3")[1] == "На двойку ложится только пятёрка."


def test_the_bases_are_the_first_of_their_ranks_in_the_pack() -> None:
    pack = shuffled(game("raschet").deck.cards(), 0)
    position = deal(game("raschet"), 0)
    for number in range(4):
        first = next(card for card in pack if rank_of(card) == number)
        assert list(position.pile(f"B{number + 1}")) == [first]


def test_by_the_other_reading_the_bases_are_the_clubs_and_suits_still_do_not_matter() -> None:
    position = deal(game("raschet"), 0, {"bases": "clubs"})
    bases = [[card_text(card) for card in position.pile(f"B{step}")] for step in range(1, 5)]
    assert bases == [["AC"], ["2C"], ["3C"], ["4C"]]
    assert len(position.pile("stock")) == 48
    two_of_hearts = at("raschet", "B1: AC; waste: 2H", {"bases": "clubs"})
    assert legal(two_of_hearts)["waste>B1"] == "3 I.b V6"


def test_with_three_packets_nothing_is_laid_on_the_fourth_place_nor_taken_from_it() -> None:
    three = {"packets": "3"}
    position = at("raschet", WORKED_RASCHET.replace("T4: 9S KD; ", ""), three)
    assert legal(position) == {move: clauses for move, clauses in LEGAL.items() if move != "waste>T4"}
    assert refused(position, "waste>T4") == ("R3", "Пачек в этом чтении три.")
    assert refused(position, "T1>T4") == ("R3", "Пачек в этом чтении три.")
    four = at("raschet", WORKED_RASCHET.replace("T4: 9S KD; ", ""))
    assert legal(four)["waste>T4"] == "II.b V6"


def test_with_the_next_card_turned_of_itself_the_counts_are_the_oracles_too() -> None:
    compared = 0
    for dealt in oracle("moves", "raschet")["deals"]:
        for point in dealt["points"]:
            if "perft_autoturn" not in point:
                continue
            position = from_oracle("raschet", point["piles"])
            engine = position.engine
            stock, waste = engine.index["stock"], engine.index["waste"]

            def count(piles: tuple[bytes, ...], depth: int) -> int:
                if piles[stock] and not piles[waste]:  # noqa: B023  (called at once)
                    turn = next(move for move in engine.moves(piles, ()) if move[0] == stock)  # noqa: B023
                    piles, _ = engine.after(piles, (), turn)  # noqa: B023
                if depth == 0:
                    return 1
                moves = engine.moves(piles, ())  # noqa: B023
                return sum(count(engine.after(piles, (), move)[0], depth - 1) for move in moves)  # noqa: B023

            for depth, sequences in enumerate(point["perft_autoturn"], start=1):
                assert count(position.piles, depth) == sequences
                compared += 1
    assert compared
