"""How the games of the old Cadogan and of the «Шедевр» family end: the dossiers' wins and losses.

prereform.md §§ 1.7, 2.7, 3.7, 4.7, 5.7; modern_b.md § 1.6 and those that refer to it.
"""

from __future__ import annotations

import pytest
from rasklad import is_won, play
from rasklad.phrases import state

from tests.engine.napoleon import run
from tests.engine.shown import BLOCKED_CHETYRNADTSAT, FOUR_CHETYRNADTSAT
from tests.engine.support import at

#: Every hour of the dial reached, that of VIII but for its last card.
DIAL = (
    f"H9: {run('C', '2', 8)}; H10: {run('H', '3', 8)}; H11: {run('S', '4', 8)}; H12: {run('D', '5', 8)}; "
    f"H1: {run('C', '6', 9)}; H2: {run('H', '7', 9)}; H3: {run('S', '8', 9)}; H4: {run('D', '9', 9)}; "
    f"H5: {run('C', '10', 9)}; H6: {run('H', 'J', 9)}; H7: {run('S', 'Q', 9)}; H8: {run('D', 'K', 8)}"
)
#: Seven piles from king to queen; the eighth, on the ace of hearts, lacks its queen.
QUEENS = (
    "; ".join(
        f"{pile}: {run(suit, 'K', 13)}"
        for pile, suit in zip(("FCa", "FCb", "FSa", "FSb", "FDa", "FDb", "FHk"), "CCSSDDH", strict=True)
    )
    + f"; FHa: {run('H', 'A', 11)}; sultan: KH"
)
#: The four orders of Расчетъ, one in each suit; the last lacks its king.
STEPS = (
    "B1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS; B2: 2H 4H 6H 8H 10H QH AH 3H 5H 7H 9H JH KH; "
    "B3: 3D 6D 9D QD 2D 5D 8D JD AD 4D 7D 10D KD; B4: 4C 8C QC 3C 7C JC 2C 6C 10C AC 5C 9C"
)


def built(names: str, first: str, way: int) -> str:
    """Return four bases of thirteen cards from this rank on, the last of which lacks its last card."""
    return "; ".join(
        f"{name}: {run(suit, first, 13 - (suit == 'C'), way)}"
        for name, suit in zip(names.split(), "SHDC", strict=True)
    )


SUITS, NUMBERS = "FS FH FD FC", "F1 F2 F3 F4"
S23 = ("shedevr.shedevr.23",)
S23_D7 = (*S23, "shedevr.novyjdomosed.7")
#: A position, the move that wins, the clauses that say so.
WON: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "chasy": (f"{DIAL}; P1: 8D", "P1>H8", ("cadogan-24.chasy.V9",)),
    "krepost-1": (f"{built(SUITS, 'A', 1)}; R1: KC", "R1>FC", ("cadogan-24.krepost.5",)),
    "chetyrnadtsat": ("C11: 7S; C15: 7H", "C11+C15", ("cadogan-24.chetyrnadtsat.9",)),
    "sultan": (f"{QUEENS}; D1: QH", "D1>FHa", ("cadogan-24.sultan.6",)),
    "raschet": (f"{STEPS}; T1: KC", "T1>B4", ("cadogan-24.raschet.7",)),
    "shedevr": (f"{built(SUITS, 'A', -1)}; cellar: 2C; direction=down", "cellar>FC", S23),
    "novyj-domosed": (f"{built(NUMBERS, '7', 1)}; L5: 6C; direction=up", "L5>F4", S23_D7),
    "plenniki": (f"{built(NUMBERS, '7', 1)}; L5: 6C; direction=up", "L5>F4", S23_D7),
    "plenniki-48": (f"{built(NUMBERS, '5', -1)}; R2: 6C; direction=down", "R2>F4", S23_D7),
    "favoritka": (f"{built(NUMBERS, 'J', -1)}; VL: QC; direction=down", "VL>F4", ("shedevr.favoritka.18",)),
    "krepost-2": (f"{built(SUITS, 'A', -1)}; R5: 2C; direction=down", "R5>FC", ("shedevr.krepost.13",)),
}

#: Ten cards none of which is another's neighbour in suit, nor goes on the two of clubs.
TEN = "L1: 4S; L2: 6S; L3: 8S; L4: JS; {}R1: 4H; R2: 6H; R3: 8H; R4: 4D; direction=up"
LOWER = "L5: 6D; R5: 8D; "
#: A position without a move that is not won, the clauses that say so.
LOST: dict[str, tuple[str, tuple[str, ...]]] = {
    "chasy": ("H1: 6C; H9: 2C; P1: 2S 3S 4S; P2: 9H; waste: 9S", ("cadogan-24.chasy.10",)),
    "krepost-1": (
        "R1: KS; R2: 10S; R3: 7S; R4: 4S; R5: JH; R6: 8H; R7: 5H; R8: 2H; R9: QD; R10: 9D; FS: AS; FC: AC",
        ("cadogan-24.krepost.15",),
    ),
    "chetyrnadtsat": (
        FOUR_CHETYRNADTSAT,
        ("cadogan-24.chetyrnadtsat.6", "cadogan-24.chetyrnadtsat.8", "chetyrnadtsat.R6"),
    ),
    "sultan": (
        "FHk: KH; FHa: AH; sultan: KH; D1: 9S; waste: 2C; redeals=2",
        ("cadogan-24.sultan.12", "sultan.R6"),
    ),
    "raschet": ("B1: AS; B2: 2H; B3: 3H; B4: 4D; T1: 2C KS; T2: 9D", ("cadogan-24.raschet.V8",)),
    "shedevr": ("FS: AS; cellar: KC; " + TEN.format(LOWER), S23),
    "novyj-domosed": ("F1: 2C; " + TEN.format(LOWER), S23_D7),
    "plenniki": ("F1: 2C; " + TEN.format(LOWER), S23_D7),
    "plenniki-48": ("F1: 2C; " + TEN.format(""), S23_D7),
    "favoritka": ("F1: 2C; VL: 6D; VR: 8D; " + TEN.format(""), ("shedevr.favoritka.18",)),
    "krepost-2": (TEN.format(LOWER), ("shedevr.krepost.13",)),
}
#: One thing more, and the same game is not lost yet.
NOT_LOST: dict[str, tuple[str, str]] = {
    "chasy": ("waste: 9S", "waste: 9S; stock: #2D"),
    "krepost-1": ("R10: 9D", "R10: 9D AD"),
    "chetyrnadtsat": (FOUR_CHETYRNADTSAT, BLOCKED_CHETYRNADTSAT),
    "sultan": ("redeals=2", "redeals=1"),
    "raschet": ("T2: 9D", "T2: 9D; stock: #KD"),
    # The cellar is full and locked still, but a row is empty: that is no loss.
    "shedevr": ("R4: 4D; ", ""),
    "novyj-domosed": ("L5: 6D", "L5: 6D 5H"),
    "plenniki": ("R5: 8D", "R5: 8D 3C"),
    "plenniki-48": ("L4: JS", "L4: JS 3C"),
    "favoritka": ("VL: 6D", "VL: 6D 10C"),
    "krepost-2": ("L4: JS", "L4: JS AC"),
}


@pytest.mark.parametrize("game_id", WON)
def test_the_last_card_wins_by_the_clause_that_tells_the_goal(game_id: str) -> None:
    text, last, clauses = WON[game_id]
    position = at(game_id, text)
    assert not is_won(position)
    assert state(play(position, last))[::2] == ("won", clauses)


@pytest.mark.parametrize("game_id", LOST)
def test_a_game_is_lost_when_nothing_moves(game_id: str) -> None:
    text, clauses = LOST[game_id]
    assert state(at(game_id, text))[::2] == ("stuck", clauses)
    less, more = NOT_LOST[game_id]
    assert less in text
    assert state(at(game_id, text.replace(less, more)))[0] == "play"
