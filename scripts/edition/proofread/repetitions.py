"""A word that is one, but not here: the book says the same thing elsewhere with another word.

«до тѣхъ норъ» beside «до тѣхъ поръ»: «норъ» is a word, so no dictionary objects. A doubt is raised if a
word that looks alike stands in the same surroundings elsewhere, and this one never does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from edition.orthography.casing import carry
from edition.proofread.confusions import ANY_LETTER, SHORT, TWINS, look_alikes, neighbours
from edition.proofread.proposals import Confidence, Proposal
from edition.proofread.running_text import RunningText
from edition.proofread.spelling import are_forms_of_one_word, is_word

_ENDS = ".!?;:\n"
_TELLING = 4  # letters; such a neighbour tells something by itself
_LONG, _OFTEN = 6, 3  # a word so long that stands once is doubtful beside one that stands so often
_PAIR = 2  # the word and one neighbour: weaker evidence than the word and two

Surroundings = tuple[str, ...]


def check_repetitions(text: RunningText) -> Iterator[Proposal]:
    """A proposal for each word that the book itself contradicts."""
    seen = _seen(text)
    rivals = {word: _rivals(text, word) for word in text.count}
    for position, index in enumerate(text.words):
        word = text.pieces[index].text
        key = word.lower()
        for rival, weight in rivals[key]:
            evidence = _evidence(seen, _surroundings(text, position), key, (rival, weight))
            if evidence is None and text.count[rival] >= _OFTEN and _is_lonely(text, key):
                evidence = rival, text.count[rival]
            if evidence is None or not is_word(rival, old=text.is_old(index)):
                continue
            phrase, times = evidence
            confidence: Confidence = "medium" if weight < ANY_LETTER and times > 1 else "low"
            reason = (
                f"в тексте есть «{phrase}» (×{times}), а «{phrase.replace(rival, key, 1)}» — только здесь"
            )
            proposed = carry(word, rival)
            yield Proposal(text.pieces[index].line, index, word, proposed, "repetition", reason, confidence)
            break


def _rivals(text: RunningText, word: str) -> list[tuple[str, float]]:
    """Words of the text that this one may be a misreading of, the likeliest first."""
    found: dict[str, float] = {}
    offered = chain(look_alikes(word), neighbours(word) if len(word) > SHORT else ())
    for other, weight in offered:
        commoner = text.count[other] > text.count[word]
        if commoner and other != word and not are_forms_of_one_word(word, other):
            found.setdefault(other, weight)
    return sorted(found.items(), key=lambda item: item[1])


def _is_lonely(text: RunningText, word: str) -> bool:
    """Does a long word stand once, and no other form of it?"""
    return (
        len(word) >= _LONG
        and text.count[word] == 1
        and not any(
            other != word and other[:2] == word[:2] and are_forms_of_one_word(other, word)
            for other in text.count
        )
    )


def _surroundings(text: RunningText, position: int) -> list[Surroundings]:
    """The neighbours of a word, «_» in its place: two before, two after, one on each side, a telling one."""
    words = text.words
    left, right = ["", ""], ["", ""]
    for side, step in ((left, -1), (right, 1)):
        for distance in (1, 2):
            other = position + step * distance
            if not 0 <= other < len(words):
                break
            first, second = sorted((words[other], words[other - step]))
            if any(sign in _ENDS for sign in text.between(first, second)):
                break
            side[distance - 1] = text.pieces[words[other]].text.lower()
    found: list[Surroundings] = []
    if left[1]:
        found.append((left[1], left[0], "_"))
    if right[1]:
        found.append(("_", right[0], right[1]))
    if left[0] and right[0]:
        found.append((left[0], "_", right[0]))
    if len(left[0]) >= _TELLING:
        found.append((left[0], "_"))
    if len(right[0]) >= _TELLING:
        found.append(("_", right[0]))
    return found


def _seen(text: RunningText) -> Counter[tuple[Surroundings, str]]:
    return Counter(
        (surroundings, text.pieces[index].text.lower())
        for position, index in enumerate(text.words)
        for surroundings in _surroundings(text, position)
    )


def _evidence(
    seen: Counter[tuple[Surroundings, str]],
    surroundings: list[Surroundings],
    word: str,
    offered: tuple[str, float],
) -> tuple[str, int] | None:
    """The phrase with the rival and how often the text has it, if it never has it with the word elsewhere."""
    rival, weight = offered
    for around in surroundings:
        times = seen[around, rival]
        needed = 1 if len(around) > _PAIR or weight <= TWINS else 2
        if times >= needed and seen[around, word] == 1:
            return " ".join(rival if part == "_" else part for part in around), times
    return None
