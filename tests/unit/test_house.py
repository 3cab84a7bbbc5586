"""The house is as its pages say: every path that README and architecture name exists."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", "docs/contributing/architecture.md"]
PATH = re.compile(r"(?<![\w./])((?:docs|sources|playable|scripts|tests)/[\w./-]*)")


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_exists(page: str) -> None:
    named = {path.rstrip(".") for path in PATH.findall((ROOT / page).read_text("utf-8"))}
    assert len(named) > 2
    assert not [path for path in sorted(named) if not (ROOT / path).exists()]


def test_nothing_unexpected_stands_at_the_top() -> None:
    """The top level is fixed: a newcomer finds the room for a change from the folder names alone."""
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
    built = {"build", "site", "node_modules"}
    assert folders - built == {"docs", "sources", "playable", "scripts", "tests", "LICENSES"}


def test_engine_knows_nothing_of_the_edition_and_needs_only_the_standard_library() -> None:
    engine = sorted((ROOT / "playable/rasklad").rglob("*.py"))
    assert engine
    imported: set[str] = set()
    for file in engine:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                imported.add((node.module or "").split(".")[0])
    assert "rasklad" in imported
    assert imported - {"rasklad"} <= sys.stdlib_module_names


def test_no_module_grows_beyond_one_room() -> None:
    """About 250 lines a module; a declaration or a page of data may need a little more."""
    modules = [
        *(ROOT / "playable").rglob("*.py"),
        *(ROOT / "playable").rglob("*.ts"),
        *(ROOT / "scripts").rglob("*.py"),
        *(ROOT / "scripts").rglob("*.mjs"),
    ]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in modules}
    assert len(lengths) > 50
    assert {path: lines for path, lines in lengths.items() if lines > 300} == {}
