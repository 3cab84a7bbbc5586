"""Moves of many places at once, and what follows a move of itself."""

from __future__ import annotations

import pytest
from rasklad import play, to_text
from rasklad.errors import BadMove
from rasklad.games.reference.parts import pile
from rasklad.rules import Available, DealRound, FillAtOnce, FillUp, Gather, Group, Lay, TurnsUp

from tests.engine.made import LAW, ROWS, STOCK, WASTE, at, cited, facts_of, made_of, moves_of, proves, refused

FREE = Available(name="top", group="rows", refuses=LAW)
AWAY = Lay(name="away", source=("rows",), target="waste", onto="any", clauses=LAW)


@proves(FillUp)
def test_short_piles_are_filled_up_pile_by_pile_until_the_stock_is_out() -> None:
    fill = FillUp(
        name="refill", action="Пополнить", group="rows", size=3, stock="stock", clauses=("law.fill",)
    )
    declared = made_of((ROWS, STOCK), fill)
    start = at(declared, "R1: 2S 3S; R2: 5S 6S 7S; stock: #8S #9S #10S")
    assert cited(start) == {"refill": ("law.fill",)}
    assert to_text(play(start, "refill")) == "R1: 2S 3S 10S; R2: 5S 6S 7S; R3: 9S 8S"
    full = at(declared, "R1: 2S 3S 4S; R2: 5S 6S 7S; R3: 8S 9S 10S KS; stock: #QS")
    assert refused(full, "refill") == (("law.fill",), "В каждой стопке не меньше чем 3 карты.")
    assert refused(at(declared, "R1: 2S"), "refill") == ((), "Колода вышла.")
    with pytest.raises(BadMove, match="не ход"):
        play(full, "refil")


@proves(DealRound, Gather)
def test_each_round_deals_to_one_packet_fewer() -> None:
    deal_round = DealRound(name="deal", group="rows", stock="stock", action="Сдать", clauses=("law.deal",))
    gather = Gather(
        name="gather", group="rows", stock="stock", limit=1, action="Собрать", clauses=("law.gather",)
    )
    declared = made_of((ROWS, STOCK), deal_round, gather)
    start = at(declared, "stock: #2S #3S #4S #5S")
    assert cited(start) == {"deal": ("law.deal",)}
    assert refused(start, "gather") == (("law.gather",), "Сначала должна выйти вся колода.")
    once = play(start, "deal")
    assert to_text(once) == "R1: 5S; R2: 4S; R3: 3S; stock: #2S"
    dealt = play(once, "deal")
    assert to_text(dealt) == "R1: 5S 2S; R2: 4S; R3: 3S"
    assert refused(dealt, "deal") == ((), "Колода вышла.")
    assert cited(dealt) == {"gather": ("law.gather",)}
    # Last packet to first, turned over, dealt to two: 3S 4S 5S 2S.
    gathered = play(dealt, "gather")
    assert to_text(gathered) == "R1: 3S; R2: 4S; stock: #2S #5S; redeals=1"
    last = play(gathered, "deal")
    assert to_text(last) == "R1: 3S 5S; R2: 4S 2S; redeals=1"
    assert moves_of(last) == []
    assert refused(last, "gather") == (("law.gather",), "Больше пересдач нет.")
    assert refused(at(declared, ""), "gather") == ((), "Собирать нечего: карт в них нет.")
    assert facts_of(gather) == {"Пересдачи": ["одна"]}


@proves(FillAtOnce)
def test_gaps_are_filled_at_once_from_the_first_store_that_has_a_card() -> None:
    declared = made_of(
        (
            Group(name="rows", places=ROWS.places[:1]),
            Group(name="a", places=(pile("a", "a", 0),)),
            Group(name="b", places=(pile("b", "b", 0, "down"),)),
            WASTE,
        ),
        FREE,
        AWAY,
        FillAtOnce(name="fill", target="rows", source=("a", "b"), clauses=LAW),
    )
    position = play(at(declared, "R1: 2S; a: 3S; b: #4S #5S"), "R1>waste")
    assert to_text(position) == "R1: 3S; b: #4S #5S; waste: 2S"
    assert to_text(play(position, "R1>waste")) == "R1: 5S; b: #4S; waste: 2S 3S"


@proves(FillAtOnce)
def test_gaps_can_be_filled_each_from_a_store_of_its_own() -> None:
    walls = Group(name="walls", places=(pile("W1", "walls", 0), pile("W2", "walls", 1)))
    fill = FillAtOnce(name="fill", own=(("R1", "W1"), ("R2", "W2")), clauses=LAW)
    declared = made_of((ROWS, walls, WASTE), FREE, AWAY, fill)
    position = play(at(declared, "R1: 2S; R2: 3S; W1: 4S; W2: 5S"), "R2>waste")
    assert to_text(position) == "R1: 2S; R2: 5S; W1: 4S; waste: 3S"
    assert to_text(play(position, "R2>waste")) == "R1: 2S; W1: 4S; waste: 3S 5S"


@proves(TurnsUp)
def test_an_uncovered_card_is_turned_up() -> None:
    mixed = Group(name="rows", places=(pile("R1", "rows", 1, "mixed"), pile("R2", "rows", 2, "mixed")))
    turns = TurnsUp(name="turn", group="rows", clauses=("law.turn",))
    declared = made_of((mixed, WASTE), FREE, AWAY, turns)
    start = at(declared, "R1: #2S #3S 4S; R2: #5S 6S")
    assert to_text(play(start, "R1>waste")) == "R1: #2S 3S; R2: #5S 6S; waste: 4S"
    assert refused(start, "R1>waste:2") == (("law.turn",), "Её откроют, когда снимут карты, лежащие на ней.")
