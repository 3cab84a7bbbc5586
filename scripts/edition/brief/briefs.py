"""The brief of a game: all that its rules settle under one choice of readings, in a rule book's order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from rasklad.game import Game
from rasklad.rules import Group, Rule

from edition.brief import (
    barring,
    bases,
    building,
    dealing,
    emptied,
    ending,
    grids,
    growth,
    layout,
    stock,
    taking,
)
from edition.brief.about import TELLERS, About
from edition.brief.statement import SECTIONS, Statement

#: Kinds of rules that no statement tells, and why.
UNTOLD: Final[dict[type[Rule], str]] = {
    Group: "The places of a group are told with what lies there and with what is done there.",
}
#: In a section, what is told first: the parts of the keys after the point.
ORDER: Final = {
    "foundations": ("first", "places", "order", "limits", "suit", "direction", "return"),
    "play": (
        "take",
        "match",
        "place",
        "single",
        "exchange",
        "build",
        "suit",
        "ends",
        "limits",
        "from",
        "groups",
        "refill",
        "empty",
    ),
    "stock": ("turn", "put", "take", "barred", "redeal"),
    "end": ("redeal", "won", "lost"),
}
#: In the section of play, which piles are told first: the parts of the keys before the point.
_FIRST: Final = ("pairs", "removed", "tableau")
#: What may be taken stands before all that.
_TAKEN_FIRST: Final = ("tableau.take", "inner_row.take")
#: The order of the tellers' modules in a brief; within a module that of its tellers.
_MODULES: Final = (layout, dealing, bases, growth, taking, building, emptied, grids, barring, stock, ending)
_ORDER: Final = {module.__name__: at for at, module in enumerate(_MODULES)}


def brief_of(game: Game, readings: Mapping[str, str] | None = None) -> tuple[Statement, ...]:
    """Return the statements of a game under these readings (the adopted ones where none is named)."""
    return _brief(game, game.choose(readings))


@lru_cache(maxsize=64)
def _brief(game: Game, choice: tuple[tuple[str, str], ...]) -> tuple[Statement, ...]:
    about = About(game, choice)
    told: list[Statement] = []
    for tell, kinds in sorted(TELLERS, key=lambda entry: _ORDER[entry[0].__module__]):
        if any(about.of(kind) for kind in kinds):
            told += tell(about)
    if [one.key for one in told if one.section == "stock"] == ["stock.redeal"]:
        told = [replace(one, section="end") if one.section == "stock" else one for one in told]
    return tuple(sorted(told, key=_place(told)))


def _place(told: list[Statement]) -> Callable[[Statement], tuple[int, ...]]:
    """Return the key by which these statements are put in order."""
    sections = [section for section, _, _ in SECTIONS]
    slots = list(dict.fromkeys(one.key.partition(".")[0] for one in told))
    slots.sort(key=lambda slot: _FIRST.index(slot) if slot in _FIRST else len(_FIRST))

    def place(one: Statement) -> tuple[int, ...]:
        slot, _, what = one.key.partition(".")
        order = ORDER.get(one.section, ())
        what_at = order.index(what) if what in order else len(order)
        slot_at = slots.index(slot) if one.section == "play" else 0
        if one.key in _TAKEN_FIRST:
            slot_at = -1
        return sections.index(one.section), slot_at, what_at

    return place
