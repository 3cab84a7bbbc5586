"""Outside solvers' verdicts against our solver: neither contradicts the other, whatever the budget.

In `make test` the budget is small and decides a part of each file; `make test-all` gives so much as is to
decide four fifths of what the outside solver decided.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pytest
from rasklad import game
from rasklad.outside import from_piles
from rasklad.solver import solve, wins

from tests.engine.support import oracle

if TYPE_CHECKING:
    from collections.abc import Mapping

BUDGET = 1_500
LARGE = 1_500_000


class Compared(NamedTuple):
    """A file of verdicts, the field that holds for our rules, how many deals a small budget decides."""

    file: str
    game: str
    field: str
    decided: int
    readings: Mapping[str, str] = {}


COMPARED = [
    Compared("beleaguered-castle", "beleaguered-castle", "solvitaire", 6),
    Compared("streets-and-alleys", "streets-and-alleys", "solvitaire", 9),
    Compared("fan", "fan", "complete_search", 0),
    Compared("flower-garden", "flower-garden", "solvitaire_noreturn", 0),
    Compared("canfield", "canfield", "solvitaire", 5, {"runs": "uncovering"}),
    Compared("golf", "osnovanie", "solvitaire", 3, {"ends": "noWrap"}),
    Compared("klondike", "klondike", "draw3", 4),
    Compared("klondike", "klondike", "draw1", 1, {"draw": "1"}),
    Compared("klondike", "klondike", "draw3_noreturn_kings", 4, {"final": "never"}),
    Compared("klondike", "kosynka", "draw3_noreturn_kings", 4, {"emptyPile": "kingLedOnly"}),
    Compared("krepost-1", "krepost-1", "verdict", 20),
    Compared("kolodets-36", "kolodets-36", "strict", 1),
    Compared("kolodets-52", "kolodets-52", "strict", 0),
]


def compare(compared: Compared, budget: int) -> tuple[int, int]:
    """Solve the file's deals; return how many that the other side decided we decide, and of how many."""
    found: Counter[bool] = Counter()
    for deal in oracle("verdicts", compared.file)["deals"]:
        position = from_piles(game(compared.game), deal["piles"], compared.readings)
        ours = solve(position, budget)
        theirs = deal[compared.field]
        assert {ours.verdict, theirs} != {"solved", "unsolvable"}, deal["id"]
        assert ours.verdict != "solved" or wins(position, ours.line), deal["id"]
        if theirs in ("solved", "unsolvable"):
            found[ours.verdict != "unknown"] += 1
    return found[True], found[True] + found[False]


def named(compared: Compared) -> str:
    return f"{compared.game}-{compared.field}"


@pytest.mark.parametrize("compared", COMPARED, ids=named)
def test_no_verdict_is_contradicted(compared: Compared) -> None:
    decided, _ = compare(compared, BUDGET)
    assert decided >= compared.decided


@pytest.mark.slow
@pytest.mark.parametrize("compared", COMPARED, ids=named)
def test_four_fifths_of_what_others_decide_are_decided(compared: Compared) -> None:
    decided, of = compare(compared, LARGE)
    assert decided >= 0.8 * of


def test_the_literal_reading_of_kosynka_lies_between_two_files() -> None:
    """Kings alone to an empty pile is stricter, any card is looser: each gives one of the verdicts."""
    for deal in oracle("verdicts", "klondike")["deals"]:
        ours = solve(from_piles(game("kosynka"), deal["piles"]), BUDGET).verdict
        assert not (ours == "unsolvable" and deal["draw3_noreturn_kings"] == "solved"), deal["id"]
        assert not (ours == "solved" and deal["draw3_noreturn_any"] == "unsolvable"), deal["id"]
