"""Worked positions of the «Маленький Наполеон» family, and the labels by which its tests name the clauses.

Labels: S Шедевр, D Новый домосед, P Пленники, F Фаворитка, K Крепость, R a reading of the game at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad import legal_moves, why_not
from rasklad.cards import RANKS

if TYPE_CHECKING:
    from rasklad import Position

_SECTIONS = {"shedevr": "S", "novyjdomosed": "D", "plenniki": "P", "favoritka": "F", "krepost": "K"}


def label(clause: str) -> str:
    """Return ``S14``, ``R8``, ``FV4`` for a clause's id."""
    *section, number = clause.split(".")
    return number if number.startswith("R") else _SECTIONS[section[-1]] + number


def legal(position: Position) -> dict[str, str]:
    """Return every legal move with the labels of its clauses."""
    return {str(move): " ".join(map(label, move.clauses)) for move in legal_moves(position)}


def refused(position: Position, attempt: str) -> tuple[str, str]:
    """Return the labels of the clauses that forbid the attempt, and the reason."""
    refusal = why_not(position, attempt)
    assert refusal is not None, f"{attempt} is allowed"
    assert refusal.say
    return " ".join(map(label, refusal.clauses)), refusal.reason


def run(suit: str, first: str, cards: int, way: int = 1) -> str:
    """Return so many cards of a suit from this rank on, up or down, round and round."""
    start = RANKS.index(first)
    return " ".join(RANKS[(start + way * step) % 13] + suit for step in range(cards))


#: Шедевр, up: a full cellar, both auxiliary rows still there.
SHEDEVR_A1 = (
    f"FS: {run('S', 'A', 9)}; FH: {run('H', 'A', 10)}; FD: {run('D', 'A', 11)}; FC: {run('C', 'A', 12)}; "
    "L1: JH QS; L2: JS; R1: KS; R2: 10S QH; R3: KH; L5: QD; R5: KD; cellar: KC; direction=up"
)
#: Новый домосед, base seven, up.
DOMOSED_B = (
    f"F1: {run('S', '7', 6)}; F2: {run('H', '7', 11)}; F3: {run('D', '7', 13)}; F4: {run('C', '7', 9)}; "
    "L1: 6S KS; L2: 5S AS; L3: 2S; R1: 4S 5H; R2: 3S; R3: 6H 3C; R4: 5C 4C; L5: 6C; direction=up"
)
#: The second Пленники, base five, down.
PLENNIKI_C = (
    f"F1: {run('S', '5', 13, -1)}; F2: {run('H', '5', 11, -1)}; F3: {run('D', '5', 13, -1)}; "
    f"F4: {run('C', '5', 6, -1)}; "
    "L1: 8C 10C; L2: 7H; L3: QC; R1: 9C JC; R2: 6H; R3: 7C 6C; direction=down"
)
#: Фаворитка, base knave, down; columns from top to bottom.
FAVORITKA_D1 = (
    f"F1: {run('S', 'J', 7, -1)}; F2: {run('H', 'J', 11, -1)}; F3: {run('D', 'J', 12, -1)}; "
    f"F4: {run('C', 'J', 10, -1)}; "
    "L1: 2S AS; L2: KS; L3: QH KH; R1: QS; R2: 3S; VL: 4S QC AC; VR: KC QD; direction=down"
)
#: Крепость, up: the ace of diamonds is the outer card of its row.
KREPOST_E = (
    f"FS: {run('S', 'A', 13)}; FH: {run('H', 'A', 13)}; FC: {run('C', 'A', 11)}; "
    "L1: 5D AD; L2: 2D 9D; L3: 3D; L4: KD QD; R1: 4D; R2: 10D 7D; R3: JD; R4: 6D 8D; R5: KC QC; direction=up"
)

DIRECTION_BY_CARD = {"directionTime": "firstCard"}


_BY_HOUSE = {
    f"shedevr.shedevr.{clause}": f"пункт {by} «Нового домоседа»"
    for clause, by in {2: 1, 4: 2, 15: 6, 16: 5, 17: 5, 18: 5, 19: 5, 20: 5, 22: 6}.items()
}
#: Clauses that no rule executes, though the source means them as rules, and what replaces them.
REPLACED = {
    "novyj-domosed": _BY_HOUSE,
    "plenniki": {**_BY_HOUSE, "shedevr.novyjdomosed.3": "пункт 2 «Пленников»"},
    "plenniki-48": {
        **_BY_HOUSE,
        **{f"shedevr.shedevr.{clause}": "пункт 4 «Пленников»" for clause in (3, 5, 7)},
        "shedevr.novyjdomosed.3": "пункт 5 «Пленников»",
        "shedevr.novyjdomosed.6": "пункт 4 «Пленников»",
    },
}
