"""The «Маленький Наполеон» family beside its rules: solved demonstrations, facts, names told apart."""

from __future__ import annotations

import pytest
from rasklad import deal, game, why_not
from rasklad.rules import Reverse

from tests.engine.support import played


def test_the_solved_games_use_the_cellar_and_the_reversal() -> None:
    assert any(move.startswith("cellar>") for move in game("shedevr").recorded)
    assert "flip" in game("favoritka").recorded


@pytest.mark.parametrize(
    ("game_id", "rows", "begin"),
    [
        ("shedevr", "8 по 5, 2 по 4", "от туза"),
        ("novyj-domosed", "8 по 5, 2 по 4", "от шестой открытой карты"),
        ("plenniki", "8 по 5, 2 по 4", "от первой открытой карты"),
        ("plenniki-48", "8 по 6", "от первой открытой карты"),
        ("favoritka", "8 по 5, 2 по 4", "от первой открытой карты"),
        ("krepost-2", "2 по 6, 8 по 5", "от туза"),
    ],
)
def test_facts_are_computed_from_the_rules(game_id: str, rows: str, begin: str) -> None:
    facts = {fact.label: [text for text, _ in fact.parts] for fact in game(game_id).facts()}
    assert facts["Колода"] == ["одна, 52 карты"]
    assert facts["Ряды"] == [rows]
    assert facts["Основания"] == ["четыре", begin, "вверх или вниз, все одинаково", "в масть"]


def test_namesakes_are_told_apart() -> None:
    assert game("plenniki").names.variant != game("plenniki-48").names.variant
    assert game("krepost-2").names.variant


def test_reversing_one_row_alone_is_an_attempt_that_can_be_judged() -> None:
    position = played(deal(game("favoritka"), 1), "direction=up")
    (reverse,) = position.engine.of(Reverse)
    refusal = why_not(position, "flip=VR")
    assert refusal is not None
    assert refusal.clauses == reverse.together
    assert refusal.say == "Перевернуть один правый вертикальный ряд нельзя"
