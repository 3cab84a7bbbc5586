"""М-001 … М-003: where the machine isn't sure, and no editor has said a word about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from edition.lint.remarks import Remark
from edition.lint.text import Word
from edition.orthography import dictionary
from edition.orthography.casing import bare, split_parts
from edition.proofread import of_witness, review
from edition.witness import Witness

_CONFIDENCE = {"high": "высокая", "medium": "средняя"}


def check_words(words: Iterable[Word]) -> Iterator[Remark]:
    """М-001, М-002: words that the dictionary doesn't list, readings that the rules flag."""
    for word in words:
        if word.is_accepted:
            continue
        flags = word.token.flags
        if "unlisted" in flags or (not word.old and _is_unlisted(word.text)):
            yield Remark(word.line, "М-001", word.text, f"слова «{word.text}» нет в словаре")
        for flag in flags:
            kind, _, rule = flag.partition(":")
            if kind == "unsure":
                message = f"«{word.text}» → «{word.token.modern}»: правило {rule} не уверено"
                yield Remark(word.line, "М-002", word.text, message)


def _is_unlisted(text: str) -> bool:
    """Is a modern word in lower case, or any part of it, unknown?"""
    plain = bare(text).letters
    if not text.islower() or not plain.replace("-", "").isalpha() or len(plain) == 1:
        return False
    parts = [part for part in split_parts(plain)[::2] if len(part) > 1]
    return not dictionary.is_known(plain) and not all(dictionary.is_known(part) for part in parts)


def check_doubts(witness: Witness) -> Iterator[Remark]:
    """М-003: what `edition proofread` says of the text with more than low confidence."""
    text = of_witness(witness)
    for doubt in review(text):
        if doubt.confidence in _CONFIDENCE:
            confidence = _CONFIDENCE[doubt.confidence]
            message = f"«{doubt.found}» → «{doubt.proposed}»? {doubt.reason} (уверенность {confidence})"
            yield Remark(text.pieces[doubt.index].source_line, "М-003", doubt.found, message)
