"""Particles that were joined by a hyphen and stand apart now: если-бы → если бы.

The token stays one: the space inside it is a no-break space.
"""

from __future__ import annotations

import re

from edition.orthography.casing import HYPHENS, NO_BREAK_SPACE, Outcome, is_capitals

_PARTICLE = re.compile(f"^(.*[^{HYPHENS}])[{HYPHENS}](же|ж|бы|б|ли|ль)$", re.IGNORECASE)
_AT_ALL = re.compile("^[^-]+-бы-(?:то-)?ни-был[оаи]?$")  # «какъ-бы-то-ни-было»
_HYPHEN = re.compile(f"[{HYPHENS}]")
# Pairs of words that were often hyphened; letters and endings are modern when this rule looks.
_PAIRS = frozenset(
    {
        "то-есть",
        "может-быть",
        "стало-быть",
        "должно-быть",
        "так-как",
        "так-что",
        "как-будто",
        "потому-что",
        "как-раз",
        "всё-равно",
    }
)
# One word or two («чтобы» or «что бы», «тоже» or «то же»): only the sentence tells.
_OPEN = frozenset({"что-бы", "что-б", "то-же", "так-же"})


def detach(form: str) -> Outcome:
    """Put a no-break space for the hyphen before же, бы, ли, and inside the listed pairs."""
    if not _HYPHEN.search(form):
        return Outcome(form)
    lower = _HYPHEN.sub("-", form.lower())
    if lower in _PAIRS or _AT_ALL.match(lower):
        return Outcome(_HYPHEN.sub(NO_BREAK_SPACE, form))
    match = _PARTICLE.match(form)
    if not match:
        return Outcome(form)
    host, particle = match.groups()
    # «Брюс-Ли» is a name; a letter before -б or -ж is an item of a list, unless it is «я»;
    # «г-же» is «госпоже», as no consonant alone is a host
    is_name = not particle.islower() and not is_capitals(form)
    hosts = "я" if len(particle) == 1 else "аиоуя"
    is_list = len(host) == 1 and host.lower() not in hosts
    if is_name or is_list:
        return Outcome(form)
    return Outcome(host + NO_BREAK_SPACE + particle, ("unsure:HYPH-SPLIT",) if lower in _OPEN else ())
