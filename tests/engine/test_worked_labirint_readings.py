"""Лабиринт: what the other readings of the deal do, and the grace."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rasklad import deal, game, is_stuck, legal_moves, play
from rasklad.cards import card_text

from tests.engine.shown import GRACE_LABIRINT, ROWS_LABIRINT, grid
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

if TYPE_CHECKING:
    from rasklad import Position

CELLS = [f"C{row}{column}" for row in range(1, 7) for column in range(1, 9)]


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
    assert legal(taken) == {"C42>FS": "8 R4 6"}
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
    assert legal(play(position, "aside>FS")) == {"C52>FS": "8 R4 6"}


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
