"""The worked examples of the contributors' pages are tried literally: what a page shows is what happens."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from edition.accounts import orphans
from edition.checks import check
from edition.lint import lint
from rasklad import Game, from_text, legal_moves

from tests.conftest import ROOT

PAGES = ROOT / "docs/contributing"
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```$", (PAGES / page).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """`cadogan-24` with the word of the proof-reader's example not mended yet."""
    shutil.copytree(ROOT / "sources/cadogan-24", tmp_path / "cadogan-24")
    file = tmp_path / "cadogan-24/edition.xml"
    text, made = re.subn(
        r"<choice>\s*<sic>норъ</sic>.*?</choice>", "норъ", file.read_text("utf-8"), flags=re.DOTALL
    )
    assert made == 1
    file.write_text(text, "utf-8")
    return file


def test_the_proof_readers_case_goes_as_the_page_says(edition: Path, tmp_path: Path) -> None:
    bare, mending = blocks("proofreader.md", "xml")
    *_, remark, fault = (one.strip() for one in blocks("proofreader.md", "") if one[:2] in {"М-", "E-"})
    unmended = edition.read_text("utf-8")
    assert flat(bare) in flat(unmended)
    assert [f"{one.number} {one.message}" for one, _ in lint("cadogan-24", tmp_path)] == [remark]

    edition.write_text(unmended.replace("норъ,", "поръ,"), "utf-8")
    assert [f"{one.number} {one.message}" for one in check("cadogan-24", tmp_path)] == [fault]

    edition.write_text(unmended.replace("норъ,", mending.rstrip() + ","), "utf-8")
    assert check("cadogan-24", tmp_path) == []
    assert lint("cadogan-24", tmp_path) == []
    register = (tmp_path / "cadogan-24/clauses.txt").read_text("utf-8")
    assert "cadogan-24.krepost.I.b\tдо тѣхъ поръ пока\n" in register, "step 4"


@pytest.fixture
def switched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """`krepost-1` with the switch of the rule editor's example, written as the page says."""
    reading, function = blocks("rules_editor.md", "python")
    games = ROOT / "playable/rasklad/games"
    package = tmp_path / "switched"
    package.mkdir()
    (package / "__init__.py").touch()
    readings = (games / "krepost_1_readings.py").read_text("utf-8")
    start = readings.index('    Reading(\n        id="krepost-1.R5"')
    end = readings.index("    Reading(\n", start + 1)
    readings = f"{readings[:start]}{reading.rstrip()},\n{readings[end:]}"
    readings = readings.replace("import Reading, Unexecuted", "import Option, Reading, Unexecuted")
    (package / "readings.py").write_text(readings, "utf-8")
    declared = (games / "krepost_1.py").read_text("utf-8")
    start = declared.index('        Lay(\n            name="marriage"')
    end = declared.index('        Lay(\n            name="fill a lane"')
    two = '        _marriage("apart"),\n        _marriage("around"),\n'
    declared = declared[:start] + two + declared[end:]
    declared = declared.replace("KREPOST_1: Final", f"{function}\n\nKREPOST_1: Final", 1)
    declared = declared.replace("rasklad.games.krepost_1_readings", "switched.readings")
    (package / "declared.py").write_text(declared, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("switched.declared").KREPOST_1
    for name in [name for name in sys.modules if name.partition(".")[0] == "switched"]:
        del sys.modules[name]


def test_the_rule_editors_switch_works_as_the_page_says(switched: Game) -> None:
    assert orphans(switched) == []
    rules = "; ".join(switched.coverage().by_clause["krepost-1.R5"])
    shown = "".join(blocks("rules_editor.md", ""))
    assert f"krepost-1.R5  {rules}" in shown
    assert rules == "marriage: apart; marriage: around"

    def marriages(ends: str) -> dict[str, tuple[str, ...]]:
        position = from_text(switched, "R1: KS; R2: 5D AS; R3: 7H QS", {"ends": ends})
        lays = [move for move in legal_moves(position) if move.target in ("R1", "R2", "R3")]
        return {str(move): move.clauses for move in lays}

    apart = marriages("apart")
    assert set(apart) == {"R1>R3", "R3>R1"}
    assert "krepost-1.R5" not in apart["R3>R1"]
    around = marriages("around")
    assert set(around) == {"R1>R3", "R3>R1", "R1>R2", "R2>R1"}
    assert around["R2>R1"][0] == "krepost-1.R5"


def test_the_programmers_rules_are_those_of_the_game_that_the_test_adds() -> None:
    data = ROOT / "tests/data/twentieth"
    (shown,) = blocks("programmer.md", "python")
    declared = flat((data / "svobodnaya_yachejka.py.txt").read_text("utf-8"))
    rules = [flat(f"Lay({rule}") for rule in shown.split("Lay(")[1:]]
    assert len(rules) == 2
    assert all(rule in declared for rule in rules)
    (clause,) = blocks("programmer.md", "xml")
    assert flat(clause) in flat((data / "clauses.xml").read_text("utf-8"))


@pytest.mark.parametrize("page", ["proofreader.md", "rules_editor.md", "programmer.md", "house_style.md"])
def test_every_command_and_every_file_that_a_page_names_is_there(page: str) -> None:
    text = (PAGES / page).read_text("utf-8")
    targets = set(re.findall(r"\bmake ([a-z-]+)", text))
    assert targets <= set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)) | {"sure"}
    named = re.findall(r"`((?:docs|sources|playable|scripts|tests)/[\w./-]+\w)/?`", text)
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert targets or named


def test_the_rules_of_the_house_are_numbered_on() -> None:
    numbers = re.findall(r"^\| H-(\d\d) \|", (PAGES / "house_style.md").read_text("utf-8"), re.MULTILINE)
    assert numbers == [f"{number:02}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) > 20


def test_the_door_has_a_line_for_each_role() -> None:
    door = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for page in ("proofreader.md", "rules_editor.md", "programmer.md", "house_style.md", "architecture.md"):
        assert f"(docs/contributing/{page})" in door
        assert (PAGES / page).is_file()
    assert len(door.splitlines()) < 25
