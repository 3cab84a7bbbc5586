"""The vocabulary's rules one by one, in small games of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rasklad import Game, Position, deal, from_text, game, legal_moves, play, to_text, why_not
from rasklad.errors import BadMove, BadText
from rasklad.games.reference.parts import ORDER, pile, rows_of
from rasklad.rules import (
    Available,
    DealOut,
    Deck,
    DeclareDirection,
    Exchange,
    FillAtOnce,
    FillUp,
    FirstCardDirects,
    Group,
    Lay,
    RemovePair,
    Rest,
    Reverse,
    Rule,
    Step,
    TurnOver,
    Withdraw,
)
from rasklad.shuffle import reshuffled

LAW = ("reference.klondike.1",)
KLONDIKE = game("klondike")


def made_of(table: tuple[Group, ...], *moves: Rule, dealing: tuple[Rule, ...] = (), packs: int = 1) -> Game:
    """Return a game of these groups and moves, for one test."""
    return replace(
        KLONDIKE,
        id="made",
        deck=Deck(name="deck", ranks=ORDER, packs=packs, clauses=LAW),
        table=table,
        deal=dealing,
        moves=moves,
        stock=(),
        end=(),
        readings=(),
    )


def at(declared: Game, text: str) -> Position:
    return from_text(declared, text)


def moves_of(position: Position) -> list[str]:
    return [str(move) for move in legal_moves(position)]


def reason(position: Position, attempt: str) -> str:
    refusal = why_not(position, attempt)
    assert refusal is not None, attempt
    return refusal.reason


# A direction for all foundations


BASES = tuple(pile(f"F{number}", "bases", number, role="foundation") for number in (1, 2))
ROWS = rows_of(3)
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
TABLE = (Group(name="bases", places=BASES), Group(name="rows", places=ROWS))


def test_nothing_else_is_done_before_the_direction_is_declared() -> None:
    declared = made_of(TABLE, *DIRECTED, DeclareDirection(name="declare", clauses=("law.direction",)))
    start = at(declared, "F1: AS; F2: AH; R1: 2S; R2: KH")
    assert moves_of(start) == ["direction=up", "direction=down"]
    assert [move.action for move in legal_moves(start)] == ["Собирать вверх", "Собирать вниз"]
    assert reason(start, "R1>F1") == "Сначала объявляют, вверх или вниз собирают основания."
    up = play(start, "direction=up")
    assert to_text(up) == "F1: AS; F2: AH; R1: 2S; R2: KH; direction=up"
    assert moves_of(up) == ["R1>F1", "R1>F2"]
    assert reason(up, "R2>F1") == "Основания собирают вверх. На туза ложится только двойка."
    assert why_not(up, "R2>F1").clauses[0] == "law.direction"  # type: ignore[union-attr]
    assert reason(up, "direction=down") == "Оно уже объявлено: собирать вверх."
    assert moves_of(play(start, "direction=down")) == ["R2>F1", "R2>F2"]


def test_the_direction_is_part_of_a_position_and_of_its_text() -> None:
    declared = made_of(TABLE, *DIRECTED, DeclareDirection(name="declare", clauses=LAW))
    text = "F1: AS KH; R1: QD; direction=down"
    assert to_text(at(declared, text)) == text
    with pytest.raises(BadText, match="direction — это up, down, а не «left»"):
        at(declared, "F1: AS; direction=left")
    with pytest.raises(BadText, match="не может лежать после AS"):
        at(declared, "F1: AS KH; direction=up")


def test_the_first_card_laid_can_decide_the_direction() -> None:
    declared = made_of(TABLE, *DIRECTED, FirstCardDirects(name="first", group="bases", clauses=LAW))
    start = at(declared, "F1: AS; F2: AH; R1: 2S; R2: KH")
    assert moves_of(start) == ["R1>F1", "R1>F2", "R2>F1", "R2>F2"]
    assert moves_of(play(start, "R2>F1")) == []
    assert to_text(play(start, "R2>F1")).endswith("direction=down")
    assert moves_of(play(start, "R1>F2")) == []
    assert moves_of(play(at(declared, "F1: AS; F2: AH; R1: 2H 2S"), "R1>F1")) == ["R1>F2"]


# Rows reversed, places not always free


def test_rows_are_reversed_together_and_once() -> None:
    declared = made_of((Group(name="rows", places=ROWS),), Reverse(name="flip", group="rows", clauses=LAW))
    start = at(declared, "R1: 2S 3S; R2: 4S 5S 6S")
    assert moves_of(start) == ["flip"]
    flipped = play(start, "flip")
    assert to_text(flipped) == "R1: 3S 2S; R2: 6S 5S 4S; flips=1"
    assert moves_of(flipped) == []
    assert "один раз" in reason(flipped, "flip")
    assert moves_of(at(declared, "R1: 2S; R2: 4S")) == []


def test_a_locked_place_is_free_once_one_of_its_keys_is_empty() -> None:
    cellar = pile("cell", "cell", 0)
    declared = made_of(
        (Group(name="rows", places=ROWS), Group(name="cell", places=(cellar,))),
        Available(name="rows", group="rows", refuses=LAW),
        Available(
            name="cell",
            group="cell",
            refuses=LAW,
            freed_by=(("cell", ("R1", "R2")),),
            locked=("law.cellar",),
            key="Подвал заперт.",
        ),
        Lay(name="any", source=("cell",), target="rows", onto="any", clauses=LAW),
    )
    locked = at(declared, "cell: KS; R1: 2S; R2: 3S")
    assert moves_of(locked) == []
    refusal = why_not(locked, "cell>R3")
    assert refusal is not None
    assert (refusal.clauses, refusal.reason) == (("law.cellar",), "Подвал заперт.")
    assert [place for place, _ in refusal.blocking] == ["R1", "R2"]
    assert moves_of(at(declared, "cell: KS; R1: 2S")) == ["cell>R1", "cell>R2", "cell>R3"]


# Pairs on a grid


CELLS = tuple(pile(f"R{number}", "cells", number) for number in range(1, 10))
OUT = pile("out", "out", 0, role="waste")
GRID = (Group(name="cells", places=CELLS), Group(name="out", places=(OUT,)))
FOURTEEN = RemovePair(
    name="fourteen",
    group="cells",
    columns=3,
    stand="in line",
    to="out",
    total=14,
    match=("law.sum",),
    place=("law.line",),
    clauses=("law.pair",),
)


def test_a_pair_in_line_makes_the_total_and_leaves_the_grid() -> None:
    declared = made_of(GRID, FOURTEEN)
    start = at(declared, "R1: 10S; R2: AS; R3: 4S; R4: KS; R5: KH; R9: 9D")
    assert moves_of(start) == ["R1+R3", "R2+R5"]
    after = play(start, "R3+R1")  # either order is understood
    assert to_text(after) == "R2: AS; R4: KS; R5: KH; R9: 9D; out: 10S 4S"
    assert str(after.move) == "R1+R3"
    assert play(start, "R5>R2").piles == play(start, "R2+R5").piles  # pointing at one, then at the other
    assert why_not(start, "R5>") is None
    assert why_not(start, "R2+R4").clauses == ("law.line",)  # type: ignore[union-attr]
    assert why_not(start, "R1+R2").clauses == ("law.sum",)  # type: ignore[union-attr]
    assert (
        reason(start, "R1+R9")
        == "Вместе они дают 19, а не 14. Они лежат не в одном ряду и не в одном столбце."
    )
    assert reason(start, "R1+R6").endswith("карты нет.")


def test_touching_equals_are_a_pair_also_diagonally() -> None:
    equal = replace(FOURTEEN, stand="touching", total=0)
    start = at(made_of(GRID, equal), "R1: 10S; R2: 10H; R5: 10D; R9: 10C")
    assert moves_of(start) == ["R1+R2", "R1+R5", "R2+R5", "R5+R9"]
    assert reason(start, "R1+R9") == "Они лежат не рядом."


def test_an_exchange_takes_two_plies_and_must_leave_a_pair() -> None:
    declared = made_of(
        GRID,
        FOURTEEN,
        Exchange(
            name="exchange", group="cells", pairs=FOURTEEN, useful=("law.useful",), clauses=("law.exchange",)
        ),
    )
    start = at(declared, "R1: 8S; R5: 6H; R9: KD; R6: 2C; R7: 3C")
    first = moves_of(start)
    assert "R1~R5" not in first  # no second exchange of four different cards could help
    assert "R5~R9" in first or "R1~R6" in first
    for ply in first:
        between = play(start, ply)
        assert to_text(at(declared, to_text(between))) == to_text(between)
        seconds = moves_of(between)
        assert seconds
        assert all("~" in move for move in seconds)
        for second in seconds:
            assert any("+" in move for move in moves_of(play(between, second)))
    pointed = play(
        play(start, first[0].replace("~", ">")), moves_of(play(start, first[0]))[0].replace("~", ">")
    )
    assert any("+" in move for move in moves_of(pointed))
    pair = at(declared, "R1: 8S; R2: 6H; R9: KD; R6: 2C")
    assert reason(pair, "R1~R9") == "Пара ещё есть: обмен — когда их нет."


# Many places at once


def test_short_piles_are_filled_up_pile_by_pile_until_the_stock_is_out() -> None:
    stock = pile("stock", "stock", 0, "down", "stock")
    declared = made_of(
        (Group(name="rows", places=ROWS), Group(name="stock", places=(stock,))),
        FillUp(name="refill", action="Пополнить", group="rows", size=3, stock="stock", clauses=LAW),
    )
    start = at(declared, "R1: 2S 3S; R2: 5S 6S 7S; stock: #8S #9S #10S")
    assert moves_of(start) == ["refill"]
    assert to_text(play(start, "refill")) == "R1: 2S 3S 10S; R2: 5S 6S 7S; R3: 9S 8S"
    full = at(declared, "R1: 2S 3S 4S; R2: 5S 6S 7S; R3: 8S 9S 10S KS; stock: #QS")
    assert reason(full, "refill") == "В каждой стопке не меньше чем 3 карты."
    with pytest.raises(BadMove, match="не ход"):
        play(full, "refil")


def test_gaps_are_filled_at_once_from_the_first_store_that_has_a_card() -> None:
    first, second = pile("a", "a", 0), pile("b", "b", 0, "down")
    declared = made_of(
        (
            Group(name="rows", places=ROWS[:1]),
            Group(name="a", places=(first,)),
            Group(name="b", places=(second,)),
            Group(name="out", places=(OUT,)),
        ),
        Available(name="top", group="rows", refuses=LAW),
        Lay(name="away", source=("rows",), target="out", onto="any", clauses=LAW),
        FillAtOnce(name="fill", target="rows", source=("a", "b"), clauses=LAW),
    )
    position = at(declared, "R1: 2S; a: 3S; b: #4S #5S")
    position = play(position, "R1>out")
    assert to_text(position) == "R1: 3S; b: #4S #5S; out: 2S"
    assert to_text(play(position, "R1>out")) == "R1: 5S; b: #4S; out: 2S 3S"


# A shuffle during play


def test_a_shuffle_during_play_depends_on_the_deal_and_the_pass_alone() -> None:
    cards = list(range(20))
    assert reshuffled(cards, 7, 1) == reshuffled(cards, 7, 1)
    assert reshuffled(cards, 7, 1) != reshuffled(cards, 7, 2)
    assert reshuffled(cards, 7, 1) != reshuffled(cards, 8, 1)
    assert reshuffled(list(range(6)), 0, 1) == [5, 0, 1, 4, 2, 3]


def test_a_written_position_knows_what_its_redeal_brings() -> None:
    stock, waste = pile("stock", "stock", 0, "down", "stock"), pile("waste", "waste", 1, role="waste")
    declared = made_of(
        (Group(name="stock", places=(stock,)), Group(name="waste", places=(waste,))),
        TurnOver(
            name="again",
            source="waste",
            target="stock",
            action="Снова",
            counter="redeals",
            limit=2,
            shuffle=True,
            clauses=LAW,
        ),
    )
    position = at(declared, "waste: 2S 3S 4S 5S 6S 7S; seed=12")
    again = play(position, "waste>stock")
    assert to_text(again).endswith("; redeals=1; seed=12")
    dealt = [card & 63 for card in reversed(again.pile("stock"))]
    assert dealt == reshuffled([1, 2, 3, 4, 5, 6], 12, 1)
    assert sorted(dealt) == [1, 2, 3, 4, 5, 6]
    other = play(at(declared, "waste: 2S 3S 4S 5S 6S 7S; seed=13"), "waste>stock")
    assert other.piles != again.piles
    assert deal(declared, 5).counters == (0, 5)


# Deals by order


def dealt(order: tuple[str, ...], pack: str, **settings: object) -> str:
    """Deal these cards, and no others, by an order."""
    from collections import deque  # noqa: PLC0415  (this helper alone needs it)

    from rasklad.cards import card_text, parse_card  # noqa: PLC0415  (likewise)

    names = ("F1", "F2", "F3", "F4", "R1", "R2", "R3")
    piles = dict.fromkeys(names, b"")
    cards = deque(card for text in pack.split() if (card := parse_card(text)) is not None)
    DealOut(name="deal", order=order, clauses=LAW, **settings).deal(piles, cards, None)  # type: ignore[arg-type]
    assert not cards
    laid = {name: " ".join(map(card_text, cards)) for name, cards in piles.items() if cards}
    return "; ".join(f"{name}: {cards}" for name, cards in laid.items())


def test_cards_are_dealt_one_by_one_in_the_order_that_is_declared() -> None:
    assert dealt(("R1", "R2", "R1", "R2"), "2S 3S 4S 5S") == "R1: 2S 4S; R2: 3S 5S"
    outer = frozenset({"R1"})
    assert dealt(("R1", "R2", "R1", "R2"), "2S 3S 4S 5S", outer_first=outer) == "R1: 4S 2S; R2: 3S 5S"


def test_cards_of_the_base_rank_go_to_the_bases_and_the_next_takes_their_place() -> None:
    bases = ("F1", "F2", "F3", "F4")
    order = ("F1", "R1", "R1", "R1", "R2")
    assert (
        dealt(order, "7H 9C 7S KH 2D 7D JS 7C", bases=bases)
        == "F1: 7H; F2: 7S; F3: 7D; F4: 7C; R1: 9C KH 2D; R2: JS"
    )


def test_cards_of_the_base_rank_dealt_before_are_lifted_and_their_gaps_filled_first() -> None:
    bases = ("F1", "F2", "F3", "F4")
    order = ("R1", "R1", "R1", "R1", "R1", "F1", "R2")
    pack = "9C 7S KH 2D JS 7H 4C 10D 7D 7C"
    assert dealt(order, pack, bases=bases, outer_first=frozenset({"R1"})) == (
        "F1: 7H; F2: 7S; F3: 7D; F4: 7C; R1: JS 2D KH 4C 9C; R2: 10D"
    )


def test_withdrawn_cards_leave_the_pack_before_it_is_dealt() -> None:
    stock = pile("stock", "stock", 0, "down", "stock")
    declared = made_of(
        (*TABLE, Group(name="stock", places=(stock,))),
        dealing=(
            Withdraw(name="ace and a two", cards=(("F1", 0),), ranks=(("F2", 1),), clauses=LAW),
            Rest(name="rest", to="stock", label="", clauses=LAW),
        ),
    )
    position = deal(declared, 11)
    assert position.pile("F1") == b"\0"
    assert position.pile("F2")[0] % 13 == 1
    assert len(position.pile("stock")) == 50


def test_two_copies_of_a_card_are_both_offered() -> None:
    declared = made_of(
        (Group(name="rows", places=ROWS),),
        Available(name="top", group="rows", refuses=LAW),
        Lay(
            name="down",
            source=("rows",),
            target="rows",
            onto="card",
            conditions=(Step(order=ORDER, down=True, permits=LAW),),
        ),
        packs=2,
    )
    assert moves_of(at(declared, "R1: 5S; R2: 5S; R3: 6H")) == ["R1>R3", "R2>R3"]
