"""`make new-game`: a twentieth game is begun, told what it lacks, written and passes, in a copy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import new_game
import pytest

from tests.conftest import ROOT

TWENTIETH = ROOT / "tests/data/twentieth"
GAME, MODULE = "svobodnaya-yachejka", "svobodnaya_yachejka"
GAMES = "playable/rasklad/games"
COPIED = ("docs", "sources", "playable", "scripts", "tests")
HELD = (
    "tests/engine/test_law.py",
    "tests/engine/test_recorded.py",
    "tests/engine/test_worked_svobodnaya_yachejka.py",
    "tests/golden/test_engine_listing.py",
    "tests/golden/test_stored_positions.py",
    "tests/perft/test_perft.py",
)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the source of the twentieth game is an edition already."""
    root = tmp_path_factory.mktemp("project")
    litter = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules", "oracles")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, ignore=litter)
    (root / "tests/data/oracles").symlink_to(ROOT / "tests/data/oracles")
    for file in ("mkdocs.yml", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, root)
    wanted = ["--title", "Правила в изложении Расклада", "--section", "yachejka", "--rights", "free"]
    done = run(root, "scripts/new_source.py", "rasklad", str(TWENTIETH / "raw.txt"), *wanted)
    assert done.returncode == 0, done.stderr
    return root


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the copy's own modules."""
    inside = {"PYTHONPATH": f"{root / 'playable'}:{root / 'scripts'}", "EDITION_SOURCES": ""}
    return subprocess.run(
        [sys.executable, *command],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=root,
        env=os.environ | inside,
    )


def begin(root: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    return run(root, "scripts/new_game.py", *asked)


def cut_into_clauses(root: Path) -> None:
    """What the editor does: the scaffold's paragraphs cut, a proofreading told, the ids entered."""
    file = root / "sources/rasklad/edition.xml"
    before, opening, rest = file.read_text("utf-8").partition('<div type="game" xml:id="rasklad.yachejka">\n')
    _, closing, after = rest.partition("      </div>\n")
    reading = (
        '<change type="proofreading" xml:id="v1" when="2026-12-01" who="#rasklad" corresp="#received">Первая '
        "вычитка: весь файл.</change>\n    </revisionDesc>"
    )
    before = before.replace("</revisionDesc>", reading)
    clauses = (TWENTIETH / "clauses.xml").read_text("utf-8")
    file.write_text(before + opening + clauses + closing + after, "utf-8")
    entered = run(root, "-m", "edition", "check", "rasklad", "--enter")
    assert entered.stdout.count("вписано rasklad.yachejka.") == 18
    assert entered.stdout.endswith("rasklad: ошибок нет\n")


def write_the_game(root: Path) -> None:
    """What the programmer does: the scaffold's files become the game's."""
    games = root / GAMES
    for name, file in (
        (MODULE, games / f"{MODULE}.py"),
        (f"{MODULE}_table", games / f"{MODULE}_table.py"),
        (f"{MODULE}_readings", games / f"{MODULE}_readings.py"),
        ("line", games / "lines" / f"{MODULE}.py"),
        ("test_worked", root / f"tests/engine/test_worked_{MODULE}.py"),
    ):
        assert file.exists(), "the scaffold has it"
        shutil.copy(TWENTIETH / f"{name}.py.txt", file)
    page = root / f"docs/games/{GAME}.md"
    page.write_text(page.read_text("utf-8").replace("ЗАГОТОВКА: ", ""), "utf-8")
    worked = (root / f"tests/engine/test_worked_{MODULE}.py").read_text("utf-8")
    position = worked.partition('POSITION = (\n    "')[2].partition('"')[0]
    with (root / "playable/positions/worked.tsv").open("a", encoding="utf-8") as file_of_positions:
        file_of_positions.write(f"{GAME}\t\t{position}\n")


def test_a_twentieth_game_goes_from_a_text_to_a_game_by_the_scaffolds_alone(project: Path) -> None:
    asked = (GAME, "rasklad", "Свободная ячейка")
    early = begin(project, *asked)
    assert early.returncode == 2
    assert "Раздел rasklad.yachejka не разделён на пункты" in early.stderr

    cut_into_clauses(project)
    begun = begin(project, *asked)
    assert begun.returncode == 0, begun.stderr
    style = run(project, "-m", "ruff", "check", GAMES, "tests/engine")
    assert style.returncode == 0, style.stdout
    style = run(project, "-m", "ruff", "format", "--check", GAMES, "tests/engine")
    assert style.returncode == 0, style.stdout

    lacking = run(project, "-m", "edition", "coverage", GAME)
    assert lacking.returncode == 1
    for clause in (*range(2, 16), 17, 18):
        assert f"rasklad.yachejka.{clause}: ни одно правило его не исполняет" in lacking.stdout
    for clause in (1, 16):
        assert f"rasklad.yachejka.{clause}: назван исключением без причины" in lacking.stdout
    for rule in ("one pack", "rows", "bases", "all cards"):
        assert f"правило «{rule}» не называет ни одного пункта" in lacking.stdout
    unfinished = run(project, "scripts/unfinished.py").stdout
    for file in (
        f"{GAMES}/{MODULE}.py",
        f"{GAMES}/{MODULE}_table.py",
        f"{GAMES}/lines/{MODULE}.py",
        f"tests/engine/test_worked_{MODULE}.py",
        f"docs/games/{GAME}.md",
    ):
        assert f"{file}:" in unfinished

    write_the_game(project)
    covered = run(project, "-m", "edition", "coverage", GAME, "--brief")
    assert (covered.returncode, covered.stdout.count("\n")) == (0, 1)
    written = run(project, "scripts/game_files.py", GAME)
    assert written.returncode == 0, written.stderr
    assert written.stdout.count("new ") == 4
    assert f"changed  tests/perft/deals/{GAME}.perft" in written.stdout
    assert run(project, "scripts/game_files.py", GAME).stdout.count("same ") == 5
    left = run(project, "scripts/unfinished.py").stdout.splitlines()
    assert {line.partition(":")[0] for line in left} == {
        "docs/sources/index.md",
        "docs/sources/rasklad.md",
        "sources/rasklad/edition.xml",
    }
    proven = run(project, "-m", "pytest", "-p", "no:cacheprovider", *HELD, "-k", f"{MODULE} or {GAME}")
    assert proven.returncode == 0, proven.stdout
    assert "failed" not in proven.stdout
    shown = run(project, "-c", RENDERED, f"docs/games/{GAME}.md", f"docs/compare/{GAME}.md")
    assert shown.returncode == 0, shown.stderr
    assert 'data-place="C4"' in shown.stdout
    assert shown.stdout.count('id="rasklad.yachejka.18"') == 2


RENDERED = """
import sys, markdown
for page in sys.argv[1:]:
    text = open(page, encoding="utf-8").read().split("---", 2)[2]
    print(markdown.markdown(text, extensions=["attr_list", "md_in_html", "tables", "edition.pages"]))
"""


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("Короли", "uvlekatelnye", "«Короли»"), "не годится в имена игр"),
        (("a/b", "uvlekatelnye", "«Короли»"), "не годится в имена игр"),
        (("koroli", "uvlekatelnye", "«Короли»"), "занято"),
        (("canfield", "uvlekatelnye", "«Косынка»"), "занято"),
        (("headings", "uvlekatelnye", "«Косынка»"), "занято"),
        (("class", "uvlekatelnye", "«Косынка»"), "занято"),
        (("novaya", "net", "«Косынка»"), "Нет источника «net»"),
        (("novaya", "uvlekatelnye", "«Косынка»"), "Нужен раздел источника"),
        (("novaya", "uvlekatelnye", "«Косынка»", "--section", "net"), "нет раздела «net»"),
        (("novaya", "uvlekatelnye", " ", "--section", "koroli"), "Нужно семейство"),
        (("novaya", "uvlekatelnye", "«Колодец»", "--section", "kolodets"), "NAME="),
    ],
)
def test_what_can_be_no_game_is_refused_in_a_sentence_and_nothing_is_written(
    asked: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tmp_path / "project"
    shutil.copytree(ROOT / "sources", root / "sources")
    (root / GAMES).mkdir(parents=True)
    for file in ("mkdocs.yml", f"{GAMES}/__init__.py", f"{GAMES}/headings.py"):
        shutil.copy(ROOT / file, root / file)
    before = {file: file.read_bytes() for file in root.rglob("*") if file.is_file()}
    assert new_game.main([*asked, "--root", str(root)]) == 2
    assert said in capsys.readouterr().err
    assert {file: file.read_bytes() for file in root.rglob("*") if file.is_file()} == before


@pytest.mark.parametrize(
    ("page", "template", "variable"),
    [
        ("games/koroli.md", "game.md", "$game"),
        ("compare/koroli.md", "compare.md", "$game"),
        ("sources/shedevr.md", "source.md", "$siglum"),
        ("sources/shedevr/text.md", "source_text.md", "$siglum"),
    ],
)
def test_a_scaffolded_page_has_the_parts_of_the_pages_that_there_are(
    page: str, template: str, variable: str
) -> None:
    directive = re.compile(r"^/// ([\w-]+) \| (\S+)$", re.MULTILINE)
    there = directive.findall((ROOT / "docs" / page).read_text("utf-8"))
    own = directive.findall((ROOT / "scripts/scaffolding/templates" / template).read_text("utf-8"))
    assert there
    assert own == [(name, variable) for name, _ in there]


def test_an_old_text_gives_the_game_both_its_names(tmp_path: Path) -> None:
    root = tmp_path / "project"
    shutil.copytree(ROOT / "sources", root / "sources")
    (root / GAMES).mkdir(parents=True)
    for file in ("mkdocs.yml", f"{GAMES}/__init__.py"):
        shutil.copy(ROOT / file, root / file)
    asked = ["krepost-3", "cadogan-24", "Осаждённый замок", "--section", "krepost", "--root", str(root)]
    assert new_game.main(asked) == 0
    declared = (root / GAMES / "krepost_3.py").read_text("utf-8")
    assert 'names=Names(old="Крѣпость", ru="Крепость")' in declared
    assert 'family="«Осаждённый замок»"' in declared
    assert 'law("I.a", "I.b", "I.c", "II", 1, 2,' in declared
    assert "      - Крѣпость: games/krepost-3.md" in (root / "mkdocs.yml").read_text("utf-8")
    assert '"krepost-3": "krepost_3",\n}' in (root / GAMES / "__init__.py").read_text("utf-8")
    assert (root / "tests/perft/deals/krepost-3.perft").read_text("ascii").count("perft 1 0") == 10
