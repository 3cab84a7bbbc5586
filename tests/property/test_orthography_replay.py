"""Every change is the named rule's own work: replayed over sources, pairs and old forms made anew."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from benchmarks.dictionary_sample import dictionary_sample
from edition.orthography import modernise_token, modernise_word, rules
from edition.steps import Step
from edition.witness import load, sigla

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "sources"
DATA = ROOT / "tests" / "data" / "orthography"


def replay(old: str, steps: tuple[Step, ...]) -> str:
    """What the rules named in the steps make of the old form, each on what the former left."""
    form = old
    for step in steps:
        assert form == step.before
        form = rules()[step.rule].apply(form)
        assert form == step.after != step.before
    return form


def holds(old: str, modern: str, steps: tuple[Step, ...]) -> None:
    assert replay(old, steps) == modern
    # no step without a change, no change without a step
    assert bool(steps) == (old != modern)
    # no catch-all: the rules are those of the table, each once, in its order
    order = [list(rules()).index(step.rule) for step in steps]
    assert order == sorted(set(order))


@pytest.mark.parametrize("siglum", sigla(SOURCES))
def test_every_token_of_a_source(siglum: str) -> None:
    changed = 0
    for token in load(siglum, SOURCES).tokens():
        holds(token.corrected, token.modern, token.steps)
        changed += bool(token.steps)
        # whatever the edition shows is what the rules say, in a modern source, too
        if token.steps:
            assert (token.modern, token.steps) == modernise_token(token.corrected)[:2]
    assert (changed > 0) == (load(siglum, SOURCES).language == "ru-petr1708")


@pytest.mark.parametrize("siglum", sigla(SOURCES))
def test_every_word_of_a_source_as_if_it_were_old(siglum: str) -> None:
    for token in load(siglum, SOURCES).tokens():
        holds(token.corrected, *modernise_token(token.corrected)[:2])


@pytest.mark.parametrize("table", ["dev_tokens.tsv", "pairs.tsv"])
@pytest.mark.parametrize("yo", [False, True])
def test_every_pair(table: str, yo: bool) -> None:
    with (DATA / table).open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            for old in (row["old"], row["old"].upper(), row["old"].capitalize()):
                holds(old, *modernise_word(old, yo=yo)[:2])


def old_form(modern: str) -> str:
    """An old spelling of a modern form: і before vowels, final ъ, old endings, prefixes in з."""
    form = re.sub("(?<=[жчшщц])(?:его|ого)$|ого$", "аго", modern)
    form = re.sub("его$", "яго", form)
    form = re.sub("ые$", "ыя", form)
    form = re.sub("ие(ся)?$", r"ия\1", form)
    form = re.sub("^(бе|во|ни|ра|и)с(?=[кпстхцчшщф])", r"\1з", form)
    form = re.sub("и(?=[аеёиоуыэюяй])", "і", form)
    return re.sub("([бвгджзклмнпрстфхцчшщ])$", r"\1ъ", form)


def test_every_old_form_made_from_five_thousand_modern_ones() -> None:
    for modern in dictionary_sample(5000):
        old = old_form(modern)
        holds(old, *modernise_word(old, yo=True)[:2])
