"""Лабиринт: the worked position and the deal during play, with clauses; what the readings change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rasklad import deal, game, is_stuck, legal_moves, play, to_text
from rasklad.cards import card_text

from tests.engine.shown import DEALING_LABIRINT, GRACE_LABIRINT, ROWS_LABIRINT, WORKED_LABIRINT, grid
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

if TYPE_CHECKING:
    from rasklad import Position

CELLS = [f"C{row}{column}" for row in range(1, 7) for column in range(1, 9)]
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
    number = 5
    alone = deal(game("labirint"), number, {"deal": "dealt"})
    holes = deal(game("labirint"), number, {"deal": "holes"})
    none = deal(game("labirint"), number, {"deal": "none"})
    assert not alone.pile("stock")
    assert _raised(none) == 4
    assert _raised(alone) > 4
    assert _raised(holes) > 4
    # Without holes the next card fills the place, so that all gaps stand at the end of the last row.
    filled = [bool(alone.pile(cell)) for cell in CELLS]
    assert filled == sorted(filled, reverse=True)
    gaps = [cell for cell in CELLS if not holes.pile(cell)]
    assert len(gaps) == _raised(holes) - 4
    assert gaps[0] < CELLS[-len(gaps)]


@pytest.mark.parametrize("number", range(5))
def test_with_holes_each_card_has_a_place_of_its_own_and_only_the_one_just_dealt_goes_up(number: int) -> None:
    """Hold the deal against a loop of its own over the same pack."""
    pack = [card & 63 for card in reversed(deal(game("labirint"), number).pile("stock"))]
    tops, cells = [0, 13, 26, 39], {}
    for cell, card in zip(CELLS, pack, strict=True):
        if card - 1 in tops:
            tops[tops.index(card - 1)] = card
        else:
            cells[cell] = card
    position = deal(game("labirint"), number, {"deal": "holes"})
    assert [position.pile(f"F{suit}")[-1] for suit in "SHDC"] == tops
    assert {cell: position.pile(cell)[-1] for cell in CELLS if position.pile(cell)} == cells


def test_row_by_row_the_game_begins_with_eight_cards() -> None:
    position = deal(game("labirint"), 8, {"deal": "rows"})
    assert [bool(position.pile(cell)) for cell in CELLS] == [True] * 8 + [False] * 40
    assert len(position.pile("stock")) == 40


def test_row_by_row_what_fits_goes_up_before_the_next_row_and_the_top_row_is_filled_at_once() -> None:
    position = at("labirint", ROWS_LABIRINT, {"deal": "rows"})
    assert legal(position) == {"C13>FS": "8 R4 5"}
    assert refused(position, "deal") == ("4 2 R1", "Сначала кладут на основание: двойка пик.")
    position = play(position, "C13>FS")
    assert card_text(position.pile("C13")[-1]) == "QS"
    position = play(position, "C17>FS")
    assert card_text(position.pile("C17")[-1]) == "5H"
    assert legal(position) == {"deal": "4 2 R1"}
    position = play(position, "deal")
    assert [card_text(position.pile(f"C3{column}")[-1]) for column in range(1, 8)] == [
        "6H", "7H", "8H", "9H", "10H", "JH", "QH",
    ]  # fmt: skip
    assert not position.pile("C38")
    assert refused(position, "deal") == ("", "Колода вышла.")


def test_row_by_row_gaps_below_the_top_row_stay_and_free_their_neighbours() -> None:
    text = (
        "FS: AS; FH: AH; FD: AD; FC: AC; " + grid("9C 8C 7C 6C 5C 4C 3C KC/2S 9D/3S 8D") + "; stock: #QH #JH"
    )
    position = at("labirint", text, {"deal": "rows"})
    assert refused(position, "C21>FS")[0] == "5 6 7"
    assert refused(play(position, "deal"), "deal") == ("", "Колода вышла.")
    text = (
        "FS: AS; FH: AH; FD: AD; FC: AC; " + grid("9C 8C 7C 6C 5C 4C 3C KC/4S 9D/2S 8D") + "; stock: #QH #3S"
    )
    position = played(at("labirint", text, {"deal": "rows"}), "C31>FS", "deal")
    assert not position.pile("C31")
    assert [str(move) for move in legal_moves(played(position, "C41>FS"))] == ["C21>FS"]


def test_row_by_row_there_is_no_seventh_row() -> None:
    text = "FS: AS; FH: AH; FD: AD; FC: AC; C61: 9C; stock: #QH"
    assert refused(at("labirint", text, {"deal": "rows"}), "deal") == ("", "Рядов больше нет.")


def test_a_grace_takes_one_card_out_of_the_rows_once() -> None:
    position = at("labirint", GRACE_LABIRINT, {"grace": "once"})
    assert is_stuck(at("labirint", GRACE_LABIRINT))
    assert legal(position)["C32>aside"] == "R7"
    assert len(legal(position)) == sum(bool(position.pile(cell)) for cell in CELLS)
    taken = play(position, "C32>aside")
    # The king of hearts was the lid on the two of spades.
    assert legal(taken) == {"C42>FS": "8 R4 6 7"}
    position = played(taken, "C42>FS", "C52>FS")
    assert refused(position, "C11>aside") == ("R7", "Выручить себя можно только один раз.")
    assert refused(position, "aside>C32") == (
        "R2",
        "Пустое место не заполняют: оно открывает соседние карты.",
    )
    assert refused(position, "aside>FH") == ("8", "На туза ложится только двойка.")


def test_the_card_taken_by_grace_goes_up_when_it_fits() -> None:
    position = played(at("labirint", GRACE_LABIRINT, {"grace": "once"}), "C42>aside")
    assert legal(position) == {"aside>FS": "8 R4 R7"}
    assert legal(play(position, "aside>FS")) == {"C52>FS": "8 R4 6 7"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("C32: KH", "C32: KH; stock: #KD"), "Сначала должна выйти вся колода."),
        (("C11: 9C", "C11: 2H"), "Сначала кладут на основание: двойка червей."),
    ],
)
def test_a_grace_is_for_the_end_and_when_nothing_else_helps(change: tuple[str, str], reason: str) -> None:
    text = GRACE_LABIRINT.replace(*change)
    assert refused(at("labirint", text, {"grace": "once"}), "C32>aside") == ("R7", reason)


def test_without_a_grace_no_card_is_set_aside() -> None:
    assert refused(at("labirint", GRACE_LABIRINT), "C11>aside") == ("", "Ни один пункт этого не разрешает.")


def _raised(position: Position) -> int:
    return sum(len(position.pile(f"F{suit}")) for suit in "SHDC")
