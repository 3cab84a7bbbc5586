"""`python -m edition lint`, as a proof-reader runs it: exit codes, `--fix`, what can't be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from edition.__main__ import main
from edition.lint import TITLES
from edition.lint.glossary import GLOSSARY_TITLES
from edition.witness import rebuilt_raw

from tests.golden.test_lint import source_of

BAD = (
    '<p><lb n="3"/><seg xml:id="proba.igra.2" ana="#move" change="#v1">Кладутъ кaрты, и линии пікъ '
    "<choice><sic>пра вило</sic>"
    '<corr type="ocr" cert="high" ana="#e2">правило<note>разорвано</note></corr></choice> треФЪ.</seg></p>\n'
)


def test_the_sources_have_no_remarks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", "cadogan-24", "kolodets"]) == 0
    assert capsys.readouterr().out == "cadogan-24: замечаний нет\nkolodets: замечаний нет\n"


def test_remarks_are_printed_one_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source_of(BAD, tmp_path)
    assert main(["lint", "--sources", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[1].split()[0] for line in lines] == ["О-002", "О-004", "О-005", "О-009"]


def test_fix_mends_several_places_of_a_line_and_leaves_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = source_of(BAD, tmp_path)
    raw = rebuilt_raw("proba", tmp_path)
    assert main(["lint", "proba", "--fix", "--sources", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "proba: исправлено О-002: «кaрты» → «карты»",
        "proba: исправлено О-004: «линии» → «линіи»",
        "proba: исправлено О-009: «треФЪ» → «трефъ»",
    ]
    assert [line.split(": ")[1].split()[0] for line in lines[3:]] == ["О-005"]
    assert rebuilt_raw("proba", tmp_path) == raw
    mended = edition.read_bytes()
    assert main(["lint", "proba", "--fix", "--sources", str(tmp_path)]) == 1
    assert edition.read_bytes() == mended


def test_fix_does_not_guess_which_of_two_places_is_meant(tmp_path: Path) -> None:
    twice = BAD.replace("Кладутъ кaрты, и линии пікъ ", "Кладутъ кaрты и кaрты ").replace(" треФЪ", "")
    edition = source_of(twice, tmp_path)
    before = edition.read_bytes()
    assert main(["lint", "proba", "--fix", "--sources", str(tmp_path)]) == 1
    assert edition.read_bytes() == before


def test_an_edition_that_cannot_be_read_is_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = source_of("", tmp_path)
    edition.write_text("<TEI>", "utf-8")
    assert main(["lint", "proba", "--sources", str(tmp_path)]) == 1
    assert ": E-103 " in capsys.readouterr().out


def test_an_acceptance_without_a_reason_accepts_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source_of(BAD.replace("кaрты, и линии пікъ", "карты").replace(" треФЪ", " и трофъ"), tmp_path)
    (tmp_path / "proba" / "lint.txt").write_text("М-001\tтрофъ\n", "utf-8")
    assert main(["lint", "proba", "--sources", str(tmp_path)]) == 1
    found = capsys.readouterr().out
    assert "lint.txt:1: Л-001" in found
    assert "edition.xml" in found


def test_no_such_source_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", "nope"]) == 2
    assert main(["lint", "--sources", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_the_numbers_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", "--list"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{number} {title}" for number, title in (TITLES | GLOSSARY_TITLES).items()
    ]
