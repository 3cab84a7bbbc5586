"""Which letters of a word the reform changed: the steps of a word, traced letter by letter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from typing import Literal

from edition.steps import Step

Mark = Literal["", "changed", "dropped"]
Run = tuple[str, Mark]


class BrokenStepsError(ValueError):
    """The steps of a word don't join: one doesn't begin with the form that the former left."""


@dataclass
class _Letter:
    character: str
    origins: frozenset[int]
    changed: bool = False


def marked_letters(old: str, steps: Sequence[Step]) -> tuple[list[Run], list[Run]]:
    """The old and the new form of a word, cut into runs of letters with one mark.

    In the old form a letter is ``changed`` (another stands for it in the new form), ``dropped`` (none
    does) or unmarked; in the new form ``changed`` or unmarked. Joined, the runs give the two forms.
    """
    letters = [_Letter(character, frozenset({index})) for index, character in enumerate(old)]
    marks: list[Mark] = [""] * len(old)
    for step in steps:
        now = "".join(letter.character for letter in letters)
        if step.before != now:
            raise BrokenStepsError(f"{old}: a step begins with «{step.before}», the word is «{now}»")
        letters = _apply(letters, step.after, marks)
    return _runs(zip(old, marks, strict=True)), _runs(
        (letter.character, "changed" if letter.changed else "") for letter in letters
    )


def _apply(letters: list[_Letter], after: str, marks: list[Mark]) -> list[_Letter]:
    """The letters after one step; `marks` of the old letters that it touches are set."""
    before = "".join(letter.character for letter in letters)
    result: list[_Letter] = []
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for operation, start, end, new_start, new_end in matcher.get_opcodes():
        if operation == "equal":
            result += letters[start:end]
            continue
        touched = frozenset().union(*(letter.origins for letter in letters[start:end]))
        for index in touched:
            marks[index] = "dropped" if operation == "delete" else "changed"
        result += [_Letter(character, touched, changed=True) for character in after[new_start:new_end]]
    return result


def _runs(letters: Iterable[tuple[str, Mark]]) -> list[Run]:
    """Neighbouring letters with the same mark, joined."""
    return [
        ("".join(character for character, _ in group), mark)
        for mark, group in groupby(letters, key=lambda letter: letter[1])
    ]
