"""Words that a space or the hyphen of a line's end cut in two: «пра вило», «прави-ламъ»."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from edition.proofread.proposals import Confidence, Proposal
from edition.proofread.running_text import RunningText
from edition.proofread.spelling import is_word

_CYRILLIC = re.compile("[\u0400-\u04ff]+")


def check_hyphens(text: RunningText) -> Iterator[Proposal]:
    """A word that was parted at the end of a line and kept its hyphen: «прави-ламъ»."""
    for index in text.words:
        word = text.pieces[index].text
        whole = word.replace("-", "")
        if word.count("-") != 1 or not _CYRILLIC.fullmatch(whole) or not whole[1:].islower():
            continue
        left, right = word.split("-")
        old = text.is_old(index)
        # the first part has no ъ of its own, so it is asked as a word of the new orthography
        unknown = [half for half, is_old in ((left, False), (right, old)) if not is_word(half, old=is_old)]
        if unknown and is_word(whole, old=old):
            reason = f"«{whole}» — одно слово, а слова «{unknown[0]}» нет: остался знак переноса"
            yield Proposal(text.pieces[index].line, index, word, whole, "join", reason, "medium")


def check_joins(text: RunningText) -> Iterator[Proposal]:
    """A proposal for two neighbours that are one word together and aren't at home here apart.

    «на рядъ» is two words though «нарядъ» is one: both are known and at home. Either half must be
    unknown, or stand nowhere else while the whole does.
    """
    for first, second in pairwise(text.words):
        if text.between(first, second) != " ":
            continue
        left, right = text.pieces[first].text, text.pieces[second].text
        whole, old = left + right, text.is_old(first)
        if not (_CYRILLIC.fullmatch(whole) and right.islower() and is_word(whole, old=old)):
            continue
        unknown = [half for half in (left, right) if not is_word(half, old=old)]
        at_home = text.count[whole.lower()]
        elsewhere = max(text.count[left.lower()], text.count[right.lower()]) > 1
        if not unknown and (elsewhere or not at_home):
            continue
        confidence: Confidence = "high" if unknown and at_home else "medium"
        reason = f"«{whole}» — одно слово"
        if unknown:
            reason += f", а слова «{unknown[0]}» нет"
        if at_home:
            reason += "; слитно оно в тексте есть"
        yield Proposal(text.pieces[first].line, first, f"{left} {right}", whole, "join", reason, confidence)
