"""The worked positions of Колодец, 36 and 52 cards: every legal move, every refusal with its clause."""

from __future__ import annotations

import pytest
from rasklad import is_stuck, is_won, legal_moves, to_text, why_not

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

#: What the dossier lists: after these moves, the move, the clauses that it names, those cited besides.
#: It names the telling ones: of the order in the cross now 5, now 7 (downwards, and in a circle: one rule),
#: seldom where the card comes from (4, 17, 20), nor that any corner will do (16). By the text all of them
#: permit the move. For the ace on the king it names 24, the example; the rule is 23.
LISTED = [
    ("kolodets-36", "", "R4>F2", p(12), p(16)),
    ("kolodets-36", "", "R4>R1", p(5), p(4, 7)),
    ("kolodets-36", "", "waste>R2", p(5, 20), p(4, 7)),
    ("kolodets-36", "", "open>R5", p(7, 17), p(4, 5)),
    ("kolodets-36", "", "R5>R3", p(5), p(4, 7)),
    ("kolodets-36", "R5>R3", "open>R3", p(7), p(4, 5, 17)),
    ("kolodets-36", "R5>R3", "waste>R5", ["kolodets-36.R2"], p(20)),
    ("kolodets-52", "", "open>F1", p(23), p(8, 9, 17)),
    ("kolodets-52", "", "open>R3", p(22), p(4, 5, 17)),
    ("kolodets-52", "", "waste>R1", p(22), p(4, 5, 20)),
    ("kolodets-52", "", "R3>R2", [], p(4, 5, 22)),
    ("kolodets-52", "", "R1>R3", [], p(4, 5, 22)),
    ("kolodets-52", "R3>R2", "waste>R3", ["kolodets-52.R2"], p(20)),
    ("kolodets-52", "open>F1", "stock>open", p(17), []),
]
WORKED = {"kolodets-36": WORKED_36, "kolodets-52": WORKED_52}

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


@pytest.mark.parametrize(("game_id", "before", "move", "named", "besides"), LISTED)
def test_a_listed_move_is_legal_by_the_clauses_named_and_no_others_than_these(
    game_id: str, before: str, move: str, named: list[str], besides: list[str]
) -> None:
    moves = legal_moves(played(at(game_id, WORKED[game_id]), *before.split()))
    (cited,) = [found.clauses for found in moves if str(found) == move]
    assert sorted(cited) == sorted([*named, *besides])


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
    text = "R1: 8S; R2: 8H; R3: 9D; R4: 10H; R5: AH; F1: 9S 10S JS QS KS AS 6S 7S"
    position = at("kolodets-36", text)
    ups = {str(move): list(move.clauses) for move in legal_moves(position) if move.target == "F1"}
    assert ups == {"R1>F1": p(9, 14, 8)}
    other_suit = why_not(position, "R2>F1")
    assert other_suit is not None
    assert list(other_suit.clauses) == p(8)
    complete = played(position, "R1>F1")
    assert len(complete.pile("F1")) == 9
    assert not is_won(complete)
    assert [str(move) for move in legal_moves(complete) if move.target == "F1"] == []


@pytest.mark.parametrize(("game_id", "first"), [("kolodets-36", 5), ("kolodets-52", 0)])
def test_the_game_is_won_with_a_suit_in_each_corner_and_lost_without_a_move(game_id: str, first: int) -> None:
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    around = [*ranks[8:], ranks[0], *ranks[max(first, 1) : 8]]  # nine to eight
    corners = "; ".join(
        f"F{at}: {' '.join(rank + suit for rank in around)}" for at, suit in enumerate("SHDC", start=1)
    )
    assert is_won(at(game_id, corners))
    last = at(game_id, corners.removesuffix(" 8C") + "; waste: 8C")
    assert not is_won(last)
    assert is_won(played(last, "waste>F4"))
    lost = "R1: 10H; R2: KD; R3: 7C; R4: KC; R5: 10C; F1: 9S; waste: 8D"
    assert is_stuck(at(game_id, lost))
    assert not is_stuck(at(game_id, lost + "; stock: #9D"))
    assert not is_stuck(at(game_id, lost + "; open: 9D"))


def test_whether_the_turned_card_fits_is_asked_when_it_is_laid_aside() -> None:
    position = at("kolodets-36", "R1: 9H 7C; R2: 8S; R3: KC; R4: KD; R5: JC; F1: 10S; open: 8D")
    assert why_not(position, "open>waste") is None
    refusal = why_not(played(position, "R1>R2"), "open>waste")
    assert refusal is not None
    assert list(refusal.clauses) == [*p(18, 17), "kolodets-36.R6"]


def test_a_card_of_the_base_rank_in_the_cross_is_no_wall() -> None:
    moves = legal_moves(at("kolodets-36", "R1: 8S; R2: 9D; R3: KC; R4: KD; R5: 7C; F1: 9S"))
    assert [list(move.clauses) for move in moves if str(move) == "R1>R2"] == [p(5, 7, 4)]


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
