"""The fold's golden pairs; the browser's form of the fold reads the same table."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from edition.orthography import fold

TABLE = Path(__file__).resolve().parent.parent / "data" / "orthography" / "fold.tsv"


def pairs() -> list[tuple[str, str]]:
    with TABLE.open(encoding="utf-8", newline="") as table:
        rows = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [(row["text"], row["key"]) for row in rows]


@pytest.mark.parametrize(("text", "key"), pairs())
def test_a_text_has_its_key(text: str, key: str) -> None:
    assert fold(text) == key


@pytest.mark.parametrize(("text", "key"), pairs())
def test_a_key_is_its_own_key(text: str, key: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert fold(key) == key
