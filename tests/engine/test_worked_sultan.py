"""Султанъ: the worked position, every legal move and refusal with its clauses; filling at once; redeals.

L1 … I12 are the numbers of the dossier's items (prereform.md § 4.12).
"""

from __future__ import annotations

import pytest
from rasklad import deal, game, legal_moves, play
from rasklad.cards import FACE, card_text
from rasklad.shuffle import reshuffled

from tests.engine.shown import WORKED_SULTAN
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

LEGAL = {
    "D1>FCa": "4 I 8",  # L1
    "D2>FHk": "4 I 8",  # L2
    "D6>FDb": "4 I 8",  # L4
    "D8>FCb": "4 I 8",  # L5
    "waste>FDa": "4 I R5",  # L6
    "D5>FHa": "5 I 8",  # L3
    "stock>waste": "9 10",  # L7
}
CLOSED = "Это основание закрыто: сверху дама. На даму ничего не ложится."
FINAL = "Из дивана карты идут только на основные, а пустое место закрывается само."
REFUSED = {
    "D2>sultan": ("2", "Султан остаётся один."),  # I1
    "D3>FSb": ("4", "На семёрку ложится только восьмёрка."),  # I2
    "D7>FCa": ("4", "На тройку ложится только четвёрка."),  # I3
    "D7>FCb": ("4", "На короля ложится только туз."),  # I4
    "D5>FHk": ("4", "На короля ложится только туз."),  # I5
    "D4>FDb": ("4", "На шестёрку ложится только семёрка."),  # I6
    "waste>:2": ("10 R5", "Сверху лежит туз бубен."),  # I7
    "waste>FSb:2": ("10 R5", "Сверху лежит туз бубен."),
    "D1>D4": ("8 11", FINAL),  # I8
    "waste>FSa": (
        "6 4 I",
        f"{CLOSED} Здесь собирают пики.",
    ),
    "D3>FSa": ("6 4", CLOSED),
    "sultan>D1": ("2", "Султан остаётся в середине до конца."),
    "FHa>D1": ("R3", "С основных карт ничего не берут."),
    "D1>waste": ("8", "Из дивана карты идут только на основные."),
    "waste>stock": ("12 R6", "Сначала должна выйти вся колода."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("sultan", WORKED_SULTAN)) == LEGAL


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("sultan", WORKED_SULTAN), attempt) == REFUSED[attempt]


def test_a_vacancy_in_the_divan_takes_the_talons_top_card_at_once_and_not_the_packs() -> None:
    after = play(at("sultan", WORKED_SULTAN), "D1>FCa")  # L1
    assert [card_text(card) for card in after.pile("D1")] == ["AD"]
    assert [card_text(card) for card in after.pile("waste")] == ["JC", "10S"]
    assert len(after.pile("stock")) == 2
    # I9, I10: there is no moment at which D1 is empty; neither the pack nor the talon goes there by hand.
    assert refused(after, "stock>D1") == ("11", "Пустое место закрывается само.")
    assert refused(after, "waste>D1") == ("8 11", FINAL)


@pytest.mark.parametrize("source", ["waste", *(f"D{number}" for number in range(1, 9))])
def test_nothing_is_laid_on_a_queen(source: str) -> None:
    clauses, reason = refused(at("sultan", WORKED_SULTAN), f"{source}>FSa")  # I11
    assert clauses.startswith("6 4")
    assert reason.startswith(CLOSED)


def test_eight_kings_and_an_ace_lie_round_the_sultan_and_eight_cards_on_the_divan() -> None:
    position = deal(game("sultan"), 1)
    piles = [card_text(position.pile(place)[0]) for place in ("FCa", "FCb", "FSa", "FSb", "FDa", "FDb")]
    assert piles == ["KC", "KC", "KS", "KS", "KD", "KD"]
    assert [card_text(position.pile(place)[0]) for place in ("FHk", "FHa", "sultan")] == ["KH", "AH", "KH"]
    assert [len(position.pile(f"D{number}")) for number in range(1, 9)] == [1] * 8
    assert len(position.pile("stock")) == 87


def test_without_a_talon_the_pack_fills_the_divan_and_without_either_it_stays_empty() -> None:
    text = "FHk: KH; FHa: AH; sultan: KH; D1: 2H; D2: 9S"
    assert card_text(play(at("sultan", text + "; stock: #3C #4C"), "D1>FHa").pile("D1")[0]) == "4C"
    assert not play(at("sultan", text), "D1>FHa").pile("D1")


def test_the_two_of_clubs_follows_its_ace() -> None:
    assert "D7>FCb" in legal(play(at("sultan", WORKED_SULTAN), "D8>FCb"))


def test_the_talon_is_shuffled_and_played_again_twice_and_no_third_time() -> None:
    position = deal(game("sultan"), 7)
    for turn in (1, 2):
        while position.pile("stock"):
            position = play(position, "stock>waste")
        talon = list(position.pile("waste"))
        assert legal(position)["waste>stock"] == "12 R6"
        position = play(position, "waste>stock")
        assert [card & FACE for card in position.pile("stock")[::-1]] == reshuffled(talon, 7, turn)
    while position.pile("stock"):
        position = play(position, "stock>waste")
    assert refused(position, "waste>stock") == ("12 R6", "Больше пересдач нет.")  # I12


def test_by_the_letter_of_the_translation_the_talon_is_played_again_once() -> None:
    text = "FHk: KH; FHa: AH; sultan: KH; D1: 9S; waste: 2C"
    assert not refused_or_none(text, "")
    assert refused_or_none(text, "; redeals=1")


def refused_or_none(text: str, counters: str) -> bool:
    moves = legal_moves(at("sultan", text + counters, {"redeals": "1"}))
    return "waste>stock" not in [str(move) for move in moves]


def test_a_divan_of_six_leaves_its_other_two_places_empty() -> None:
    position = deal(game("sultan"), 3, {"divan": "6"})
    assert [len(position.pile(f"D{number}")) for number in range(1, 9)] == [1] * 6 + [0, 0]
    assert len(position.pile("stock")) == 89
    assert not played(position, "stock>waste", "stock>waste").pile("D7")
