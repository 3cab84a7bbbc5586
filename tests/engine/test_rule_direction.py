"""One direction for all foundations, and rows that are reversed."""

from __future__ import annotations

import pytest
from rasklad import legal_moves, play, to_text
from rasklad.errors import BadText
from rasklad.games.reference.parts import ORDER
from rasklad.rules import Available, DeclareDirection, FirstCardDirects, Group, Lay, Reverse, Step

from tests.engine.made import LAW, ROWS, at, cited, made_of, moves_of, places_of, proves, refused

BASES = Group(name="bases", places=places_of("bases", 2, "F", "foundation"))
TABLE = (BASES, ROWS)
DIRECTED = (
    Available(name="top", group="rows", refuses=LAW),
    Lay(
        name="on a base",
        source=("rows",),
        target="bases",
        onto="card",
        conditions=(Step(order=ORDER, circular=True, permits=LAW, declared=("law.direction",)),),
    ),
)
DECLARE = DeclareDirection(name="declare", clauses=("law.direction",))


@proves(DeclareDirection)
def test_nothing_else_is_done_before_the_direction_is_declared() -> None:
    start = at(made_of(TABLE, *DIRECTED, DECLARE), "F1: AS; F2: AH; R1: 2S; R2: KH")
    assert cited(start) == {"direction=up": ("law.direction",), "direction=down": ("law.direction",)}
    assert [move.action for move in legal_moves(start)] == ["Собирать вверх", "Собирать вниз"]
    assert refused(start, "R1>F1") == (
        ("law.direction",),
        "Сначала объявляют, вверх или вниз собирают основания.",
    )
    up = play(start, "direction=up")
    assert to_text(up) == "F1: AS; F2: AH; R1: 2S; R2: KH; direction=up"
    assert moves_of(up) == ["R1>F1", "R1>F2"]
    assert refused(up, "R2>F1") == (
        ("law.direction", "law.1"),
        "Основания собирают вверх. На туза ложится только двойка.",
    )
    assert refused(up, "direction=down") == (("law.direction",), "Оно уже объявлено: собирать вверх.")
    assert moves_of(play(start, "direction=down")) == ["R2>F1", "R2>F2"]


@proves(DeclareDirection)
def test_a_direction_that_need_not_come_first_leaves_the_rest_free() -> None:
    later = DeclareDirection(name="declare", first=False, clauses=LAW)
    start = at(made_of(TABLE, *DIRECTED, later), "F1: AS; R1: 2S; R2: KH")
    assert moves_of(start) == ["R1>F1", "R2>F1", "direction=up", "direction=down"]


@proves(DeclareDirection)
def test_the_direction_is_part_of_a_position_and_of_its_text() -> None:
    declared = made_of(TABLE, *DIRECTED, DECLARE)
    text = "F1: AS KH; R1: QD; direction=down"
    assert to_text(at(declared, text)) == text
    with pytest.raises(BadText, match="direction — это up, down, а не «left»"):
        at(declared, "F1: AS; direction=left")
    with pytest.raises(BadText, match="не может лежать после AS"):
        at(declared, "F1: AS KH; direction=up")


@proves(FirstCardDirects)
def test_the_first_card_laid_can_decide_the_direction() -> None:
    declared = made_of(TABLE, *DIRECTED, FirstCardDirects(name="first", group="bases", clauses=LAW))
    start = at(declared, "F1: AS; F2: AH; R1: 2S; R2: KH")
    assert moves_of(start) == ["R1>F1", "R1>F2", "R2>F1", "R2>F2"]
    assert moves_of(play(start, "R2>F1")) == []
    assert to_text(play(start, "R2>F1")).endswith("direction=down")
    assert to_text(play(start, "R1>F2")).endswith("direction=up")
    assert moves_of(play(start, "R1>F2")) == []
    assert moves_of(play(at(declared, "F1: AS; F2: AH; R1: 2H 2S"), "R1>F1")) == ["R1>F2"]


@proves(Reverse)
def test_rows_are_reversed_together_and_once() -> None:
    flip = Reverse(name="flip", group="rows", clauses=("law.flip",), together=("law.both",))
    declared = made_of((ROWS,), flip)
    start = at(declared, "R1: 2S 3S; R2: 4S 5S 6S")
    assert cited(start) == {"flip": ("law.flip",)}
    flipped = play(start, "flip")
    assert to_text(flipped) == "R1: 3S 2S; R2: 6S 5S 4S; flips=1"
    assert moves_of(flipped) == []
    assert refused(flipped, "flip") == (("law.flip",), "Их уже переворачивали: это делают один раз за игру.")
    assert refused(start, "flip=R1") == (("law.both",), "Переворачивают оба ряда одновременно.")
    alone = at(declared, "R1: 2S; R2: 4S")
    assert moves_of(alone) == []
    assert refused(alone, "flip")[1] == "Ни в одном из них нет двух карт: ничего не изменится."
