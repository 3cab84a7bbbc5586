"""A word of the old spelling, made modern step by step."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from edition.orthography import dictionary
from edition.orthography.casing import bare, split_parts
from edition.orthography.letters import has_cyrillic
from edition.orthography.registry import Rule, rules
from edition.steps import Step

_E_LETTERS = re.compile("[еёѣ]")


class Modernised(NamedTuple):
    """The modern form, the steps that lead to it, and flags.

    Flags: ``unsure:RULE`` (a person should look: the rule decided, or held back, without
    certainty), ``kept:RULE`` (a rule looked and left the word alone for a reason) and ``unlisted``
    (a word in lower case that the dictionary lists in neither spelling: nothing but the letters
    decided).
    """

    modern: str
    steps: tuple[Step, ...]
    flags: tuple[str, ...]


@lru_cache(maxsize=1)
def _order() -> tuple[Rule, ...]:
    return tuple(rule for rule in rules().values() if rule.apply_to_word and rule.id != "YO-SHOW")


@lru_cache(maxsize=200_000)
def modernise_word(word: str, *, yo: bool = False) -> Modernised:
    """Modernise one word of the old spelling, as it stands in the corrected text.

    ``yo`` shows ё wherever the dictionary makes it certain; without it ё stands only where the
    old form proves it. A text in Latin letters or figures comes back as it is.
    """
    if not has_cyrillic(word):
        return Modernised(word, (), ())
    form, steps, flags = word, [], dict[str, None]()
    for rule in _order():
        if rule.trigger and not rule.trigger.search(form):
            continue  # nine rules of ten: `outcome` would say the same, more slowly
        after, raised = rule.outcome(form)
        if raised:
            flags.update(dict.fromkeys(raised))
        if after != form:
            steps.append(Step(rule.id, form, after))
            form = after
    if yo:
        shown = rules()["YO-SHOW"].apply(form)
        if shown != form and not _yo_from_yat(word, form, shown):
            steps.append(Step("YO-SHOW", form, shown))
            form = shown
    if form.islower() and not _is_listed(form):
        flags["unlisted"] = None
    return Modernised(form, tuple(steps), tuple(flags))


def _is_listed(form: str) -> bool:
    """Does the dictionary know the word, or each word or stem of a compound, if there are any letters?"""
    if form.isalpha():
        return dictionary.is_known(form) or len(form) == 1
    plain = bare(form).letters
    parts = [part for part in split_parts(plain)[::2] if len(part) > 1 and part.isalpha()]
    return dictionary.is_known(plain) or all(dictionary.is_known(part) for part in parts)


def _yo_from_yat(word: str, form: str, shown: str) -> bool:
    """Would a new ё stand where the old form has ѣ? Outside the closed list of YAT-YO that is never right."""
    spellings = (_E_LETTERS.findall(spelling.lower()) for spelling in (word, form, shown))
    return any(letters == ("ѣ", "е", "ё") for letters in zip(*spellings, strict=False))


def modernise_token(corrected: str) -> tuple[str, tuple[Step, ...], tuple[str, ...]]:
    """The modern form of a token of the corrected text, its steps and flags (default display of ё)."""
    return modernise_word(corrected)
