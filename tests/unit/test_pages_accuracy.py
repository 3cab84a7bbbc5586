"""The measured accuracy: the figures on the page are those that the bench measures, and none is typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from benchmarks.accuracy import TABLES, _table, record
from edition.pages.accuracy import accuracy_html, doubtful_words, read_figures
from edition.pages.errors import PageError
from edition.witness import load

FIGURES = read_figures()


@pytest.mark.parametrize("name", TABLES)
def test_the_figures_written_down_are_those_that_are_measured(name: str) -> None:
    """If not: `python scripts/bench.py orthography` writes them anew."""
    assert FIGURES["tables"][name] == _table(name)


def test_the_page_says_all_figures_and_when_they_were_measured() -> None:
    html = accuracy_html("").replace("\u00a0", " ")
    for one in FIGURES["tables"].values():
        assert f"<td>{one['pairs']}</td>" in html
        assert all(f"<td>{one[who]} (" in html for who in ("right", "exact", "other"))
    assert f"{FIGURES['modern']['forms']:,}".replace(",", " ") in html
    assert re.search(r"Измерено \d+ [а-я]+ 20\d\d года", html)


def test_figures_are_written_only_when_they_differ(tmp_path: Path) -> None:
    file = tmp_path / "accuracy.json"
    figures = {name: value for name, value in FIGURES.items() if name != "date"}
    assert record(figures, file)
    file.write_text(json.dumps({"date": "2020-01-01", **figures}), "utf-8")
    assert not record(figures, file)
    assert json.loads(file.read_text("utf-8"))["date"] == "2020-01-01"
    assert record({**figures, "other": "another 2.0"}, file)
    assert json.loads(file.read_text("utf-8"))["date"] != "2020-01-01"


def test_missing_and_damaged_figures_say_how_to_measure_again(tmp_path: Path) -> None:
    file = tmp_path / "accuracy.json"
    for content in (None, "{", "{}"):
        if content is not None:
            file.write_text(content, "utf-8")
        with pytest.raises(PageError, match=r"python scripts/bench\.py orthography"):
            read_figures(file)


def test_doubtful_are_the_words_that_a_rule_was_not_sure_of() -> None:
    flags = {flag for token in load("cadogan-24").tokens() for flag in token.flags}
    assert flags, "rules that left a word alone say so"
    assert doubtful_words() == {"cadogan-24": []}
    assert not [flag for flag in flags if flag.startswith(("unsure", "unlisted"))]
