"""Long plays and long searches are let go of without going deep."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import rasklad
from rasklad import deal, game
from rasklad.letting_go import let_go
from rasklad.position import Position
from rasklad.solver.node import Node

LONG = 100_000


class Link:
    """A link that notes how many others were going when it went."""

    going = deepest = gone = 0

    def __init__(self, former: Link | None) -> None:
        self.former = former

    def __del__(self) -> None:
        Link.going += 1
        Link.deepest = max(Link.deepest, Link.going)
        let_go(self.former)
        Link.gone += 1
        Link.going -= 1


def chain(length: int) -> Link | None:
    last: Link | None = None
    for _ in range(length):
        last = Link(last)
    return last


def test_a_chain_goes_link_by_link_when_the_next_one_goes() -> None:
    kept = chain(LONG)
    Link.gone = 0
    del kept
    assert Link.gone < 3
    short = chain(2)
    del short
    assert Link.gone >= LONG
    assert Link.deepest <= 3
    let_go(object())  # the last of these links goes with this test


def test_what_somebody_else_knows_stays() -> None:
    first = Node([b""], ())
    kept = Node([b"a"], (), (0, 0, 0, 0), first)
    last = Node([b"b"], (), (0, 0, 0, 0), kept)
    del last
    assert kept.path() == [first, kept]


def test_a_long_search_is_let_go() -> None:
    node = Node([b""], ())
    for _ in range(LONG):
        node = Node([b""], (), (0, 0, 0, 0), node)
    assert len(node.path()) == LONG + 1
    del node


def test_a_long_play_is_let_go() -> None:
    first: Position = deal(game("krepost-1"), 1)
    position = first
    for _ in range(LONG):
        position = replace(first, former=position)
    assert len(position.played()) == LONG + 1
    del position
    assert first.former is None


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser has no processes")
def test_the_interpreter_ends_in_silence() -> None:
    """Positions that live to its end find the names of their modules gone."""
    program = "import sys; from rasklad import deal, game; sys.kept = deal(game('krepost-1'), 1)"
    path = str(Path(rasklad.__file__).parents[1])
    ended = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert ended.stderr == ""
