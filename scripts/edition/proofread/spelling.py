"""Is it a word? Asked of the modern form, and of the old letters themselves."""

from __future__ import annotations

import re
from functools import lru_cache

from edition.orthography import dictionary, modernise_word
from edition.orthography.casing import NO_BREAK_SPACE, bare

_WANTS_HARD_SIGN = re.compile("[бвгджзклмнпрстфхцчшщ](?=$|-)")
_WANTS_DECIMAL_I = re.compile("и(?=[аеёиоуыэюяѣій])")
_HARD_SIGN_AFTER_VOWEL = re.compile("[аеёиоуыэюяѣійь]ъ")
# «пятиэтажный», «семиугольный», «приѣхать» keep и at the seam of two parts
_SEAM = re.compile("^(?:при|пяти|шести|семи|восьми|девяти|десяти|ни|ми|архи|анти)|(?:дцати|надцати)")


def wants_hard_sign(word: str) -> bool:
    """Does an old word end in a consonant without ъ? Latin words and lone letters aren't asked."""
    letters = bare(word).letters
    return len(letters) > 1 and bool(_WANTS_HARD_SIGN.search(letters))


def wants_decimal_i(word: str) -> bool:
    """Has an old word и before a vowel, where і belongs?"""
    letters = bare(word).letters
    return bool(_WANTS_DECIMAL_I.search(_SEAM.sub("", letters)))


def are_forms_of_one_word(first: str, second: str) -> bool:
    """«карты» and «картъ»: what differs is grammar, not letters misread."""
    return not _lexemes(first).isdisjoint(_lexemes(second))


def _lexemes(word: str) -> frozenset[str]:
    return dictionary.lexemes(bare(modernise_word(word).modern).letters)


@lru_cache(maxsize=65536)
def is_word(word: str, *, old: bool) -> bool:
    """Is it listed? In the old orthography the letters must be possible as well."""
    if old and (
        wants_hard_sign(word) or wants_decimal_i(word) or _HARD_SIGN_AFTER_VOWEL.search(word.lower())
    ):
        return False
    modern = modernise_word(word).modern if old else word
    plain = bare(modern).letters
    if dictionary.is_known(plain):
        return True
    parts = re.split(f"[-‑{NO_BREAK_SPACE}]", plain)
    return len(parts) > 1 and all(not part or dictionary.is_known(part) for part in parts)
