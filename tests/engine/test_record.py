"""The record of a play as text: start, readings, moves with their clauses, end."""

from __future__ import annotations

import json

from rasklad import deal, from_text, game, play
from rasklad.record import record
from rasklad.session import handle

from tests.engine.support import WORKED_KREPOST, at, played

NB = "\u00a0"


def test_a_record_names_game_deal_and_moves_each_with_its_clauses() -> None:
    position = played(deal(game("krepost-1"), 195259), "R10>FS", "R7>R8")
    assert record(position).splitlines() == [
        "Крѣпость / Крепость",
        f"Расклад №{NB}195{NB}259",
        "",
        f"1. Т♠ на основание{NB}— п.{NB}4, 6",
        f"2. Д♠ на К♠{NB}— п.{NB}7, 13",
        "",
        f"Партия не окончена: сделано 2{NB}хода.",
    ]


def test_before_the_first_move_a_record_says_so() -> None:
    assert record(deal(game("krepost-1"), 1)).endswith("\n\nХодов ещё не было.")


def test_a_turned_card_is_named_and_a_reading_stands_after_the_clauses() -> None:
    position = deal(game("kolodets-36"), 174)
    for move in game("kolodets-36").recorded[:5]:
        position = play(position, move)
    lines = record(position).splitlines()
    assert f"4. Открыть карту: 7♠{NB}— п.{NB}17" in lines
    assert f"5. 7♠ на место В{NB}— п.{NB}17; Р2" in lines


def test_hidden_cards_of_a_deal_are_not_told() -> None:
    text = record(deal(game("kolodets-36"), 174))
    assert "#" not in text
    assert "Начало" not in text


def test_a_switched_reading_is_named_and_an_adopted_one_is_not() -> None:
    switched = record(deal(game("kolodets-36"), 174, {"emptyPlace": "never"}))
    options = {option.value: option.label for one in game("kolodets-36").readings for option in one.options}
    assert f"Чтение Р2: {options['never']}" in switched.splitlines()
    assert "Чтение" not in record(deal(game("kolodets-36"), 174))


def test_a_play_from_a_position_written_down_begins_with_it() -> None:
    start = at("krepost-1", WORKED_KREPOST)
    assert record(start).splitlines()[1] == f"Начало: {WORKED_KREPOST}"


def test_the_record_of_the_demonstration_ends_with_the_win_and_its_clause() -> None:
    position = deal(game("krepost-1"), 195259)
    for move in game("krepost-1").recorded:
        position = play(position, move)
    lines = record(position).splitlines()
    assert lines[-1] == f"Пасьянс сошёлся: все четыре масти собраны от туза до короля (п.{NB}5)."
    numbers = [line.split(".")[0].strip() for line in lines[3:-2]]
    assert numbers == [str(number) for number in range(1, len(game("krepost-1").recorded) + 1)]


def test_a_lost_play_ends_with_the_words_of_the_rules() -> None:
    stuck = from_text(
        game("krepost-1"), "R1: 5H; R2: 9C; R3: 2D; R4: KS; R5: 7S; R6: 3C; R7: JD; R8: 9H; R9: 7D; R10: JC"
    )
    assert record(stuck).splitlines()[-1].startswith("Ходов больше нет, а заново пасьянс не раскладывают")


def test_the_session_gives_record_and_link() -> None:
    handle(json.dumps({"verb": "open", "board": "record", "game": "krepost-1", "deal": 1}))
    answer = json.loads(handle('{"verb":"record","board":"record"}'))
    assert set(answer) == {"record", "link"}
    assert answer["link"] == "1/d1"
    assert answer["record"].startswith("Крѣпость")
