"""What is told of a game's rules: one statement for each thing that they settle."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final

from rasklad.rules import Rule

#: The sections of a brief in their order: id, Russian heading, English heading.
SECTIONS: Final = (
    ("deck", "Колода", "Pack"),
    ("layout", "Расклад", "Layout"),
    ("foundations", "Основания", "Foundations"),
    ("play", "Ходы", "Play"),
    ("stock", "Колода и талон", "Stock and waste"),
    ("end", "Конец", "End"),
)


@dataclass(frozen=True, kw_only=True)
class Statement:
    """One thing that the rules of a game settle, under one choice of readings.

    ``key`` says what it speaks of, the same over all games («tableau.build»); ``section`` is an id of
    `SECTIONS`. ``value`` is what two games are compared by: it names no clause and no place. ``ru`` and
    ``en`` are whole sentences, ``short`` a few Russian words for a cell of a table. ``clauses`` are those
    that make it so, ``rules`` the rules that it is computed from.
    """

    key: str
    section: str
    value: Hashable
    ru: str
    en: str
    short: str
    clauses: tuple[str, ...]
    rules: tuple[Rule, ...] = field(compare=False)
