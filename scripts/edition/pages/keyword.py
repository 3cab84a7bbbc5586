"""A line of a concordance: a use of a term with some words on both sides of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, takewhile
from typing import Literal, TypeAlias

from edition.glossary import Occurrence
from edition.pages.markup import text
from edition.witness import Token

Form: TypeAlias = Literal["corrected", "modern"]
ROOM = 44
"""About how many characters stand on each side."""


def keyword_line(tokens: Sequence[Token], use: Occurrence, form: Form) -> str:
    """The line as HTML, the use in `<b>`; words are left whole, and where some are left out stands «…»."""
    pieces = ["" if token.kind == "mark" else getattr(token, form) for token in tokens]
    before, after = pieces[: use.start], pieces[use.end :]
    left = list(reversed(_near(reversed(before))))
    right = _near(after)
    return (
        _opened(_even("".join(left)), cut=len(left) < len(before))
        + f"<b>{_even(''.join(pieces[use.start : use.end]))}</b>"
        + _even("".join(right)).rstrip()
        + ("…" if len(right) < len(after) and "".join(after[len(right) :]).strip() else "")
    )


def _opened(shown: str, *, cut: bool) -> str:
    """What stands before the use; where it was cut, no sign of the words left out stands at its head."""
    return "…" + shown.lstrip(" ,;:.)") if cut else shown.lstrip()


def _near(pieces: Iterable[str]) -> list[str]:
    pieces = list(pieces)
    lengths = accumulate(len(piece) for piece in pieces)
    return [piece for piece, _ in takewhile(lambda pair: pair[1] <= ROOM, zip(pieces, lengths, strict=True))]


def _even(words: str) -> str:
    """White space as one space, and none before a dash where a line would break."""
    spaced = " ".join(f"|{words}|".split())[1:-1]
    return text(spaced.replace(" —", "\u00a0—"))
