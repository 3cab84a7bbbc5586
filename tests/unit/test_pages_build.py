"""The site builder at the rim: a mistake on a page stops it and is told with the page's file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT


def build(project: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(project / "site")],
        cwd=project,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONWARNINGS": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    (tmp_path / "mkdocs.yml").write_text(
        settings.replace("custom_dir: scripts/theme", f"custom_dir: {ROOT / 'scripts/theme'}"), "utf-8"
    )
    return tmp_path


def test_the_pages_build_without_a_single_warning(project: Path) -> None:
    result = build(project)
    assert result.returncode == 0, result.stderr
    assert "WARNING" not in result.stderr
    page = (project / "site/games/krepost-1/index.html").read_text("utf-8")
    assert '<html lang="ru">' in page
    assert "<title>Крѣпость / Крепость — Расклад</title>" in page
    assert page.count("<h1>") == 1
    assert "md-search" not in page, "no search yet, so no control for it"


def test_an_unknown_game_stops_the_build_and_names_the_page(project: Path) -> None:
    with (project / "docs/sources/index.md").open("a", encoding="utf-8") as page:
        page.write("\n/// figure | nosuch\n///\n")
    result = build(project)
    assert result.returncode != 0
    first = next(line for line in result.stderr.splitlines() if "ERROR" in line)
    assert "sources/index.md" in first
    assert "«nosuch»: нет такой игры. Есть: " in first
    assert "Исправьте имя в директиве." in first


def test_a_link_to_a_clause_that_is_not_there_stops_the_build(project: Path) -> None:
    with (project / "docs/games/krepost-1.md").open("a", encoding="utf-8") as page:
        page.write("\nСм. [пункт 99](#cadogan-24.krepost.99) и [пункт 7](#cadogan-24.krepost.7).\n")
    result = build(project)
    assert result.returncode != 0
    assert "#cadogan-24.krepost.99" in result.stderr
    assert "krepost.7'" not in result.stderr
