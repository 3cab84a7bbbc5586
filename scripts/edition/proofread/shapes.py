"""What a word or a run of signs can't look like: «треФЪ», «двойки,.», a capital amid a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from edition.orthography import dictionary, modernise_word
from edition.orthography.casing import is_capitals
from edition.proofread.proposals import Confidence, Proposal
from edition.proofread.running_text import RunningText
from edition.proofread.spelling import is_word, wants_decimal_i, wants_hard_sign

_GLUED = re.compile("^(.*[а-яёѣіѳѵ])([А-ЯЁѢІѲѴ][а-яёѣіѳѵ]+)$")
WRONG_RUN = re.compile(r",\.|,,|;[.,;]|:[.,;:]|(?<![.!?])\.\.(?!\.)|[!?],")
_ABBREVIATION = 5  # «стр.», «напр.»: letters before the full stop
_CYRILLIC = re.compile("^[\u0400-\u04ff]+$")
_BARE_END = re.compile("(?<=[бвгджзклмнпрстфхцчшщ])(?=$|-)", re.IGNORECASE)
_BEFORE_VOWEL = re.compile("и(?=[аеёиоуыэюяѣій])", re.IGNORECASE)
_FIGURE_INSIDE = re.compile("[А-Яа-яёѣі][0-9]|[0-9][А-Яа-яёѣі]{2}")


def check_shapes(text: RunningText) -> Iterator[Proposal]:
    """Mixed case, glued words, a capital amid a sentence, figures in words, doubled signs and words."""
    for index in text.words:
        yield from _letters(text, index)
    for first, second in pairwise(text.words):
        yield from _capital(text, first, second)
        yield from _doubled(text, first, second)
    yield from _signs(text)


def with_hard_sign(word: str) -> str:
    """Each part of the word that ends in a consonant gets its ъ."""
    return _BARE_END.sub("Ъ" if is_capitals(word) else "ъ", word)


def with_decimal_i(word: str) -> str:
    """Each и before a vowel becomes і."""
    return _BEFORE_VOWEL.sub(lambda match: "І" if match[0] == "И" else "і", word)


def check_old_letters(text: RunningText, *, listed: bool) -> Iterator[Proposal]:
    """Old spelling alone: a final consonant without ъ, и before a vowel. Cheap and exact.

    ``listed``: the proposals that make a word of the dictionary, or else the others.
    """
    for index in text.words:
        word = text.pieces[index].text
        if not text.is_old(index) or not _CYRILLIC.match(word.replace("-", "")):
            continue
        proposed, reasons = word, []
        abbreviated = index + 1 < len(text.pieces) and text.pieces[index + 1].text == "."
        if wants_hard_sign(word) and not (abbreviated and len(word) <= _ABBREVIATION):
            proposed = with_hard_sign(proposed)
            reasons.append("на конце согласная без «ъ»")
        if wants_decimal_i(word):
            proposed = with_decimal_i(proposed)
            reasons.append("перед гласной стоит «и», а не «і»")
        if reasons and is_word(proposed, old=True) == listed:
            confidence: Confidence = "high" if listed else "low"
            reason = "; ".join(reasons)
            yield Proposal(text.pieces[index].line, index, word, proposed, "spelling", reason, confidence)


def _letters(text: RunningText, index: int) -> Iterator[Proposal]:
    word, line = text.pieces[index].text, text.pieces[index].line
    if _FIGURE_INSIDE.search(word):
        proposed = word.translate(str.maketrans("0361", "ОЗбІ" if word.isupper() else "озбі"))
        yield Proposal(line, index, word, proposed, "shape", "цифра внутри слова", "medium")
    if not _CYRILLIC.match(word) or word[1:].islower() or is_capitals(word) or len(word) == 1:
        return
    glued = _GLUED.match(word)
    if glued and all(is_word(part, old=text.is_old(index)) for part in glued.groups()):
        proposed = f"{glued[1]} {glued[2]}"
        yield Proposal(line, index, word, proposed, "shape", "два слова слиты: внутри прописная", "high")
    else:
        lower = word.lower()
        proposed = lower if word[0].islower() else lower.capitalize()
        yield Proposal(line, index, word, proposed, "shape", "прописные внутри слова", "high")


def _capital(text: RunningText, first: int, second: int) -> Iterator[Proposal]:
    """A common word with a capital though no sentence, heading or quotation begins."""
    word = text.pieces[second].text
    before = text.pieces[first]
    if text.between(first, second) not in {" ", ", "} or not word[1:].islower() or word.islower():
        return
    modern = modernise_word(word.lower()).modern if text.is_old(second) else word.lower()
    at_home = text.count[word.lower()] > sum(text.pieces[index].text == word for index in text.words)
    if not before.text[-1:].islower() or not dictionary.is_common_word(modern):
        return
    reason = "прописная внутри предложения" + (": в тексте слово пишется со строчной" if at_home else "")
    if text.between(first, second) == " ":
        reason += "; или перед ним потеряна точка"
    confidence: Confidence = "medium" if at_home else "low"
    line = text.pieces[second].line
    yield Proposal(line, second, word, word.lower(), "shape", reason, confidence)


def _doubled(text: RunningText, first: int, second: int) -> Iterator[Proposal]:
    word = text.pieces[first].text
    if text.between(first, second) == " " and word == text.pieces[second].text and word.isalpha():
        line = text.pieces[first].line
        yield Proposal(line, first, f"{word} {word}", word, "shape", "слово повторено", "medium")


def _signs(text: RunningText) -> Iterator[Proposal]:
    whole = "".join(piece.text for piece in text.pieces)
    starts: list[int] = []
    offset = 0
    for piece in text.pieces:
        starts.append(offset)
        offset += len(piece.text)
    place = {start: index for index, start in enumerate(starts)}
    for match in WRONG_RUN.finditer(whole):
        index = place.get(match.start())
        if index is not None:
            reason = f"знаки «{match[0]}» вместе не стоят"
            line = text.pieces[index].line
            yield Proposal(line, index, match[0], match[0][0], "shape", reason, "medium")
    for match in re.finditer(r"(?<=\w) +([,;:.!?])(?!\.)", whole):
        index = place.get(match.start())
        if index is not None:
            line = text.pieces[index].line
            yield Proposal(line, index, match[0], match[1], "shape", "пробел перед знаком", "medium")
