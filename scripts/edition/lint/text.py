"""The text of an edition as lint reads it: tokens in their blocks, each with its orthography."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from edition.proofread.running_text import blocks
from edition.witness import Block, Token, Witness


@dataclass(frozen=True)
class Word:
    """A word of the corrected text with its neighbours."""

    token: Token
    old: bool
    """Is it in the orthography of before 1918?"""
    after: str
    """The token that follows it, "" at the end of the block."""

    @property
    def text(self) -> str:
        """The word as corrected."""
        return self.token.corrected

    @property
    def line(self) -> int:
        """Its line of edition.xml."""
        return self.token.source_line

    @property
    def is_accepted(self) -> bool:
        """Is there an editor's note about it?"""
        return bool(self.token.notes)


def visible(block: Block) -> list[Token]:
    """The tokens that the corrected text has."""
    return [token for token in block.tokens if token.corrected]


def words(witness: Witness) -> Iterator[Word]:
    """All words of the corrected text."""
    for block in blocks(witness):
        tokens = visible(block)
        following = [token.corrected for token in tokens[1:]] + [""]
        for token, after in zip(tokens, following, strict=True):
            if token.kind == "word":
                yield Word(token, block.language == "ru-petr1708", after)
