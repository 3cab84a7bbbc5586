"""Facets of the rules: the statements of the briefs, their keys as questions, their values as answers.

Nothing is named anew here: what a facet asks is a key of `edition.brief`, the words of an answer are the
statement's own short ones. The keys chosen are those by which a reader looks for a game; sizes of layouts and
what one game alone has a word for (a divan, a well's bottom) are left to the page of the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import Final

from rasklad.game import Game

from edition.brief import Statement, brief_of
from edition.pages.catalogue.facet import Facet, Value

#: By the facet's id: the key of the statement, and the question in Russian.
QUESTIONS: Final = {
    "build": ("tableau.build", "Что на что кладут"),
    "suit": ("tableau.suit", "Масть на столе"),
    "groups": ("tableau.groups", "Сколько карт сразу"),
    "take": ("tableau.take", "Какие карты доступны"),
    "empty": ("tableau.empty", "Пустое место занимают"),
    "pairs": ("pairs.match", "Снимают пары"),
    "first": ("foundations.first", "Основания начинают"),
    "order": ("foundations.order", "Основания собирают"),
    "base-suit": ("foundations.suit", "Масть на основаниях"),
    "turn": ("stock.turn", "Колоду открывают"),
    "redeal": ("stock.redeal", "Пересдача"),
}
_LIST: Final = 3
"""A list of more cards than this is told in an address by its length."""


def rule_facets() -> tuple[Facet, ...]:
    """The facets of the rules, in the order in which they are shown."""
    return tuple(Facet(name, title, _answer(key), rule=True) for name, (key, title) in QUESTIONS.items())


def _answer(key: str) -> Callable[[Game], Value | None]:
    def answer(game: Game) -> Value | None:
        said = statements(game).get(key)
        return None if said is None else Value(0, label_of(said), value_id(said.value, key))

    return answer


@cache
def statements(game: Game) -> dict[str, Statement]:
    """What a game's rules settle in the adopted readings, by key."""
    return {one.key: one for one in brief_of(game)}


def label_of(said: Statement) -> str:
    """The statement's short words; of the first cards without their number, which differs by the packs."""
    if said.key == "foundations.first":
        return said.short.partition(": ")[2]
    return said.short


def value_id(value: Hashable, key: str = "") -> str:
    """A statement's value as an address writes it: ``('rank or group', 12)`` → «rank-or-group-12»."""
    if key == "foundations.first" and isinstance(value, tuple):
        value = value[1]  # the first is the number of foundations
    if key == "stock.turn" and isinstance(value, tuple):
        value = {"one": 1}.get(value[0], value[0])  # where the cards go is no question here
    return re.sub(r"[\W_]+", "-", " ".join(_words(value)).lower()).strip("-")


def _words(value: Hashable) -> Iterator[str]:
    if isinstance(value, tuple):
        if len(value) > _LIST and all(isinstance(one, int) for one in value):
            yield f"{len(value)} cards"
        else:
            for one in value:
                yield from _words(one)
    elif not isinstance(value, bool):
        yield str(value)
    elif value:
        yield "yes"
