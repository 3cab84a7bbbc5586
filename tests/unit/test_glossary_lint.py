"""The remarks С-001 … about entries of the glossary: a bad entry draws each, the glossary itself none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from edition.__main__ import main
from edition.lint.glossary import GLOSSARY_TITLES, lint_glossary

from tests.conftest import ROOT

TALON = {
    "ru": '"талон"',
    "old": '"талонъ"',
    "en": '"talon"',
    "fr": '"talon"',
    "says": '"Пачка карт."',
    "words": '["талон"]',
}

BAD = {
    "С-001": {"see": '["nigde"]'},
    "С-002": {"words": '["винт"]', "old": '""'},
    "С-003": {"field": "true"},
    "С-004": {"also": '["марьяж"]'},
    "С-005": {"words": '["талон", "марьяж"]'},
    "С-006": {"only": '["cadogan-24", "cadogan-25.krepost"]'},
    "С-007": {"says": '"Пачка карт..."'},
    "С-008": {"old": '"талонѣ"'},
    "С-009": {"figure": '{ game = "sultan", places = ["podval"] }'},
    "С-010": {"says": '"Пачка карт. Её кладут в сторону. Потом играют."'},
}


def remarks(tmp_path: Path, changes: dict[str, str]) -> list[str]:
    """The remarks about an entry with these fields, beside one of марьяж that is good."""
    good = '[maryazh]\nru = "марьяж"\nen = "m"\nfr = "m"\nsays = "Две карты."\nwords = ["марьяж"]\n\n'
    entry = "".join(f"{key} = {value}\n" for key, value in (TALON | changes).items())
    file = tmp_path / "glossary.toml"
    file.write_text(f"{good}[talon]\n{entry}", "utf-8")
    return [str(fault).removeprefix(f"{file}:") for fault in lint_glossary(file)]


def test_a_good_entry_draws_no_remark(tmp_path: Path) -> None:
    assert remarks(tmp_path, {"see": '["maryazh"]', "figure": '{ cards = ["8S *7S", "_ ##"] }'}) == []


@pytest.mark.parametrize("number", BAD)
def test_a_bad_entry_draws_its_remark_with_the_line(number: str, tmp_path: Path) -> None:
    (remark,) = remarks(tmp_path, BAD[number])
    assert remark.startswith(f"8: {number} «талон»: ")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"see": '["talon"]'}, "ссылается на себя"),
        ({"says": '"Пачка карт"'}, "нет точки"),
        ({"says": '"Пачка - это карты."'}, "дефис между пробелами"),
        ({"says": '"Пачка «карт."'}, "кавычка без пары"),
        ({"figure": '{ game = "vint", places = ["stock"] }'}, "нет игры «vint»"),
        ({"figure": '{ cards = ["*8S 1X"] }'}, "нет карты 1X"),
        ({"ru": '"подвал"', "old": '"подвалъ"', "words": '["подвал"]'}, "в старых текстах термина нет"),
    ],
)
def test_a_remark_says_what_is_wrong(changes: dict[str, str], says: str, tmp_path: Path) -> None:
    (remark,) = remarks(tmp_path, changes)
    assert says in remark


def test_the_glossary_as_it_is_draws_none() -> None:
    assert [str(fault) for fault in lint_glossary()] == []


def test_every_number_is_tried_and_documented() -> None:
    page = (ROOT / "docs/contributing/lint.md").read_text("utf-8")
    documented = dict(re.findall(r"^\| (С-\d{3}) \| ([^|]+?) \|", page, re.MULTILINE))
    assert documented == GLOSSARY_TITLES
    assert set(BAD) == set(GLOSSARY_TITLES)


def test_the_command_looks_at_the_glossary_with_all_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "словарь: замечаний нет"
