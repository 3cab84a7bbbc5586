"""ъ: silent at the end, a separator inside.

These rules look at the old letters, before ѣ becomes е, so that «съѣсть» counts as «ъ before a
vowel that needs it».
"""

from __future__ import annotations

import re

from edition.orthography import dictionary
from edition.orthography.casing import Bare, Outcome

_KEPT = re.compile("ъ(?=[еёюяѣ])")
_DROPPED = re.compile(r"(?<=\w)ъ(?=[^\Wеёюяѣ])")
_FINAL = re.compile(r"(?<=\w)ъ+$")
# After a Russian prefix that ends in a consonant ъи is ы: «сыграть», «предыдущий», «безымянный».
_NOW_Y = re.compile(
    "^((?:не|небез|по|за|на|пере|о|вы)?(?:с|без|из|раз|роз|воз|вз(?!ъ[иі]ма)|об|от|под|над|пред|в))ъ[иі]"
)


def keeps_separator(letters: str) -> bool:
    """Is there an inner ъ before е, ё, ю, я, ѣ, where the decree keeps it?"""
    return bool(_KEPT.search(letters))


def hard_sign_y(word: Bare) -> Outcome:
    """«Съискать» → «сыскать»; «двухъименный» and «взъимать» are not its matter."""
    if "ъ" not in word.letters or dictionary.is_known(word.letters):
        return Outcome(word.letters)
    return Outcome(_NOW_Y.sub(r"\1ы", word.letters))


def hard_sign_inner(word: Bare) -> Outcome:
    """«Трехъэтажный» → «трехэтажный»; ъ before е, ё, ю, я, ѣ is recorded as kept."""
    letters = word.letters
    if "ъ" not in letters:
        return Outcome(letters)
    flags = ("kept:ER-SEP",) if keeps_separator(letters) else ()
    # «Дзюнъитиро» and its like: modern words of the dictionary stay.
    if dictionary.is_known(letters):
        return Outcome(letters, flags)
    return Outcome(_DROPPED.sub("", letters), flags)


def hard_sign_final(word: Bare) -> Outcome:
    """A final ъ is dropped; the lone letter ъ, spoken of as a letter, stays."""
    return Outcome(_FINAL.sub("", word.letters))
