"""How many words come right from the old spelling to the new, beside `prereform2modern` 1.0.0.

`python scripts/bench.py orthography` measures, and writes the figures down for the readers' page: only when
they differ from those that stand there, so that the date is that of the figures.
"""

from __future__ import annotations

import csv
import json
from datetime import date
from pathlib import Path
from typing import Any, Final

from edition.orthography import fold, modernise_text, modernise_word
from prereform2modern.process import Processor

from benchmarks.dictionary_sample import dictionary_sample

ROOT: Final = Path(__file__).resolve().parents[2]
DATA: Final = ROOT / "tests" / "data" / "orthography"
RECORD: Final = ROOT / "scripts" / "edition" / "orthography" / "data" / "accuracy.json"
TABLES: Final = ("dev_tokens", "pairs")
SAMPLE: Final = 20_000
OTHER: Final = "prereform2modern 1.0.0"


def theirs(text: str) -> str:
    """The text as prereform2modern gives it."""
    return str(Processor.process_text(text, False, ["", "", ""], False)[0])


def measured() -> dict[str, Any]:
    """Pairs, right ones (ё counted as е), exactly right ones and the other program's, a table; the sample."""
    return {"other": OTHER, "tables": {name: _table(name) for name in TABLES}, "modern": _modern()}


def _table(name: str) -> dict[str, int]:
    pairs = _pairs(name)
    return {
        "pairs": len(pairs),
        "right": sum(fold(modernise_text(old)) == fold(new) for old, new in pairs),
        "exact": sum(modernise_text(old, yo=True).replace("\u00a0", " ") == new for old, new in pairs),
        "other": sum(fold(theirs(old)) == fold(new) for old, new in pairs),
    }


def _modern() -> dict[str, int]:
    """Forms of the modern dictionary, and how many of them the rules change: none should be."""
    sample = dictionary_sample(SAMPLE)
    return {"forms": len(sample), "changed": sum(modernise_word(form).modern != form for form in sample)}


def _pairs(name: str) -> list[tuple[str, str]]:
    with (DATA / f"{name}.tsv").open(encoding="utf-8", newline="") as table:
        rows = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [(row["old"], row["new"]) for row in rows]


def record(figures: dict[str, Any], file: Path = RECORD) -> bool:
    """Write the figures with today's date, unless the file has the same ones; tell whether it was written."""
    if file.exists():
        kept = json.loads(file.read_text("utf-8"))
        if {name: value for name, value in kept.items() if name != "date"} == figures:
            return False
    dated = {"date": date.today().isoformat(), **figures}  # noqa: DTZ011 (the day of whoever measures)
    file.write_text(json.dumps(dated, ensure_ascii=False, indent=2) + "\n", "utf-8")
    return True
