"""The rules of the stock one by one: turning, drawing, dispensing, going through it again."""

from __future__ import annotations

from rasklad import deal, legal_moves, play, to_text
from rasklad.rules import Dispense, Draw, NoRedeal, NotFrom, Turn, TurnOver
from rasklad.shuffle import reshuffled

from tests.engine.made import (
    LAW,
    OPEN,
    ROWS,
    STOCK,
    WASTE,
    at,
    cited,
    facts_of,
    made_of,
    moves_of,
    proves,
    refused,
)


@proves(Turn)
def test_one_card_is_turned_when_none_waits() -> None:
    turn = Turn(name="turn", source="stock", target="open", action="Открыть", clauses=("law.turn",))
    declared = made_of((STOCK, OPEN), turn)
    start = at(declared, "stock: #2S #3S")
    assert cited(start) == {"stock>open": ("law.turn",)}
    assert [move.action for move in legal_moves(start)] == ["Открыть"]
    turned = play(start, "stock>open")
    assert to_text(turned) == "stock: #2S; open: 3S"
    assert refused(turned, "stock>open") == (("law.turn",), "Сначала кладут открытую карту: тройка пик.")
    assert refused(at(declared, ""), "stock>open") == ((), "Колода вышла.")


@proves(Draw)
def test_up_to_so_many_cards_are_drawn_one_by_one() -> None:
    draw = Draw(name="draw", source="stock", target="waste", action="Открыть", most=3, clauses=("law.draw",))
    declared = made_of((STOCK, WASTE), draw)
    three = play(at(declared, "stock: #2S #3S #4S #5S"), "stock>waste")
    assert to_text(three) == "stock: #2S; waste: 5S 4S 3S"
    assert [(str(move), move.count) for move in legal_moves(three)] == [("stock>waste", 1)]
    assert to_text(play(three, "stock>waste")) == "waste: 5S 4S 3S 2S"
    assert refused(three, "stock>waste:3") == (("law.draw",), "За один ход — 1 карта.")
    assert refused(at(declared, "waste: 2S"), "stock>waste") == ((), "Колода вышла.")


@proves(Draw)
def test_cards_are_drawn_only_while_other_piles_are_full_or_not_all_empty() -> None:
    full = Draw(
        name="draw",
        source="stock",
        target="waste",
        action="Открыть",
        full="rows",
        size=2,
        clauses=("law.full",),
    )
    declared = made_of((ROWS, STOCK, WASTE), full)
    assert moves_of(at(declared, "R1: 2S 3S; R2: 4S 5S; R3: 6S 7S; stock: #8S")) == ["stock>waste"]
    short = at(declared, "R1: 2S 3S; R2: 4S; stock: #8S")
    assert moves_of(short) == []
    assert refused(short, "stock>waste") == (("law.full",), "Сначала пополняют: R2 и R3.")
    unless = Draw(
        name="draw", source="stock", target="waste", action="Открыть", unless_empty="rows", clauses=LAW
    )
    declared = made_of((ROWS, STOCK, WASTE), unless)
    assert moves_of(at(declared, "R1: 2S; stock: #8S")) == ["stock>waste"]
    assert refused(at(declared, "stock: #8S"), "stock>waste") == ((), "Пасьянс уже сошёлся.")


@proves(Dispense, NotFrom)
def test_a_card_of_the_stock_goes_to_an_empty_place_chosen_at_will_and_never_to_others() -> None:
    declared = made_of(
        (ROWS, STOCK),
        Dispense(name="fill", source="stock", places=("R1", "R2"), action="Положить", clauses=("law.fill",)),
        NotFrom(
            name="not",
            source="stock",
            places=("R3",),
            action="",
            reason="Сюда не кладут.",
            clauses=("law.not",),
        ),
    )
    start = at(declared, "stock: #2S #3S")
    assert cited(start) == {"stock>R1": ("law.fill",), "stock>R2": ("law.fill",)}
    assert to_text(play(start, "stock>R2")) == "R2: 3S; stock: #2S"
    assert refused(start, "stock>R3") == (("law.not",), "Сюда не кладут.")
    assert refused(at(declared, "R1: 5S; stock: #2S"), "stock>R1") == (("law.fill",), "Это место занято.")
    assert refused(at(declared, "R1: 5S"), "stock>R2") == ((), "Колода вышла.")


def again(
    limit: int | None, *, counter: str = "redeals", shuffle: bool = False, waiting: str = ""
) -> TurnOver:
    return TurnOver(
        name="again",
        source="waste",
        target="stock",
        action="Снова",
        counter=counter,
        limit=limit,
        shuffle=shuffle,
        waiting=waiting,
        clauses=("law.again",),
    )


@proves(TurnOver)
def test_the_waste_is_turned_over_so_many_times() -> None:
    declared = made_of((STOCK, WASTE, OPEN), again(1, waiting="open"))
    start = at(declared, "waste: 2S 3S 4S")
    assert cited(start) == {"waste>stock": ("law.again",)}
    after = play(start, "waste>stock")
    assert to_text(after) == "stock: #4S #3S #2S; redeals=1", "the first card laid is the next one turned"
    assert refused(at(declared, "waste: 2S; redeals=1"), "waste>stock") == (
        ("law.again",),
        "Больше пересдач нет.",
    )
    assert (
        refused(at(declared, "stock: #5S; waste: 2S"), "waste>stock")[1] == "Сначала должна выйти вся колода."
    )
    assert (
        refused(at(declared, "waste: 2S; open: 5S"), "waste>stock")[1]
        == "Сначала кладут открытую карту: пятёрка пик."
    )
    assert refused(at(declared, ""), "waste>stock") == ((), "Карт в нём нет.")


@proves(TurnOver, NoRedeal)
def test_it_is_turned_over_at_will_or_never() -> None:
    at_will = made_of((STOCK, WASTE), again(None, counter=""))
    assert to_text(play(at(at_will, "waste: 2S 3S"), "waste>stock")) == "stock: #3S #2S", "nothing is counted"
    never = made_of((STOCK, WASTE), again(0, counter=""))
    assert moves_of(at(never, "waste: 2S")) == []
    assert refused(at(never, "waste: 2S"), "waste>stock") == (("law.again",), "Заново карты не раскладывают.")
    assert [facts_of(again(limit))["Пересдачи"] for limit in (None, 0, 1, 2)] == [
        ["без ограничения"],
        ["нет"],
        ["одна"],
        ["две"],
    ]
    unsaid = made_of((STOCK, WASTE), NoRedeal(name="no", clauses=("law.no",)))
    assert facts_of(unsaid.moves[0]) == {"Пересдачи": ["нет"]}
    assert refused(at(unsaid, "waste: 2S"), "waste>stock")[0] == ()


@proves(TurnOver)
def test_a_shuffle_during_play_depends_on_the_deal_and_the_pass_alone() -> None:
    cards = list(range(20))
    assert reshuffled(cards, 7, 1) == reshuffled(cards, 7, 1)
    assert reshuffled(cards, 7, 1) != reshuffled(cards, 7, 2)
    assert reshuffled(cards, 7, 1) != reshuffled(cards, 8, 1)
    assert reshuffled(list(range(6)), 0, 1) == [5, 0, 1, 4, 2, 3]


@proves(TurnOver)
def test_a_written_position_knows_what_its_redeal_brings() -> None:
    declared = made_of((STOCK, WASTE), again(2, shuffle=True))
    position = at(declared, "waste: 2S 3S 4S 5S 6S 7S; seed=12")
    after = play(position, "waste>stock")
    assert to_text(after).endswith("; redeals=1; seed=12")
    dealt = [card & 63 for card in reversed(after.pile("stock"))]
    assert dealt == reshuffled([1, 2, 3, 4, 5, 6], 12, 1)
    assert sorted(dealt) == [1, 2, 3, 4, 5, 6]
    other = play(at(declared, "waste: 2S 3S 4S 5S 6S 7S; seed=13"), "waste>stock")
    assert other.piles != after.piles
    assert deal(declared, 5).counters == (0, 5)
