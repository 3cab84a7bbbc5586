"""Spellings of single words that changed apart from the decree: a closed table and ь after a hushing letter.

The table, ``data/lexicon.tsv``, gives for each entry its kind and its reason:

* ``word``: the whole word, whatever the dictionary says;
* ``stem``: a run of letters inside a word that the dictionary doesn't list as it stands;
* ``pattern``: as a stem, but the result must be listed.
"""

from __future__ import annotations

import csv
import re
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from edition.orthography import dictionary
from edition.orthography.casing import Bare, Outcome

_SOFT_AFTER_HUSH = re.compile("[жчшщ]ь$")


class Entry(NamedTuple):
    """A row of the table."""

    kind: str
    old: str
    new: str
    example: str
    reason: str


@lru_cache(maxsize=1)
def entries() -> tuple[Entry, ...]:
    """All rows of ``data/lexicon.tsv`` in their order."""
    table = files("edition.orthography").joinpath("data/lexicon.tsv").read_text(encoding="utf-8")
    rows = csv.DictReader(table.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    return tuple(Entry(row["kind"], row["old"], row["new"], row["example"], row["reason"]) for row in rows)


@lru_cache(maxsize=1)
def _words() -> dict[str, str]:
    return {entry.old: entry.new for entry in entries() if entry.kind == "word"}


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[re.Pattern[str], str, bool], ...]:
    return tuple(
        (re.compile(entry.old), entry.new, entry.kind == "pattern") for entry in entries() if entry.kind != "word"
    )


def respell_lexeme(letters: str) -> str:
    """The modern spelling of the word, on a form whose letters and endings are modern already."""
    whole = _words().get(letters)
    if whole is not None:
        return whole
    if dictionary.is_common_word(letters):
        return letters
    for old, new, must_be_listed in _patterns():
        if old.search(letters):
            candidate = old.sub(new, letters)
            # о under stress is ё; a form with the stress elsewhere has е (шёлк, шелкопряд)
            if "ё" in candidate and "ё" not in letters and not dictionary.is_known(candidate):
                unstressed = candidate.replace("ё", "е")
                candidate = unstressed if dictionary.is_known(unstressed) else candidate
            if not must_be_listed or dictionary.is_known(candidate):
                letters = candidate
                if dictionary.is_known(letters):
                    break
    return letters


def lexeme(word: Bare) -> Outcome:
    return Outcome(respell_lexeme(word.letters))


def soft_after_hush(word: Bare) -> Outcome:
    """«Ужь» → «уж»: the form with ь isn't a word, the form without is. «Ночь», «лишь», «режь» are words."""
    letters = word.letters
    if not _SOFT_AFTER_HUSH.search(letters) or dictionary.is_common_word(letters):
        return Outcome(letters)
    without = letters[:-1]
    return Outcome(without if dictionary.is_known(without) else letters)
