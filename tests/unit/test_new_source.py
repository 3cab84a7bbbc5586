"""`make new-source`: what it makes is an edition at once and says what is left to do; what it refuses."""

from __future__ import annotations

import shutil
from pathlib import Path

import new_source
import pytest
from edition.checks import check
from edition.lint import lint
from edition.witness import load, rebuilt_raw
from scaffolding import writing
from scaffolding.unfinished import unfinished

from tests.conftest import ROOT

MESSY = (
    "   Чужая  игра\u00a0\n\nБеруть колоду въ 52 карты & раскладываютъ <всю>.\n   \n"
    "На туза кладутъ двойку; смотри\u00a0\u00a0«Косынку»  и далѣе.\n\n"
    + "Очень длинная строка, " * 12
    + "и\n"
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of the project as the command reads and extends."""
    root = tmp_path / "project"
    shutil.copytree(ROOT / "docs/sources", root / "docs/sources")
    shutil.copytree(ROOT / "sources/kolodets", root / "sources/kolodets")
    shutil.copy(ROOT / "mkdocs.yml", root)
    return root


def received(project: Path, text: str | bytes) -> str:
    file = project.parent / "received.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def begin(project: Path, siglum: str, raw: str, *more: str, title: str = "Чужая игра") -> int:
    return new_source.main([siglum, raw, "--title", title, "--root", str(project), *more])


def everything(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize(
    "text",
    [
        MESSY,
        "одна строка",
        "\n\nпосле пустых\n\n\n",
        "\u00a0\nтекст",
        "\ufeffс меткой\n",
        "а\u00a0б\u2009в — г",
    ],
)
def test_the_edition_is_without_fault_and_gives_the_file_back_byte_for_byte(project: Path, text: str) -> None:
    assert begin(project, "chuzhaja", received(project, text)) == 0
    sources = project / "sources"
    assert (sources / "chuzhaja/raw.txt").read_bytes() == text.encode()
    assert rebuilt_raw("chuzhaja", sources) == text
    assert [str(fault) for fault in check("chuzhaja", sources, laws=())] == []


def test_lint_names_each_paragraph_that_is_to_be_cut_and_the_list_what_is_to_be_written(
    project: Path,
) -> None:
    assert begin(project, "chuzhaja", received(project, MESSY)) == 0
    remarks = [fault for fault, _ in lint("chuzhaja", project / "sources")]
    assert [fault.number for fault in remarks].count("К-014") == 4
    places = {place.file for place in unfinished(project)}
    assert places == {
        "docs/sources/chuzhaja.md",
        "docs/sources/index.md",
        "sources/chuzhaja/edition.xml",
    }
    assert list(unfinished(ROOT)) == [], "a scaffold in the project itself is not written to its end"


@pytest.mark.parametrize(
    ("text", "more", "language"),
    [
        ("На туза кладутъ двойку.", (), "ru-petr1708"),
        ("На туза кладут двойку.", (), "ru-luna1918"),
        ("На туза кладут двойку.", ("--orthography", "old"), "ru-petr1708"),
    ],
)
def test_the_orthography_is_told_by_the_letters_or_by_the_editor(
    project: Path, text: str, more: tuple[str, ...], language: str
) -> None:
    assert begin(project, "chuzhaja", received(project, text), *more) == 0
    assert load("chuzhaja", project / "sources").language == language


def test_the_pages_stand_beside_their_like_in_the_navigation(project: Path) -> None:
    assert begin(project, "chuzhaja", received(project, MESSY), title="Чужая: игра") == 0
    lines = (project / "mkdocs.yml").read_text("utf-8").splitlines()
    for known, new in (("shedevr.md", "chuzhaja.md"), ("shedevr/text.md", "chuzhaja/text.md")):
        at = next(number for number, line in enumerate(lines) if line.endswith(f": sources/{known}"))
        assert lines[at + 1].startswith(lines[at][:6] + '- "Чужая: игра')
        assert lines[at + 1].endswith(f": sources/{new}")
        assert (project / "docs/sources" / new).is_file()
    index = (project / "docs/sources/index.md").read_text("utf-8")
    assert index.index("## Шедевр") < index.index("## Чужая: игра") < index.index("## Четыре рода")


@pytest.mark.parametrize(
    ("asked", "text", "said"),
    [
        (("Чужая",), "а", "не годится в сиглы"),
        (("../a",), "а", "не годится в сиглы"),
        (("",), "а", "не годится в сиглы"),
        (("kolodets",), "а", "занят"),
        (("index",), "а", "занят"),
        (("novyj",), " \n\u00a0\n", "пуст"),
        (("novyj",), b"\xef\xf0\xe8", "не в UTF-8"),
        (("novyj",), "раз\nдва\tтри\n", ":2: знак табуляции"),
        (("novyj",), "раз\r\nдва\r\n", ":1: возврат каретки"),
        (("novyj",), "раз\n\x00два\n", ":2: знак U+0000"),
        (("novyj",), "а\n" * 10_000, "больше 9999 строк"),
        (("novyj", "--section", "Правила"), "а", "не годится в разделы"),
        (("novyj", "--orthography", "any"), "а", "old или new"),
        (("novyj", "--rights", "mine"), "а", "restricted или free"),
        (("novyj", "--title", " "), "а", "Нужно заглавие"),
    ],
)
def test_what_can_be_no_source_is_refused_in_a_sentence_and_nothing_is_written(
    project: Path,
    asked: tuple[str, ...],
    text: str | bytes,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    raw, before = received(project, text), everything(project)
    siglum, *more = asked
    assert begin(project, siglum, raw, *more) == 2
    assert said in capsys.readouterr().err
    assert everything(project) == before


def test_a_page_that_is_there_is_not_overwritten(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "docs/sources/novyj.md").write_text("своё", "utf-8")
    before = everything(project)
    assert begin(project, "novyj", received(project, "а")) == 2
    assert "Уже есть docs/sources/novyj.md" in capsys.readouterr().err
    assert everything(project) == before


@pytest.mark.parametrize("fails_at", range(1, 8))
def test_a_disk_that_fails_on_the_way_leaves_everything_as_it_was(
    project: Path, fails_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw, before = received(project, MESSY), everything(project)
    put, calls = writing._put, [0]

    def failing(file: Path, data: bytes) -> None:
        calls[0] += 1
        if calls[0] == fails_at:
            raise OSError(28, "no space left")
        put(file, data)

    monkeypatch.setattr(writing, "_put", failing)
    with pytest.raises(OSError, match="no space"):
        begin(project, "chuzhaja", raw)
    assert everything(project) == before
    assert not (project / "sources/chuzhaja").exists()
    assert not (project / "docs/sources/chuzhaja").exists()
