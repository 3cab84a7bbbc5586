"""Text forms of positions and moves: there and back, and errors that point at the place."""

from __future__ import annotations

import pickle

import pytest
from rasklad import BadMove, BadText, deal, from_text, game, games, play, to_text, undo, why_not
from rasklad.errors import IllegalMove, NothingToUndo

from tests.engine.support import CHOICES, WORKED_36, WORKED_52, WORKED_KREPOST, at, played, random_walk


@pytest.mark.parametrize(
    ("game_id", "text"),
    [("krepost-1", WORKED_KREPOST), ("kolodets-36", WORKED_36), ("kolodets-52", WORKED_52)],
)
def test_a_partial_position_comes_back_as_it_was_written(game_id: str, text: str) -> None:
    assert to_text(at(game_id, to_text(at(game_id, text)))) == to_text(at(game_id, text))


def test_the_order_of_places_in_the_text_is_free() -> None:
    assert at("krepost-1", "FS: AS; R2:7C ;  R1: JS  5D") == at("krepost-1", "R1: JS 5D; R2: 7C; FS: AS")


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_every_position_of_a_game_round_trips(game_id: str, readings: dict[str, str]) -> None:
    for position in random_walk(game_id, 3, readings, 60):
        assert from_text(game(game_id), to_text(position), readings) == position


def test_the_masked_form_hides_what_lies_face_down() -> None:
    text = to_text(deal(game("kolodets-36"), 5), masked=True)
    assert text.endswith("stock:" + " #" * 30)


@pytest.mark.parametrize(
    ("game_id", "text", "message"),
    [
        ("krepost-1", "R1: JS 5X", "столбец 8: карты «5X» нет; пишите достоинство и масть латиницей"),
        ("krepost-1", "R1: JS; R12: 5D", "столбец 9: места «R12» в игре krepost-1 нет; есть R1, R2"),
        ("krepost-1", "R1: JS; R1: 5D", "столбец 9: место R1 названо дважды"),
        ("krepost-1", "R1: JS; R2: 5D JS", "столбец 16: карта JS уже названа"),
        ("krepost-1", "R1: JS; R2:", "столбец 9: у места R2 нет карт"),
        ("krepost-1", "R1: JS; R2 5D", "столбец 9: «R2 5D» — не стопка"),
        ("krepost-1", "R1: JS;; R2: 5D", "столбец 8: «» — не стопка"),
        ("krepost-1", "R1: #JS", "столбец 5: карта #JS на месте R1 должна быть открытой"),
        ("krepost-1", "R1: JS; FS: AS 3S", "столбец 16: карта 3S не может лежать после AS на месте FS"),
        ("krepost-1", "FH: AS", "столбец 5: карта AS не может лежать первой на месте FH"),
        ("kolodets-36", "R1: 10H; stock: #", "столбец 17: закрытая карта без имени"),
        (
            "kolodets-36",
            "R1: 10H; stock: 7D",
            "столбец 17: карта 7D на месте stock должна быть закрытой: #7D",
        ),
        ("kolodets-36", "R1: 5H", "столбец 5: карты 5H нет в колоде игры kolodets-36"),
        ("kolodets-36", "open: 7H 8H", "столбец 10: на месте open помещается не больше чем 1 карта"),
        ("kolodets-36", "F1: 9S; F2: 10H", "столбец 13: карта 10H не может лежать первой на месте F2"),
    ],
)
def test_a_bad_position_is_refused_with_the_column_and_what_to_do(
    game_id: str, text: str, message: str
) -> None:
    with pytest.raises(BadText) as refused:
        at(game_id, text)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize(
    "text", ["", "R1", "R1>R2>R3", "R1 R2", "R1>R2:0", "R1>R2:x", "R1>Q9", "Q9>R1", ">R1"]
)
def test_what_is_no_move_is_refused_with_the_form(text: str) -> None:
    with pytest.raises(BadMove, match=r"не ход|места"):
        why_not(at("krepost-1", WORKED_KREPOST), text)


def test_undo_returns_the_very_position_before() -> None:
    position = at("krepost-1", WORKED_KREPOST)
    assert undo(played(position, "R2>FH", "R8>R6")) == played(position, "R2>FH")
    with pytest.raises(NothingToUndo, match="начальная"):
        undo(position)


def test_playing_against_the_rules_says_why() -> None:
    with pytest.raises(IllegalMove, match="Масти разные"):
        play(at("krepost-1", WORKED_KREPOST), "R1>R10")
    with pytest.raises(IllegalMove, match="куда"):
        play(at("krepost-1", WORKED_KREPOST), "R1>")


def test_positions_are_equal_by_content_and_hash_alike() -> None:
    one = played(at("krepost-1", WORKED_KREPOST), "R8>R6", "R2>FH")
    other = played(at("krepost-1", WORKED_KREPOST), "R2>FH", "R8>R6")
    assert one == other
    assert len({one, other}) == 1


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_a_position_can_be_sent_to_another_process(game_id: str, readings: dict[str, str]) -> None:
    position = deal(game(game_id), 3, readings)
    received = pickle.loads(pickle.dumps(position))  # noqa: S301  (our own bytes)
    assert received == position
    assert received.engine is position.engine


@pytest.mark.parametrize("game_id", games())
def test_the_same_position_under_other_readings_is_another(game_id: str) -> None:
    switches = [reading for reading in game(game_id).readings if reading.options]
    for reading in switches:
        other = {reading.name: reading.options[-1].value}
        assert deal(game(game_id), 1, other) != deal(game(game_id), 1)
