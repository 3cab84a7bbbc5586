"""Each option of each reading changes what it says it changes."""

from __future__ import annotations

import pytest
from rasklad import BadReading, deal, game, games, legal_moves, to_text, why_not

from tests.engine.support import at, played

GAP = "R1: 10H; R2: KD; R3: 7C; R4: 6D; F1: 9S; stock: #8D; waste: QC 8H"


def _texts(position_moves: object) -> list[str]:
    return [str(move) for move in position_moves]  # type: ignore[attr-defined]


def test_an_empty_place_takes_any_available_card_by_default() -> None:
    moves = _texts(legal_moves(at("kolodets-36", GAP)))
    assert "waste>R5" in moves
    assert "R1>R5" not in moves  # the only card of its place: a null move


def test_with_never_an_empty_place_stays_empty() -> None:
    position = at("kolodets-36", GAP, {"emptyPlace": "never"})
    assert not [move for move in _texts(legal_moves(position)) if move.endswith(">R5")]
    refusal = why_not(position, "waste>R5")
    assert refusal is not None
    assert refusal.clauses == ("kolodets-36.R2",)


def test_with_reserve_at_once_the_reserve_fills_a_place_as_it_empties() -> None:
    position = at(
        "kolodets-36",
        "R1: 10H; R2: KD; R3: 7C; R4: 6D; R5: 8C; F1: 9S; waste: QC 8H",
        {"R2": "reserveAtOnce"},
    )
    after = played(position, "R4>R3")
    assert to_text(after) == "R1: 10H; R2: KD; R3: 7C 6D; R4: 8H; R5: 8C; F1: 9S; waste: QC"
    assert after.former == position


def test_with_reserve_at_once_a_gap_waits_while_the_reserve_is_empty() -> None:
    position = at(
        "kolodets-36", "R1: 10H; R2: KD; R3: 7C; R4: 6D; R5: 8C; F1: 9S; open: QC", {"R2": "reserveAtOnce"}
    )
    waiting = played(position, "R4>R3")
    assert not waiting.pile("R4")
    refusal = why_not(waiting, "R3>R4")
    assert refusal is not None
    assert refusal.reason == "Пустое место занимает только резерв, и сразу."
    assert to_text(played(waiting, "open>R2")).startswith("R1: 10H; R2: KD QC; R3: 7C 6D; R5: 8C")


def test_with_reserve_anytime_a_fitting_card_may_be_laid_aside() -> None:
    text = "R1: 10H; R2: KD; F1: 9S; open: QC"
    assert why_not(at("kolodets-36", text), "open>waste") is not None
    assert why_not(at("kolodets-36", text, {"turned": "reserveAnytime"}), "open>waste") is None


def test_with_one_redeal_the_reserve_is_turned_over_unshuffled_once() -> None:
    text = "R1: 10H; R2: 6D; R3: 7C; R4: 6S; R5: 6C; F1: 9S; waste: QC 8H JD"
    assert why_not(at("kolodets-36", text), "waste>stock") is not None
    position = at("kolodets-36", text, {"redeals": "1"})
    again = played(position, "waste>stock")
    assert to_text(again).endswith("stock: #JD #8H #QC; redeals=1")
    assert again.move is not None
    assert again.move.clauses == ("kolodets-36.R8",)
    used = at("kolodets-36", text + "; redeals=1", {"redeals": "1"})
    refusal = why_not(used, "waste>stock")
    assert refusal is not None
    assert refusal.reason == "Больше пересдач нет."


def test_the_stock_must_be_out_before_the_reserve_is_turned_over() -> None:
    position = at("kolodets-36", "R1: 10H; F1: 9S; stock: #8D; waste: QC", {"redeals": "1"})
    refusal = why_not(position, "waste>stock")
    assert refusal is not None
    assert refusal.reason == "Сначала должна выйти вся колода."


@pytest.mark.parametrize("key", ["emptyPlace", "R2", "kolodets-36.R2"])
def test_a_reading_is_called_by_its_name_or_its_id(key: str) -> None:
    assert dict(deal(game("kolodets-36"), 1, {key: "never"}).engine.choice)["emptyPlace"] == "never"


@pytest.mark.parametrize(
    ("game_id", "readings", "says"),
    [
        ("kolodets-36", {"emptyPlace": "sometimes"}, "есть any, reserveAtOnce, never"),
        ("kolodets-36", {"wall": "yes"}, "есть emptyPlace, turned, redeals"),
        ("krepost-1", {"R3": "yes"}, "переключать в ней нечего"),
    ],
)
def test_an_unknown_reading_is_refused_with_what_there_is(
    game_id: str, readings: dict[str, str], says: str
) -> None:
    with pytest.raises(BadReading, match=says):
        deal(game(game_id), 1, readings)


@pytest.mark.parametrize("game_id", games())
def test_readings_stand_in_the_order_of_the_page_and_are_reasoned(game_id: str) -> None:
    declared = game(game_id)
    # An id is for ever: a reading added later has a later number, wherever on the page it stands.
    assert {reading.id for reading in declared.readings} == {
        f"{game_id}.R{number}" for number in range(1, len(declared.readings) + 1)
    }
    places = [declared.law.index(reading.after) for reading in declared.readings]
    assert places == sorted(places)
    for reading in declared.readings:
        assert all(text.endswith(".") for text in (reading.silent, reading.choice, reading.why))
        assert (reading.default in [option.value for option in reading.options]) == bool(reading.options)


@pytest.mark.parametrize("game_id", games())
def test_a_reading_says_what_the_text_says_and_what_else_is_possible(game_id: str) -> None:
    for reading in game(game_id).readings:
        assert reading.says.endswith("."), reading.id
        if reading.options:
            assert all(option.changes.endswith(".") for option in reading.options), reading.id
        else:
            assert reading.otherwise.endswith("."), reading.id
            assert reading.effect.endswith("."), reading.id
