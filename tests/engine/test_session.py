"""The browser's door: what it answers, and that nothing breaks it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rasklad import legal_moves, short_label
from rasklad.session import handle

from tests.engine.support import CHOICES, random_walk

OPEN = '{"verb":"open","board":"x","game":"krepost-1","deal":1'


def ask(**request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def opened(board: str, game_id: str = "krepost-1", deal: int = 195259, **more: object) -> dict[str, Any]:
    return ask(verb="open", board=board, game=game_id, deal=deal, **more)


def test_open_shows_the_whole_view() -> None:
    view = opened("view", moves=["R10>FS", "R7>R8"], at=1)
    assert set(view) == {
        *("game", "deal", "start", "link", "readings", "position", "piles", "moves"),
        *("history", "redo", "finish", "state", "sentence", "clauses"),
    }
    assert view["piles"]["R3"] == ["3D", "7H", "AC", "2S", "5D"]
    assert view["piles"]["FH"] == []
    assert view["position"].startswith("R1: 6H 9H AD 7C AH JS; ")
    assert view["redo"] == ["R7>R8"]
    assert (view["state"], view["sentence"], view["clauses"]) == ("play", "", [])
    assert view["moves"][0] == {
        "move": "R1>R7",
        "from": "R1",
        "to": "R7",
        "places": ["R1", "R7"],
        "count": 1,
        "card": "JS",
        "onto": "QS",
        "action": None,
        "kind": None,
        "clauses": ["cadogan-24.krepost.7", "cadogan-24.krepost.13"],
        "text": "В♠ на Д♠",
        "say": "Валет пик на даму пик",
    }
    assert [(entry["move"], entry["text"]) for entry in view["history"]] == [("R10>FS", "Т♠ на основание")]
    assert [short_label(clause) for clause in view["history"][0]["clauses"]] == ["4", "6"]


def test_play_undo_redo_and_restart_go_there_and_back() -> None:
    first = opened("walk")
    one = ask(verb="play", board="walk", move="R10>FS")
    two = ask(verb="play", board="walk", move="R7>R8")
    assert ask(verb="undo", board="walk") == {**one, "redo": ["R7>R8"]}
    assert ask(verb="redo", board="walk") == two
    assert ask(verb="restart", board="walk") == {**first, "redo": ["R10>FS", "R7>R8"]}
    assert ask(verb="redo", board="walk")["redo"] == ["R7>R8"]
    assert ask(verb="play", board="walk", move="R1>R7")["redo"] == []


def test_a_refused_move_leaves_the_position_and_says_why() -> None:
    view = opened("no")
    answer = ask(verb="play", board="no", move="R3>R5:2")
    assert answer["view"] == view
    assert answer["refusal"] == {
        "move": "R3>R5:2",
        "clauses": ["cadogan-24.krepost.I.c", "krepost-1.R7"],
        "say": "Двойку пик взять нельзя",
        "reason": "Снаружи лежит пятёрка бубен.",
        "blocking": [{"place": "R3", "card": "5D"}],
    }
    assert ask(verb="why_not", board="no", move="R3>:2")["refusal"]["clauses"] == ["cadogan-24.krepost.I.c"]
    assert ask(verb="why_not", board="no", move="R10>FS") == {"refusal": None}
    assert ask(verb="why_not", board="no", move="R10>") == {"refusal": None}


def test_a_hint_is_a_move_of_the_view_with_its_reason() -> None:
    view = opened("hint")
    hinted = ask(verb="hint", board="hint")["hint"]
    assert hinted["move"] in view["moves"]
    assert hinted["reason"] == "Так идёт записанная партия."
    view = ask(verb="open", board="hint", game="krepost-1", position="R1: 5D; R2: 9H")
    assert bool(view["moves"]) == bool(ask(verb="hint", board="hint")["hint"])


def test_the_moves_that_end_a_game_are_told_and_made_one_by_one() -> None:
    to_queen = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
    nearly = "; ".join(f"F{suit}: {' '.join(f'{rank}{suit}' for rank in to_queen)}" for suit in "SHDC")
    view = ask(verb="open", board="end", game="krepost-1", position=f"{nearly}; R1: KS KH; R2: KD; R3: KC")
    assert view["finish"] is True
    moves = ask(verb="finish", board="end")["moves"]
    assert sorted(moves) == ["R1>FH", "R1>FS", "R2>FD", "R3>FC"]
    assert ask(verb="undo", board="end")["error"], "nothing was played yet"
    for move in moves:
        view = ask(verb="play", board="end", move=move)
    assert (view["state"], view["finish"], len(view["history"])) == ("won", False, 4)
    assert opened("end")["finish"] is False
    assert ask(verb="finish", board="end") == {"moves": []}


def test_of_a_position_that_cannot_be_read_the_column_is_told() -> None:
    answer = ask(verb="open", board="bad", game="krepost-1", position="R1: JS XX; R2: 7C")
    assert answer["column"] == 7
    assert answer["error"].startswith("Столбец 8: карты «XX» нет")
    assert "column" not in ask(verb="open", board="bad", game="krepost-1", deal=-1)


def test_a_hidden_card_is_told_only_after_it_is_turned() -> None:
    view = opened("well", "kolodets-36", 174)
    assert view["piles"]["stock"] == ["#"] * 30
    (turn,) = [move for move in view["moves"] if move["action"]]
    assert (turn["card"], turn["text"]) == (None, "Открыть карту")
    after = ask(verb="play", board="well", move="stock>open")
    assert after["history"][0]["card"] == after["piles"]["open"][0]
    assert "#" not in after["piles"]["open"][0]


def test_readings_are_chosen_and_told() -> None:
    view = opened("read", "kolodets-36", 1, readings={"R2": "never"})
    assert view["readings"] == {"emptyPlace": "never", "turned": "must", "redeals": "0"}


@pytest.mark.parametrize(("game_id", "readings"), CHOICES)
def test_the_view_agrees_with_the_legal_moves(game_id: str, readings: dict[str, str]) -> None:
    made: list[str] = []
    for position in random_walk(game_id, 21, readings, 25):
        if position.move:
            made.append(str(position.move))
        view = opened("agree", game_id, 21, readings=readings, moves=made)
        moves = legal_moves(position)
        assert [entry["move"] for entry in view["moves"]] == [str(move) for move in moves]
        assert [entry["clauses"] for entry in view["moves"]] == [list(move.clauses) for move in moves]
        assert [entry["move"] for entry in view["history"]] == made


@pytest.mark.parametrize(
    ("request_text", "says"),
    [
        ("", "Запрос — не JSON."),
        ("{", "Запрос — не JSON."),
        ("[" * 100_000, "Запрос — не JSON."),
        ("[]", "Запрос должен быть объектом JSON."),
        ("null", "Запрос должен быть объектом JSON."),
        ("{}", "В запросе нет строки «verb»."),
        ('{"verb":7}', "В запросе нет строки «verb»."),
        ('{"verb":"fly","board":"x"}', "Команды «fly» нет; есть open, play"),
        ('{"verb":"play","board":"nowhere","move":"R1>R2"}', "Доски «nowhere» нет; сначала откройте её"),
        ('{"verb":"undo"}', "В запросе нет строки «board»."),
        ('{"verb":"open","board":"x","game":"nosuch","deal":1}', "Игры «nosuch» нет; есть kolodets-36"),
        ('{"verb":"open","board":"x","game":"krepost-1"}', "Номер расклада — целое число"),
        ('{"verb":"open","board":"x","game":"krepost-1","deal":"1"}', "Номер расклада — целое число"),
        ('{"verb":"open","board":"x","game":"krepost-1","deal":1.5}', "Номер расклада — целое число"),
        ('{"verb":"open","board":"x","game":"krepost-1","deal":true}', "Номер расклада — целое число"),
        (OPEN + ',"readings":[1]}', "Чтения передаются словарём"),
        (OPEN + ',"readings":{"R3":"yes"}}', "У игры krepost-1 нет чтения"),
        (OPEN + ',"moves":"R1>R2"}', "Ходы передаются списком"),
        (OPEN + ',"moves":["R1>R2"]}', "Записанную партию повторить нельзя, ход 1"),
        (OPEN + ',"moves":["zzz"]}', "Записанную партию повторить нельзя, ход 1"),
        (OPEN + ',"at":1}', "Сделано может быть от 0 до 0 ходов"),
        ('{"verb":"open","game":"krepost-1","deal":1}', "В запросе нет строки «board»."),
    ],
)  # fmt: skip
def test_a_bad_request_is_answered_with_one_sentence(request_text: str, says: str) -> None:
    answer = json.loads(handle(request_text))
    assert list(answer) == ["error"]
    assert answer["error"].startswith(says)
    assert answer["error"].endswith(".")


@pytest.mark.parametrize("request_value", [None, 7, b"\xff", ["x"]])
def test_what_is_no_text_at_all_is_answered_too(request_value: object) -> None:
    assert json.loads(handle(request_value)) == {"error": "Запрос — не JSON."}  # type: ignore[arg-type]


def test_a_bad_move_on_an_open_board_is_answered_and_harms_nothing() -> None:
    view = opened("calm")
    assert ask(verb="play", board="calm", move="R1>R77")["error"].startswith(
        "Места «R77» в игре krepost-1 нет"
    )
    assert ask(verb="play", board="calm")["error"] == "В запросе нет строки «move»."
    assert ask(verb="play", board="calm", move="R10>")["error"].endswith("куда положить карту.")
    assert ask(verb="undo", board="calm")["error"].startswith("Отменять нечего")
    assert ask(verb="redo", board="calm")["error"].startswith("Возвращать нечего")
    assert opened("calm", moves=["R1>R2"])["error"].startswith("Записанную партию")
    assert ask(verb="restart", board="calm") == view
