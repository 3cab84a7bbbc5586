"""Крепость by the modern book: the worked position, every move and refusal; the aces, the direction.

1 … 8 and a … h are the dossier's items (modern_b.md § 6.10); two cards at once also fail by R6.
"""

from __future__ import annotations

import pytest
from rasklad import deal, game, play, to_text, why_not
from rasklad.cards import card_text, rank_of
from rasklad.shuffle import shuffled

from tests.engine.napoleon import DIRECTION_BY_CARD, KREPOST_E, legal, refused
from tests.engine.support import at, played

LEGAL = {
    "L1>FD": "K4",  # 1
    "R5>FC": "K5 K6",  # 2
    "L3>R1": "K11",  # 3
    "R1>L3": "K11",  # 4
    "L2>R4": "K11",  # 5
    "R4>L2": "K11",  # 6
    "R4>R2": "K11",  # 6
    "R2>R4": "K11",  # 6
    "R3>L4": "K11",  # 7
    "L4>R3": "K11",  # 7
    **{f"{row}>L5": "K12" for row in ("L1", "L2", "L4", "R2", "R4", "R5")},  # 8
}
#: Moves that change nothing; the dossier counts 19 legal moves with them, 16 without.
NULL = ["L3>L5", "R1>L5", "R3>L5"]
REFUSED = {
    "L2>FD:2": ("K8 R6", "Снаружи лежит девятка бубен."),  # a
    "R5>FC:2": ("K8 R6", "Снаружи лежит дама треф."),  # b
    "R5>R3": ("K11", "Масти разные."),  # c
    "R2>L2": ("K11", "На девятку ложатся только восьмёрка и десятка."),  # d
    "L4>L5:2": ("K8 R6", "Снаружи лежит дама бубен."),  # e
    "L1>:2": ("K8", "Снаружи лежит туз бубен."),  # f
    "L1>L3": ("K11", "На тройку ложатся только двойка и четвёрка."),  # h
    "L1>FS": ("K5", "Здесь собирают пики."),
    "L3>FD": ("K4", "Основание начинают с туза."),
    **dict.fromkeys(NULL, ("R8", "Карта здесь одна: поменяется место, а расклад останется прежним.")),
    "FS>L5": ("R4", "С оснований карты не возвращаются."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    moves = legal(at("krepost-2", KREPOST_E))
    assert moves == LEGAL
    assert (len(moves), len(moves) + len(NULL)) == (16, 19)


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("krepost-2", KREPOST_E), attempt) == REFUSED[attempt]


def test_the_king_is_no_card_for_the_ace_when_bases_go_up() -> None:
    after = played(at("krepost-2", KREPOST_E), "L1>FD", "L4>R3")  # g
    assert refused(after, "L4>FD") == (
        "K6 K5",
        "Основания собирают вверх. На туза ложится только двойка.",
    )


def test_the_follow_up_of_the_worked_position() -> None:
    after = played(at("krepost-2", KREPOST_E), "L1>FD", "L2>R4", "L2>FD", "L3>FD", "R1>FD", "L1>FD")
    assert [card_text(card) for card in after.pile("FD")] == ["AD", "2D", "3D", "4D", "5D"]


def test_downwards_the_king_follows_the_ace_on_a_base_though_not_in_a_row() -> None:
    position = at("krepost-2", "FS: AS; L1: KS; L2: AD; L3: KD; L4: 2D; direction=down")
    assert legal(position)["L1>FS"] == "K5 K6"
    assert refused(position, "L3>L2") == ("R7 K11", "Король и туз не соседи. На туза ложится только двойка.")
    assert legal(position)["L4>L2"] == "K11"


def test_with_the_ring_of_ranks_king_and_ace_lie_on_one_another() -> None:
    position = at("krepost-2", "L2: AD; L3: KD; direction=down", {"rowWrap": "on"})
    assert legal(position)["L3>L2"] == legal(position)["L2>L3"] == "R7 K11"


def test_an_ace_of_another_suit_is_sent_to_its_own_place() -> None:
    assert refused(at("krepost-2", "L1: 5H AH; direction=up"), "L1>FS") == ("R3", "Это место пик.")


def test_an_ace_may_stay_in_its_row() -> None:
    moves = legal(at("krepost-2", "L1: 5H AH; L2: 9C 2H; direction=down"))
    assert moves["L1>FH"] == "K4"
    assert moves["L2>L1"] == "K11"


def test_the_aces_may_be_lifted_out_after_the_deal() -> None:
    declared = game("krepost-2")
    whole, lifted = deal(declared, 3), deal(declared, 3, {"aces": "lifted"})
    assert [card_text(lifted.pile(f"F{suit}")[0]) for suit in "SHDC"] == ["AS", "AH", "AD", "AC"]
    assert not any(whole.pile(f"F{suit}") for suit in "SHDC")
    for line in range(1, 6):
        for row in (f"L{line}", f"R{line}"):
            assert list(lifted.pile(row)) == [card for card in whole.pile(row) if rank_of(card)]


def test_the_direction_is_declared_first_or_given_by_the_first_card_on_an_ace() -> None:
    assert legal(deal(game("krepost-2"), 1)) == {"direction=up": "K7", "direction=down": "K7"}
    position = at("krepost-2", "L1: KS AS; L2: 2S; L3: 3H AH; L4: 2H", DIRECTION_BY_CARD)
    aces = played(position, "L1>FS", "L3>FH")
    assert "direction" not in to_text(aces)
    assert why_not(aces, "L1>FS") is None
    assert refused(play(aces, "L1>FS"), "L4>FH")[0] == "K6 K5"
    assert to_text(play(aces, "L2>FS")).endswith("direction=up")


def test_the_rows_are_dealt_line_by_line_across_both_wings() -> None:
    pack = [card_text(card) for card in shuffled(game("krepost-2").deck.cards(), 7)]
    position = deal(game("krepost-2"), 7)
    rows = {
        row: [card_text(card) for card in position.pile(row)] for row in ("L1", "R1", "L2", "R2", "L5", "R5")
    }
    assert rows["L1"] == pack[5::-1]
    assert rows["R1"] == pack[6:12]
    assert rows["L2"] == pack[16:11:-1]
    assert rows["R5"] == pack[47:52]
