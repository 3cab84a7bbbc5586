"""Лабиринт: the worked position, with every clause, and the deal during play."""

from __future__ import annotations

import pytest
from rasklad import deal, game, is_stuck, is_won, legal_moves, play, to_text, why_not
from rasklad.cards import card_text

from tests.engine.shown import DEALING_LABIRINT, WORKED_LABIRINT, grid
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

CELLS = [f"C{row}{column}" for row in range(1, 7) for column in range(1, 9)]
LEGAL = {"C11>FS": "8 R4 5", "C14>FC": "8 R4 5", "C22>FD": "8 R4 6", "C31>FH": "8 R4 7"}
#: The cards that are free; the three of diamonds under its gap by clause 6, the two of hearts over one by 7.
FREE_CELLS = {"C11", "C13", "C14", "C22", "C24", "C31", "C62", "C63"}
FREE = "Игровые — карты верхнего и нижнего рядов и те, над которыми или под которыми пусто."
REFUSED = {
    "C21>FH": ("5 6 7", FREE),
    "C42>FS": ("5 6 7", FREE),
    "C63>FH": ("8", "На туза ложится только двойка."),
    "C24>FC": ("8", "На шестёрку ложится только семёрка."),
    "C62>C14": ("8", "В рядах карту на карту не кладут: карты идут только на основания."),
    "C13>C12": ("R2", "Пустое место не заполняют: оно открывает соседние карты."),
    "C63>FD": ("R4", "Здесь собирают бубны."),
    "FS>C12": ("R3", "С оснований карты не возвращаются."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("labirint", WORKED_LABIRINT)) == LEGAL


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("labirint", WORKED_LABIRINT), attempt) == REFUSED[attempt]


def test_exactly_the_outer_cards_and_those_beside_a_gap_are_free() -> None:
    position = at("labirint", WORKED_LABIRINT)
    lying = [cell for cell in CELLS if position.pile(cell)]
    assert {cell for cell in lying if why_not(position, f"{cell}>:1") is None} == FREE_CELLS
    for cell in set(lying) - FREE_CELLS:
        assert refused(position, f"{cell}>:1") == ("5 6 7", FREE)


# after these moves, this card goes up by these clauses; before the last of them it does not
FREED = {
    ("C11>FS", "C62>FS"): "8 R4 5",
    ("C14>FC", "C24>FC"): "8 R4 6 7",
    ("C31>FH", "C63>FH"): "8 R4 5",
    ("C14>FC C24>FC C31>FH C63>FH", "C53>FC"): "8 R4 7",
}


@pytest.mark.parametrize(("before", "move"), FREED)
def test_each_listed_play_follows_from_the_one_before(before: str, move: str) -> None:
    *earlier, last = before.split()
    position = played(at("labirint", WORKED_LABIRINT), *earlier)
    assert move not in legal(position)
    assert legal(play(position, last))[move] == FREED[before, move]


def test_the_nine_of_clubs_needs_the_eight_and_the_gap_below() -> None:
    blocked = played(at("labirint", WORKED_LABIRINT), "C14>FC", "C24>FC")
    assert refused(blocked, "C53>FC") == ("5 6 7", FREE)
    no_eight = played(at("labirint", WORKED_LABIRINT), "C31>FH", "C63>FH")
    assert refused(no_eight, "C53>FC") == ("8", "На шестёрку ложится только семёрка.")


def test_the_four_of_diamonds_stays_blocked_and_the_position_ends_lost() -> None:
    position = at("labirint", WORKED_LABIRINT)
    assert refused(play(position, "C22>FD"), "C33>FD") == ("5 6 7", FREE)
    position = played(
        position, "C11>FS", "C62>FS", "C14>FC", "C24>FC", "C31>FH", "C63>FH", "C53>FC", "C22>FD"
    )
    assert refused(position, "C33>FD") == ("5 6 7", FREE)
    assert is_stuck(position)
    tops = [card_text(position.pile(f"F{suit}")[-1]) for suit in "SHDC"]
    assert tops == ["6S", "3H", "3D", "9C"]
    assert sum(len(position.pile(cell.id)) for cell in game("labirint").places if cell.id[0] == "C") == 8


def test_a_card_between_two_gaps_is_free_by_both_clauses() -> None:
    text = "FS: AS; FH: AH; FD: AD; FC: AC; " + grid("-/2S/-/2H/9C/2D")
    assert legal(at("labirint", text)) == {"C21>FS": "8 R4 6 7", "C41>FH": "8 R4 6", "C61>FD": "8 R4 5"}


def test_a_card_just_dealt_that_goes_up_takes_no_place() -> None:
    position = played(at("labirint", DEALING_LABIRINT), "deal", "deal")
    assert legal(position) == {"C12>FS": "8 R4 5"}
    assert refused(position, "deal") == ("4 2", "Сначала кладут на основание: двойка пик.")
    position = played(position, "C12>FS", "deal", "C12>FS", "deal")
    assert to_text(position).startswith("FS: AS 2S 3S; FH: AH; FD: AD; FC: AC; C11: 9C; C12: KD; stock")


def test_a_gap_that_a_play_leaves_in_the_rows_stays() -> None:
    position = at("labirint", "FS: AS; FH: AH; FD: AD; FC: AC; stock: #7D #2S #3S")
    position = played(position, "deal", "deal", "C12>FS", "C11>FS", "deal")
    assert to_text(position) == "FS: AS 2S 3S; FH: AH; FD: AD; FC: AC; C12: 7D; dealt=1"


def test_regardless_of_suit_any_two_lies_on_any_ace() -> None:
    moves = legal(at("labirint", WORKED_LABIRINT, {"suits": "any"}))
    assert moves["C63>FD"] == "8 5"
    assert moves["C31>FH"] == "8 7"


@pytest.mark.parametrize("number", range(20))
def test_the_deal_as_play_ends_as_the_deal_at_once_would(number: int) -> None:
    """Hold the deal during play against a loop of its own over the same pack."""
    position = deal(game("labirint"), number)
    pack = [card & 63 for card in reversed(position.pile("stock"))]
    while moves := legal_moves(position):
        position = play(position, moves[0])
    tops, cells = [0, 13, 26, 39], dict[int, int]()
    at_cell = 0

    def raise_free() -> None:
        while True:
            free = [
                cell
                for cell in cells
                if cell < 8 or cell >= 40 or cell - 8 not in cells or cell + 8 not in cells
            ]
            fitting = [cell for cell in free if cells[cell] in [top + 1 for top in tops if top % 13 < 12]]
            if not fitting:
                return
            tops[cells[fitting[0]] // 13] += 1
            del cells[fitting[0]]

    for card in pack:
        cells[at_cell] = card
        raise_free()
        at_cell += at_cell in cells
    assert [position.pile(f"F{suit}")[-1] for suit in "SHDC"] == tops


def test_the_game_is_won_with_all_cards_on_the_foundations() -> None:
    ranks = ("A", *map(str, range(2, 11)), "J", "Q", "K")
    up = "; ".join(f"F{suit}: {' '.join(rank + suit for rank in ranks)}" for suit in "SHDC")
    assert is_won(at("labirint", up))
    last = at("labirint", up.removesuffix(" KC") + "; C34: KC")
    assert not is_won(last)
    assert is_won(play(last, "C34>FC"))
