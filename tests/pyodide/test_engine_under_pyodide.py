"""The engine under Pyodide, the very interpreter of the browser: its own tests, and the packaged archive."""

from __future__ import annotations

import json
import random
import subprocess
import sysconfig
import zipfile
from pathlib import Path
from typing import Any

import pytest
import rasklad
import trim_library
from rasklad import session

from tests.conftest import ROOT

NODE = ROOT / ".venv/bin/node"
HERE = ROOT / "tests/pyodide"
# What the engine's tests need is the engine and pytest: they run wherever Python runs. Those that go through
# all rules, readings or generators against one another say nothing about the interpreter that they run in.
ALL_AGAINST_ALL = {"test_generators.py", "test_law.py", "test_readings_switch.py"}
ENGINE_TESTS = [
    path.relative_to(ROOT)
    for path in sorted((ROOT / "tests/engine").glob("test_*.py"))
    if path.name not in ALL_AGAINST_ALL
]


def run_node(script: Path, *arguments: str | Path, stdin: str = "") -> Any:  # noqa: ANN401 (JSON)
    result = subprocess.run(
        [NODE, script, ROOT, *arguments], cwd=ROOT, input=stdin, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-4000:]
    return json.loads(result.stdout.splitlines()[-1])


def test_the_engines_own_tests_pass_under_pyodide() -> None:
    report = run_node(HERE / "run_pytest.mjs", sysconfig.get_path("purelib"), *ENGINE_TESTS)
    assert report["platform"] == "emscripten"
    assert report["exit"] == 0, report
    assert report["failed"] == report["errors"] == 0, report
    assert report["passed"] > 500, "most of the engine's tests were not found"
    assert trim_library.LIST.read_text("utf-8") == trim_library.modules_of(report), "run `make trim`"


def a_play(game: str, deal: int, length: int) -> list[dict[str, Any]]:
    """Requests of one play: open, then random legal moves, an undo, an attempt to be explained."""
    chosen = random.Random(deal)  # noqa: S311 (a play, not a secret)
    position = rasklad.deal(rasklad.game(game), deal)
    requests: list[dict[str, Any]] = [{"verb": "open", "board": game, "game": game, "deal": deal}]
    for _ in range(length):
        moves = rasklad.legal_moves(position)
        if not moves:
            break
        move = str(chosen.choice(moves))
        position = rasklad.play(position, move)
        requests.append({"verb": "play", "board": game, "move": move})
    places = [place.id for place in rasklad.game(game).places]
    requests += [
        {"verb": "why_not", "board": game, "move": f"{source}>{target}"}
        for source, target in (chosen.sample(places, 2) for _ in range(6))
    ]
    return [*requests, {"verb": "undo", "board": game}, {"verb": "play", "board": game, "move": "nonsense"}]


@pytest.fixture(scope="module")
def plays() -> list[dict[str, Any]]:
    return [
        request for game in rasklad.games() for deal in (3, 999_999_999) for request in a_play(game, deal, 15)
    ]


def test_the_packaged_engine_answers_as_cpython_does(site: Path, plays: list[dict[str, Any]]) -> None:
    report = run_node(HERE / "answer.mjs", site / "assets", stdin=json.dumps(plays))
    assert report["origin"].startswith("/engine/rasklad/__init__.pyc"), report["origin"]
    assert report["compiled"] > 50, "the methods of dataclasses did not come with the archives"
    assert report["missed"] == 0, "methods of dataclasses were compiled anew"
    expected = [json.loads(session.handle(json.dumps(request))) for request in plays]
    assert len(report["answers"]) == len(expected) > 200
    for request, answer, wanted in zip(plays, report["answers"], expected, strict=True):
        assert answer == wanted, request
    assert any(answer.get("refusal") for answer in expected)
    assert any("error" in answer for answer in expected)


def names_in(archive: Path) -> set[str]:
    with zipfile.ZipFile(archive) as opened:
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in opened.infolist()), archive
        return set(opened.namelist())


def test_the_archives_hold_byte_code_each_game_by_itself_and_no_source(site: Path) -> None:
    assets = site / "assets"
    names = json.loads((assets / "rasklad/engine.json").read_text("utf-8"))
    engine = names_in(assets / "rasklad" / names["engine"])
    games = {path.stem: names_in(path) for path in (assets / "rasklad" / names["games"]).iterdir()}
    solver = games.pop("solver")
    library = names_in(assets / "pyodide" / names["stdlib"])
    sent = engine.union(library, solver, *games.values())
    # Besides modules, the compiled methods of dataclasses (scripts/pyodide/dataclass_code.py).
    assert {name for name in sent if not name.endswith(".pyc")} == {"dataclass_code.marshal"}
    assert set(games) == set(rasklad.games())
    assert "rasklad/session.pyc" in engine
    assert [name for name in engine if name.startswith("rasklad/games/")] == ["rasklad/games/__init__.pyc"]
    assert not [name for name in engine if name.startswith("rasklad/commands/")], "the terminal is not sent"
    assert "rasklad/solver/sliced.pyc" in solver
    assert all(name.startswith("rasklad/solver/") for name in solver), "sent when it is asked for, by itself"
    for game_id, modules in games.items():
        assert all(name.startswith("rasklad/games/") for name in modules), game_id
    assert "rasklad/games/krepost_1.pyc" in games["krepost-1"]
    assert not [name for name in games["krepost-1"] if "sultan" in name]


def test_the_trimmed_library_leaves_most_out_and_keeps_what_tells_of_errors(site: Path) -> None:
    names = json.loads((site / "assets/rasklad/engine.json").read_text("utf-8"))
    library = names_in(site / "assets/pyodide" / names["stdlib"])
    with zipfile.ZipFile(ROOT / "node_modules/pyodide/python_stdlib.zip") as whole:
        assert len(library) < len(whole.namelist()) / 3
    assert {"traceback.pyc", "json/__init__.pyc", "random.pyc", "zipfile/__init__.pyc"} <= library
    assert not {"unittest/__init__.pyc", "turtle.pyc", "decimal.pyc"} & library


def test_packaging_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for folder in ("one", "two"):
        script = ROOT / "scripts/pyodide/package.mjs"
        subprocess.run([NODE, script, "--out", tmp_path / folder], cwd=ROOT, capture_output=True, check=True)
        names = json.loads((tmp_path / folder / "rasklad/engine.json").read_text("utf-8"))
        made.append((names, (tmp_path / folder / "rasklad" / names["engine"]).read_bytes()))
    assert made[0] == made[1]


def test_pyodides_files_are_npms_unchanged_and_licensed(site: Path) -> None:
    for name in (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    ):
        ours = (site / "assets/pyodide" / name).read_bytes()
        assert ours == (ROOT / "node_modules/pyodide" / name).read_bytes(), name
    assert "Mozilla Public License" in (site / "assets/pyodide/LICENSE-Pyodide.txt").read_text("utf-8")
    assert "PYTHON SOFTWARE FOUNDATION" in (site / "assets/pyodide/LICENSE-Python.txt").read_text("utf-8")
