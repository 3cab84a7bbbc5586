"""The lists of deals that come out: how each was made, and that its deals are won by lines that play."""

from __future__ import annotations

import re

import pytest
import rasklad
from rasklad.games import ids
from rasklad.solver import solve, wins

from tests.conftest import ROOT

LISTS = ROOT / "playable/deals"
MADE = re.compile(
    r"# python -m rasklad solvable (?P<game>[\w-]+) "
    r"--deals (?P<first>\d+)-(?P<last>\d+) --budget (?P<budget>\d+)"
)
#: A list was made by the solver of its day: of another one its budget may ask for more.
PATIENCE = 4


def listed(game_id: str) -> tuple[int, list[int]]:
    """Return the budget with which the list was made, and its deals."""
    made, *numbers = (LISTS / f"{game_id}.txt").read_text("utf-8").splitlines()
    told = MADE.fullmatch(made)
    assert told, f"{game_id}: the first line doesn't say how the list was made"
    assert told["game"] == game_id
    deals = [int(number) for number in numbers]
    assert deals == sorted(set(deals))
    assert all(int(told["first"]) <= number <= int(told["last"]) for number in deals)
    return int(told["budget"]), deals


def comes_out(game_id: str, number: int, budget: int) -> bool:
    position = rasklad.deal(rasklad.game(game_id), number)
    answer = solve(position, budget)
    return answer.verdict == "solved" and wins(position, answer.line)


def test_every_game_has_a_list_and_no_other() -> None:
    assert {path.stem for path in LISTS.glob("*.txt")} == set(ids())


@pytest.mark.parametrize("game_id", ids())
def test_a_deal_of_the_list_comes_out(game_id: str) -> None:
    budget, deals = listed(game_id)
    assert comes_out(game_id, deals[0], PATIENCE * budget)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ids())
def test_all_deals_of_the_list_come_out(game_id: str) -> None:
    budget, deals = listed(game_id)
    assert all(comes_out(game_id, number, PATIENCE * budget) for number in deals)
