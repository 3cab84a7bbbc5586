"""Новый домосед and both Пленники: worked positions, the base fixed by a dealt card, readings switched.

Numbers and letters are the dossier's items (modern_b.md § 2.10 and § 4).
"""

from __future__ import annotations

from collections import deque

import pytest
from rasklad import BadMove, deal, game, legal_moves, why_not
from rasklad.cards import card_text, parse_card, rank_of
from rasklad.engine import compiled
from rasklad.rules import DealOut

from tests.engine.napoleon import DOMOSED_B, PLENNIKI_C, legal, refused
from tests.engine.support import at, played

DOMOSED = ("novyj-domosed", "plenniki")
LEGAL_B = {
    "L1>F1": "S8 S9 D7",  # 1
    "R1>F2": "S8 S9 D7",  # 2
    "R3>F4": "S8 S9 D7",  # 3
    "L2>L3": "S14 D7",  # 4
    "L3>L2": "S14 D7",
    "L3>R2": "S14 D7",  # 5
    "R2>L3": "S14 D7",
    "R3>R4": "S14 D7",  # 6
    "R4>R3": "S14 D7",
    "L2>L1": "R4 S14 D7",  # 8
    "L1>L2": "R4 S14 D7",  # 8
    **{f"{row}>L4": "S21 D7" for row in ("L1", "L2", "R1", "R3", "R4")},
    **{f"{row}>R5": "S21 D6 D7" for row in ("L1", "L2", "R1", "R3", "R4")},  # 7
}
#: Moves that change nothing; the dossier counts 27 legal moves with them, 21 without (no wrap: 25, 19).
NULL_B = [f"{row}>{gap}" for row in ("L3", "R2", "L5") for gap in ("L4", "R5")]
REFUSED_B = {
    "L2>F1": ("S8", "На даму ложится только король."),  # a
    "R4>:2": ("S11", "Снаружи лежит четвёрка треф."),  # b
    "R4>L5": ("S14", "На шестёрку ложатся только пятёрка и семёрка."),  # c
    "L3>R3": ("S14", "Масти разные."),  # d
    "R2>L1": ("S14", "На короля ложатся только дама и туз."),  # g
    "R4>L4:2": ("S11 R3", "Снаружи лежит четвёрка треф."),  # h
    **dict.fromkeys(NULL_B, ("R5", "Карта здесь одна: поменяется место, а расклад останется прежним.")),
    # f: the dossier names S9, «as 7→6»; but on this base, 7 … 2, the six fits neither way, so S8 refuses it.
    # Where the direction alone forbids it S9 does: the test after next.
    "L5>F4": ("S8", "На двойку ложится только тройка."),
    "F1>L4": ("R1", "С оснований карты не возвращаются."),
    "direction=up": ("S10 D7", "Оно уже объявлено: собирать вверх."),
}


@pytest.mark.parametrize("game_id", DOMOSED)
def test_exactly_these_moves_are_legal_each_with_its_clauses(game_id: str) -> None:
    assert legal(at(game_id, DOMOSED_B)) == LEGAL_B
    assert (len(LEGAL_B), len(LEGAL_B) + len(NULL_B)) == (21, 27)


@pytest.mark.parametrize("game_id", DOMOSED)
def test_without_the_ring_of_ranks_king_and_ace_part(game_id: str) -> None:
    moves = legal(at(game_id, DOMOSED_B, {"rowWrap": "off"}))
    assert set(LEGAL_B) - set(moves) == {"L2>L1", "L1>L2"}
    assert len(moves) == 19
    assert refused(at(game_id, DOMOSED_B, {"rowWrap": "off"}), "L2>L1") == (
        "R4 S14",
        "Король и туз не соседи. На короля ложится только дама.",
    )


@pytest.mark.parametrize("game_id", DOMOSED)
@pytest.mark.parametrize("attempt", REFUSED_B)
def test_the_refusal_names_its_clause_and_says_why(game_id: str, attempt: str) -> None:
    assert refused(at(game_id, DOMOSED_B), attempt) == REFUSED_B[attempt]


@pytest.mark.parametrize("game_id", DOMOSED)
def test_against_the_direction_nothing_goes_up_though_it_would_fit_the_other_way(game_id: str) -> None:
    position = at(game_id, "F1: 7C; F2: 7H; L1: 6C; L2: 8C; direction=up")
    assert refused(position, "L1>F1") == (
        "S9 S8",
        "Основания собирают вверх. На семёрку ложится только восьмёрка.",
    )
    assert why_not(position, "L2>F1") is None


@pytest.mark.parametrize("game_id", DOMOSED)
def test_there_is_no_cellar_to_name(game_id: str) -> None:
    # e: D5 leaves no such place on the table, so that an attempt can't even be written down.
    (rows_alone,) = game(game_id).coverage().by_clause["shedevr.novyjdomosed.5"]
    assert "no cellar" in rows_alone
    with pytest.raises(BadMove, match="места «cellar» в игре"):
        why_not(at(game_id, DOMOSED_B), "L1>cellar")


def test_a_lower_row_is_built_on_and_refilled() -> None:
    position = at("novyj-domosed", DOMOSED_B.replace("R4: 5C 4C", "R4: 4C 5C"))
    assert legal(position)["R4>L5"] == "S14 D6 D7"
    assert legal(played(position, "R4>L5"))["R4>R3"] == "S14 D7"


def _dealt(game_id: str, pack: str) -> dict[str, str]:
    """Deal a pack that begins so; the other cards follow in the pack's order."""
    engine = compiled(game(game_id), game(game_id).choose())
    first = [card for text in pack.split() if (card := parse_card(text)) is not None]
    cards = deque([*first, *(card for card in engine.game.deck.cards() if card not in first)])
    piles = dict.fromkeys(engine.index, b"")
    for rule in engine.of(DealOut):
        rule.deal(piles, cards, engine)
    assert not cards
    return {place: " ".join(map(card_text, pile)) for place, pile in piles.items()}


def test_the_sixth_card_is_the_base_and_its_likes_dealt_before_are_lifted() -> None:
    piles = _dealt("novyj-domosed", "9C 7S KH 2D JS 7H 4C 10D 5C")
    assert piles["F1"] == "7H"
    assert piles["F2"] == "7S"
    assert piles["L1"] == "JS 2D KH 4C 9C"
    assert piles["R1"].split()[:2] == ["10D", "5C"]


def test_a_card_that_fills_a_gap_goes_up_itself_if_it_is_of_the_base_rank() -> None:
    piles = _dealt("novyj-domosed", "9C 7S KH 7D JS 7H 7C 4C 5D 10D")
    assert [piles[base] for base in ("F1", "F2", "F3", "F4")] == ["7H", "7S", "7D", "7C"]
    assert piles["L1"] == "JS 5D KH 4C 9C"
    assert piles["R1"].split()[0] == "10D"


def test_in_plenniki_the_first_card_is_the_base_and_the_sixth_place_is_skipped() -> None:
    piles = _dealt("plenniki", "7H 9C 7S KH 2D JS 4C 10D")
    assert piles["F1"] == "7H"
    assert piles["F2"] == "7S"
    assert piles["L1"] == "4C JS 2D KH 9C"
    assert piles["R1"].split()[0] == "10D"


def test_in_the_second_plenniki_the_lines_have_twelve_cards_round_the_base() -> None:
    piles = _dealt("plenniki-48", "5H 9C KH 5S 2D JS 4C 10D 3C 4D 6S 7C 8H QD 2H")
    assert [piles[base] for base in ("F1", "F2")] == ["5H", "5S"]
    assert piles["L1"] == "10D 4C JS 2D KH 9C"
    assert piles["R1"] == "3C 4D 6S 7C 8H QD"
    assert piles["L2"].endswith(" 2H")


@pytest.mark.parametrize(
    ("game_id", "sizes"),
    [("novyj-domosed", [5] * 8 + [4] * 2), ("plenniki", [5] * 8 + [4] * 2), ("plenniki-48", [6] * 8)],
)
def test_every_deal_fills_the_rows_and_lays_four_bases_of_one_rank(game_id: str, sizes: list[int]) -> None:
    declared = game(game_id)
    for number in range(60):
        position = deal(declared, number)
        rows = [place for place in declared.places if place.role == "tableau"]
        assert [len(position.pile(row.id)) for row in rows] == sizes
        assert len({rank_of(position.pile(f"F{base}")[0]) for base in range(1, 5)}) == 1
        assert [len(position.pile(f"F{base}")) for base in range(1, 5)] == [1] * 4


LEGAL_C = {
    "L3>F4": "S8 S9 D7",  # 1
    "L2>F2": "S8 S9 D7",  # 2
    "L3>R1": "S14 D7",  # 3
    "R1>L3": "S14 D7",  # 4
    "L1>R1": "S14 D7",  # 5
    "R1>L1": "S14 D7",  # 6
    "R2>L2": "S14 D7",  # 7
    "L2>R2": "S14 D7",  # 8
    **{f"{row}>{gap}": "S21 D7" for row in ("R3", "L1", "R1") for gap in ("L4", "R4")},  # 9
}
#: The dossier counts 20 legal moves with these, 14 without.
NULL_C = [f"{row}>{gap}" for row in ("L2", "L3", "R2") for gap in ("L4", "R4")]
REFUSED_C = {
    "R2>F2": ("S8", "На восьмёрку ложится только семёрка."),  # a
    "R1>:2": ("S11", "Снаружи лежит валет треф."),  # b
    "R3>L2": ("S14", "Масти разные."),  # c
    "L1>L3": ("S14", "На даму ложатся только валет и король."),  # d
    "R1>F4": ("S8", "На короля ложится только дама."),  # e
    "R3>L4:2": ("S11 R3", "Снаружи лежит шестёрка треф."),  # f
    **{
        f"{row}>cellar": ("D5 R6", "Подвала в этой игре нет.")  # g
        for row in ("L1", "L2", "L3", "R1", "R2", "R3")
    },
    **dict.fromkeys(NULL_C, ("R5", "Карта здесь одна: поменяется место, а расклад останется прежним.")),
}


def test_in_the_second_plenniki_exactly_these_moves_are_legal() -> None:
    assert legal(at("plenniki-48", PLENNIKI_C)) == LEGAL_C
    assert (len(LEGAL_C), len(LEGAL_C) + len(NULL_C)) == (14, 20)


@pytest.mark.parametrize("attempt", REFUSED_C)
def test_the_second_plenniki_refuse_by_their_clause(attempt: str) -> None:
    assert refused(at("plenniki-48", PLENNIKI_C), attempt) == REFUSED_C[attempt]


def test_with_the_cellar_that_a_reading_opens_one_card_waits_there() -> None:
    position = at("plenniki-48", PLENNIKI_C, {"cellar": "one"})
    assert legal(position)["R3>cellar"] == "R6"
    after = played(position, "R3>cellar")
    assert legal(after)["cellar>R3"] == "S14 D7 R6"
    assert legal(after)["cellar>L4"] == "S21 D7 R6"
    assert why_not(after, "R3>cellar") is not None
    assert len(legal_moves(after)) > len(LEGAL_C)
