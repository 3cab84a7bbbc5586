"""How a game ends, and that every rule of the vocabulary has tests of its own."""

from __future__ import annotations

import inspect
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import rasklad.rules
from rasklad import Game, is_stuck, is_won
from rasklad.rules import (
    Act,
    Button,
    Cleared,
    Complete,
    Dealing,
    Follow,
    Group,
    NoMoves,
    Procedure,
    Rule,
    Won,
)

from tests.engine.made import LAW, ROWS, at, made_of, places_of, proves

BASES = Group(name="bases", places=places_of("bases", 4, "F"))


def ending(*rules: Rule) -> Game:
    return replace(made_of((BASES, ROWS)), end=rules)


@proves(Complete)
def test_a_game_is_won_when_every_pile_has_its_size() -> None:
    two = Complete(name="all", group="bases", size=2, sentence="Сошёлся.", clauses=LAW)
    assert is_won(at(ending(two), "F1: AS 2S; F2: AH 2H; F3: AD 2D; F4: AC 2C"))
    assert not is_won(at(ending(two), "F1: AS 2S; F2: AH 2H; F3: AD 2D; F4: AC"))
    assert not is_won(at(ending(two), "F1: AS 2S 3S; F2: AH 2H; F3: AD 2D; F4: AC 2C"))
    own = Complete(name="each its own", group="bases", sizes=(1, 2, 1, 1), sentence="Сошёлся.", clauses=LAW)
    assert is_won(at(ending(own), "F1: AS; F2: AH 2H; F3: AD; F4: AC"))
    assert not is_won(at(ending(own), "F1: AS 2S; F2: AH; F3: AD; F4: AC"))


@proves(Cleared)
def test_a_game_is_won_when_a_group_is_empty_and_every_such_rule_is_satisfied() -> None:
    rows = Cleared(name="rows", group="rows", sentence="Сошёлся.", clauses=LAW)
    assert is_won(at(ending(rows), "F1: AS"))
    assert not is_won(at(ending(rows), "F1: AS; R2: 2S"))
    bases = Cleared(name="bases", group="bases", sentence="Сошёлся.", clauses=LAW)
    assert not is_won(at(ending(rows, bases), "F1: AS"))
    assert is_won(at(ending(rows, bases), ""))


@proves(NoMoves)
def test_without_moves_a_game_is_lost_unless_it_is_won() -> None:
    lost = NoMoves(name="lost", sentence="Ходов нет.", clauses=("law.lost",))
    declared = ending(Cleared(name="rows", group="rows", sentence="Сошёлся.", clauses=LAW), lost)
    assert is_stuck(at(declared, "R1: AS"))
    assert not is_stuck(at(declared, "F1: AS"))
    assert lost.executed() == ("law.lost",)


#: What other rules are made from: kinds of rules, and the values that they speak of.
KINDS = {Rule, Act, Button, Dealing, Follow, Procedure, Won}


def vocabulary() -> set[type]:
    """Every rule, condition and guard that the package exports."""
    exported = [getattr(rasklad.rules, name) for name in rasklad.rules.__all__]
    classes = [found for found in exported if inspect.isclass(found)]
    parts = [found for found in classes if not getattr(found, "_is_protocol", False)]
    return {
        found
        for found in parts
        if (issubclass(found, Rule) or hasattr(found, "allows") or hasattr(found, "holds"))
        and found not in KINDS
    }


def test_every_rule_of_the_vocabulary_has_a_test_of_its_own() -> None:
    proven: set[Any] = set()
    for file in Path(__file__).parent.glob("test_rule_*.py"):
        for name, test in vars(import_module(f"tests.engine.{file.stem}")).items():
            proven.update(getattr(test, "proves", ()) if name.startswith("test_") else ())
    assert len(vocabulary()) > 40
    assert vocabulary() - proven == set()
    assert proven <= vocabulary(), "a test about what isn't exported"


def test_every_rule_that_a_game_may_use_is_exported() -> None:
    package = Path(rasklad.rules.__file__).parent
    found = set()
    for file in package.glob("*.py"):
        module = import_module(f"rasklad.rules.{file.stem}") if file.stem != "__init__" else rasklad.rules
        own = [value for value in vars(module).values() if inspect.isclass(value)]
        found |= {value for value in own if value.__module__ == module.__name__ and issubclass(value, Rule)}
    assert found <= {getattr(rasklad.rules, name) for name in rasklad.rules.__all__}
