"""The house is as its pages say: every path that README and architecture name exists."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import house
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


def test_the_architecture_page_shows_the_folders_as_they_are() -> None:
    page = (ROOT / house.PAGE).read_text("utf-8")
    assert house.with_table(page, house.table(ROOT)) == page, "stale: run `make tree`"
    listed = set(re.findall(r"^\| `([^`]+/)` \| \S", page, re.MULTILINE))
    assert {"sources/", "playable/rasklad/rules/", "scripts/edition/pages/", "tests/unit/"} <= listed
    assert all((ROOT / folder).is_dir() for folder in listed)


@pytest.fixture
def small_house(tmp_path: Path) -> Path:
    for folder in ("sources", "docs/contributing", "playable/engine/rules", "scripts", "tests/unit"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "playable/engine/__init__.py").write_text(
        '"""The engine: it\nplays.\n\nMore of it."""\n', "utf-8"
    )
    (tmp_path / "playable/engine/rules/__init__.py").write_text('"""A | B."""\n', "utf-8")
    (tmp_path / "tests/unit/test_one.py").touch()
    lines = ["sources/<siglum>/  texts", "docs/  pages", "playable/  what plays", "scripts/  commands"]
    lines += ["scripts/*.py  no folder", "tests/  tests", "tests/unit/  by module"]
    readme = "# A\n\n## Layout\n\n```\n{}\n```\n".format("\n".join(lines))
    (tmp_path / "README.md").write_text(readme, "utf-8")
    (tmp_path / house.PAGE).write_text(f"before\n{house.BEGIN}\nold\n{house.END}\nafter\n", "utf-8")
    return tmp_path


def told(root: Path, *arguments: str) -> tuple[int, str]:
    return house.main([*arguments, "--root", str(root)]), (root / house.PAGE).read_text("utf-8")


def test_a_stale_table_is_told_then_written_then_found_good(small_house: Path) -> None:
    before = (small_house / house.PAGE).read_text("utf-8")
    assert told(small_house, "--check") == (1, before)
    code, page = told(small_house)
    assert code == 0
    assert "| `playable/engine/` | The engine: it plays |\n| `playable/engine/rules/` | A \\| B |\n" in page
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert told(small_house, "--check") == (0, page)
    (small_house / "playable/engine/rules/__init__.py").write_text('"""Other words."""\n', "utf-8")
    assert told(small_house, "--check") == (1, page)


def test_a_folder_that_nobody_describes_and_a_line_about_none_are_named(
    small_house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (small_house / "scripts/mute").mkdir()
    (small_house / "scripts/mute/one.mjs").touch()
    assert told(small_house)[0] == 2
    assert "scripts/mute/" in capsys.readouterr().err
    (small_house / "scripts/mute/one.mjs").unlink()
    (small_house / "tests/unit/test_one.py").unlink()
    assert told(small_house)[0] == 2
    assert "README.md describes what is no folder here: tests/unit/" in capsys.readouterr().err
