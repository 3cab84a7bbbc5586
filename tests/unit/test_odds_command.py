"""`scripts/odds.py`: killed and given again, spread over Dask's workers, asked for what can't be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import odds as command
import pytest
from winnability.chunk import Question, Row, solve_chunk
from winnability.store import Store
from winnability.versions import version_of

ROOT = Path(__file__).resolve().parents[2]
ODDS = [sys.executable, str(ROOT / "scripts/odds.py")]
QUESTION = Question("krepost-1", (), 5_000)
DEALS = 40

CLUSTER = """
import sys
from distributed import LocalCluster
with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
    print(cluster.scheduler_address, flush=True)
    sys.stdin.read()
"""


@pytest.fixture(scope="module")
def unbroken() -> tuple[Row, ...]:
    """The rows of a run that nothing broke, solved one after the other in this process."""
    return solve_chunk(QUESTION, 1, DEALS).rows


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler with two workers, on TCP."""
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as cluster:
        assert cluster.stdout is not None
        yield cluster.stdout.readline().strip()
        cluster.communicate()


def rows_in(out: Path) -> tuple[Row, ...]:
    return tuple(Store.under(out, QUESTION, version_of(QUESTION.game)).rows().values())


def asked(out: Path, *more: str) -> list[str]:
    return [
        "krepost-1",
        "--deals",
        f"1-{DEALS}",
        "--budget",
        "5000",
        "--chunk",
        "2",
        "--out",
        str(out),
        *more,
    ]


def test_a_run_that_was_killed_goes_on_to_the_same_rows(tmp_path: Path, unbroken: tuple[Row, ...]) -> None:
    with subprocess.Popen([*ODDS, *asked(tmp_path, "--workers", "0")], stderr=subprocess.DEVNULL) as process:
        while len(list(tmp_path.rglob("*.jsonl"))) < 2:
            assert process.poll() is None, "it ended before it could be killed"
            time.sleep(0.005)
        os.kill(process.pid, signal.SIGKILL)
    kept = list(tmp_path.rglob("*.jsonl"))
    assert 2 <= len(kept) < DEALS / 2
    assert not list(tmp_path.rglob("run.json"))
    written = {file: file.stat().st_mtime_ns for file in kept}
    assert command.main(asked(tmp_path, "--workers", "0")) == 0
    assert rows_in(tmp_path) == unbroken
    assert {file: file.stat().st_mtime_ns for file in kept} == written, "what was solved is not solved again"


def test_two_workers_of_a_scheduler_give_the_same_rows(
    tmp_path: Path, unbroken: tuple[Row, ...], scheduler: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert scheduler.startswith("tcp://")
    done = subprocess.run(
        [*ODDS, *asked(tmp_path, "--scheduler", scheduler)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert f"{DEALS} из {DEALS}" in done.stderr
    assert rows_in(tmp_path) == unbroken
    assert not capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["krepost-9", "--deals", "1-2"], "игры «krepost-9» нет; есть "),
        (["krepost-2", "--deals", "1-2", "--reading", "wrap=on"], "у игры krepost-2 нет чтения «wrap»"),
        (["krepost-2", "--deals", "1-2", "--reading", "rowWrap=x"], "нет варианта «x»"),
        (["krepost-1", "--deals", "2-1"], "--deals: номера пишут «от-до»"),
        (["krepost-1", "--deals", "5"], "--deals: номера пишут «от-до»"),
        (["krepost-1", "--deals", "1-9999999999"], "--deals: номера пишут «от-до»"),
        (["krepost-1", "--deals", "1-2", "--budget", "0"], "--budget: нужно целое число не меньше 1"),
        (["krepost-1", "--deals", "1-2", "--workers", "-1"], "--workers: нужно целое число не меньше 0"),
        (["krepost-1", "--deals", "1-2", "--minutes", "0"], "--minutes: нужно целое число не меньше 1"),
        (["krepost-1", "--deals", "1-2", "--chunk", "x"], "--chunk: нужно целое число"),
        (["krepost-1"], "нужны игра и --deals"),
        ([], "нужны игра и --deals"),
        (["krepost-1", "--deals", "1-2", "--workers", "1", "--scheduler", "tcp://a:1"], "нужно одно из двух"),
        (["--publish", "nowhere"], "nowhere: прогон не окончен или это не папка прогона"),
        (["krepost-1", "--nope"], "лишние аргументы"),
    ],
)
def test_what_can_not_be_done_is_told_in_a_sentence(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(arguments) == 2
    said = capsys.readouterr()
    assert said.err.startswith("odds: ")
    assert message in said.err
    assert said.err.count("\n") == 1
    assert not said.out


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "http://127.0.0.1:9"])
def test_a_scheduler_that_does_not_answer_is_named(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("winnability.spreading.PATIENCE", 1)
    assert command.main([*asked(tmp_path), "--scheduler", address]) == 2
    assert f"планировщик {address} не отвечает" in capsys.readouterr().err
    assert not list(tmp_path.rglob("*.jsonl"))
