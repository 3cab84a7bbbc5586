"""Whole texts: every word modernised, everything between the words left exactly as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from edition.orthography.modernise import Modernised, modernise_word
from edition.orthography.words import split_words


class ExplainedWord(NamedTuple):
    """A word of a text with what became of it."""

    old: str
    modernised: Modernised


def modernise_text(text: str, *, yo: bool = False) -> str:
    """The text with its words modernised; spaces, line ends, punctuation and note marks as they were."""
    return "".join(
        modernise_word(piece, yo=yo).modern if kind == "word" else piece for kind, piece in split_words(text)
    )


def explain_text(text: str, *, yo: bool = False) -> Iterator[ExplainedWord]:
    """The words of the text in order, changed or not, each with its steps and flags."""
    for kind, piece in split_words(text):
        if kind == "word":
            yield ExplainedWord(piece, modernise_word(piece, yo=yo))
