"""The worked position of Крѣпость: every legal move, and every refusal with the clause that forbids.

L1 … I10 are the numbers of the dossier's items (prereform.md § 2.12); its rows L1 R1 L2 … are R1 R2 R3 …
"""

from __future__ import annotations

import pytest
from rasklad import game, legal_moves, why_not
from rasklad.cards import parse_card
from rasklad.phrases import state

from tests.engine.support import KREPOST, WORKED_KREPOST, at, played

R = "krepost-1."

LEGAL = {
    "R2>FH": [KREPOST + "4", KREPOST + "6"],  # L1
    "R3>FS": [KREPOST + "5", KREPOST + "II", KREPOST + "6"],  # L2
    "R4>FC": [KREPOST + "5", KREPOST + "II", KREPOST + "6"],  # L3
    "R7>R1": [KREPOST + "7", KREPOST + "13"],  # L4
    "R1>R7": [KREPOST + "7", KREPOST + "13"],  # L5
    "R8>R6": [KREPOST + "7", KREPOST + "13"],  # L6
    "R6>R8": [KREPOST + "7", KREPOST + "13"],  # L7
    **{f"R{row}>R5": [KREPOST + "12", KREPOST + "9"] for row in (1, 2, 3, 4, 6, 7, 8, 9, 10)},  # L8, L9
}

# attempt: forbidding clauses, what can't be done, why
REFUSED = {
    # I1 to I9 in the dossier's order; two cards at once also fail by the reading that one goes at a time.
    "R2>FH:2": ([KREPOST + "I.c", R + "R7"], "Двойку червей взять нельзя", "Снаружи лежит туз червей."),
    "R4>FC:2": ([KREPOST + "I.c", R + "R7"], "Семёрку треф взять нельзя", "Снаружи лежит шестёрка треф."),
    "R1>:2": ([KREPOST + "I.c"], "Восьмёрку червей взять нельзя", "Снаружи лежит семёрка червей."),
    "R1>:3": (
        [KREPOST + "I.c"],
        "Короля треф взять нельзя",
        "Снаружи лежат семёрка червей и восьмёрка червей.",
    ),
    "R1>R10": (
        [KREPOST + "13", R + "R4"],
        "Семёрка червей на восьмёрку бубен не ложится",
        "Масти разные.",
    ),
    "R1>R5:2": (
        [KREPOST + "I.c", R + "R7"],
        "Восьмёрку червей взять нельзя",
        "Снаружи лежит семёрка червей.",
    ),
    "R9>R2": (
        [R + "R5", KREPOST + "7"],
        "Король червей на туза червей не ложится",
        "Король и туз не соседи. На туза ложится только двойка.",
    ),
    "R10>FD": (
        [KREPOST + "5"],
        "Восьмёрка бубен на основание бубен не ложится",
        "На туза ложится только двойка.",
    ),
    "R6>FS": (
        [KREPOST + "5"],
        "Девятка пик на основание пик не ложится",
        "На тройку ложится только четвёрка.",
    ),
    "R3>R8": (
        [KREPOST + "7"],
        "Четвёрка пик на восьмёрку пик не ложится",
        "На восьмёрку ложатся только семёрка и девятка.",
    ),
    "FS>R3": ([R + "R3"], "Тройку пик взять нельзя", "С оснований карты не возвращаются."),
    "R7>FH": (
        [KREPOST + "4"],
        "Шестёрка червей на основание червей не ложится",
        "Основание начинают с туза.",
    ),
    "R2>FD": (
        [KREPOST + "5", KREPOST + "II"],
        "Туз червей на основание бубен не ложится",
        "На туза ложится только двойка. Здесь собирают бубны.",
    ),
    "R5>R1": ([], "Взять нечего", "Левый ряд 3: карт нет."),
    "R1>R1": ([], "Семёрка червей уже лежит здесь", "Ход переносит карту."),
    "R1>:4": ([], "Столько карт взять нельзя", "Левый ряд 1: 3 карты."),
}


#: No lane, no card for a foundation, no neighbour in suit.
STUCK = "R1: KS; R2: 10S; R3: 7S; R4: 4S; R5: JH; R6: 8H; R7: 5H; R8: 2H; R9: QD; R10: 9D; FS: AS; FC: AC"


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    moves = {str(move): list(move.clauses) for move in legal_moves(at("krepost-1", WORKED_KREPOST))}
    assert moves == LEGAL


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    refusal = why_not(at("krepost-1", WORKED_KREPOST), attempt)
    assert refusal is not None
    assert (list(refusal.clauses), refusal.say, refusal.reason) == REFUSED[attempt]


def test_the_three_is_free_once_the_eight_lies_in_the_lane() -> None:
    position = played(at("krepost-1", WORKED_KREPOST), "R10>R5")  # L9
    assert why_not(position, "R10>") is None
    assert position.pile("R10") == bytes([parse_card("3D")])  # type: ignore[list-item]


def test_the_covered_seven_is_free_once_the_six_has_gone() -> None:
    position = played(at("krepost-1", WORKED_KREPOST), "R4>FC")
    assert why_not(position, "R4>FC") is None


def test_a_refusal_points_at_the_cards_in_the_way() -> None:
    refusal = why_not(at("krepost-1", WORKED_KREPOST), "R1>:3")
    assert refusal is not None
    assert refusal.blocking == (("R1", 20), ("R1", 19))


def test_a_lone_card_moved_to_another_lane_is_no_move() -> None:
    position = at("krepost-1", "R1: KC; R2: 5H 9S")
    assert [str(move) for move in legal_moves(position)] == [f"R2>R{lane}" for lane in range(3, 11)]
    refusal = why_not(position, "R1>R3")
    assert refusal is not None
    assert refusal.clauses == (R + "R6",)
    assert refusal.say == "Короля треф перекладывать незачем"


def test_an_ace_of_another_suit_is_sent_to_its_own_place() -> None:
    refusal = why_not(at("krepost-1", "R1: 5H AH"), "R1>FS")
    assert refusal is not None
    assert refusal.clauses == (R + "R2",)
    assert refusal.reason == "Это место пик."


def test_there_is_nothing_to_deal_again_from() -> None:
    # I10: no place gives cards for a new deal, so it can't be tried; a game without moves ends by 15.
    assert not [move for move in legal_moves(at("krepost-1", WORKED_KREPOST)) if move.action]
    assert {place.role for place in game("krepost-1").places} == {"tableau", "foundation"}
    assert state(at("krepost-1", STUCK))[::2] == ("stuck", (KREPOST + "15",))


@pytest.mark.parametrize("attempt", ["R2>R1", "R1>R2"])
def test_king_and_ace_are_no_neighbours_either_way(attempt: str) -> None:
    refusal = why_not(at("krepost-1", "R1: KH; R2: AH"), attempt)
    assert refusal is not None
    assert refusal.clauses == (R + "R5", KREPOST + "7")


def test_a_run_is_reversed_card_by_card_into_a_lane() -> None:
    position = at("krepost-1", "R1: 9H 3C 4C 5C 6C; R2: KH 2S")
    reversed_run = played(position, "R1>R3", "R1>R3", "R1>R3", "R1>R3")
    assert list(reversed_run.pile("R3")) == [44, 43, 42, 41]
