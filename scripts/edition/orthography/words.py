"""Running text cut into words, spaces, punctuation and note marks, with nothing lost.

A word is a run of letters and digits with what may stand inside it: hyphens, apostrophes,
stress marks, soft hyphens. «изъ-за», «1-го», «за́мокъ» are one word each; «т.-е.» is two, as the
full stop ends the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, cast

WordKind = Literal["word", "space", "punctuation", "mark"]

_SIGNS = "\u0300-\u036f\u00ad"
_LETTER = rf"[^\W_][{_SIGNS}]*"
_TOKEN = re.compile(
    r"(?P<mark>\[[0-9]+\])"
    rf"|(?P<word>(?:{_LETTER})+(?:[-\u2010\u2011'\u2019\u02bc](?:{_LETTER})+)*)"
    r"|(?P<space>\s+)"
    r"|(?P<punctuation>.)",
    re.DOTALL,
)


def split_words(text: str) -> list[tuple[WordKind, str]]:
    """The pieces of ``text`` in order; joined, they are the text again.

    Kinds: ``word``; ``space`` (a run of white space, line ends included); ``punctuation`` (one
    character); ``mark`` (a note mark such as ``[12]``).
    """
    return [(kind, piece) for kind, piece, _ in words_with_offsets(text)]


def words_with_offsets(text: str) -> Iterator[tuple[WordKind, str, int]]:
    """The same pieces, each with the offset of its first character in ``text``."""
    for match in _TOKEN.finditer(text):
        # one of the four groups always matches, as the last takes any character
        yield cast("WordKind", match.lastgroup), match[0], match.start()
