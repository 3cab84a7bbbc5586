"""`edition lint`, remark by remark: tests/golden/lint/<number>/ (README.md there tells the form)."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

import pytest
from edition.checks import check
from edition.checks.register import register_line
from edition.lint import TITLES, lint
from edition.lint.fixing import fix
from edition.witness import load, rebuilt_raw, sigla

FOLDER = Path(__file__).parent / "lint"
ROOT = Path(__file__).resolve().parents[2]
SAMPLE = (FOLDER / "sample" / "edition.xml").read_text("utf-8")
CASES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name != "sample")


def prepared(case: str, which: str, sources: Path) -> Path:
    """The sample with the blocks of the case, and a raw file that agrees with it."""
    blocks = (FOLDER / case / f"{which}.xml").read_text("utf-8") if case else ""
    return source_of(blocks, sources, FOLDER / case / f"{which}.lint.txt")


def source_of(blocks: str, sources: Path, accepted: Path | None = None) -> Path:
    source = sources / "proba"
    source.mkdir()
    edition = source / "edition.xml"
    edition.write_text(SAMPLE.replace("BLOCKS\n", blocks), "utf-8")
    raw = rebuilt_raw("proba", sources)
    (source / "raw.txt").write_bytes(raw.encode())
    lines = [register_line(segment) for segment in load("proba", sources).clauses()]
    (source / "clauses.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    digest = hashlib.sha256(raw.encode()).hexdigest()
    edition.write_text(edition.read_text("utf-8").replace("SHA256", digest), "utf-8")
    if accepted and accepted.exists():
        (source / "lint.txt").write_text(accepted.read_text("utf-8"), "utf-8")
    return edition


def report(sources: Path) -> str:
    lines = [str(fault).replace(f"{sources}/", "") for fault, _ in lint("proba", sources)]
    return "".join(f"{line}\n" for line in lines)


def golden(case: str, name: str, found: str) -> str:
    file = FOLDER / case / name
    if "SAVE_GOLDEN" in os.environ and found:
        file.write_text(found, "utf-8")
    return file.read_text("utf-8") if file.exists() else ""


def test_the_sample_draws_no_remark(tmp_path: Path) -> None:
    prepared("", "bad", tmp_path)
    assert report(tmp_path) == ""


@pytest.mark.parametrize("case", CASES)
def test_a_bad_text_draws_the_remark_with_its_line(case: str, tmp_path: Path) -> None:
    prepared(case, "bad", tmp_path)
    found = report(tmp_path)
    assert found == golden(case, "expected.txt", found)
    assert re.search(rf"^proba/\S+:\d+: {case} \S", found, re.MULTILINE)


@pytest.mark.parametrize("case", CASES)
def test_a_good_text_that_looks_alike_draws_none(case: str, tmp_path: Path) -> None:
    prepared(case, "good", tmp_path)
    assert report(tmp_path) == ""


@pytest.mark.parametrize("case", CASES)
def test_fix_mends_what_it_can_and_takes_nothing_away(case: str, tmp_path: Path) -> None:
    edition = prepared(case, "bad", tmp_path)
    before, raw = edition.read_text("utf-8"), rebuilt_raw("proba", tmp_path)
    blocks = (FOLDER / case / "bad.xml").read_text("utf-8")
    mended = fix("proba", tmp_path)
    after = edition.read_text("utf-8")
    assert rebuilt_raw("proba", tmp_path) == raw
    start = before.index(blocks)
    now = after[start : len(after) - len(before) + start + len(blocks)]
    assert before.replace(blocks, now) == after
    assert (now if mended else "") == golden(case, "fixed.xml", now if mended else "")
    if mended:
        assert case not in report(tmp_path)
        assert [str(fault) for fault in check("proba", tmp_path, laws=()) if fault.number < "E-4"] == []
    assert fix("proba", tmp_path) == []


def test_every_number_has_a_folder_and_is_documented() -> None:
    page = (ROOT / "docs" / "contributing" / "lint.md").read_text("utf-8")
    documented = dict(re.findall(r"^\| ([ОТКПМЛ]-\d{3}) \| ([^|]+?) \|", page, re.MULTILINE))
    assert documented == TITLES
    assert set(CASES) == set(TITLES)


@pytest.mark.parametrize("siglum", sigla(ROOT / "sources"))
def test_the_sources_draw_no_remark(siglum: str) -> None:
    assert [str(fault) for fault, _ in lint(siglum, ROOT / "sources")] == []
