"""Четырнадцать: the worked positions, with every clause; exchanges in two plies.

I1 … I8 are the numbers of the dossier's items (prereform.md § 3.12).
"""

from __future__ import annotations

import pytest
from rasklad import BadMove, BadText, deal, from_text, game, is_stuck, is_won, play, to_text, why_not

from tests.engine.shown import BLOCKED_CHETYRNADTSAT, FOUR_CHETYRNADTSAT, WORKED_CHETYRNADTSAT, grid
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

PAIRS = (
    *("C11+C13", "C11+C41", "C14+C24", "C15+C35", "C22+C32", "C23+C33"),
    *("C33+C43", "C42+C45", "C42+C52", "C44+C54", "C51+C53"),
)
APART = "Они лежат не в одном ряду и не в одном столбце."
REFUSED = {
    "C31+C12": ("2 R2", APART),  # I1
    "C21+C34": ("2 R2", APART),  # I2
    "C22+C25": ("2 3", "Вместе они дают 13, а не 14."),  # I3
    "C15+C51": ("2 R2", APART),  # I4
    "C22+C54": ("2 R2", APART),  # I6
    "C55+C23": ("2 R2", APART),  # I7
    "C11~C12": ("6 7 R4", "Пара ещё есть: обмен — когда их нет."),  # I8
    "C11>removed": ("2", "Снимают только пару карт, которая составляет четырнадцать."),
}


def test_exactly_eleven_pairs_are_legal_each_with_its_clauses() -> None:
    assert legal(at("chetyrnadtsat", WORKED_CHETYRNADTSAT)) == dict.fromkeys(PAIRS, "2 3 4")


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("chetyrnadtsat", WORKED_CHETYRNADTSAT), attempt) == REFUSED[attempt]


def test_three_cards_that_make_fourteen_are_no_pair() -> None:
    # I5: no move has three places, and no two of the three make a pair (clause 2: «двухъ картъ»).
    position = at("chetyrnadtsat", WORKED_CHETYRNADTSAT)
    with pytest.raises(BadMove):
        why_not(position, "C12+C32+C52")
    for two in ("C12+C32", "C12+C52", "C32+C52"):
        assert refused(position, two)[0] == "2 3"


def test_while_there_is_a_pair_no_two_cards_change_places() -> None:
    position = at("chetyrnadtsat", WORKED_CHETYRNADTSAT)  # I8: «any exchange»
    cells = [f"C{row}{column}" for row in range(1, 6) for column in range(1, 6)]
    assert {refused(position, f"C11~{cell}")[0] for cell in cells[1:]} == {"6 7 R4"}


def test_twenty_five_cards_lie_in_five_rows_and_the_rest_is_in_the_hand() -> None:
    position = deal(game("chetyrnadtsat"), 2)
    assert [len(position.pile(f"C{row}{column}")) for row in range(1, 6) for column in range(1, 6)] == [
        1
    ] * 25
    assert len(position.pile("stock")) == 79


def test_the_hand_fills_both_places_at_once_the_upper_left_one_first() -> None:
    after = play(at("chetyrnadtsat", WORKED_CHETYRNADTSAT), "C22+C32")
    assert "C22: 2S;" in to_text(after)
    assert "C32: 8D;" in to_text(after)
    last = play(at("chetyrnadtsat", grid("AS KS 2H") + "; stock: #9D"), "C11+C12")
    assert to_text(last) == "C11: 9D; C13: 2H; removed: AS KS"
    assert refused(at("chetyrnadtsat", WORKED_CHETYRNADTSAT), "stock>C11")[0] == "5"  # by no hand


def test_two_cards_change_places_with_two_others_in_two_plies() -> None:
    position = at("chetyrnadtsat", BLOCKED_CHETYRNADTSAT)
    assert set(legal(position).values()) == {"6 7 R4"}
    half = play(position, "C14~C34")
    assert set(legal(half)) == {"C11~C22", "C11~C55", "C22~C31", "C22~C55", "C31~C55"}
    for three in ("C11~C34", "C14~C55"):
        fault = ("6 7 R4", "Эта карта в обмене уже участвует: нужны четыре разные.")
        assert refused(half, three) == fault
    assert refused(half, "C11+C14")[1].startswith("Сначала завершают обмен")
    whole = play(half, "C22~C55")
    assert legal(whole) == {"C11+C14": "2 3 4", "C31+C34": "2 3 4"}
    lost = played(whole, "C11+C14", "C31+C34")
    assert is_stuck(lost)


def test_an_exchange_that_gives_no_pair_is_refused_by_the_clause_that_hopes_for_one() -> None:
    half = play(at("chetyrnadtsat", BLOCKED_CHETYRNADTSAT), "C11~C55")
    assert refused(half, "C22~C34") == ("8 R6", "Пары от этого не выйдет.")


def test_cards_change_places_with_cards_not_with_empty_places() -> None:
    position = at("chetyrnadtsat", BLOCKED_CHETYRNADTSAT)
    assert refused(position, "C11~C12") == ("6 7 R4", "Меняют только карту с картой.")
    assert refused(position, "C11>C12") == ("7", "Карту меняют местами только с картой.")
    with pytest.raises(BadMove):  # a card with itself: clause 7 has «двѣ карты»; the move can't be written
        why_not(position, "C11~C11")


def test_with_four_cards_left_out_of_line_no_exchange_helps() -> None:
    position = at("chetyrnadtsat", FOUR_CHETYRNADTSAT)
    assert is_stuck(position)
    assert refused(position, "C11~C22") == ("8 R6", "Никакой второй обмен не даст пары.")


def test_one_exchange_and_closing_up_by_the_other_reading() -> None:
    once = {"blocked": "onceCloseUp"}
    position = play(at("chetyrnadtsat", grid("AS KS 2H/9D"), once), "C11+C12")
    assert to_text(position) == "C11: 2H; C12: 9D; removed: AS KS"
    used = at("chetyrnadtsat", FOUR_CHETYRNADTSAT.replace("10D", "9D") + "; exchanges=1", once)
    assert refused(used, "C11~C22")[1] == "Обменов больше нет."


def test_the_game_is_won_when_the_whole_of_both_packs_is_paired() -> None:
    assert is_won(play(at("chetyrnadtsat", grid("AS KS")), "C11+C12"))


def test_with_one_pack_half_the_cards_are_played_with_and_each_only_once() -> None:
    declared = game("chetyrnadtsat")
    one, two = deal(declared, 1, {"packs": "1"}), deal(declared, 1)
    cards = [card for pile in one.piles for card in pile]
    assert len(cards) == len({card & 63 for card in cards}) == 52
    assert len(one.pile("stock")) == 27
    assert len(two.pile("stock")) == 79
    assert [fact.parts[0][0] for fact in declared.facts({"packs": "1"}) if fact.label == "Колода"] == [
        "одна, 52 карты"
    ]
    assert from_text(declared, "C11: AS; C12: KS", {"packs": "1"})
    assert from_text(declared, "C11: AS; C12: AS")
    with pytest.raises(BadText, match="AS уже названа"):
        from_text(declared, "C11: AS; C12: AS", {"packs": "1"})
