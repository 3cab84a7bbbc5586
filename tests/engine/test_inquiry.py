"""Searches that a board asks for: in slices, between which the session answers as ever."""

from __future__ import annotations

import json
from typing import Any

import pytest
import rasklad
from rasklad.session import handle
from rasklad.solver import Solver, inquiry, wins
from rasklad.solver.next_move import next_move

SOLVED, UNSOLVABLE = 12, 1
"""Deals of krepost-1."""


def ask(**request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def opened(board: str, game: str = "krepost-1", deal: int = SOLVED, **more: object) -> dict[str, Any]:
    return ask(verb="open", board=board, game=game, deal=deal, **more)


def ended(board: str, **more: object) -> dict[str, Any]:
    """Search until there is a verdict."""
    search = ask(verb="solve", board=board, **{"budget": 200_000, **more})["search"]
    while search["verdict"] is None:
        search = ask(verb="search", board=board)["search"]
    found: dict[str, Any] = search
    return found


def test_a_solution_comes_as_moves_that_win_each_with_what_it_changes() -> None:
    view = opened("line")
    found = ended("line")
    assert (found["verdict"], found["peeks"]) == ("solved", False)
    position = rasklad.deal(rasklad.game("krepost-1"), SOLVED)
    assert wins(position, [step["move"] for step in found["line"]])
    assert all(step["clauses"] for step in found["line"])
    lying = view["piles"]
    for step in found["line"]:
        for change in filter(None, step["change"].split(";")):
            place, kept, *laid = change.split(".")
            lying[place] = lying[place][: int(kept)] + laid
    assert sum(len(cards) for place, cards in lying.items() if place.startswith("F")) == 52


def test_a_position_without_a_line_is_proven_lost() -> None:
    opened("lost", deal=UNSOLVABLE)
    assert ended("lost")["verdict"] == "unsolvable"


def test_what_is_spent_or_stopped_says_that_it_knows_nothing() -> None:
    opened("spent")
    spent = ended("spent", budget=300)
    assert (spent["verdict"], spent["budget"]) == ("unknown", 300)
    ask(verb="solve", board="spent", budget=200_000)
    stopped = ask(verb="stop", board="spent")["search"]
    assert (stopped["verdict"], "line" in stopped) == ("unknown", False)
    assert ask(verb="search", board="spent") == {"search": None}
    assert ask(verb="stop", board="spent") == {"search": None}


def test_moves_and_hints_are_answered_between_slices_and_a_move_ends_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(inquiry, "_SLICE", 0.0001)
    first = opened("between", "kolodets-52", 3)
    ask(verb="solve", board="between", budget=200_000)
    going = ask(verb="search", board="between")["search"]
    assert (going["verdict"], going["states"] > 0) == (None, True)
    assert ask(verb="hint", board="between")["hint"]
    further = ask(verb="search", board="between")["search"]
    assert further["states"] > going["states"]
    played = ask(verb="play", board="between", move=first["moves"][0]["move"])
    assert len(played["history"]) == 1
    assert ask(verb="search", board="between") == {"search": None}
    assert ask(verb="undo", board="between")["position"] == first["position"]


def test_slices_change_nothing_about_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    opened("slices")
    at_once = Solver(rasklad.deal(rasklad.game("krepost-1"), SOLVED))
    while (answer := at_once.step(10**6)) is None:
        pass
    monkeypatch.setattr(inquiry, "_SLICE", 0.001)
    found = ended("slices")
    assert (tuple(step["move"] for step in found["line"]), found["states"]) == (answer.line, answer.states)


@pytest.mark.parametrize("game", ["kosynka", "sultan", "krepost-2"])
def test_a_hint_is_never_from_under_the_cards(game: str) -> None:
    """Only who asks for a solution is shown what a player can't know, and told so."""
    opened("peek", game, 5)
    peeks = game != "krepost-2"
    assert (ask(verb="solve", board="peek", budget=10, hint=True)["search"] is None) == peeks
    assert ask(verb="solve", board="peek", budget=10)["search"]["peeks"] == peeks


def test_a_hint_is_the_next_move_of_the_line_with_what_that_gains() -> None:
    opened("hint")
    line = ended("hint")["line"]
    hint = ended("hint", hint=True)["hint"]
    assert hint["move"]["move"] == line[0]["move"]
    assert hint["why"]["left"] == len(line)
    assert hint["reason"].endswith(f"сходится за {len(line)}\u00a0ходов.")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("R1: 2S AS", ["R1>FS", "R1>FS"], "Карта ложится туда, где её ждут."),
        (
            "R1: AS 4D; R2: 5D",
            ["R1>R2", "R1>FS"],
            "Открывает туза пик: через два хода на основание ложится туз пик.",
        ),
    ],
)
def test_the_reason_is_read_off_the_line(text: str, line: list[str], reason: str) -> None:
    position = rasklad.from_text(rasklad.game("krepost-1"), text)
    assert next_move(position, line).reason.startswith(reason)


def test_the_last_move_of_a_line_wins() -> None:
    to_king = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    full = "; ".join(f"F{suit}: {' '.join(rank + suit for rank in to_king)}" for suit in "SHD")
    position = rasklad.from_text(
        rasklad.game("krepost-1"), f"{full}; FC: {' '.join(rank + 'C' for rank in to_king[:-1])}; R1: KC"
    )
    reason = next_move(position, ["R1>FC"]).reason
    assert reason == "Карта ложится туда, где её ждут. Этим ходом пасьянс сходится."


@pytest.mark.parametrize("budget", [0, -1, 1.5, True, "9", None, 10**9])
def test_a_bad_budget_is_refused_with_what_may_stand_there(budget: object) -> None:
    opened("bad")
    answer = ask(verb="solve", board="bad", budget=budget)
    assert answer == {"error": "«budget» — целое число от 1 до 1000000."}
