"""П-001 … П-003: corrections against the rest of the text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from edition.lint.remarks import Remark
from edition.lint.text import Word
from edition.proofread.spelling import is_word
from edition.witness import Witness


def check_corrections(words: Iterable[Word], witness: Witness) -> Iterator[Remark]:
    """Is the new word one? Is the same error mended everywhere, and alike?"""
    listed = list(words)
    for word in listed:
        changed = any(one.type != "typography" for one in word.token.corrections)
        plain = word.text.isalpha() and word.text.islower()
        if changed and plain and not word.is_accepted and not is_word(word.text, old=word.old):
            message = f"исправлено на «{word.text}», а такого слова в словаре нет"
            yield Remark(word.line, "П-001", word.text, message)
    mended: dict[str, dict[str, int]] = defaultdict(dict)
    for token in witness.tokens():
        for correction in token.corrections:
            if correction.type != "typography" and correction.sic.isalpha():
                mended[correction.sic].setdefault(correction.corr, token.source_line)
    for sic, readings in mended.items():
        if len(readings) > 1:
            shown = "» и «".join(readings)
            yield Remark(max(readings.values()), "П-003", sic, f"«{sic}» исправлено на «{shown}»")
    for word in listed:
        untouched = not word.token.corrections and not word.is_accepted
        if untouched and word.text in mended and not is_word(word.text, old=word.old):
            new = next(iter(mended[word.text]))
            message = f"«{word.text}» в другом месте исправлено на «{new}», а здесь нет"
            yield Remark(word.line, "П-002", word.text, message)
