"""When pages changed: by the history of the files that they are made of, never by the build's clock."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from building.metadata.history import History, read_history
from building.metadata.page_sources import markdown_of, sources_of
from building.metadata.writing import changed_of
from edition.citing.record import Record

from tests.conftest import ROOT


def commit(folder: Path, time: str, **files: str) -> None:
    for name, text in files.items():
        (folder / f"{name}.md").write_text(text, "utf-8")
    identity = {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    times = {"GIT_AUTHOR_DATE": time, "GIT_COMMITTER_DATE": time}
    for command in (["add", "."], ["commit", "-qm", "x"]):
        subprocess.run(["git", *command], cwd=folder, env=os.environ | identity | times, check=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    commit(folder, "2026-01-01T23:30:00-03:00", старая="1", a="1")
    commit(folder, "2026-02-03T04:05:06+00:00", a="2")
    commit(folder, "2026-03-01T00:00:00+00:00", c="1")
    return folder


def test_each_file_has_its_first_and_its_last_commit_in_utc(project: Path) -> None:
    history = read_history(project)
    assert history.appeared("a.md") == "2026-01-02T02:30:00Z"
    assert history.changed(["a.md"]) == "2026-02-03T04:05:06Z"
    assert history.changed(["старая.md"]) == "2026-01-02T02:30:00Z"
    assert history.changed(["старая.md", "c.md", "no.md"]) == "2026-03-01T00:00:00Z"
    assert history.changed(["no.md"]) == ""


def test_a_shallow_clone_knows_nothing(project: Path, tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{project}", clone], check=True)
    assert read_history(clone) == History(clone)


def test_a_folder_without_a_history_of_its_own_knows_nothing(project: Path, tmp_path: Path) -> None:
    assert read_history(tmp_path) == History(tmp_path)
    inside = project / "unpacked"
    inside.mkdir()
    assert read_history(inside) == History(inside), "the history around it is another project's"


def test_without_git_a_page_is_dated_by_its_edition_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    history = read_history(ROOT)
    assert history == History(ROOT)
    record = Record(key="x", title="x", revised="2026-11-30")
    assert changed_of("games/krepost-1/", history, record) == "2026-11-30"
    assert changed_of("orthography/", history, None) == ""


def test_a_page_is_made_of_its_markdown_and_of_what_its_directives_name() -> None:
    made_of = sources_of("games/krepost-1/", ROOT)
    assert {
        "docs/games/krepost-1.md",
        "sources/cadogan-24/edition.xml",
        "playable/rasklad/games/krepost_1.py",
        "playable/rasklad/games/krepost_1_readings.py",
        "playable/rasklad/games/lines/krepost_1.py",
    } <= set(made_of)
    assert not [path for path in made_of if "kolodets" in path]
    assert any(path.startswith("playable/odds/krepost-1/") for path in made_of)
    assert all((ROOT / path).is_file() for path in made_of)
    assert sources_of("sources/kolodets/text/", ROOT) == (
        "docs/sources/kolodets/text.md",
        "sources/kolodets/edition.xml",
    )
    assert sources_of("contributing/architecture/", ROOT) == ("docs/contributing/architecture.md",)
    catalogue = sources_of("games/", ROOT)
    assert {"playable/rasklad/games/sultan.py", "sources/shedevr/edition.xml"} <= set(catalogue)
    assert sources_of("404.html", ROOT) == ()


def test_a_page_is_found_where_mkdocs_takes_it_from() -> None:
    assert markdown_of("", ROOT) == "docs/index.md"
    assert markdown_of("games/", ROOT) == "docs/games/index.md"
    assert markdown_of("sources/kolodets/", ROOT) == "docs/sources/kolodets.md"
