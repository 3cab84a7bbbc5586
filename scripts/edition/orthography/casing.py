"""Letter case and marks above letters: taken off before a rule looks, put back after.

A rule sees a bare lower-case word. What the page shows keeps the token's case pattern (lower,
Title, ALL CAPITALS or mixed) and its marks: stress signs and soft hyphens stay on the letters
they stood on.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import SequenceMatcher
from typing import NamedTuple

HYPHENS = "-\u2010\u2011"
NO_BREAK_SPACE = "\u00a0"
_BORDER = re.compile(f"([{HYPHENS}{NO_BREAK_SPACE}])")
# Combining signs (stress, titlo …) and the soft hyphen: no letters, but they stand inside words.
_MARK = re.compile("[\u0300-\u036f\u00ad]")


class Bare(NamedTuple):
    """A word, or a part between hyphens, as rules see it."""

    letters: str  # lower case, no marks
    titled: bool  # first letter alone is a capital: the word may be a name
    capitals: bool  # all letters are capitals: nothing can be told about names
    numbered: bool = False  # the part after figures and a hyphen: the ending of a numeral («20-ыя»)
    compound: bool = False  # a part of a hyphened word: perhaps no word by itself («металло-органическій»)


class Outcome(NamedTuple):
    """What a rule made of a bare word, and what it noticed."""

    letters: str
    flags: tuple[str, ...] = ()


PartRule = Callable[[Bare], Outcome]


def is_capitals(text: str) -> bool:
    """Two letters at least, all of them capitals."""
    return text.isupper() and sum(character.isalpha() for character in text) > 1


def bare(part: str) -> Bare:
    """Take off case and marks."""
    letters = _MARK.sub("", part)
    lower = letters.lower()
    capitals = is_capitals(letters)
    titled = not capitals and letters[:1] != lower[:1] and letters[1:] == lower[1:]
    return Bare(lower, titled, capitals)


def carry(part: str, letters: str) -> str:
    """Give the new lower-case ``letters`` the case pattern and the marks of ``part``."""
    old = _MARK.sub("", part)
    lower = old.lower()
    if old == lower:
        new = letters
    elif is_capitals(old):
        new = letters.upper()
    elif old[:1] != lower[:1] and old[1:] == lower[1:]:
        new = letters[:1].upper() + letters[1:]
    else:
        new = _carry_mixed_case(old, letters)
    return new if len(old) == len(part) else _carry_marks(part, lower, letters, new)


def _carry_mixed_case(old: str, letters: str) -> str:
    """Each new letter takes the case of the old letter it stands for, an added one of its neighbour."""
    place = _origins(old.lower(), letters)
    return "".join(
        letter.upper() if old[place[index]].isupper() else letter for index, letter in enumerate(letters)
    )


def _origins(old: str, new: str) -> list[int]:
    """For each letter of ``new``, the index of the letter of ``old`` that it comes from."""
    origins: list[int] = []
    for _, old_start, old_end, new_start, new_end in SequenceMatcher(None, old, new, False).get_opcodes():
        last = min(max(old_end - 1, old_start), len(old) - 1)
        origins.extend(min(old_start + offset, last) for offset in range(new_end - new_start))
    return origins


def _carry_marks(part: str, old: str, letters: str, new: str) -> str:
    marks: dict[int, str] = {}  # index of the old letter -> marks after it; -1 = before the first letter
    index = -1
    for character in part:
        if _MARK.match(character):
            marks[index] = marks.get(index, "") + character
        else:
            index += 1
    origins = _origins(old, letters)
    result = [marks.pop(-1, "")]
    for position, character in enumerate(new):
        result.append(character)
        if position + 1 == len(new) or origins[position + 1] != origins[position]:
            result.append(marks.pop(origins[position], ""))
    # A mark on a letter that was dropped (a soft hyphen before a dropped ъ) goes with its letter.
    return "".join(result)


def split_parts(form: str) -> list[str]:
    """Parts at even places, the hyphens or no-break spaces between them at odd ones."""
    return _BORDER.split(form)


def by_parts(form: str, rule: PartRule) -> Outcome:
    """Apply a rule to each part of a hyphenated word; a plain word is its own only part."""
    if form.isalpha() and form.islower():  # most words: nothing to take off, nothing to put back
        return rule(Bare(form, titled=False, capitals=False))
    pieces = split_parts(form)
    flags: tuple[str, ...] = ()
    for index in range(0, len(pieces), 2):
        word = bare(pieces[index])
        if index and pieces[index - 2].isdecimal():
            word = word._replace(numbered=True)
        if any(border in HYPHENS for border in pieces[1::2]):
            word = word._replace(compound=True)
        outcome = rule(word)
        flags += outcome.flags
        if outcome.letters != word.letters:
            pieces[index] = carry(pieces[index], outcome.letters)
    return Outcome("".join(pieces), flags)
