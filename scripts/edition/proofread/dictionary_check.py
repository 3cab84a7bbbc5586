"""Words that are none, and what they may have been: the dictionary with the table of confusions."""

from __future__ import annotations

from collections.abc import Iterator

from edition.orthography.casing import carry
from edition.proofread.confusions import ANY_LETTER, TWINS, look_alikes, readings
from edition.proofread.proposals import Confidence, Proposal
from edition.proofread.running_text import RunningText
from edition.proofread.spelling import is_word

_WORDS = "авикосуя"  # the words of one letter
_LETTERS = "бгдежзйлмнпртфхцчшщыьѣю"
_LEAST = 3  # letters; shorter ones are initials, abbreviations, letters spoken of


def check_dictionary(text: RunningText) -> Iterator[Proposal]:
    """A proposal for each word that the dictionary doesn't list and that looks like one it does."""
    for index in text.words:
        word = text.pieces[index].text
        old = text.is_old(index)
        if _is_lone_letter(text, index):
            yield from _lone_letter(text, index)
        if len(word) < _LEAST or not word.isalpha() or is_word(word, old=old):
            continue
        best = _best(text, word.lower(), old=old)
        if best is None:
            continue
        candidate, weight = best
        at_home = text.count[candidate]
        reason = f"слова «{word}» в словаре нет, похожее «{candidate}» есть"
        if at_home:
            reason += f" и стоит в тексте ещё {at_home} раз" + ("а" if at_home % 10 in {2, 3, 4} else "")
        proposed = carry(word, candidate) if not word.isupper() else candidate.upper()
        confidence = _confidence(word if not _begins_a_sentence(text, index) else candidate, weight, at_home)
        yield Proposal(text.pieces[index].line, index, word, proposed, "dictionary", reason, confidence)


def _is_lone_letter(text: RunningText, index: int) -> bool:
    """A small letter between two spaces that isn't a word by itself: «н если»."""
    word = text.pieces[index].text
    return (
        len(word) == 1
        and word in _LETTERS
        and 0 < index < len(text.pieces) - 1
        and text.pieces[index - 1].text == text.pieces[index + 1].text == " "
    )


def _lone_letter(text: RunningText, index: int) -> Iterator[Proposal]:
    word, line = text.pieces[index].text, text.pieces[index].line
    near = sorted((weight, other) for other, weight in look_alikes(word) if other in _WORDS)
    if near:
        reason = f"«{word}» — не слово, похожее «{near[0][1]}» — слово"
        yield Proposal(line, index, word, near[0][1], "dictionary", reason, "medium")


def _begins_a_sentence(text: RunningText, index: int) -> bool:
    before = text.before(index).rstrip()
    return not before or before[-1] in ".!?…:"


def _best(text: RunningText, word: str, *, old: bool) -> tuple[str, float] | None:
    """The nearest listed word; of equally near ones that which the text has most often."""
    listed = [
        (weight - (0.3 if text.count[candidate] else 0.0), -text.count[candidate], candidate, weight)
        for candidate, weight in readings(word).items()
        if is_word(candidate, old=old)
    ]
    if not listed:
        return None
    *_, candidate, weight = min(listed)
    return candidate, weight


def _confidence(word: str, weight: float, at_home: int) -> Confidence:
    if not word.islower():  # a name, perhaps
        return "medium" if at_home else "low"
    if weight < ANY_LETTER:
        return "high" if at_home or weight <= TWINS else "medium"
    return "medium" if at_home else "low"
