"""The section «Как часто сходится» of made figures: tests/golden/odds/{playable/…,section.html,table.html}.

The figures are made up for the test; ``SAVE_GOLDEN=1`` writes the sections anew, to be read before a commit.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from edition.exports.odds import COLUMNS, odds_csv, odds_json
from edition.pages.errors import PageError
from edition.pages.odds import odds_html, odds_table_html
from markdown import markdown

HERE = Path(__file__).parent / "odds"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the made figures, in the place of the published ones."""
    monkeypatch.setattr("winnability.figures.FOLDER", HERE / "playable")
    return HERE / "playable"


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize(
    ("name", "directive"), [("section", "odds | krepost-2"), ("table", "odds-table | ../../")]
)
def test_the_section_is_what_was_read_and_approved(name: str, directive: str) -> None:
    html = markdown(f"/// {directive}\n///\n", extensions=["edition.pages"]) + "\n"
    golden = HERE / f"{name}.html"
    if os.environ.get("SAVE_GOLDEN"):
        golden.write_text(html, "utf-8", newline="\n")
    assert html == golden.read_text("utf-8")


@pytest.mark.usefixtures("made")
def test_a_game_without_figures_has_no_section() -> None:
    assert odds_html("krepost-1") == ""


def test_a_table_without_figures_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("winnability.figures.FOLDER", tmp_path)
    assert odds_table_html("../../") == "<p>Пока не посчитана ни одна игра.</p>"
    assert odds_csv().decode() == ",".join(COLUMNS) + "\n"


def test_damaged_figures_stop_the_page_and_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("winnability.figures.FOLDER", tmp_path)
    (tmp_path / "krepost-2").mkdir()
    (tmp_path / "krepost-2/main.json").write_text("{", "utf-8")
    with pytest.raises(PageError, match=r"krepost-2/main\.json: файл повреждён"):
        odds_html("krepost-2")


@pytest.mark.usefixtures("made")
def test_the_exported_tables_tell_the_same_figures() -> None:
    head, *rows = odds_csv().decode().splitlines()
    assert head == ",".join(COLUMNS)
    first, second = (dict(zip(COLUMNS, row.split(","), strict=True)) for row in rows)
    assert (first["game"], first["readings"], first["solved"], first["share"]) == (
        *("krepost-2", "main", "566", "0.283"),
    )
    assert second["readings"] == "rowWrap=on"
    entries = json.loads(odds_json())["odds"]
    assert [entry["share"] for entry in entries] == [float(row["share"]) for row in (first, second)]
    assert [entry["bounds"]["0.95"] for entry in entries] == [
        [float(row["low95"]), float(row["high95"])] for row in (first, second)
    ]
    assert entries[0]["bounds"]["0.999"][0] < entries[0]["bounds"]["0.95"][0] < 0.283
