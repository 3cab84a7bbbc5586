"""How like two games are by their rules, and what makes them so.

A game is a vector of the things that its rules settle: one axis for each statement's key and value. What few
games say weighs more than what nearly all say: the square of its length is the inverse document frequency of
information retrieval. Two games are as like as the cosine of the angle between their vectors. So the likeness
can be told in words: what they share that is rarest, and where they part.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final, TypeAlias

from edition.brief.statement import Statement

What: TypeAlias = tuple[str, Hashable]
"""A statement's key and value."""

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


class Likenesses:
    """The vectors of some games, made once: whoever asks for a game pays for what it shares with others.

    `briefs`: the statements of all games by id, in the catalogue's order.
    """

    def __init__(self, briefs: Mapping[str, Sequence[Statement]]) -> None:
        self._briefs = briefs
        self._saying: dict[What, list[str]] = {}
        for game, brief in briefs.items():
            for what in _said(brief):
                self._saying.setdefault(what, []).append(game)
        self._weights = {what: log(len(briefs) / len(games)) for what, games in self._saying.items()}
        self._lengths = {
            game: sqrt(sum(self._weights[what] for what in _said(brief))) for game, brief in briefs.items()
        }

    def of(self, game: str) -> tuple[Likeness, ...]:
        """The games most like this one, three at most, the nearest first; of equals the catalogue's first."""
        products: dict[str, float] = {}
        for what in _said(self._briefs[game]):
            for other in self._saying[what] if self._weights[what] else ():
                products[other] = products.get(other, 0.0) + self._weights[what]
        scored = {
            other: product / (self._lengths[game] * self._lengths[other])
            for other, product in products.items()
            if other != game
        }
        order = {other: at for at, other in enumerate(self._briefs)}
        nearest = sorted(scored, key=lambda other: (-scored[other], order[other]))[:MOST]
        return tuple(
            _likeness(self._briefs[game], self._briefs[other], self._weights, other, scored[other])
            for other in nearest
            if scored[other] >= LEAST
        )


def _said(brief: Sequence[Statement]) -> dict[What, None]:
    """What a game says, each once, in the order of its brief: sums of floats hang on it."""
    return {(one.key, one.value): None for one in brief}


def _likeness(
    first: Sequence[Statement],
    second: Sequence[Statement],
    weights: Mapping[What, float],
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
