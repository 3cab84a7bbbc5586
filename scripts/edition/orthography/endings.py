"""Endings of adjectives, participles and pronouns: -аго, -яго, -ыя, -ія.

The letters are modern already when these rules look, so «внѣшнія» comes as «внешния». The
dictionary decides, and it is asked for the form in full modern spelling: «безсвязныя» is looked
up as «бессвязные», though its prefix is a later rule's matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from edition.orthography import dictionary
from edition.orthography.casing import Bare, Outcome
from edition.orthography.lexicon import respell_lexeme
from edition.orthography.prefixes import respell_prefix

_HUSH = "жчшщц"
# Stressed endings after a hushing letter: the only four stems with -ого.
_ONLY_OGO = frozenset({"чужаго", "княжаго", "небольшаго", "пребольшаго"})
# «Большого» or «большего», «меньшого» or «меньшего»: the old form is the same.
_OPEN_GENITIVE = frozenset({"большаго", "меньшаго"})
# Genitive singular of church Slavonic («Пресвятыя Богородицы»), not a plural.
_SLAVONIC = frozenset({"пресвятыя", "пречистыя"})
_SLAVONIC_OR_PLURAL = frozenset({"святыя", "честныя"})
# Both a noun or name in -ия and an adjective in -ие: nothing but the sentence tells.
_OPEN_PLURAL = frozenset({"кария", "пология", "вездесущия"})
# «Матерь Божія» (singular) or «люди Божія»: kept.
_OPEN_SINGULAR = frozenset({"божия"})
# Endings that only adjectives and participles have, for words the dictionary doesn't list.
_SURELY_ADJECTIVE = re.compile("(?:[сц]к|[ая]вш|[ую]щ|[ая]щ|йш|н|т)(?:аго|яго|ыя)$|(?:[сц]к|вш|[аяую]щ|[аие]йш)ия(?:ся)?$")

Fits = Callable[[str], bool]


def _modern(letters: str) -> str:
    return respell_prefix(respell_lexeme(letters)).letters


def _fits(candidate: str, fits: Fits) -> bool:
    return fits(candidate) or fits(_modern(candidate))


def _decide(word: Bare, candidate: str, rule: str, fits: Fits) -> Outcome:
    """Change the ending unless the word as it stands is listed; flag what the dictionary can't confirm."""
    letters = word.letters
    unsure = (f"unsure:{rule}",)
    if dictionary.is_common_word(letters):
        return Outcome(letters)
    fitting = _fits(candidate, fits)
    if dictionary.is_known(letters):  # as a name only
        if word.titled or word.capitals:
            return Outcome(letters, unsure if fitting else ())
        return Outcome(candidate if fitting else letters)
    if fitting:
        return Outcome(candidate)
    if word.titled and not _SURELY_ADJECTIVE.search(letters):
        return Outcome(letters, unsure)
    return Outcome(candidate, unsure)


def genitive_ago(word: Bare) -> Outcome:
    letters = word.letters
    if not letters.endswith("аго") or len(letters) < 4 or letters[-4] in _HUSH:
        return Outcome(letters)
    return _decide(word, letters[:-3] + "ого", "GEN-AGO", dictionary.is_adjective_genitive)


def genitive_ago_after_hush(word: Bare) -> Outcome:
    letters = word.letters
    match = re.search(f"(?<=[{_HUSH}])аго(ся)?$", letters)
    if not match:
        return Outcome(letters)
    stem, reflexive = letters[: match.start()], match[1] or ""
    if letters in _ONLY_OGO:
        return Outcome(stem + "ого")
    if letters in _OPEN_GENITIVE:
        return Outcome(stem + "его", ("unsure:GEN-AGO-HUSH",))
    ending = "его"
    if not _fits(stem + "его" + reflexive, dictionary.is_adjective_genitive) and _fits(
        stem + "ого" + reflexive, dictionary.is_adjective_genitive
    ):
        ending = "ого"
    return _decide(word, stem + ending + reflexive, "GEN-AGO-HUSH", dictionary.is_adjective_genitive)


def genitive_yago(word: Bare) -> Outcome:
    letters = word.letters
    match = re.search("(?<=.)яго(ся)?$", letters)
    if not match:
        return Outcome(letters)
    candidate = letters[: match.start()] + "его" + (match[1] or "")
    return _decide(word, candidate, "GEN-YAGO", dictionary.is_adjective_genitive)


def plural_yya(word: Bare) -> Outcome:
    letters = word.letters
    if not letters.endswith("ыя") or len(letters) < 4:
        return Outcome(letters)
    if letters in _SLAVONIC:
        return Outcome(letters, ("unsure:PL-YYA",))
    outcome = _decide(word, letters[:-1] + "е", "PL-YYA", dictionary.is_adjective_plural)
    if letters in _SLAVONIC_OR_PLURAL:
        return Outcome(outcome.letters, ("unsure:PL-YYA",))
    return outcome


def plural_iya(word: Bare) -> Outcome:
    """-ия → -ие for adjectives and participles alone; a noun («линия», «основания») is recorded as kept."""
    letters = word.letters
    if not letters.endswith(("ия", "ияся")) or len(letters) < 3:
        return Outcome(letters)
    candidate = letters[:-4] + "иеся" if letters.endswith("ся") else letters[:-1] + "е"
    unsure = ("unsure:PL-IYA",)
    kept = ("kept:IYA-NOUN",)
    if letters in _OPEN_SINGULAR:
        return Outcome(letters, unsure)
    if letters in _OPEN_PLURAL:
        return Outcome(letters if word.titled else candidate, unsure)
    modern = _modern(letters)
    if dictionary.is_common_word(letters) or dictionary.is_common_word(modern):
        is_noun = any(reading.part_of_speech == "NOUN" for reading in dictionary.readings(modern))
        return Outcome(letters, kept if is_noun else ())
    fitting = _fits(candidate, dictionary.is_adjective_plural)
    if dictionary.is_known(letters):  # as a name only
        if word.titled or word.capitals or not fitting:
            return Outcome(letters, unsure if fitting else kept)
        return Outcome(candidate)
    if fitting:
        return Outcome(candidate)
    return Outcome(candidate if _SURELY_ADJECTIVE.search(letters) else letters, unsure)
