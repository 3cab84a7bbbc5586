"""The parts of a deal one by one: which cards go where, and in what order."""

from __future__ import annotations

from collections import deque

from rasklad import deal, legal_moves, play, to_text
from rasklad.cards import card_text, parse_card
from rasklad.games.reference.parts import ORDER
from rasklad.rules import (
    Available,
    Deal,
    Dealing,
    DealOn,
    DealOut,
    Deck,
    Group,
    Lay,
    LiftOut,
    Rest,
    SameSuit,
    Step,
    Withdraw,
)

from tests.engine.made import (
    BASES,
    LAW,
    ROWS,
    STOCK,
    at,
    facts_of,
    made_of,
    moves_of,
    places_of,
    proves,
    refused,
)


def dealt(pack: str, *parts: Dealing) -> str:
    """Deal these cards, and no others, by these parts of a deal."""
    piles = dict.fromkeys(("F1", "F2", "F3", "F4", "R1", "R2", "R3", "stock"), b"")
    cards = deque(card for text in pack.split() if (card := parse_card(text)) is not None)
    for part in parts:
        part.deal(piles, cards, None)  # type: ignore[arg-type]
    assert not cards
    laid = {name: " ".join(map(card_text, cards)) for name, cards in piles.items() if cards}
    return "; ".join(f"{name}: {cards}" for name, cards in laid.items())


def dealt_out(order: tuple[str, ...], pack: str, **settings: object) -> str:
    return dealt(pack, DealOut(name="deal", order=order, clauses=LAW, **settings))  # type: ignore[arg-type]


@proves(Deck)
def test_a_deck_is_packs_of_four_suits() -> None:
    six_to_ace = Deck(name="deck", ranks=(5, 6, 7, 8, 9, 10, 11, 12, 0), clauses=LAW)
    cards = [card_text(card) for card in six_to_ace.cards()]
    assert len(cards) == len(set(cards)) == 36
    assert cards[:9] == ["6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS"]
    two = Deck(name="deck", ranks=ORDER, packs=2, clauses=LAW).cards()
    assert two[:52] == two[52:]
    assert facts_of(six_to_ace) == {"Колода": ["одна, 36 карт"]}
    assert facts_of(Deck(name="deck", ranks=ORDER, packs=2)) == {"Колода": ["две, 104 карты"]}


@proves(Group)
def test_a_group_gives_places_one_name_for_the_rules() -> None:
    declared = made_of((ROWS, BASES), Available(name="top", group="bases", refuses=LAW))
    assert [place.id for place in declared.layout.group("bases")] == ["F1", "F2", "F3", "F4"]
    assert [place.id for place in declared.places] == ["R1", "R2", "R3", "F1", "F2", "F3", "F4"]
    assert refused(at(declared, "R1: 5S"), "R1>F1") == ((), "Ни один пункт этого не разрешает.")


@proves(Deal, Rest)
def test_so_many_cards_are_laid_pile_by_pile_and_the_rest_is_the_stock() -> None:
    layout = (("R1", 2), ("R2", 1))
    rows = Deal(name="deal", layout=layout, clauses=LAW, label="Ряды", counted=("law.count",))
    rest = Rest(name="rest", to="stock", label="В колоде", clauses=LAW)
    assert dealt("2S 3S 4S 5S 6S", rows, rest) == "R1: 2S 3S; R2: 4S; stock: #6S #5S"
    outer = Deal(name="deal", layout=layout, outer_first=frozenset({"R1"}), clauses=LAW)
    assert dealt("2S 3S 4S", outer) == "R1: 3S 2S; R2: 4S"
    hidden = Deal(name="deal", layout=(("R1", 3), ("R2", 1)), last_up=True, clauses=LAW)
    assert dealt("2S 3S 4S 5S", hidden) == "R1: #2S #3S 4S; R2: 5S"
    assert rows.dealt() == 3
    assert rows.executed() == ("law.1", "law.count")
    assert facts_of(rows) == {"Ряды": ["1 по 2, 1 по 1"]}
    assert facts_of(Deal(name="deal", layout=(("R1", 1), ("R2", 1)), label="Ряды")) == {
        "Ряды": ["2 места по одной карте"]
    }
    assert facts_of(hidden) == {}, "without a label there is no line"


@proves(DealOut)
def test_cards_are_dealt_one_by_one_in_the_order_that_is_declared() -> None:
    assert dealt_out(("R1", "R2", "R1", "R2"), "2S 3S 4S 5S") == "R1: 2S 4S; R2: 3S 5S"
    outer = frozenset({"R1"})
    assert dealt_out(("R1", "R2", "R1", "R2"), "2S 3S 4S 5S", outer_first=outer) == "R1: 4S 2S; R2: 3S 5S"
    labelled = DealOut(name="deal", order=("R1", "R2", "R1"), label="Ряды", clauses=LAW)
    assert facts_of(labelled) == {"Ряды": ["1 по 2, 1 по 1"]}
    assert labelled.dealt() == 3


@proves(DealOut)
def test_cards_of_the_base_rank_go_to_the_bases_and_the_next_takes_their_place() -> None:
    bases = ("F1", "F2", "F3", "F4")
    order = ("F1", "R1", "R1", "R1", "R2")
    assert (
        dealt_out(order, "7H 9C 7S KH 2D 7D JS 7C", bases=bases)
        == "F1: 7H; F2: 7S; F3: 7D; F4: 7C; R1: 9C KH 2D; R2: JS"
    )


@proves(DealOut)
def test_cards_of_the_base_rank_dealt_before_are_lifted_and_their_gaps_filled_first() -> None:
    bases = ("F1", "F2", "F3", "F4")
    order = ("R1", "R1", "R1", "R1", "R1", "F1", "R2")
    pack = "9C 7S KH 2D JS 7H 4C 10D 7D 7C"
    assert dealt_out(order, pack, bases=bases, outer_first=frozenset({"R1"})) == (
        "F1: 7H; F2: 7S; F3: 7D; F4: 7C; R1: JS 2D KH 4C 9C; R2: 10D"
    )


@proves(DealOut)
def test_fitting_cards_go_up_during_the_deal() -> None:
    up = Lay(
        name="up",
        source=("cells",),
        target="bases",
        onto="card",
        conditions=(Step(order=ORDER, up=True, permits=LAW), SameSuit(permits=LAW)),
    )
    cells = Group(name="cells", places=places_of("cells", 3, "C"))
    free = Available(name="top", group="cells", refuses=LAW)

    def playing(plays: str) -> str:
        order = DealOut(name="deal", order=("C1", "C2", "C3"), plays=plays, clauses=LAW)  # type: ignore[arg-type]
        position = deal(made_of((BASES, cells), free, up, dealing=(order,)), 1)
        piles = {place.id: b"" for place in position.engine.places} | {"F1": bytes((0,))}  # the ace of spades
        pack = deque(
            card for text in ["3S", "2S", "5S", "9H", "4S"] if (card := parse_card(text)) is not None
        )
        order.deal(piles, pack, position.engine)
        laid = {name: " ".join(map(card_text, cards)) for name, cards in piles.items() if cards}
        return "; ".join(f"{name}: {cards}" for name, cards in laid.items())

    assert playing("dealt") == "F1: AS 2S; C1: 3S; C2: 5S; C3: 9H"
    assert playing("free") == "F1: AS 2S 3S; C2: 5S; C3: 9H"


@proves(Withdraw, Rest)
def test_withdrawn_cards_leave_the_pack_before_it_is_dealt() -> None:
    withdraw = Withdraw(name="ace and a two", cards=(("F1", 0),), ranks=(("F2", 1),), clauses=LAW)
    rest = Rest(name="rest", to="stock", label="", clauses=LAW)
    position = deal(made_of((BASES, ROWS, STOCK), dealing=(withdraw, rest)), 11)
    assert position.pile("F1") == b"\0"
    assert position.pile("F2")[0] % 13 == 1
    assert len(position.pile("stock")) == 50
    assert dealt("3S 2H AS 2S", withdraw, rest) == "F1: AS; F2: 2H; stock: #2S #3S"


@proves(LiftOut)
def test_cards_of_a_rank_are_lifted_to_the_places_of_their_suits_once_all_lies() -> None:
    row = DealOut(name="deal", order=("R1", "R2", "R1", "R2", "R1"), clauses=LAW)
    lift = LiftOut(name="aces", rank=0, to=("F1", "F2", "F3", "F4"), clauses=LAW)
    assert dealt("AC 3S 4S AH 5S", row, lift) == "F2: AH; F4: AC; R1: 4S 5S; R2: 3S"


@proves(DealOn)
def test_the_deal_goes_on_card_by_card_once_nothing_free_goes_up() -> None:
    cells = Group(name="cells", places=places_of("cells", 3, "C"))
    declared = made_of(
        (BASES, cells, STOCK),
        Available(name="top", group="cells", refuses=LAW),
        Lay(
            name="up",
            source=("cells",),
            target="bases",
            onto="card",
            conditions=(Step(order=ORDER, up=True, permits=LAW), SameSuit(permits=LAW)),
        ),
        DealOn(
            name="on",
            cells=("C1", "C2", "C3"),
            stock="stock",
            foundations="bases",
            action="Дальше",
            clauses=("law.on",),
        ),
    )
    start = at(declared, "F1: AS; C1: 9H; stock: #5S #2S")
    assert moves_of(start) == ["deal"]
    assert [move.action for move in legal_moves(start)] == ["Дальше"]
    turned = play(start, "deal")
    assert to_text(turned) == "F1: AS; C1: 9H; C2: 2S; stock: #5S; dealt=1"
    assert moves_of(turned) == ["C2>F1"]
    assert refused(turned, "deal") == (("law.on",), "Сначала кладут на основание: двойка пик.")
    # The card that went up took no place: the next one lies where it lay.
    last = play(play(turned, "C2>F1"), "deal")
    assert to_text(last) == "F1: AS 2S; C1: 9H; C2: 5S; dealt=1"
    assert refused(last, "deal") == ((), "Колода вышла.")
    assert list(facts_of(declared.moves[-1])) == ["Раздача"]
