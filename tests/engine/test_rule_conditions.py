"""The conditions of a laying one by one, in tiny games: what fits what, and by which clauses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rasklad.cards import parse_card
from rasklad.games.reference.parts import FOUNDATIONS, ORDER
from rasklad.places import Place
from rasklad.rules import (
    UNSET,
    Available,
    BaseRank,
    BeginsWith,
    BeginsWithBase,
    BelowLast,
    Condition,
    Group,
    Lay,
    MarkedSuit,
    NotOnto,
    OtherColour,
    Rule,
    SameSuit,
    Setting,
    Step,
)

from tests.engine.made import BASES, LAW, ROWS, at, cited, made_of, moves_of, proves, refused

FREE = Available(name="top", group="rows", refuses=LAW)
TABLE = (BASES, ROWS)
PLACE: Place = ROWS.places[0]


def onto_cards(*conditions: Condition, target: str = "rows") -> tuple[Rule, ...]:
    return FREE, Lay(name="lay", source=("rows",), target=target, onto="card", conditions=conditions)


def card(text: str) -> int:
    found = parse_card(text)
    assert found is not None
    return found


@proves(SameSuit)
def test_same_suit() -> None:
    suit = SameSuit(permits=("law.suit",), stated=("law.stated",))
    start = at(made_of(TABLE, *onto_cards(suit)), "R1: 5S; R2: 9S; R3: 7H")
    assert cited(start) == {"R1>R2": ("law.suit",), "R2>R1": ("law.suit",)}
    assert refused(start, "R1>R3") == (("law.suit", "law.stated"), "Масти разные.")
    on_bases = at(made_of(TABLE, *onto_cards(suit, target="bases")), "F1: AS; R1: 5S; R2: 9H")
    assert moves_of(on_bases) == ["R1>F1"]
    assert refused(on_bases, "R2>F1")[1] == "Здесь собирают пики."


@proves(OtherColour)
def test_other_colour() -> None:
    start = at(made_of(TABLE, *onto_cards(OtherColour(permits=("law.colour",)))), "R1: 5S; R2: 9C; R3: 7H QD")
    assert cited(start) == dict.fromkeys(("R3>R1", "R1>R3", "R3>R2", "R2>R3"), ("law.colour",))
    assert refused(start, "R1>R2") == (("law.colour",), "Обе масти чёрные.")
    red = at(start.engine.game, "R1: 5H; R2: 9D")
    assert refused(red, "R1>R2") == (("law.colour",), "Обе масти красные.")


@proves(NotOnto)
def test_nothing_is_laid_on_some_ranks_and_the_prohibition_permits_nothing() -> None:
    never = NotOnto(ranks=(0, 12), permits=("law.never",))
    suit = SameSuit(permits=("law.suit",))
    start = at(made_of(TABLE, *onto_cards(suit, never)), "R1: 5S; R2: AS; R3: KH")
    assert cited(start) == {"R2>R1": ("law.suit",)}
    assert refused(start, "R1>R2") == (("law.never",), "На туза ничего не кладут.")
    assert refused(start, "R1>R3") == (("law.never",), "На короля ничего не кладут."), (
        "the suit doesn't count"
    )


@proves(BelowLast)
def test_a_foundation_closes_with_its_own_rank() -> None:
    hours = tuple(replace(place, last=last) for place, last in zip(BASES.places, (2, 5), strict=False))
    declared = made_of(
        (Group(name="hours", places=hours), ROWS),
        *onto_cards(BelowLast(permits=("law.hour",)), SameSuit(permits=("law.suit",)), target="bases"),
    )
    start = at(declared, "F1: 3S; F2: 3H; R1: 4S; R2: 4H")
    assert cited(start) == {"R2>F2": ("law.suit",)}
    assert refused(start, "R1>F1") == (("law.hour",), "Это основание закрыто: сверху тройка.")


@proves(MarkedSuit, BeginsWith)
def test_a_marked_place_is_begun_with_its_suit_and_rank() -> None:
    begin = Lay(
        name="begin",
        source=("rows",),
        target="foundations",
        onto="empty",
        conditions=(BeginsWith(rank=0, permits=("law.ace",)), MarkedSuit(permits=("law.mark",))),
    )
    start = at(
        made_of((ROWS, Group(name="bases", places=FOUNDATIONS)), FREE, begin), "R1: AS; R2: AH; R3: 2S"
    )
    assert cited(start) == {"R1>FS": ("law.ace",), "R2>FH": ("law.ace",)}
    assert refused(start, "R1>FH") == (("law.mark",), "Это место червей.")
    assert refused(start, "R3>FS") == (("law.ace",), "Основание начинают с туза.")
    assert refused(start, "R3>FD")[0] == ("law.ace", "law.mark")


@proves(BeginsWith)
def test_an_empty_place_is_begun_with_a_rank_and_may_say_so_in_words_of_its_own() -> None:
    def begun(sentence: str) -> Lay:
        king = BeginsWith(rank=12, permits=("law.king",), sentence=sentence)
        return Lay(name="gap", source=("rows",), target="rows", onto="empty", conditions=(king,))

    start = at(made_of(TABLE, FREE, begun("")), "R1: KS; R2: QH")
    assert cited(start) == {"R1>R3": ("law.king",)}
    assert refused(start, "R2>R3") == (("law.king",), "Пустое место начинают с короля.")
    own = at(made_of(TABLE, FREE, begun("Только король.")), "R2: QH")
    assert refused(own, "R2>R3")[1] == "Только король."


@proves(BeginsWithBase, BaseRank)
def test_foundations_begin_with_the_rank_that_the_first_of_them_shows() -> None:
    declared = made_of(
        TABLE,
        FREE,
        Lay(
            name="begin",
            source=("rows",),
            target="bases",
            onto="empty",
            conditions=(BeginsWithBase(permits=("law.base",)),),
            any_empty=("law.any",),
        ),
        dealing=(BaseRank(name="base", group="bases", clauses=LAW),),
    )
    start = at(declared, "F1: 7S; R1: 7H; R2: 8H")
    assert cited(start) == {"R1>F2": ("law.base", "law.any")}
    assert refused(start, "R2>F2") == (("law.base",), "Место начинают с семёрки.")
    assert moves_of(at(declared, "F2: 8S; R1: 7H; R2: 8H")) == ["R2>F1"], "the first that has a card"
    before = at(declared, "R1: 7H")
    assert moves_of(before) == []
    assert refused(before, "R1>F1")[1] == "Ещё не открыта карта, с которой начинают."


def followers(step: Step, setting: Setting = UNSET) -> dict[int, list[int]]:
    """By rank, the ranks that the condition lets lie on it."""
    return {
        below: found
        for below in ORDER
        if (found := [rank for rank in ORDER if step.allows(rank, below, setting, PLACE)])
    }


UP = {rank: [rank + 1] for rank in range(12)}
DOWN = {rank: [rank - 1] for rank in range(1, 13)}


@proves(Step)
@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (Step(order=ORDER, up=True, permits=LAW), UP),
        (Step(order=ORDER, down=True, permits=LAW), DOWN),
        (Step(order=ORDER, up=True, circular=True, permits=LAW), {**UP, 12: [0]}),
        (Step(order=ORDER, down=True, circular=True, permits=LAW), {0: [12], **DOWN}),
        (
            Step(order=ORDER, up=True, down=True, permits=LAW),
            {0: [1], **{rank: [rank - 1, rank + 1] for rank in range(1, 12)}, 12: [11]},
        ),
        (Step(order=(1, 3, 5, 7), up=True, permits=LAW), {1: [3], 3: [5], 5: [7]}),
        (Step(order=(5, 6, 12, 0), down=True, permits=LAW), {0: [12], 6: [5], 12: [6]}),
    ],
    ids=["up", "down", "up around", "down around", "both", "by twos", "another order"],
)
def test_a_step_follows_its_order(step: Step, expected: dict[int, list[int]]) -> None:
    assert followers(step) == expected


@proves(Step)
def test_a_declared_step_goes_the_declared_way_and_either_before() -> None:
    step = Step(order=ORDER, permits=LAW, declared=("law.direction",))
    assert followers(step, Setting(direction=1)) == UP
    assert followers(step, Setting(direction=-1)) == DOWN
    assert followers(step)[5] == [4, 6]


@proves(Step)
def test_a_step_cites_other_clauses_over_the_orders_end() -> None:
    around = Step(
        order=ORDER, down=True, circular=True, permits=LAW, around=("law.around",), over=("law.over",)
    )
    assert around.cites(card("4S"), card("5H")) == ("law.1", "law.around")
    assert around.cites(card("KS"), card("AH")) == ("law.over", "law.around", "law.1")
    assert around.refuses(card("9S"), card("5H")) == ("law.1", "law.around")
    apart = Step(order=ORDER, up=True, down=True, permits=LAW, ends_apart=("law.apart",))
    assert apart.refuses(card("KS"), card("AH")) == ("law.apart", "law.1")
    assert apart.refuses(card("9S"), card("5H")) == ("law.1",)
    start = at(made_of(TABLE, *onto_cards(apart)), "R1: KS; R2: AH; R3: 5D")
    assert refused(start, "R1>R2")[1] == "Король и туз не соседи. На туза ложится только двойка."
    assert refused(start, "R1>R3")[1] == "На пятёрку ложатся только четвёрка и шестёрка."
    up = at(made_of(TABLE, *onto_cards(Step(order=ORDER, up=True, permits=LAW))), "R1: 5S; R2: KH")
    assert refused(up, "R1>R2")[1] == "На короля ничего не ложится."
