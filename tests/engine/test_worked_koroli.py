"""Короли: the worked position, every legal move and every refusal; the readings, the end."""

from __future__ import annotations

import pytest
from rasklad import is_stuck, is_won, legal_moves

from tests.engine.shown_uvlekatelnye import KOROLI
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

#: Left piles are R1, R3, R5, R7. The empty pile takes any top card, but a lone one.
LEGAL = {
    "R1>F7": "3",
    "R4>F8": "3",
    **{f"R5>F{base}": "3" for base in range(1, 7)},
    "R1>R5": "7 8",
    "R3>R1": "7 8",
    "R6>R3": "7 8",
    "R4>R6": "7 8",
    "R2>R7": "7 8",
    **{f"R{pile}>R8": "R5" for pile in (1, 2, 3, 4, 5, 7)},
}
ON_A_KING = ("7 8", "На короля ничего не ложится.")
# after these moves, this attempt: tails of the forbidding clauses, why
REFUSED = {
    ("", "R7>R2"): ("7 8", "На валета ложится только дама."),
    ("", "R3>F7"): ("3", "На двойку ложится только тройка."),
    ("", "R1>:2"): ("6", "Сверху лежит тройка треф."),
    ("", "R5>R1"): ("7 8", "На тройку ложится только четвёрка."),
    ("R3>R1", "R1>R5:2"): ("6", "Сверху лежит четвёрка пик."),
    ("", "R4>R3"): ("7 8", "На четвёрку ложится только пятёрка."),
    ("", "F7>R1"): ("R7", "С оснований карты не возвращаются."),
    **{("R5>F1", f"R{pile}>R5"): ON_A_KING for pile in (1, 2, 3, 4, 6, 7)},
    ("", "R6>R8"): ("R6", "Карта здесь одна: поменяется место, а расклад останется прежним."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("koroli", KOROLI)) == LEGAL


@pytest.mark.parametrize(("before", "attempt"), REFUSED)
def test_the_refusal_names_its_clause_and_says_why(before: str, attempt: str) -> None:
    assert refused(played(at("koroli", KOROLI), *before.split()), attempt) == REFUSED[before, attempt]


def test_an_ace_goes_on_no_king() -> None:
    # All aces are bases in play; a lone one in a written position shows that the ranks don't go round.
    assert refused(at("koroli", "R1: KC; R2: 9D AS"), "R2>R1") == ON_A_KING


def test_piles_are_built_in_the_direction_of_the_reading() -> None:
    text = "R1: 9D; R2: 10S; R3: 8C"
    onto_nine = {
        value: [
            str(move) for move in legal_moves(at("koroli", text, {"direction": value})) if move.target == "R1"
        ]
        for value in ("up", "down", "both")
    }
    assert onto_nine == {"up": ["R2>R1"], "down": ["R3>R1"], "both": ["R2>R1", "R3>R1"]}


def test_with_never_an_empty_pile_stays_empty() -> None:
    never = at("koroli", KOROLI, {"emptyPile": "never"})
    assert refused(never, "R7>R8") == ("R5", "Опустевшая стопка остаётся пустой.")
    assert legal(never) == {move: tails for move, tails in LEGAL.items() if tails != "R5"}


def test_the_game_is_won_with_eight_kings_on_the_bases_of_whatever_suits() -> None:
    ranks = ("A", *map(str, range(2, 11)), "J", "Q", "K")
    suits = "SHDC" * 2
    # Each base goes on from an ace of one suit with the cards of the next.
    up = [
        " ".join(f"{rank}{suits[at if rank == 'A' else (at + 1) % 8]}" for rank in ranks) for at in range(8)
    ]
    text = "; ".join(f"F{base}: {cards}" for base, cards in enumerate(up, start=1))
    assert is_won(at("koroli", text))
    last = at("koroli", text.removesuffix(" KS") + "; R1: KS")
    assert not is_won(last)
    assert is_won(played(last, "R1>F8"))
    assert is_stuck(at("koroli", "R1: KS", {"emptyPile": "never"}))
