"""`edition check`, fault by fault: tests/golden/check/<number>-<what>/ (README.md there tells the form)."""

import os
import re
import shutil
from pathlib import Path

import pytest
from edition.checks import check
from edition.checks.law import Law

FOLDER = Path(__file__).parent / "check"
ROOT = Path(__file__).resolve().parents[2]
SAMPLE = FOLDER / "sample"
CASES = sorted(folder for folder in FOLDER.iterdir() if folder.is_dir() and folder != SAMPLE)
CHANGE = re.compile(r"^(\S+)\n<<<<<<<\n(.*?)\n=======\n(.*?)\n?>>>>>>>\n", re.MULTILINE | re.DOTALL)


def prepared(case: Path, sources: Path) -> Path:
    """A copy of the sample with the case's own files, changes and omissions."""
    source = sources / "proba"
    shutil.copytree(SAMPLE, source)
    for name in ("edition.xml", "raw.txt", "clauses.txt"):
        if (case / name).exists():
            shutil.copyfile(case / name, source / name)
    for name, old, new in CHANGE.findall(told(case, "change.txt")):
        text = (source / name).read_text("utf-8")
        assert text.count(old) == 1, f"{case.name}: «{old}» stands {text.count(old)} times in {name}"
        (source / name).write_text(text.replace(old, new), "utf-8")
    for name in told(case, "absent.txt").split():
        (source / name).unlink()
    return source


def told(case: Path, name: str) -> str:
    return (case / name).read_text("utf-8") if (case / name).exists() else ""


def report(sources: Path, laws: tuple[Law, ...] = ()) -> str:
    lines = [str(fault).replace(f"{sources}/", "") for fault in check("proba", sources, laws=laws)]
    return "".join(f"{line}\n" for line in lines)


def test_the_sample_itself_has_no_fault(tmp_path: Path) -> None:
    shutil.copytree(SAMPLE, tmp_path / "proba")
    assert report(tmp_path) == ""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_fault_is_reported_with_its_line_number_and_advice(case: Path, tmp_path: Path) -> None:
    prepared(case, tmp_path)
    laws = tuple(
        Law(game, witness, tuple(clauses))
        for game, witness, *clauses in (line.split() for line in told(case, "laws.txt").splitlines())
    )
    found = report(tmp_path, laws)
    if "SAVE_GOLDEN" in os.environ:
        (case / "expected.txt").write_text(found, "utf-8")
    assert found == told(case, "expected.txt")
    # what the folder is named after must be among what is found
    assert re.search(rf"^proba/\S+:\d+: {case.name[:5]} \S", found, re.MULTILINE)


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\bE-\d{3}\b", text))


def test_every_fault_number_has_a_golden_case_and_is_documented() -> None:
    modules = [*ROOT.glob("scripts/edition/witness/*.py"), *ROOT.glob("scripts/edition/checks/*.py")]
    code = "".join(module.read_text("utf-8") for module in modules)
    in_code = numbers(re.sub(r'""".*?"""', "", code, flags=re.DOTALL))
    documented = numbers((ROOT / "docs/contributing/sources.md").read_text("utf-8"))
    assert {case.name[:5] for case in CASES} == in_code
    assert documented == in_code
