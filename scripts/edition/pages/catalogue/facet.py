"""A facet: one question that is asked of every game, and the answer of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rasklad.game import Game


@dataclass(frozen=True, order=True)
class Value:
    """An answer. Answers of one facet stand in the order of ``rank``, equal ones by ``label``.

    ``id`` stands in the page's address («?decks=2»): letters of any script, digits and hyphens. ``label`` is
    what a reader sees, plain Russian.
    """

    rank: float
    label: str
    id: str


@dataclass(frozen=True)
class Facet:
    """The question: its ``id`` in the address, its Russian ``title``, a game's answer (None: nothing).

    ``rule`` tells that the answer is a statement of the rules (`edition.brief`).
    """

    id: str
    title: str
    answer: Callable[[Game], Value | None]
    rule: bool = False
