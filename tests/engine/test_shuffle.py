"""The first cards of the numbered deals, written down: a deal's number means the same layout for ever."""

from __future__ import annotations

import pytest
from rasklad import BadDeal, deal, game
from rasklad.cards import card_text
from rasklad.shuffle import shuffled

GOLDEN = {
    ("krepost-1", 0): "4S QD 5S 8D 8S 2S 7S 5H 10D 10C 2H 4H",
    ("krepost-1", 1): "9C 9D 2D 4S 3H 8S 7H 2C 10C 7D 10S 10H",
    ("krepost-1", 195259): "JS AH 7C AD 9H 6H 10C 3S 3H 6D QC 8S",
    ("krepost-1", 999999999): "JH AS 8C 8H 2S 10H QD AH 6D 6S 2H QC",
    ("kolodets-36", 0): "6S 9S 9D 10D 6H 8S KD KS 8H 10C 7S 8D",
    ("kolodets-36", 1): "8H QS QD QC JS JH KS 9S 7S 8D 9H 6C",
    ("kolodets-36", 195259): "10H 10C JC AD JD AH 8S 7H QD 6H KC 7S",
    ("kolodets-36", 999999999): "8H 8D 7S 10S 6S 9C QS KD 8C 10D KS 6D",
}


@pytest.mark.parametrize(("game_id", "number"), GOLDEN)
def test_a_deal_begins_with_the_written_down_cards(game_id: str, number: int) -> None:
    pack = shuffled(game(game_id).deck.cards(), number)
    assert " ".join(map(card_text, pack[:12])) == GOLDEN[game_id, number]


@pytest.mark.parametrize("game_id", ["krepost-1", "kolodets-36", "kolodets-52"])
def test_the_shuffle_keeps_every_card(game_id: str) -> None:
    cards = game(game_id).deck.cards()
    assert sorted(shuffled(cards, 7)) == sorted(cards)


def test_the_pack_is_stacked_by_suits_before_the_shuffle() -> None:
    assert (
        " ".join(map(card_text, game("krepost-1").deck.cards()[:14]))
        == "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH"
    )
    assert " ".join(map(card_text, game("kolodets-36").deck.cards()[:10])) == "6S 7S 8S 9S 10S JS QS KS AS 6H"


@pytest.mark.parametrize("number", [-1, 1_000_000_000, True, "1", 1.0, None])
def test_no_other_number_is_a_deal(number: object) -> None:
    with pytest.raises(BadDeal, match="от 0 до 999 999 999"):
        deal(game("krepost-1"), number)  # type: ignore[arg-type]


def test_krepost_is_dealt_straight_across_both_wings() -> None:
    pack = shuffled(game("krepost-1").deck.cards(), 5)
    position = deal(game("krepost-1"), 5)
    assert list(position.pile("R1")) == pack[5::-1]  # left wing: the first card dealt lies outermost
    assert list(position.pile("R2")) == pack[6:12]
    assert list(position.pile("R3")) == pack[16:11:-1]
    assert list(position.pile("R10")) == pack[47:]


def test_kolodets_deals_the_cross_then_corner_one_then_the_stock() -> None:
    pack = shuffled(game("kolodets-36").deck.cards(), 5)
    position = deal(game("kolodets-36"), 5)
    assert [position.pile(f"R{n}")[0] for n in range(1, 6)] == pack[:5]
    assert position.pile("F1")[0] == pack[5]
    assert [card & 63 for card in position.pile("stock")[::-1]] == pack[6:]


def test_the_demonstration_of_krepost_is_the_position_of_the_design() -> None:
    piles = "6H 9H AD 7C AH JS", "10C 3S 3H 6D QC 8S", "3D 7H AC 2S 5D", "8H 2D JH 4C 2H", "4S QD QH 6S 2C"
    position = deal(game("krepost-1"), 195259)
    assert tuple(" ".join(map(card_text, position.pile(f"R{n}"))) for n in range(1, 6)) == piles
