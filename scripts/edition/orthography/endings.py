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
_SURELY_ADJECTIVE = re.compile(
    "(?:[сц]к|вш|[ую]щ|[ая]щ|йш|н|т)(?:[ая]го(?:ся)?|ыя)$|(?:[сц]к|вш|[ую]щ|[ая]щ|[аие]йш)ия(?:ся)?$"
)
_NUMERAL_ENDING = {"аго": "ого", "яго": "его", "ыя": "ые", "ия": "ие"}
_AGO = re.compile(f"(?<=[^{_HUSH}])аго$")
_AGO_AFTER_HUSH = re.compile(f"(?<=[{_HUSH}])аго(ся)?$")
_YAGO = re.compile("(?<=.)яго(ся)?$")
_YYA = re.compile("(?<=..)ыя$")
_IYA = re.compile("(?<=.)ия(ся)?$")

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


def _numeral(word: Bare, *endings: str) -> Outcome:
    """«20-ыя» → «20-ые»: after figures the ending alone is in view, and it is no word."""
    ending = word.letters
    return Outcome(_NUMERAL_ENDING[ending] if ending in endings else ending)


def genitive_ago(word: Bare) -> Outcome:
    """«Чернаго» → «черного»; «саго» is a word of its own."""
    match = _AGO.search(word.letters)
    if not match:
        return _numeral(word, "аго") if word.numbered else Outcome(word.letters)
    candidate = word.letters[: match.start()] + "ого"
    return _decide(word, candidate, "GEN-AGO", dictionary.is_adjective_genitive)


def genitive_ago_after_hush(word: Bare) -> Outcome:
    """«Хорошаго» → «хорошего», «чужаго» → «чужого»."""
    letters = word.letters
    match = _AGO_AFTER_HUSH.search(letters)
    if not match:
        return Outcome(letters)
    stem, reflexive = letters[: match.start()], match[1] or ""
    if letters in _ONLY_OGO:
        return Outcome(stem + "ого")
    if letters in _OPEN_GENITIVE:
        return Outcome(stem + "его", ("unsure:GEN-AGO-HUSH",))
    ego, ogo = stem + "его" + reflexive, stem + "ого" + reflexive
    fits = dictionary.is_adjective_genitive
    candidate = ogo if _fits(ogo, fits) and not _fits(ego, fits) else ego
    return _decide(word, candidate, "GEN-AGO-HUSH", fits)


def genitive_yago(word: Bare) -> Outcome:
    """«Послѣдняго» → «последнего»; «Сантьяго» stays."""
    match = _YAGO.search(word.letters)
    if not match:
        return _numeral(word, "яго") if word.numbered else Outcome(word.letters)
    candidate = word.letters[: match.start()] + "его" + (match[1] or "")
    return _decide(word, candidate, "GEN-YAGO", dictionary.is_adjective_genitive)


def plural_yya(word: Bare) -> Outcome:
    """«Закрытыя» → «закрытые»; «выя», «Батыя» stay."""
    letters = word.letters
    match = _YYA.search(letters)
    if not match:
        return _numeral(word, "ыя") if word.numbered else Outcome(letters)
    if letters in _SLAVONIC:
        return Outcome(letters, ("unsure:PL-YYA",))
    outcome = _decide(word, letters[: match.start()] + "ые", "PL-YYA", dictionary.is_adjective_plural)
    return Outcome(outcome.letters, ("unsure:PL-YYA",)) if letters in _SLAVONIC_OR_PLURAL else outcome


def plural_iya(word: Bare) -> Outcome:
    """-ия → -ие for adjectives and participles alone; a noun («линия», «основания») is recorded as kept."""
    letters = word.letters
    match = _IYA.search(letters)
    if not match:
        return _numeral(word, "ия") if word.numbered else Outcome(letters)
    candidate = letters[: match.start()] + "ие" + (match[1] or "")
    if letters in _OPEN_SINGULAR:
        return Outcome(letters, ("unsure:PL-IYA",))
    if letters in _OPEN_PLURAL:
        return Outcome(letters if word.titled else candidate, ("unsure:PL-IYA",))
    modern = letters if dictionary.is_known(letters) else _modern(letters)
    if dictionary.is_common_word(modern):
        return Outcome(letters, ("kept:IYA-NOUN",) if dictionary.is_noun(modern) else ())
    return _plural_of_unlisted(word, candidate)


def _plural_of_unlisted(word: Bare, candidate: str) -> Outcome:
    """The form in -ия is listed as a name or not at all."""
    letters = word.letters
    fitting = _fits(candidate, dictionary.is_adjective_plural)
    if dictionary.is_known(letters):
        if fitting and not word.titled and not word.capitals:
            return Outcome(candidate)
        return Outcome(letters, ("unsure:PL-IYA",) if fitting else ("kept:IYA-NOUN",))
    if fitting:
        return Outcome(candidate)
    return Outcome(candidate if _SURELY_ADJECTIVE.search(letters) else letters, ("unsure:PL-IYA",))
