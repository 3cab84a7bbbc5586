"""A deal row by row during play, and the one card that helps when nothing fits any more."""

from __future__ import annotations

from rasklad import play, to_text
from rasklad.games.reference.parts import ORDER, pile
from rasklad.rules import Available, DealRow, Grace, Group, Lay, SameSuit, Step

from tests.engine.made import (
    BASES,
    LAW,
    STOCK,
    at,
    cited,
    facts_of,
    made_of,
    moves_of,
    places_of,
    proves,
    refused,
)

CELLS = Group(name="cells", places=places_of("cells", 4, "C"))
ASIDE = Group(name="aside", places=(pile("aside", "aside", 0),))
NAMES = ("C1", "C2", "C3", "C4")
UP = (
    Available(name="top", group="cells", refuses=LAW),
    Lay(
        name="up",
        source=("cells",),
        target="bases",
        onto="card",
        conditions=(Step(order=ORDER, up=True, permits=LAW), SameSuit(permits=LAW)),
    ),
)


@proves(DealRow)
def test_the_next_cards_are_a_row_beneath_the_lowest_card() -> None:
    row = DealRow(
        name="row",
        cells=NAMES,
        columns=2,
        stock="stock",
        foundations="bases",
        action="Дальше",
        clauses=("law.row",),
    )
    declared = made_of((BASES, CELLS, STOCK), *UP, row)
    start = at(declared, "F1: AS; stock: #9H #5S #2S")
    assert cited(start) == {"deal": ("law.row",)}
    first = play(start, "deal")
    assert to_text(first) == "F1: AS; C1: 2S; C2: 5S; stock: #9H"
    assert moves_of(first) == ["C1>F1"]
    assert refused(first, "deal") == (("law.row",), "Сначала кладут на основание: двойка пик.")
    last = play(play(first, "C1>F1"), "deal")
    assert to_text(last) == "F1: AS 2S; C2: 5S; C3: 9H", "the gap above stays, the last row may be short"
    assert refused(last, "deal") == ((), "Колода вышла.")
    full = at(declared, "F1: AS; C4: 9H; stock: #7D")
    assert refused(full, "deal") == ((), "Рядов больше нет.")
    assert list(facts_of(row)) == ["Раздача"]


@proves(Grace)
def test_one_card_is_set_aside_once_when_nothing_fits() -> None:
    grace = Grace(
        name="grace", cells=NAMES, target="aside", stock="stock", foundations="bases", clauses=("law.grace",)
    )
    declared = made_of((BASES, CELLS, STOCK, ASIDE), *UP, grace)
    start = at(declared, "F1: AS; C1: 9H; C3: 5S")
    assert cited(start) == {"C1>aside": ("law.grace",), "C3>aside": ("law.grace",)}
    after = play(start, "C3>aside")
    assert to_text(after) == "F1: AS; C1: 9H; aside: 5S; graces=1"
    assert moves_of(after) == []
    assert refused(after, "C1>aside") == (("law.grace",), "Выручить себя можно только один раз.")
    assert refused(start, "C2>aside") == ((), "Здесь пусто.")
    stock = at(declared, "F1: AS; C1: 9H; stock: #5S")
    assert refused(stock, "C1>aside") == (("law.grace",), "Сначала должна выйти вся колода.")
    fits = at(declared, "F1: AS; C1: 9H; C2: 2S")
    assert moves_of(fits) == ["C2>F1"]
    assert refused(fits, "C1>aside") == (("law.grace",), "Сначала кладут на основание: двойка пик.")
