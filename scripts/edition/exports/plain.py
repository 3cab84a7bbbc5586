"""The plain texts: as the source writes, and as it is written now."""

from collections.abc import Iterable

from edition.witness import Segment, Witness


def source_text(segments: Iterable[Segment], witness: Witness) -> str:
    """The text in the source's own spelling, lines as in the file.

    Of an old book this is the corrected text (what the scanner broke is no spelling); of a modern source
    the text as received, since there correcting is what `modern_text` shows.
    """
    form = "corrected" if witness.language == "ru-petr1708" else "raw"
    return "".join(getattr(token, form) for segment in segments for token in segment.tokens)


def modern_text(segments: Iterable[Segment]) -> str:
    """The text in the modern spelling, lines as in the file."""
    return "".join(token.modern for segment in segments for token in segment.tokens)
