"""Words that a space cut in two: «пра вило»."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from edition.proofread.proposals import Confidence, Proposal
from edition.proofread.running_text import RunningText
from edition.proofread.spelling import is_word

_CYRILLIC = re.compile("[\u0400-\u04ff]+")


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
