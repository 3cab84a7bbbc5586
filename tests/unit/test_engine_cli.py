"""The terminal's commands: what they print, and one clear line for each mistake."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest
import rasklad
from rasklad.commands import main

ROOT = Path(__file__).resolve().parents[2]
ORACLES = ROOT / "tests" / "data" / "oracles" / "moves"


POINT = '{"deals": [{"id": "a", "points": [{"after": %d, "piles": {"%s": %s}}]}]}'


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rasklad", *arguments],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        input=stdin,
        cwd=ROOT / "playable",
        timeout=60,
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["moves", "nosuch", "1"], "игры «nosuch» нет; есть kolodets-36, kolodets-52, krepost-1"),
        (["moves", "krepost-1", "-1"], "номер расклада — целое число от 0 до 999 999 999, а не «-1»"),
        (["moves", "krepost-1", "abc"], "номер расклада — целое число от 0 до 999 999 999, а не «abc»"),
        (["moves", "krepost-1", "1000000000"], "а не «1000000000»"),
        (["moves", "krepost-1", "٣"], "а не «٣»"),
        (["moves", "krepost-1", "-abc"], "лишние аргументы: -abc"),
        (["moves", "krepost-1", "1", "2"], "лишние аргументы: 2"),
        (["moves", "krepost-1"], "не хватает номера расклада (или --positions ФАЙЛ)"),
        (["moves"], "не хватает аргументов: ИГРА"),
        ([], "не хватает аргументов: КОМАНДА"),
        (["fly"], "команды «fly» нет; есть games, moves, perft, play, solvable, solve"),
        (["moves", "kolodets-36", "1", "--reading", "emptyPlace"], "чтение пишут «имя=вариант»"),
        (["moves", "kolodets-36", "1", "--reading", "emptyPlace=x"], "нет варианта «x»; есть any"),
        (["moves", "kolodets-36", "1", "--reading", "x=any"], "нет чтения «x»; есть emptyPlace"),
        (["moves", "krepost-1", "1", "--reading", "x=any"], "переключать в ней нечего"),
        (["moves", "krepost-1", "1", "--reading"], "после --reading нужно значение"),
        (["moves", "krepost-1", "--positions", "/no/such/file"], "файл позиций «/no/such/file» не читается"),
        (["moves", "krepost-1", "--positions", "/"], "файл позиций «/» не читается"),
        (["perft", "krepost-1", "1"], "нужны номер расклада и глубина"),
        (["perft", "krepost-1", "1", "-2"], "глубина — целое число от 0 до 999, а не «-2»"),
        (["perft", "krepost-1", "2", "--position", "R1: ZZ"], "столбец 5: карты «ZZ» нет"),
        (["perft", "krepost-1", "1", "2", "--position", "R1: AS"], "с --position нужна только глубина"),
        (["solvable", "krepost-1"], "не хватает аргументов: --deals"),
        (["solvable", "krepost-1", "--deals", "9-1"], "--deals: номера пишут «от-до», например 1-2000"),
        (["solvable", "krepost-1", "--deals", "1-9", "--count", "0"], "сколько раскладов найти"),
        (["solve", "krepost-1"], "не хватает номера расклада (или --positions ФАЙЛ)"),
        (["solve", "krepost-1", "1", "--budget", "0"], "предел перебора — целое число от 1 до 1 000 000 000"),
        (["solve", "krepost-1", "1", "--budget", "1e6"], "а не «1e6»"),
        (["solve", "krepost-1", "1", "--seconds", "-1"], "секунды — число больше нуля, например 60"),
        (["solve", "krepost-1", "1", "--positions", "/"], "нужен либо номер расклада, либо --positions ФАЙЛ"),
        (["solve", "krepost-1", "--positions", "/"], "файл позиций «/» не читается"),
        (["play", "krepost-1", "-1"], "а не «-1»"),
        (["play", "krepost-1"], "не хватает аргументов: РАСКЛАД"),
    ],
)  # fmt: skip
def test_a_mistake_ends_with_code_2_and_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert printed.err.startswith("rasklad: ")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("not json", "не JSON"),
        ("[]", "устроен не так"),
        ('{"deals": [{"id": "a"}]}', "устроен не так"),
        (POINT % (0, "R1", "7"), "устроен не так"),
        (POINT % (0, "R1", '"ZZ"'), "расклад a, после 0 ходов: столбец 5"),
        (POINT % (3, "Q", '"AS"'), "после 3 ходов: столбец 1"),
    ],
)  # fmt: skip
def test_a_bad_file_of_positions_is_named_in_one_line(
    content: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "positions.json"
    file.write_text(content, encoding="utf-8")
    assert main(["moves", "krepost-1", "--positions", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert printed.err.count("\n") == 1


def test_a_mistake_on_the_real_command_line_exits_with_2() -> None:
    done = run("moves", "krepost-1", "-1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_moves_lists_each_move_with_its_labels_and_ids() -> None:
    done = run("moves", "krepost-1", "195259")
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[0] == "Крѣпость, расклад №\u00a0195259. Возможных ходов: 7"
    assert lines[1].split() == [
        *("1.", "Т♠", "на", "основание", "R10>FS", "п.", "4;", "6"),
        *("cadogan-24.krepost.4", "cadogan-24.krepost.6"),
    ]
    assert len(lines) == 8


@pytest.mark.parametrize("game_id", ["krepost-1", "kolodets-52"])
def test_moves_answers_a_file_of_positions_in_its_own_names(game_id: str) -> None:
    file = ORACLES / f"{game_id}.json"
    done = run("moves", game_id, "--positions", str(file))
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    points = [
        (deal["id"], point)
        for deal in json.loads(file.read_text("utf-8"))["deals"]
        for point in deal["points"]
    ]
    assert len(answers) == len(points)
    for answer, (deal, point) in zip(answers, points, strict=True):
        assert (answer["deal"], answer["after"]) == (deal, point["after"])
        ours = sorted(move[:3] for move in answer["moves"] if move[0] != "stock")
        assert ours == sorted(move for move in point["moves"] if move[0] != "stock")
        assert all(move[3] for move in answer["moves"])


@pytest.mark.parametrize(
    ("alias", "game_id", "reading", "file"),
    [
        ("golf", "osnovanie", "ends=noWrap", "osnovanie"),
        ("sultan-6", "sultan", "divan=6", "sultan-6"),
    ],
)
def test_an_alias_is_a_game_under_its_readings(
    alias: str, game_id: str, reading: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    positions = ["--positions", str(ORACLES / f"{file}.json")]
    printed = []
    for asked in ([alias], [game_id, "--reading", reading]):
        assert main(["moves", *asked, *positions]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != ""


def test_plain_cards_in_the_stock_of_a_file_are_taken_as_face_down(tmp_path: Path) -> None:
    file = tmp_path / "positions.json"
    answers = []
    for stock in ("#7D #8D", "7D 8D"):
        piles = {"R1": "10H", "FH": "", "FS": "9S", "stock": stock, "waste": "9C"}
        point = {"after": 0, "piles": piles}
        file.write_text(json.dumps({"deals": [{"id": "x", "points": [point]}]}), encoding="utf-8")
        answers.append(run("moves", "kolodets-36", "--positions", str(file)).stdout)
    assert answers[0] == answers[1]
    moves = [move[:3] for move in json.loads(answers[0])["moves"]]
    assert ["stock", "open", 1] in moves
    assert ["waste", "FC", 1] in moves  # the corner goes by the suit of the card that starts it


def test_perft_prints_the_count_of_a_deal_or_a_position() -> None:
    assert run("perft", "krepost-1", "195259", "3").stdout == "148\n"
    assert run("perft", "krepost-1", "1", "--position", "R1: JS; R2: 5H QS").stdout == "10\n"
    done = run("perft", "kolodets-36", "174", "2", "--reading", "emptyPlace=never")
    assert done.stdout.strip().isdigit()


def test_games_lists_the_games_and_their_readings() -> None:
    done = run("games")
    assert "krepost-1    Крѣпость / Крепость; одна, 52 карты" in done.stdout
    assert "--reading turned=must | reserveAnytime (иначе must)" in done.stdout


def test_a_deal_is_played_in_the_terminal() -> None:
    done = run("play", "krepost-1", "195259", stdin="1\nR1>R2\nо\nв\nнечто\n99\nR1>\nх\n")
    assert done.returncode == 0
    assert "Валет пик на восьмёрку пик не ложится — п.\u00a07. На восьмёрку ложатся только" in done.stdout
    assert "Хода №\u00a099 нет; их 6." in done.stdout
    assert "«нечто» — не ход" in done.stdout
    assert "Взять можно. Куда положить?" in done.stdout
    assert done.stdout.count("Возможных ходов: 6") == 2
    assert done.stderr == ""


def test_hidden_cards_stay_hidden_in_the_terminal() -> None:
    done = run("play", "kolodets-36", "174")
    assert "закрытых карт: 30" in done.stdout
    assert done.returncode == 0


def test_solve_prints_the_verdict_first_and_then_the_line_with_its_clauses(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["solve", "krepost-1", "195259"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "solved"
    moves = [line for line in lines if line.lstrip()[:1].isdigit()]
    assert len(moves) > 40
    assert all(" cadogan-24.krepost." in move for move in moves)
    assert main(["solve", "krepost-1", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "unsolvable"
    assert main(["solve", "kolodets-52", "3", "--budget", "300"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "unknown"
    assert "карты считаются открытыми" in printed[2]


def test_solve_writes_a_line_as_a_recorded_game_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "krepost-1", "195259", "--line"]) == 0
    printed = capsys.readouterr().out
    assert all(len(line) <= 110 for line in printed.splitlines())
    position = rasklad.deal(rasklad.game("krepost-1"), 195259)
    for move in ast.literal_eval(f"({printed})").split():
        position = rasklad.play(position, move)
    assert rasklad.is_won(position)
    assert main(["solve", "krepost-1", "1", "--line"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "unsolvable"


@pytest.mark.parametrize("name", ["krepost-1", "golf", "canfield", "klondike", "beleaguered-castle"])
def test_solve_reads_a_file_of_the_oracles_form(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = ORACLES.parent / "verdicts" / f"{name}.json"
    assert main(["solve", name, "--positions", str(file), "--budget", "50"]) == 0
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    deals = json.loads(file.read_text("utf-8"))["deals"]
    assert [line["deal"] for line in printed] == [deal["id"] for deal in deals]
    assert {line["verdict"] for line in printed} <= {"solved", "unsolvable", "unknown"}
    assert all(line["states"] >= 0 for line in printed)


def test_solvable_names_the_deals_that_come_out_and_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solvable", "krepost-1", "--deals", "1-20", "--budget", "50000", "--count", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "# python -m rasklad solvable krepost-1 --deals 1-20 --budget 50000",
        "5",
        "10",
    ]


def test_solve_stops_after_so_many_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "kolodets-52", "3", "--budget", "100000000", "--seconds", "0.2"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "unknown"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("[]", "устроен не так: нужны deals → id, piles"),
        ('{"deals": [{"id": "a"}]}', "устроен не так"),
        ('{"deals": [{"id": "a", "piles": {"R1": "ZZ"}}]}', "расклад a: столбец 5"),
        ('{"deals": [{"id": "a", "piles": {}}, {"id": "b", "piles": {"Q": "AS"}}]}', "расклад b: столбец 1"),
    ],
)  # fmt: skip
def test_a_bad_file_of_deals_to_solve_is_named_in_one_line(
    content: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.json"
    file.write_text(content, encoding="utf-8")
    assert main(["solve", "krepost-1", "--positions", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert printed.err.count("\n") == 1
