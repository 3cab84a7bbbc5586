"""Over a thousand pairs old → modern, written by hand with the traps of each rule."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest
from edition.orthography import fold, modernise_text, rules

TABLE = Path(__file__).resolve().parent.parent / "data" / "orthography" / "pairs.tsv"


def rows() -> list[dict[str, str]]:
    with TABLE.open(encoding="utf-8", newline="") as table:
        return [
            row | {"new": row["new"].replace(" ", "\u00a0")}
            for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        ]


@pytest.mark.parametrize("rule", sorted({row["rule"] for row in rows()}))
def test_the_pairs_of_a_rule_hold_exactly_with_yo_and_up_to_yo_without(rule: str) -> None:
    pairs = [(row["old"], row["new"]) for row in rows() if row["rule"] == rule]
    assert [(old, modernise_text(old, yo=True)) for old, _ in pairs] == pairs
    folded = [(old, fold(modernise_text(old))) for old, _ in pairs]
    assert folded == [(old, fold(new)) for old, new in pairs]


def test_the_table_has_many_pairs_and_some_for_each_rule() -> None:
    count = Counter(row["rule"] for row in rows())
    assert count.total() > 1000
    assert len({row["old"] for row in rows()}) == count.total()
    # COMPOSE and I-ROMAN are about signs, not words: their own examples are all there is
    assert set(rules()) - {"COMPOSE", "I-ROMAN", "KEEP-MORPH"} == set(count) - {"MIXED"}
