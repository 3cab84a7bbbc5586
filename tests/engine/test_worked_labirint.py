"""Лабиринт: the worked position and the deal during play, with clauses; what the readings change."""

from __future__ import annotations

import pytest
from rasklad import deal, game, is_stuck, legal_moves, play, to_text
from rasklad.cards import card_text

from tests.engine.shown import DEALING_LABIRINT, WORKED_LABIRINT
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

LEGAL = {"C11>FS": "8 R4 5", "C14>FC": "8 R4 5", "C22>FD": "8 R4 6 7", "C31>FH": "8 R4 6 7"}
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


def test_each_play_frees_its_neighbours_and_the_position_ends_lost() -> None:
    position = at("labirint", WORKED_LABIRINT)
    position = played(
        position, "C11>FS", "C62>FS", "C14>FC", "C24>FC", "C31>FH", "C63>FH", "C53>FC", "C22>FD"
    )
    assert refused(position, "C33>FD") == ("5 6 7", FREE)
    assert is_stuck(position)
    tops = [card_text(position.pile(f"F{suit}")[-1]) for suit in "SHDC"]
    assert tops == ["6S", "3H", "3D", "9C"]
    assert sum(len(position.pile(cell.id)) for cell in game("labirint").places if cell.id[0] == "C") == 8


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
    assert "C31>FH" in moves


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


def test_other_readings_deal_all_cards_first() -> None:
    alone = deal(game("labirint"), 5, {"deal": "dealt"})
    none = deal(game("labirint"), 5, {"deal": "none"})
    assert not alone.pile("stock")
    assert sum(len(none.pile(f"F{suit}")) for suit in "SHDC") == 4
    assert sum(len(alone.pile(f"F{suit}")) for suit in "SHDC") > 4
