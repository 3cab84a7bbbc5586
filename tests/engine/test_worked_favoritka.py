"""Фаворитка: the worked positions with every legal move and refusal, the one reversal, the deal in rounds.

1 … 8 and a … g are the dossier's items (modern_b.md § 5.10).
"""

from __future__ import annotations

import pytest
from rasklad import deal, game, is_stuck, legal_moves, to_text, why_not
from rasklad.cards import card_text, rank_of
from rasklad.shuffle import shuffled

from tests.engine.napoleon import DIRECTION_BY_CARD, FAVORITKA_D1, legal, refused
from tests.engine.support import at, played

LEGAL = {
    "VL>F4": "F8 F9",  # 1
    "L3>F2": "F8 F9",  # 2
    "VR>F3": "F8 F9",  # 3
    "L2>R1": "F13",  # 4
    "R1>L2": "F13",  # 5
    "L2>L1": "R4 F13",  # 8
    "L1>L2": "R4 F13",  # 8
    **{f"{row}>{gap}": "F14" for row in ("VL", "VR", "L1", "L3") for gap in ("L4", "R3", "R4")},  # 6
    "flip": "F16 F17",  # 7
}
#: Moves that change nothing; the dossier counts 29 legal moves with them, 20 without, before and after 7.
NULL = [f"{row}>{gap}" for row in ("L2", "R1", "R2") for gap in ("L4", "R3", "R4")]
#: After the reversal.
LEGAL_D2 = {
    **{move: clauses for move, clauses in LEGAL.items() if move not in ("VL>F4", "VR>F3", "flip")},
    "VL>F1": "F8 F9",
    "R2>VL": "F13",
    "VL>R2": "F13",
}
REFUSED = {
    "VL>F1:3": ("F10 R3", "Снаружи лежат туз треф и дама треф."),  # a
    "VL>:3": ("F10", "Снаружи лежат туз треф и дама треф."),
    "flip=VL": ("F17", "Переворачивают оба ряда одновременно."),  # b
    "flip=VR": ("F17", "Переворачивают оба ряда одновременно."),
    "L2>L3": ("F13", "На короля ложатся только дама и туз. Масти разные."),  # c
    "R2>F1": ("F8", "На пятёрку ложится только четвёрка."),  # d
    "R1>L3": ("F13", "Масти разные."),  # e
    "L1>L4:2": ("F10 R3", "Снаружи лежит туз пик."),  # g
    # f: the dossier names F9, «as J→Q»; but on this base, J … 5, the queen fits neither way: F8.
    # Where the direction alone forbids it F9 does: the test after next.
    "R1>F1": ("F8", "На пятёрку ложится только четвёрка."),
    **dict.fromkeys(NULL, ("R6", "Карта здесь одна: поменяется место, а расклад останется прежним.")),
    "F1>L4": ("R1", "С оснований карты не возвращаются."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    moves = legal(at("favoritka", FAVORITKA_D1))
    assert moves == LEGAL
    assert (len(moves), len(moves) + len(NULL)) == (20, 29)


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("favoritka", FAVORITKA_D1), attempt) == REFUSED[attempt]


def test_the_queen_does_not_go_up_on_the_knave_when_bases_go_down() -> None:
    position = at("favoritka", "F1: JS; R1: QS; R2: 10S; direction=down")
    assert refused(position, "R1>F1") == (
        "F9 F8",
        "Основания собирают вниз. На валета ложится только десятка.",
    )
    assert why_not(position, "R2>F1") is None


def test_after_the_reversal_the_upper_cards_play_and_it_is_spent() -> None:
    after = played(at("favoritka", FAVORITKA_D1), "flip")
    assert [card_text(card) for card in after.pile("VL")] == ["AC", "QC", "4S"]
    assert [card_text(card) for card in after.pile("VR")] == ["QD", "KC"]
    assert legal(after) == LEGAL_D2
    assert {refused(after, attempt)[0] for attempt in NULL} == {"R6"}
    assert (len(LEGAL_D2), len(LEGAL_D2) + len(NULL)) == (20, 29)
    assert refused(after, "flip") == ("F16 F17", "Их уже переворачивали: это делают один раз за игру.")
    assert to_text(after).endswith("direction=down; flips=1")


def test_a_card_built_on_a_vertical_row_is_reversed_with_it() -> None:
    after = played(at("favoritka", "F1: JS; VL: QC 4S; R2: 3S; direction=down"), "R2>VL", "flip")
    assert [card_text(card) for card in after.pile("VL")] == ["3S", "4S", "QC"]


def test_an_emptied_vertical_row_is_not_filled_again() -> None:
    after = played(at("favoritka", FAVORITKA_D1), "flip", "VR>L4", "VR>F3")
    assert not after.pile("VR")
    assert refused(after, "L1>VR") == ("F15", "Опустевший вертикальный ряд не возобновляется.")


def test_the_reading_that_forbids_to_build_on_vertical_rows() -> None:
    after = played(at("favoritka", FAVORITKA_D1, {"verticals": "serve"}), "flip")
    assert "R2>VL" not in legal(after)
    assert refused(after, "R2>VL") == ("R5", "На вертикальные ряды карт не кладут: из них только берут.")
    assert legal(after)["VL>F1"] == "F8 F9"


def test_king_and_ace_part_without_the_ring_of_ranks() -> None:
    moves = legal(at("favoritka", FAVORITKA_D1, {"rowWrap": "off"}))
    assert set(LEGAL) - set(moves) == {"L2>L1", "L1>L2"}


def test_a_row_with_one_card_beside_an_empty_one_is_not_worth_reversing() -> None:
    position = at("favoritka", "F1: JS; VL: 3H; direction=up")
    assert refused(position, "flip") == ("F16 F17", "Ни в одном из них нет двух карт: ничего не изменится.")
    assert "flip" in legal(at("favoritka", "F1: JS; VR: 3H 5D; direction=up"))


def test_a_game_with_the_reversal_in_hand_is_not_lost() -> None:
    full = "F1: JS; L1: 3H; L2: 5C; L3: 7D; L4: 9S; R1: 3C; R2: 5H; R3: 7S; R4: 9D"
    assert is_stuck(at("favoritka", f"{full}; VL: KD; direction=up"))
    assert [str(move) for move in legal_moves(at("favoritka", f"{full}; VL: KD AH; direction=up"))] == [
        "flip"
    ]
    assert is_stuck(at("favoritka", f"{full}; VL: KD AH; direction=up; flips=1"))


def test_the_direction_is_declared_first_or_given_by_the_first_card() -> None:
    assert legal(deal(game("favoritka"), 1)) == {"direction=up": "F9", "direction=down": "F9"}
    position = at("favoritka", "F1: JS; F2: JH; R1: QS; R2: 10H", DIRECTION_BY_CARD)
    assert refused(played(position, "R2>F2"), "R1>F1")[0] == "F9 F8"


def test_the_deal_goes_round_in_tens_after_the_base_card() -> None:
    declared = game("favoritka")
    for number in range(60):
        position = deal(declared, number)
        assert [
            len(position.pile(row)) for row in ["L1", "R1", "L2", "R2", "L3", "R3", "L4", "R4", "VL", "VR"]
        ] == [
            *(5, 5, 5, 5, 4, 5, 4, 5),
            *(5, 5),
        ]
        assert len({rank_of(position.pile(f"F{base}")[0]) for base in range(1, 5)}) == 1
    # Deal 13, none of whose first 22 cards but the first is of the base rank: the figure's numbers 1 to 22.
    second = deal(declared, 13)
    pack = shuffled(declared.deck.cards(), 13)
    order = ("VR", "R1", "R2", "R3", "R4", "VL", "L1", "L2", "L3", "L4")
    assert second.pile("F1")[0] == pack[0]
    for number, card in enumerate(pack[1:22], start=1):
        lap, place = divmod(number - 1, 10)
        assert second.pile(order[place])[lap] == card
    # Deal 1 begins 9C 9D 2D 4S 3H 8S …: the nine of diamonds goes to the bases and the two takes its place.
    first = deal(declared, 1)
    assert [card_text(first.pile(place)[0]) for place in ("F1", "F2", "VR", "R1", "R2", "R3")] == [
        *("9C", "9D"),
        *("2D", "4S", "3H", "8S"),
    ]
