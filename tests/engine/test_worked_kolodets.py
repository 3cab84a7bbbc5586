"""The worked positions of Колодец, 36 and 52 cards: every legal move, every refusal with its clause."""

from __future__ import annotations

import pytest
from rasklad import is_won, legal_moves, to_text, why_not

from tests.engine.support import PRAVILA, VARIANT_2, WORKED_36, WORKED_52, at, played


def p(*numbers: int) -> list[str]:
    return [(VARIANT_2 if number > 20 else PRAVILA) + str(number) for number in numbers]


LEGAL_36 = {
    "R4>F2": p(12, 16),
    "R4>R1": p(5, 7, 4),
    "waste>R2": p(5, 7, 4, 20),
    "open>R5": p(7, 5, 4, 17),
    "R5>R3": p(5, 7, 4),
}
LEGAL_52 = {
    "open>F1": p(23, 9, 8, 17),
    "open>R3": p(5, 22, 4, 17),
    "waste>R1": p(22, 5, 4, 20),
    "R3>R2": p(5, 22, 4),
    "R1>R3": p(5, 22, 4),
}

# after these moves, this attempt: forbidding clauses, what can't be done, why
REFUSED_36 = {
    ("", "R1>F1"): (p(8), "Десятка червей в угол 1 не ложится", "Здесь собирают пики."),
    ("", "R1>F2"): (p(12), "Десятка червей в угол 2 не ложится", "Угол начинают с девятки."),
    ("", "open>waste"): (
        [*p(18, 17), "kolodets-36.R6"],
        "Туза бубен в резерв положить нельзя",
        "Он ложится на шестёрку пик.",
    ),
    ("", "R2>R5"): (p(5, 7), "Король бубен на шестёрку пик не ложится", "На шестёрку ложится только туз."),
    ("", "R3>R5"): (p(5, 7), "Семёрка треф на шестёрку пик не ложится", "На шестёрку ложится только туз."),
    ("R4>R1", "R1>R2:2"): (p(6, 4), "Десятку червей взять нельзя", "Сверху лежит девятка червей."),
    ("R4>R1", "R1>:2"): (p(4), "Десятку червей взять нельзя", "Сверху лежит девятка червей."),
    ("", "F1>R1"): ([*p(4, 9), "kolodets-36.R5"], "Девятку пик взять нельзя", "Из угла карты не берут."),
    ("", "R3>waste"): (
        p(18),
        "Семёрку треф в резерв положить нельзя",
        "В резерв кладут только карты из колоды.",
    ),
    ("", "stock>open"): (
        p(17),
        "Следующую карту открыть нельзя",
        "Сначала кладут открытую карту: туз бубен.",
    ),
    ("", "waste>stock"): (["kolodets-36.R8"], "Резерв перевернуть нельзя", "Заново карты не раскладывают."),
    ("", "R3>stock"): ([], "Семёрку треф в колоду положить нельзя", "Ни один пункт этого не разрешает."),
    ("", "waste>open"): (
        [],
        "Даму треф на место открытой карты положить нельзя",
        "Ни один пункт этого не разрешает.",
    ),
}
REFUSED_52 = {
    ("", "R5>F1"): (p(9, 23), "Пятёрка червей в угол 1 не ложится", "На короля ложится только туз."),
    ("", "open>waste"): (
        [*p(18, 17), "kolodets-52.R6"],
        "Туза червей в резерв положить нельзя",
        "Он ложится в угол 1 и на двойку бубен.",
    ),
    ("", "waste>R3"): (p(5, 22), "Король пик на двойку бубен не ложится", "На двойку ложится только туз."),
    ("", "R2>R3"): (p(5, 22), "Тройка пик на двойку бубен не ложится", "На двойку ложится только туз."),
    ("", "R4>F2"): (p(12), "Десятка бубен в угол 2 не ложится", "Угол начинают с шестёрки."),
    ("", "F1>R1"): ([*p(4, 9), "kolodets-52.R5"], "Короля червей взять нельзя", "Из угла карты не берут."),
    ("", "stock>R1"): (p(17), "Закрытую карту взять нельзя", "Сначала её открывают."),
}


def test_exactly_these_moves_are_legal_with_36_cards() -> None:
    assert {str(move): list(move.clauses) for move in legal_moves(at("kolodets-36", WORKED_36))} == LEGAL_36


def test_exactly_these_moves_are_legal_with_52_cards() -> None:
    assert {str(move): list(move.clauses) for move in legal_moves(at("kolodets-52", WORKED_52))} == LEGAL_52


@pytest.mark.parametrize(("before", "attempt"), REFUSED_36)
def test_the_refusal_with_36_cards_names_its_clause(before: str, attempt: str) -> None:
    refusal = why_not(played(at("kolodets-36", WORKED_36), *before.split()), attempt)
    assert refusal is not None
    assert (list(refusal.clauses), refusal.say, refusal.reason) == REFUSED_36[before, attempt]


@pytest.mark.parametrize(("before", "attempt"), REFUSED_52)
def test_the_refusal_with_52_cards_names_its_clause(before: str, attempt: str) -> None:
    refusal = why_not(played(at("kolodets-52", WORKED_52), *before.split()), attempt)
    assert refusal is not None
    assert (list(refusal.clauses), refusal.say, refusal.reason) == REFUSED_52[before, attempt]


def test_the_six_moved_takes_the_ace_with_it_to_its_new_place() -> None:
    position = played(at("kolodets-36", WORKED_36), "R5>R3")
    moves = {str(move): move.clauses for move in legal_moves(position)}
    assert list(moves["open>R3"]) == p(7, 5, 4, 17)
    assert moves["waste>R5"][0] == "kolodets-36.R2"  # the empty place takes any available card


def test_the_king_fills_the_place_that_the_two_has_left() -> None:
    moves = legal_moves(played(at("kolodets-52", WORKED_52), "R3>R2"))
    assert "kolodets-52.R2" in next(move.clauses for move in moves if str(move) == "waste>R3")


def test_the_next_card_is_turned_once_the_turned_one_is_laid() -> None:
    moves = legal_moves(played(at("kolodets-52", WORKED_52), "open>F1"))
    assert next(list(move.clauses) for move in moves if str(move) == "stock>open") == p(17)


def test_an_ace_goes_on_a_six_with_36_cards_and_not_with_52() -> None:
    text = "R1: AC; R2: 6H; F1: 9S"
    assert why_not(at("kolodets-36", text), "R1>R2") is None
    refusal = why_not(at("kolodets-52", text), "R1>R2")
    assert refusal is not None
    assert list(refusal.clauses) == p(5, 22)


def test_any_empty_corner_takes_a_base_card_but_one_is_offered() -> None:
    position = at("kolodets-36", WORKED_36)
    assert [str(move) for move in legal_moves(position) if move.target.startswith("F")] == ["R4>F2"]
    for corner in ("F2", "F3", "F4"):
        assert why_not(position, f"R4>{corner}") is None
        assert list(played(position, f"R4>{corner}").pile(corner)) == [21]


def test_the_eight_completes_the_corner_begun_with_the_nine() -> None:
    position = at("kolodets-36", "R1: 8S; F1: 9S 10S JS QS KS AS 6S 7S")
    assert [str(move) for move in legal_moves(position) if move.target == "F1"] == ["R1>F1"]
    complete = played(position, "R1>F1")
    assert len(complete.pile("F1")) == 9
    assert not is_won(complete)


def test_a_turned_card_that_fits_only_an_empty_place_may_be_laid_aside() -> None:
    position = at("kolodets-36", "R1: 10H; R2: KD; F1: 9S; open: 7D")
    moves = [str(move) for move in legal_moves(position)]
    assert "open>R3" in moves
    assert "open>waste" in moves


def test_a_turned_base_card_must_begin_its_corner() -> None:
    refusal = why_not(at("kolodets-36", "R1: 8H; F1: 9S; open: 9D"), "open>waste")
    assert refusal is not None
    assert refusal.reason == "Она ложится в угол 2."


def test_the_turned_card_is_not_told_before_it_is_turned() -> None:
    position = at("kolodets-36", "R1: 10H; F1: 9S; stock: #7D #8D")
    (turn,) = [move for move in legal_moves(position) if move.action]
    assert (str(turn), turn.card, turn.action) == ("stock>open", -1, "Открыть карту")
    assert to_text(position, masked=True) == "R1: 10H; F1: 9S; stock: # #"
    for attempt in ("stock>:2", "stock>R1", "stock>waste", "stock>F1"):
        refusal = why_not(position, attempt)
        assert refusal is not None
        assert "семёрк" not in (refusal.say + refusal.reason).lower()
        assert "восьмёрк" not in (refusal.say + refusal.reason).lower()
        assert all(card & 64 for _, card in refusal.blocking)
