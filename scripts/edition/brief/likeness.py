"""How like two games are by their rules, and what makes them so.

A game is a vector of the things that its rules settle: one axis for each statement's key and value. What few
games say weighs more than what nearly all say: the square of its length is the inverse document frequency of
information retrieval. Two games are as like as the cosine of the angle between their vectors. So the likeness
can be told in words: what they share that is rarest, and where they part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from edition.brief.statement import Statement

#: Which sections tell two games apart best: how one plays, then what one builds, then the rest.
_TELLING: Final = ("play", "foundations", "stock", "deck", "end", "layout")
#: What follows from other statements, or is said of all games alike, and so is no reason to name.
_NO_REASON: Final = frozenset(
    {"end.lost", "end.won", "layout.stock", "foundations.return", "layout.order", "tableau.ends"}
)
MOST = 3
LEAST: Final = 0.16
"""Games that are less like than this are not named."""


@dataclass(frozen=True)
class Likeness:
    """Another game, how like it is (0 to 1), what both say, and where it parts from the first.

    ``common`` and ``other`` are statements of the other game, the most telling first; ``own`` those of the
    first game of which the other says nothing.
    """

    game: str
    score: float
    common: tuple[Statement, ...]
    other: tuple[Statement, ...]
    own: tuple[Statement, ...]


def alike(game: str, briefs: Mapping[str, Sequence[Statement]]) -> tuple[Likeness, ...]:
    """The games most like this one by their rules, three at most, the nearest first.

    `briefs`: the statements of all games by id, in the catalogue's order, this one's among them.
    """
    weights = _weights(briefs)
    scored = [
        (_cosine(briefs[game], briefs[other], weights), at, other)
        for at, other in enumerate(briefs)
        if other != game
    ]
    nearest = sorted(scored, key=lambda entry: (-entry[0], entry[1]))[:MOST]
    return tuple(
        _likeness(briefs[game], briefs[other], weights, other, score)
        for score, _, other in nearest
        if score >= LEAST
    )


def _weights(briefs: Mapping[str, Sequence[Statement]]) -> dict[object, float]:
    """By key and value: how telling it is that a game says so."""
    said = Counter((one.key, one.value) for brief in briefs.values() for one in brief)
    return {what: log(len(briefs) / count) for what, count in said.items()}


def _cosine(one: Sequence[Statement], other: Sequence[Statement], weights: dict[object, float]) -> float:
    a, b = ({(said.key, said.value) for said in brief} for brief in (one, other))
    lengths = sqrt(_square(a, weights) * _square(b, weights))
    return _square(a & b, weights) / lengths if lengths else 0.0


def _square(said: set[tuple[str, object]], weights: dict[object, float]) -> float:
    # In a fixed order: sums of floats depend on it.
    return sum(weights[what] for what in sorted(said, key=str))


def _likeness(
    first: Sequence[Statement],
    second: Sequence[Statement],
    weights: dict[object, float],
    name: str,
    score: float,
) -> Likeness:
    mine, theirs = ({one.key: one for one in brief if one.key not in _NO_REASON} for brief in (first, second))

    def weight(one: Statement) -> float:
        return -weights[one.key, one.value]

    def telling(one: Statement) -> tuple[int, float]:
        return _TELLING.index(one.section), weight(one)

    same = [one for one in theirs.values() if one.key in mine and mine[one.key].value == one.value]
    differing = [one for one in theirs.values() if one.key in mine and mine[one.key].value != one.value]
    only_there = [one for one in theirs.values() if one.key not in mine]
    only_here = [one for one in mine.values() if one.key not in theirs]
    return Likeness(
        game=name,
        score=score,
        common=tuple(sorted(same, key=weight)),
        other=(*sorted(differing, key=telling), *sorted(only_there, key=telling)),
        own=tuple(sorted(only_here, key=telling)),
    )
