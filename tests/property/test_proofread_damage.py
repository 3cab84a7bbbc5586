"""Errors put into the corrected texts one after the other: how many of them the assistant finds.

The errors are those that scanning makes (the table of confusions, backwards), and words cut by a space.
Each text is damaged in twenty places at a time, several times over.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from edition.proofread import of_raw, review
from edition.proofread.confusions import ALIKE
from edition.proofread.spelling import is_word
from edition.witness import load, sigla

SOURCES = Path(__file__).resolve().parents[2] / "sources"
ROUNDS, PLACES = 6, 20


def damaged(word: str, chance: random.Random) -> str:
    """The word with one thing that it contains read as another."""
    ways = [
        word[:start] + read + word[start + len(meant) :]
        for read, readings in ALIKE.items()
        for meant, _ in readings
        for start in range(len(word))
        if word.startswith(meant, start)
    ]
    return chance.choice(sorted(ways)) if ways else word


@cache
def found(siglum: str) -> dict[str, tuple[int, int]]:
    """How many of the errors were found, of how many, by what became of the word."""
    text = "".join(token.corrected for token in load(siglum, SOURCES).tokens())
    score = {"no word": [0, 0], "another word": [0, 0], "cut": [0, 0]}
    for seed in range(ROUNDS):
        chance = random.Random(seed)  # noqa: S311 — a sample, not a secret
        pieces = [piece.text for piece in of_raw(text).pieces]
        old = of_raw(text)
        long = [index for index in old.words if pieces[index].isalpha() and len(pieces[index]) > 3]
        errors: list[tuple[str, str]] = []
        for index in chance.sample(long, PLACES):
            word = pieces[index]
            if chance.random() < 0.15 and len(word) > 5:
                cut = chance.randrange(2, len(word) - 2)
                pieces[index] = f"{word[:cut]} {word[cut:]}"
                errors.append(("cut", pieces[index]))
            else:
                pieces[index] = damaged(word, chance)
                if pieces[index] != word:
                    listed = is_word(pieces[index], old=old.is_old(index))
                    errors.append(("another word" if listed else "no word", pieces[index]))
        listed_found = {proposal.found for proposal in review(of_raw("".join(pieces)))}
        for kind, shown in errors:
            score[kind][0] += shown in listed_found
            score[kind][1] += 1
    return {kind: (right, of) for kind, (right, of) in score.items()}


@pytest.mark.parametrize("siglum", sigla(SOURCES))
def test_misread_words_that_are_none_are_found(siglum: str) -> None:
    right, of = found(siglum)["no word"]
    assert of > 40
    assert right / of >= 0.85


@pytest.mark.parametrize("siglum", sigla(SOURCES))
def test_cut_words_are_found(siglum: str) -> None:
    right, of = found(siglum)["cut"]
    assert of > 5
    assert right / of >= 0.5
