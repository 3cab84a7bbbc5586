"""Часы: the worked position, every legal move and refusal with its clauses; what readings change.

L1 … I11 are the numbers of the dossier's items (prereform.md § 1.12).
"""

from __future__ import annotations

from collections import Counter

import pytest
from rasklad import deal, game, play, to_text
from rasklad.cards import card_text

from tests.engine.shown import WORKED_CHASY
from tests.engine.support import at, played
from tests.engine.worked import legal, refused

LEGAL = {
    "P1>H1": "4 V8 V7 V4",  # L1
    "P2>H9": "4 V8 V7 V4",  # L2
    "P3>H10": "4 V8 V7 V4",  # L3
    "P6>H3": "4 V8 V7 V4",  # L6
    "waste>H6": "4 V8 V7 9",  # L5
    "P3>P4": "5 V10 V4",  # L4
    "P6>P7": "5 V10 V4",  # L7
    "P9>P10": "R2 5 V10 V4",  # L8
    "refill": "6 V6 V11",  # L9
}
REFUSED = {
    "waste>P9": ("7 V5", "Марьяж делают только из карт круга."),  # I1
    "P4>P3": ("5 V10", "На четвёрку ложится только тройка."),  # I2
    "P8>H8": ("V8", "Это основание закрыто: сверху восьмёрка."),  # I3
    "P8>H4": ("4 V8", "На девятку ложится только десятка."),  # I4
    "P5>P7": ("V10", "Масти разные."),  # I5
    "P5>P11": ("V6", "Пустое место закрывают только картами из колоды."),  # I6
    "waste>P11": ("V6", "Пустое место закрывают только картами из колоды."),  # I7
    "P1>:2": ("V4", "Сверху лежит туз треф."),  # I8
    "stock>waste": ("3 8 V11", "Сначала пополняют: К6 и К11."),  # I9
    "P6>H11": ("4 V8", "На четвёрку ложится только пятёрка."),  # I10
    "H1>P1": ("R7", "С циферблата карты не возвращаются."),
    "P1>waste": ("8", "В талон откладывают только карты из колоды."),
    "waste>stock": ("10", "Заново карты не раскладывают."),
}


def test_exactly_these_moves_are_legal_each_with_its_clauses() -> None:
    assert legal(at("chasy", WORKED_CHASY)) == LEGAL


@pytest.mark.parametrize("attempt", REFUSED)
def test_the_refusal_names_its_clause_and_says_why(attempt: str) -> None:
    assert refused(at("chasy", WORKED_CHASY), attempt) == REFUSED[attempt]


def test_the_hour_that_has_its_ace_is_closed() -> None:
    after = play(at("chasy", WORKED_CHASY), "P1>H1")  # L1
    assert refused(after, "P2>H1") == (
        "V8 4",
        "Это основание закрыто: сверху туз. На туза ложится только двойка.",
    )


def test_no_card_has_to_be_played() -> None:
    # L10: L1 to L7 can all be left undone, and the pack be dealt on. Clause 1 settles it; a move needs no
    # leave to be left out, so none cites it.
    after = played(at("chasy", WORKED_CHASY), "refill", "stock>waste")
    assert legal(after)["P1>H1"] == LEGAL["P1>H1"]
    assert "cadogan-24.chasy.1" in game("chasy").coverage().by_clause


def test_the_talon_is_not_turned_over_when_the_pack_has_run_out() -> None:
    position = at("chasy", WORKED_CHASY.partition("; stock")[0])
    assert refused(position, "waste>stock") == ("10", "Заново карты не раскладывают.")  # I11
    assert set(legal(position)) == set(LEGAL) - {"refill"}


def test_the_circle_is_filled_up_hour_by_hour_each_packet_to_three() -> None:
    after = play(at("chasy", WORKED_CHASY), "refill")
    assert "P6: 7S 9S AS;" in to_text(after)
    assert "P11: AS KS 3H;" in to_text(after)
    assert "stock: #10H;" in to_text(after)
    assert "stock>waste" in legal(after)


def test_when_the_pack_runs_out_the_last_packets_stay_short() -> None:
    after = play(at("chasy", "P1: 2S 3S; P2: 2H; stock: #9C #8C"), "refill")
    assert to_text(after) == "P1: 2S 3S 8C; P2: 2H 9C"


HOURS = {  # the dossier's table, § 1.2: hour, base, target, cards with the base
    "H9": ("2C", "9C", 8),
    "H10": ("3H", "10H", 8),
    "H11": ("4S", "JS", 8),
    "H12": ("5D", "QD", 8),
    "H1": ("6C", "AC", 9),
    "H2": ("7H", "2H", 9),
    "H3": ("8S", "3S", 9),
    "H4": ("9D", "4D", 9),
    "H5": ("10C", "5C", 9),
    "H6": ("JH", "6H", 9),
    "H7": ("QS", "7S", 9),
    "H8": ("KD", "8D", 9),
}


def test_the_deal_lays_the_twelve_bases_then_packets_of_three() -> None:
    position = deal(game("chasy"), 1)
    dial = {place.id: place for place in game("chasy").layout.group("hours")}
    assert set(dial) == set(HOURS)
    for hour, (base, target, cards) in HOURS.items():
        assert [card_text(card) for card in position.pile(hour)] == [base]
        assert dial[hour].capacity == cards
        suit, rank = divmod(position.pile(hour)[0], 13)
        assert card_text(suit * 13 + (rank + cards - 1) % 13) == target
    assert [len(position.pile(f"P{packet}")) for packet in range(1, 13)] == [3] * 12
    assert len(position.pile("stock")) == 56


def test_every_card_of_both_packs_has_its_place_on_the_dial() -> None:
    declared = game("chasy")
    dial = Counter[tuple[int, int]]()
    dealt = {place: card for rule in declared.deal for place, card in getattr(rule, "cards", ())}
    for place in declared.layout.group("hours"):
        suit, begins = divmod(dealt[place.id], 13)
        dial.update((suit, (begins + step) % 13) for step in range(place.capacity or 0))
        assert (begins + (place.capacity or 0) - 1) % 13 == place.last
    assert set(dial.values()) == {2}
    assert len(dial) == 52


def test_without_the_turn_of_the_circle_nothing_lies_on_an_ace() -> None:
    position = at("chasy", WORKED_CHASY, {"circleWrap": "off"})
    assert "P9>P10" not in legal(position)
    assert refused(position, "P9>P10")[0] == "R2 5 V10"


def test_only_packets_of_three_take_a_marriage_if_so_chosen() -> None:
    text = "P1: 2S 3S 4S; P2: 5S; P3: 2H 3H 5S"
    assert {"P1>P2", "P1>P3"} <= set(legal(at("chasy", text)))
    strict = at("chasy", text, {"marryOntoShort": "false"})
    assert "P1>P2" not in legal(strict)
    assert "P1>P3" in legal(strict)
    assert refused(strict, "P1>P2")[0] == "R3"


def test_the_talon_may_marry_into_the_circle_if_so_chosen() -> None:
    position = at("chasy", "P1: 2S 3S 5S; waste: 4S", {"talonToCircle": "on"})
    assert legal(position)["waste>P1"] == "5 V10 R4 9"
