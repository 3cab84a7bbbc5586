"""The dictionary of modern Russian: the one door to pymorphy3, which has no type stubs.

Every question is about a lower-case modern spelling. «Known» means listed in the OpenCorpora
dictionary; a guess about an unlisted word never counts as knowledge. The dictionary treats
е and ё in a question as one letter where it lists ё.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import pymorphy3

# Grammemes of names: people, places, organisations, trade marks.
_NAME_MARKS = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Init"})
_DECLINED_LIKE_ADJECTIVES = frozenset({"ADJF", "PRTF", "NPRO", "NOUN"})
# Parts of speech whose declension is told.
_DECLINED = frozenset({"NOUN", "ADJF", "NUMR"})


class Reading(NamedTuple):
    """One listed reading of a form: its spelling with ё, part of speech and grammemes."""

    spelling: str
    part_of_speech: str
    grammemes: frozenset[str]

    @property
    def is_name(self) -> bool:
        """A name of a person, place, organisation or trade mark."""
        return not self.grammemes.isdisjoint(_NAME_MARKS)


class Declined(NamedTuple):
    """A declined word: its part of speech and all its forms, with ё."""

    part_of_speech: str
    forms: tuple[str, ...]


@cache
def _morphology() -> pymorphy3.MorphAnalyzer:
    """The analyser; who asks nothing doesn't wait for its dictionary."""
    return pymorphy3.MorphAnalyzer(lang="ru")


@lru_cache(maxsize=65536)
def readings(form: str) -> tuple[Reading, ...]:
    """All listed readings of the form; empty if the dictionary doesn't list it.

    The word list is asked, not `MorphAnalyzer.parse`: that one guesses for unlisted words, and weighs
    readings by frequency, which nobody here needs and which takes most of its time.
    """
    if not form:
        return ()
    morphology = _morphology()
    tag_of = morphology.dictionary.build_tag_info
    return tuple(
        Reading(str(spelling), str(tag.POS or ""), tag.grammemes)
        for spelling, paradigms in morphology.dictionary.words.similar_items(
            form, morphology.char_substitutes
        )
        for tag in dict.fromkeys(tag_of(paradigm, index) for paradigm, index in paradigms)
    )


@lru_cache(maxsize=4096)
def lexemes(form: str) -> frozenset[str]:
    """The listed words that this may be a form of, by their dictionary forms («карты» → {«карта»})."""
    dictionary, alike = _morphology().dictionary, _morphology().char_substitutes
    return frozenset(
        str(dictionary.build_normal_form(paradigm, index, spelling))
        for spelling, paradigms in dictionary.words.similar_items(form, alike)
        for paradigm, index in paradigms
    )


@lru_cache(maxsize=65536)
def is_known(form: str) -> bool:
    """Is the form listed, as a common word or as a name?"""
    return bool(form) and bool(_morphology().word_is_known(form))


@lru_cache(maxsize=65536)
def likeliest_declined(form: str) -> Declined | None:
    """The word that a listed form most probably is, if that is declined; None if not, or not listed."""
    if not is_known(form):
        return None
    likeliest = _morphology().parse(form)[0]
    part_of_speech = str(likeliest.tag.POS or "")
    if part_of_speech not in _DECLINED:
        return None
    return Declined(part_of_speech, tuple(str(each.word) for each in likeliest.lexeme))


def is_noun(form: str) -> bool:
    """Has the form a listed reading as a noun?"""
    return any(reading.part_of_speech == "NOUN" for reading in readings(form))


def is_only_a_name(form: str) -> bool:
    """Is the form listed, but as a name only («Живаго», «Батыя»)?"""
    found = readings(form)
    return bool(found) and all(reading.is_name for reading in found)


def is_common_word(form: str) -> bool:
    """Is the form listed as a word that may stand in lower case?"""
    return is_known(form) and not is_only_a_name(form)


def is_adjective_genitive(form: str) -> bool:
    """Is the form a listed genitive of something declined like an adjective («чёрного», «портного»)?"""
    return any(
        reading.part_of_speech in _DECLINED_LIKE_ADJECTIVES and "gent" in reading.grammemes
        for reading in readings(form)
    )


def is_adjective_plural(form: str) -> bool:
    """Is the form a listed nominative plural of something declined like an adjective («русские», «рабочие»)?

    «Выражение» ends the same way, but it is a singular: that is why tags are asked, not words.
    """
    return any(
        reading.part_of_speech in _DECLINED_LIKE_ADJECTIVES and {"plur", "nomn"} <= reading.grammemes
        for reading in readings(form)
    )


@lru_cache(maxsize=65536)
def spelling_with_yo(form: str) -> str | None:
    """The one spelling with ё that all listed readings share; None if they differ or there is none."""
    spellings = {reading.spelling for reading in readings(form)}
    if len(spellings) != 1:
        return None
    (spelling,) = spellings
    return spelling if spelling.replace("ё", "е") == form.replace("ё", "е") else None
