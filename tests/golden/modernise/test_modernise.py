"""Whole texts: each folder holds `in.txt` and the `golden.txt` that was read by eye.

`cadogan-24` has no `in.txt`: its corrected text is made here from the raw source and the table
of corrections, so that the count of words and rules is that of the real file.
"""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest
from edition.orthography import explain_text, modernise_text

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
CORRECTIONS = ROOT / "tests" / "data" / "orthography" / "ocr_corrections.tsv"
CASES = sorted(folder.name for folder in HERE.iterdir() if (folder / "in.txt").exists())


def read(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


def corrected_cadogan() -> str:
    lines = read(ROOT / "sources" / "cadogan-24" / "raw.txt").split("\n")
    with CORRECTIONS.open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["line"] == "*":
                continue
            place, wrong, right = int(row["line"]) - 1, row["wrong"], row["right"]
            if wrong == "но":  # a word of its own elsewhere in the line; the table names the place
                wrong, right = "карты но порядку", "карты по порядку"
            assert lines[place].count(wrong) == 1
            lines[place] = lines[place].replace(wrong, right)
    return "\n".join(lines).replace("ђ", "ѣ")


@pytest.mark.parametrize("case", CASES)
def test_a_text_comes_out_as_it_was_read(case: str) -> None:
    assert modernise_text(read(HERE / case / "in.txt")) == read(HERE / case / "golden.txt")


def test_the_whole_of_cadogan_comes_out_as_it_was_read() -> None:
    assert modernise_text(corrected_cadogan()) == read(HERE / "cadogan-24" / "golden.txt")


def test_the_whole_of_cadogan_changes_by_the_known_counts() -> None:
    words = list(explain_text(corrected_cadogan()))
    assert sum(word.old != word.modernised.modern for word in words) == 298
    assert Counter(step.rule for word in words for step in word.modernised.steps) == {
        "ER": 210,
        "YAT": 66,
        "I": 18,
        "PL-YYA": 17,
        "PL-IYA": 7,
        "GEN-AGO": 5,
        "PRON-FEM": 1,
        "PREF-ZS": 1,
        "LEX-SIB": 1,
    }
    assert not [word for word in words if any(flag.startswith("unsure") for flag in word.modernised.flags)]


def test_the_whole_of_cadogan_keeps_its_lines_and_tokens() -> None:
    old, new = corrected_cadogan(), modernise_text(corrected_cadogan())
    assert [len(line.split()) for line in old.split("\n")] == [len(line.split()) for line in new.split("\n")]
    assert len(old.split()) == 751


def test_yo_would_touch_fifteen_words_of_cadogan() -> None:
    default, shown = (modernise_text(corrected_cadogan(), yo=yo).split() for yo in (False, True))
    assert sum(one != other for one, other in zip(default, shown, strict=True)) == 15


def test_no_old_letter_is_left() -> None:
    assert not set("ѣѢіІѳѲѵѴђ") & set(modernise_text(corrected_cadogan()))
