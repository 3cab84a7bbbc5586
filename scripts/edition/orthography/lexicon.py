"""Spellings of single words that changed apart from the decree: a closed table and ь after a hushing letter.

The table, ``data/lexicon.tsv``, gives for each entry its kind and its reason:

* ``word``: the whole word, whatever the dictionary says;
* ``always``: a run of letters inside a word, though the dictionary lists the old spelling too;
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
def _any_row() -> re.Pattern[str]:
    """Any of the rows: without a match, which is the rule, the dictionary needn't be asked."""
    old = (f"^{entry.old}$" if entry.kind == "word" else entry.old for entry in entries())
    # a row that quotes a group of its own («лл») would quote another's in the whole: any letter will do
    return re.compile("|".join(pattern.replace("\\1", r"(?:\w)") for pattern in old))


@lru_cache(maxsize=1)
def _always() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple(
        (re.compile(f"^{entry.old}$" if entry.kind == "word" else entry.old), entry.new)
        for entry in entries()
        if entry.kind in {"word", "always"}
    )


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[re.Pattern[str], str, bool], ...]:
    return tuple(
        (re.compile(entry.old), entry.new, entry.kind == "pattern")
        for entry in entries()
        if entry.kind in {"stem", "pattern"}
    )


def respell_lexeme(letters: str, *, may_be_name: bool = True, in_compound: bool = False) -> str:
    """The modern spelling of the word, on a form whose letters and endings are modern already.

    A word that the dictionary lists stays; one that it lists as a name only stays unless it is
    written as a common word and becomes one («прикащика» → «приказчика»). A pattern judges whole
    words alone: «металло-» isn't listed, «метало» is, and yet the one isn't the other.
    """
    if not _any_row().search(letters):
        return letters
    for old, new in _always():
        if old.search(letters):
            return old.sub(new, letters)
    listed = dictionary.is_known(letters)
    if listed and (may_be_name or dictionary.is_common_word(letters)):
        return letters
    for old, new, by_dictionary in _patterns():
        if not old.search(letters) or (by_dictionary and (listed or in_compound)):
            continue
        candidate = _unstress(letters, old.sub(new, letters))
        # a pattern, unlike a stem, doesn't know its words: what may be a name has to become a common word
        enough = dictionary.is_common_word if listed or by_dictionary else dictionary.is_known
        if enough(candidate):
            return candidate
        if not listed and not by_dictionary:
            letters = candidate
    return letters


def _unstress(before: str, after: str) -> str:
    """о under stress is ё now; a form with the stress elsewhere has е: «шёлк», but «шелкопряд»."""
    unstressed = after.replace("ё", "е")
    if "ё" in before or dictionary.is_known(after) or not dictionary.is_known(unstressed):
        return after
    return unstressed


def lexeme(word: Bare) -> Outcome:
    """Respell the word by the table."""
    may_be_name = word.titled or word.capitals
    return Outcome(respell_lexeme(word.letters, may_be_name=may_be_name, in_compound=word.compound))


def soft_after_hush(word: Bare) -> Outcome:
    """«Ужь» → «уж»: the form with ь isn't a word, the form without is. «Ночь», «лишь», «режь» are words."""
    letters = word.letters
    if not _SOFT_AFTER_HUSH.search(letters) or dictionary.is_common_word(letters):
        return Outcome(letters)
    without = letters[:-1]
    return Outcome(without if dictionary.is_known(without) else letters)
