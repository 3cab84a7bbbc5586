"""The text under the proof-reader's eyes: words, spaces and signs with the lines they stand on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from edition.orthography import split_words
from edition.orthography.words import WordKind
from edition.witness import Block, Witness

_OLD = re.compile(r"[ѣѳѵіѢѲѴІ]|\wъ(?!\w)", re.IGNORECASE)
_NEW = re.compile(r"[а-яё][бвгджзклмнпрстфхцчшщ]$")
_CONTEXT = 4  # words on either side


@dataclass(frozen=True)
class Piece:
    """A word, white space, one sign of punctuation or a note mark."""

    kind: WordKind
    text: str
    line: int
    accepted: bool = False
    """The edition has a correction or a note here: somebody has looked at it."""
    source_line: int = 0
    """The line of edition.xml, if there is one."""
    old: bool | None = None
    """Is it in the orthography of before 1918? None if nobody has said so."""


@dataclass(frozen=True)
class RunningText:
    """A text in pieces. Joined, the pieces are the text."""

    pieces: tuple[Piece, ...]

    @cached_property
    def words(self) -> tuple[int, ...]:
        """Where in `pieces` the words are."""
        return tuple(index for index, piece in enumerate(self.pieces) if piece.kind == "word")

    @cached_property
    def count(self) -> Counter[str]:
        """How often each word stands in the text, whatever its case."""
        return Counter(self.pieces[index].text.lower() for index in self.words)

    @cached_property
    def old_lines(self) -> frozenset[int]:
        """The lines in the orthography of before 1918, told by its letters.

        In a text that is old for the most part a line without such letters is old as well, unless a
        word ends in a bare consonant: «Основныя карты берутся во время игры».
        """
        words = [piece for piece in self.pieces if piece.kind == "word"]
        old = {piece.line for piece in words if _OLD.search(piece.text)}
        all_lines = {piece.line for piece in words}
        if 2 * len(old) <= len(all_lines):
            return frozenset(old)
        return frozenset(all_lines - {piece.line for piece in words if _NEW.search(piece.text)} | old)

    def is_old(self, index: int) -> bool:
        """Is the piece in the old orthography? Without an edition that says so, its line tells."""
        piece = self.pieces[index]
        return piece.line in self.old_lines if piece.old is None else piece.old

    def between(self, first: int, second: int) -> str:
        """What stands between two pieces."""
        return "".join(piece.text for piece in self.pieces[first + 1 : second])

    def before(self, index: int) -> str:
        """The words before a piece, on its line, as they stand."""
        return self._context(range(index - 1, -1, -1))

    def after(self, index: int) -> str:
        """What follows a piece on its line."""
        return self._context(range(index + 1, len(self.pieces)))

    def _context(self, indices: range) -> str:
        taken: list[str] = []
        words = 0
        for index in indices:
            piece = self.pieces[index]
            words += piece.kind == "word"
            if words > _CONTEXT or "\n" in piece.text:
                break
            taken.append(piece.text)
        shown = "".join(taken if indices.step > 0 else reversed(taken))
        return re.sub(r"\s+", " ", shown)


def of_raw(text: str) -> RunningText:
    """A bare text, such as a new source that has no edition yet."""
    pieces = []
    line = 1
    for kind, piece in split_words(text):
        pieces.append(Piece(kind, piece, line))
        line += piece.count("\n")
    return RunningText(tuple(pieces))


def of_witness(witness: Witness) -> RunningText:
    """The corrected text of an edition; what was corrected or annotated counts as looked at."""
    pieces = []
    for block in blocks(witness):
        old = block.language == "ru-petr1708"
        for token in block.tokens:
            line = int(token.id[1:].partition(".")[0])
            accepted = bool(token.corrections or token.notes)
            pieces += [
                Piece(kind, text, line, accepted, token.source_line, old)
                for kind, text in split_words(token.corrected)
            ]
    return RunningText(tuple(pieces))


def blocks(witness: Witness) -> Iterator[Block]:
    """All headings, paragraphs, captions and what the site added."""
    for division in witness.divisions:
        yield from (division.head, *division.blocks) if division.head else division.blocks
