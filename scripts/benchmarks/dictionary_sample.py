"""Forms of the modern dictionary, for the tests of the orthography and its bench: the same ones each time."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pymorphy3

LETTERS = "абвгдежзийклмнопрстуфхцчшщыэюя"


_WORDS = pymorphy3.MorphAnalyzer(lang="ru").dictionary.words


@cache
def forms_of(beginning: str) -> tuple[str, ...]:
    """All listed forms that begin so, each once, in alphabetic order."""
    return tuple(sorted(set(_WORDS.iterkeys(beginning))))


@cache
def dictionary_sample(size: int) -> tuple[str, ...]:
    """A random sample of listed forms, drawn in two stages.

    Reading all three million forms takes half a minute: so first 800 of the 27,000 beginnings of
    three letters are drawn, then the forms among those that begin so.
    """
    chance = random.Random(1918)  # noqa: S311 — a sample, not a secret
    beginnings = chance.sample(["".join(letters) for letters in product(LETTERS, repeat=3)], 800)
    return tuple(chance.sample([form for beginning in beginnings for form in forms_of(beginning)], size))
