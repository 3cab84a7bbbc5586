"""`python -m edition`: exit codes and what is said on the way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from edition.witness import sigla

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "tests" / "golden" / "check" / "sample"


def edition(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "edition", *arguments]
    # All of TEI takes seconds to load: only the test that names it pays for it.
    environment = {name: value for name, value in os.environ.items() if name != "TEI_ALL_RNG"}
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, env=environment
    )


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    shutil.copytree(SAMPLE, tmp_path / "proba")
    return tmp_path


def test_our_own_sources_are_without_fault() -> None:
    result = edition("check")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "".join(f"{siglum}: ошибок нет\n" for siglum in sigla())


def test_a_fault_exits_1_and_names_file_line_and_number(sources: Path) -> None:
    file = sources / "proba" / "edition.xml"
    file.write_text(file.read_text("utf-8").replace("два ряда", "три ряда"), "utf-8")
    result = edition("check", "--sources", str(sources))
    assert result.returncode == 1
    assert result.stdout.startswith(f"{file}:83: E-202 ")
    assert result.stderr == ""


def test_one_source_of_several_can_be_checked_alone(sources: Path) -> None:
    shutil.copytree(SAMPLE, sources / "drugaja")
    assert edition("check", "proba", "--sources", str(sources)).returncode == 0
    assert edition("check", "proba", "drugaja", "--sources", str(sources)).returncode == 1


@pytest.mark.parametrize("command", ["check", "raw"])
def test_an_unknown_siglum_exits_2_and_the_known_ones_are_listed(command: str, sources: Path) -> None:
    result = edition(command, "nosuch", "--sources", str(sources))
    assert result.returncode == 2
    assert result.stderr == "Нет источника «nosuch». Есть: proba.\n"
    assert result.stdout == ""


@pytest.mark.parametrize("siglum", ["../proba", "proba/", ".", ""])
def test_a_siglum_is_no_path(siglum: str, sources: Path) -> None:
    assert edition("raw", siglum, "--sources", str(sources / "proba" / "..")).returncode == 2


def test_a_folder_without_sources_exits_2(tmp_path: Path) -> None:
    result = edition("check", "--sources", str(tmp_path / "nosuch"))
    assert result.returncode == 2
    assert "нет ни одного источника" in result.stderr


def test_an_edition_that_cannot_be_read_is_a_fault_not_a_traceback(sources: Path) -> None:
    file = sources / "proba" / "edition.xml"
    file.write_bytes(file.read_bytes()[:2000])
    for command in ("check", "raw"):
        result = edition(command, "proba", "--sources", str(sources))
        assert result.returncode == 1
        assert f"{file}:" in result.stdout + result.stderr
        assert "E-10" in result.stdout + result.stderr
        assert "Traceback" not in result.stderr


def test_no_command_or_an_unknown_one_exits_2() -> None:
    assert edition().returncode == 2
    assert edition("nosuch").returncode == 2


def test_help_is_russian_and_lists_the_commands() -> None:
    result = edition("--help")
    assert result.returncode == 0
    assert "проверяет издания" in result.stdout


@pytest.mark.skipif("TEI_ALL_RNG" not in os.environ, reason="set TEI_ALL_RNG to the schema of all of TEI")
def test_our_sources_are_valid_against_all_of_tei() -> None:
    result = edition("check", "--tei-all", os.environ["TEI_ALL_RNG"])
    assert result.stdout == "".join(f"{siglum}: ошибок нет\n" for siglum in sigla())


def test_new_clauses_are_entered_in_the_register_and_nothing_else_is_touched(sources: Path) -> None:
    register = sources / "proba/clauses.txt"
    whole = register.read_text("utf-8")
    kept, dropped = whole.splitlines()[0], whole.splitlines()[1:]
    register.write_text(kept, "utf-8")  # without a line break at its end
    result = edition("check", "proba", "--enter", "--sources", str(sources))
    assert result.returncode == 0
    assert result.stdout.count("вписано") == len(dropped)
    assert register.read_text("utf-8").rstrip("\n") == whole.rstrip("\n")
    again = edition("check", "proba", "--enter", "--sources", str(sources))
    assert "вписано" not in again.stdout


@pytest.mark.parametrize(("file", "number"), [("clauses.txt", "E-101"), ("edition.xml", "E-101")])
def test_nothing_is_entered_where_a_file_is_missing(sources: Path, file: str, number: str) -> None:
    (sources / "proba" / file).unlink()
    result = edition("check", "proba", "--enter", "--sources", str(sources))
    assert result.returncode == 1
    assert f" {number} " in result.stdout
    assert result.stderr == ""
