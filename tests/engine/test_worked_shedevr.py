"""Шедевр: the worked positions, every move and refusal; the locked cellar, the deal, the direction.

1 … 7 and a … h are the dossier's items (modern_b.md § 1.10). Where it names S8 for a move to a base, its
§ 1.7 adds S9. Two cards at once also fail by the reading that one goes at a time (R4).
"""

from __future__ import annotations

import pytest
from rasklad import deal, game, legal_moves, play, to_text
from rasklad.cards import card_text
from rasklad.shuffle import shuffled

from tests.engine.napoleon import DIRECTION_BY_CARD, SHEDEVR_A1, legal, refused
from tests.engine.support import at, played

LEGAL = {
    "L5>FD": "S8 S9",  # 1
    "L1>L2": "S14",  # 2
    "L1>R1": "S14",  # 3
    "L2>L1": "S14",  # 4
    "R1>L1": "S14",
    "R3>R2": "S14",  # 5
    "R2>R3": "S14",
    **{f"{row}>{gap}": "S21" for row in ("L1", "R2", "L5", "R5") for gap in ("L3", "L4", "R4")},  # 6, 7
}
#: Moves of the text's letter that change nothing; the dossier counts 28 legal moves with them, 19 without.
NULL = [f"{row}>{gap}" for row in ("L2", "R1", "R3") for gap in ("L3", "L4", "R4")]
#: After move 1: the auxiliary row L5 is cleared.
LEGAL_A2 = {
    **{move: clauses for move, clauses in LEGAL.items() if not move.startswith("L5")},
    "cellar>FC": "S8 S9 S19",
    "R5>FD": "S8 S9",
    **{f"cellar>{gap}": "S21 S19" for gap in ("L3", "L4", "R4")},
}
LOCKED = "Подвал заперт: и слева, и справа от него ещё лежат карты."
REFUSED = {
    "cellar>FC": ("S18", LOCKED),  # a
    "cellar>L3": ("S18", LOCKED),
    "R5>L5": ("S15", "На карты вспомогательных рядов ничего не кладут."),  # b
    "R2>cellar": ("S16", "Подвал занят: в нём место для одной карты."),  # c
    "R2>FS:2": ("S11 R4", "Снаружи лежит дама червей."),  # d
    "R2>:2": ("S11", "Снаружи лежит дама червей."),
    "L2>R1": ("S14", "На короля ложится только дама."),  # e
    "L1>R2": ("S14", "На даму ложатся только валет и король. Масти разные."),  # f
    "R1>FS": ("S8", "На девятку ложится только десятка."),  # g
    "R2>L3:2": ("S11 R4", "Снаружи лежит дама червей."),  # h
    "L2>L3": ("R8", "Карта здесь одна: поменяется место, а расклад останется прежним."),
    "FS>L3": ("R2", "С оснований карты не возвращаются."),
    "direction=down": ("S10", "Оно уже объявлено: собирать вверх."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("shedevr", SHEDEVR_A1)) == LEGAL
    assert (len(LEGAL), len(LEGAL) + len(NULL)) == (19, 28)


@pytest.mark.parametrize("attempt", NULL)
def test_a_move_that_changes_nothing_is_refused_by_the_reading(attempt: str) -> None:
    assert refused(at("shedevr", SHEDEVR_A1), attempt)[0] == "R8"


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("shedevr", SHEDEVR_A1), attempt) == REFUSED[attempt]


def test_once_an_auxiliary_row_is_cleared_the_cellar_opens_and_the_row_stays_empty() -> None:
    after = played(at("shedevr", SHEDEVR_A1), "L5>FD")
    assert legal(after) == LEGAL_A2
    assert (len(LEGAL_A2), len(LEGAL_A2) + len(NULL)) == (20, 29)
    assert refused(after, "R5>L5") == ("S22", "Опустевший вспомогательный ряд не возобновляется.")


def test_a_freed_cellar_takes_a_card_again() -> None:
    after = played(at("shedevr", SHEDEVR_A1), "L5>FD", "cellar>L3")
    assert legal(after)["R2>cellar"] == "S17"
    assert legal(played(after, "R2>cellar"))["cellar>R3"] == "S14 S19"


def test_a_locked_cellar_takes_a_card_from_an_auxiliary_row_too() -> None:
    moves = legal(at("shedevr", SHEDEVR_A1.replace("cellar: KC; ", "").replace("R3: KH", "R3: KH KC")))
    assert {move for move in moves if move.endswith("cellar")} == {
        f"{row}>cellar" for row in ("L1", "L2", "R1", "R2", "R3", "L5", "R5")
    }


def test_the_reading_without_a_lock_lets_the_cellars_card_go_at_once() -> None:
    moves = legal(at("shedevr", SHEDEVR_A1, {"cellarLock": "free"}))
    assert moves["cellar>FC"] == "S8 S9 S19 R6"
    assert len(moves) == len(LEGAL) + 4


def test_downwards_the_aces_take_the_kings() -> None:
    position = at("shedevr", "FS: AS; FH: AH; L1: KS; L2: 2S; L3: KH; L5: 5H; R5: 5D; direction=down")
    assert legal(position)["L1>FS"] == "S8 S9"
    assert refused(position, "L2>FS") == (
        "S9 S8",
        "Основания собирают вниз. На туза ложится только король.",
    )


def test_the_direction_is_declared_before_anything_else() -> None:
    position = deal(game("shedevr"), 1)
    assert legal(position) == {"direction=up": "S10", "direction=down": "S10"}
    assert [move.action for move in legal_moves(position)] == ["Собирать вверх", "Собирать вниз"]
    assert refused(position, "L1>cellar") == ("S10", "Сначала объявляют, вверх или вниз собирают основания.")
    declared = play(position, "direction=down")
    assert to_text(declared).endswith("direction=down")
    assert len(legal_moves(declared)) > 2


def test_or_the_first_card_on_a_base_decides_it() -> None:
    position = at("shedevr", "FS: AS; FH: AH; L1: KS; L2: 2S; L3: KH; L4: 2H", DIRECTION_BY_CARD)
    assert {"L1>FS", "L2>FS", "L3>FH", "L4>FH"} <= set(legal(position))
    down = play(position, "L1>FS")
    assert to_text(down).endswith("direction=down")
    assert refused(down, "L4>FH")[0] == "S9 S8"
    assert to_text(play(position, "L4>FH")).endswith("direction=up")
    assert "direction" not in to_text(play(position, "L1>cellar"))


def test_the_aces_lie_in_the_middle_and_the_rest_column_by_column_outwards() -> None:
    position = deal(game("shedevr"), 5)
    pack = [card_text(card) for card in shuffled(game("shedevr").deck.cards(), 5) if card % 13]
    columns = [["L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5"]] * 4 + [
        ["L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4"]
    ]
    expected: dict[str, list[str]] = {}
    for place in (place for column in columns for place in column):
        expected.setdefault(place, []).append(pack.pop(0))
    assert {row: [card_text(card) for card in position.pile(row)] for row in expected} == expected
    assert [card_text(position.pile(f"F{suit}")[0]) for suit in "SHDC"] == ["AS", "AH", "AD", "AC"]
