"""Other forms of words, for the search index: what Pagefind's stemmer doesn't bring together.

It cuts endings and knows no fleeting vowels: «колодец» and «колодца», «шестёрка» and «шестёрок» are two words
to it. The dictionary knows; a form of each kind goes into the index beside the word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from edition.orthography import fold
from edition.orthography.dictionary import likeliest_declined

WORD = re.compile(r"[а-яё]+(?:-[а-яё]+)*")
ELIDED = re.compile(r"(?<![a-zà-ÿ])[dl]['’]([a-zà-ÿ]+)", re.IGNORECASE)
ENDING = re.compile(r"(?<=\w{3})(?:[ая]ми|[еиоь]ю|[ео]в|[ео]й|[ая]м|[ая]х|[ео]м|[аеиоуыэюяьй])$")
SIGNIFICANT = 3
"""A shorter word is a preposition or a conjunction."""


def all_forms(text: str) -> tuple[str, ...]:
    """Every form of every declined word of a text, folded; the words themselves included."""
    return tuple(dict.fromkeys(form for word in _words(text) for form in (word, *_declined(word))))


def fleeting_forms(text: str) -> tuple[str, ...]:
    """For each noun of a text whose stem changes, one form of each other stem, folded."""
    return tuple(dict.fromkeys(form for word in _words(text) for form in _other_stems(word)))


def elided_forms(text: str) -> tuple[str, ...]:
    """The French words of a text without the article that stands before them as a letter: «L’Horloge»."""
    return tuple(dict.fromkeys(fold(word) for word in ELIDED.findall(text)))


def _words(text: str) -> Iterator[str]:
    found: Iterable[str] = WORD.findall(text.lower())
    return (word for word in dict.fromkeys(found) if len(word) >= SIGNIFICANT)


@lru_cache(maxsize=65536)
def _declined(word: str) -> tuple[str, ...]:
    declined = likeliest_declined(word)
    return tuple(dict.fromkeys(map(fold, declined.forms))) if declined else ()


@lru_cache(maxsize=65536)
def _other_stems(word: str) -> tuple[str, ...]:
    declined = likeliest_declined(word)
    if declined is None or declined.part_of_speech != "NOUN":
        return ()
    by_stem = {ENDING.sub("", form): form for form in reversed(_declined(word))}
    by_stem.pop(ENDING.sub("", fold(word)), None)
    return tuple(by_stem.values())
