"""The facets of the catalogue, each computed from the declaration, the edition or the published odds."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

import rasklad
from rasklad.cards import is_face_down
from rasklad.game import Game
from winnability.figures import Figures
from winnability.store import MAIN

from edition.pages.catalogue.damage import damage
from edition.pages.catalogue.facet import Facet, Value
from edition.pages.catalogue.rule_facets import rule_facets, statements
from edition.pages.difficulty import MEASURES
from edition.pages.errors import PageError
from edition.pages.library import witness_of
from edition.pages.odds import figures_of_game
from edition.pages.rows import OLD

ALL_DEALT: Final = "free"
"""A deal during which one plays already: it goes on until nothing is left of the stock (`layout.order`)."""
SOLUTION: Final = "найденное решение "
"""What the words of the solution's length begin with: it is the facet's title."""
DECKS: Final = {1: "одна", 2: "две"}
HALF, TENTH = 0.5, 0.1
#: How often a game comes out: the words, and the shares between which the whole interval must lie.
BANDS: Final = (
    ("often", "чаще половины", HALF, 1.0),
    ("sometimes", "от десятой части до половины", TENTH, HALF),
    ("rarely", "реже десятой части", 0.0, TENTH),
)
#: By the measure of a game's difficulty (`edition.pages.difficulty`): the ids of its words.
MEASURED: Final = {"forced": ("choice", "mixed", "forced"), "moves": ("short", "middling", "long")}


def figures(game: Game) -> Figures | None:
    """The published odds of a game in its adopted readings; None if there are none."""
    return next((one for one in figures_of_game(game.id) if one.name == MAIN), None)


def _decks(game: Game) -> Value:
    number = game.deck.packs
    return Value(number, DECKS.get(number, str(number)), str(number))


def _cards(game: Game) -> Value:
    number = len(game.deck.cards())
    return Value(number, str(number), str(number))


def _visible(game: Game) -> Value:
    """What lies face down when the cards are laid: nothing, the stock alone, or cards of the table."""
    order = statements(game).get("layout.order")
    if order is not None and order.value == ALL_DEALT:
        return Value(0, "все карты открыты", "all")
    position = rasklad.deal(game, game.demonstration)
    hidden = {place.role for place in game.places if any(map(is_face_down, position.pile(place.id)))}
    if not hidden:
        return Value(0, "все карты открыты", "all")
    if hidden == {"stock"}:
        return Value(1, "закрыта только колода", "table")
    return Value(2, "закрыты и карты на столе", "part")


def _redeals(game: Game) -> Value:
    said = statements(game).get("stock.redeal")
    there = said is not None and said.value != "none"
    return Value(1, "есть", "yes") if there else Value(0, "нет", "no")


def _odds(game: Game) -> Value:
    found = figures(game)
    if found is None:
        return Value(len(BANDS) + 1, "не измерено", "none")
    limits = found.bounds()
    for rank, (name, label, least, most) in enumerate(BANDS):
        if least <= limits.low and limits.high <= most:
            return Value(rank, label, name)
    return Value(len(BANDS), "пока не ясно", "unclear")


def _measured(field: str) -> Callable[[Game], Value | None]:
    """How hard a game is by one measure, in the words of the page of the odds."""
    measure = next(one for one in MEASURES if one.field == field)
    words = [word for _, word in measure.steps]

    def answer(game: Game) -> Value | None:
        found = figures(game)
        value = None if found is None else measure.value(found)
        if value is None:
            return None
        rank = words.index(measure.word(value))
        return Value(rank, words[rank].removeprefix(SOLUTION), MEASURED[field][rank])

    return answer


def _family(game: Game) -> Value:
    return Value(0, game.family, _slug(game.family.partition(":")[0]))


def _source(game: Game) -> Value:
    return Value(0, f"«{witness_of(game.witness).short_title}»", game.witness)


def _period(game: Game) -> Value:
    if witness_of(game.witness).language == OLD:
        return Value(0, "до 1918 года", "1918")
    return Value(1, "не установлен", "unknown")


def _spelling(game: Game) -> Value:
    if witness_of(game.witness).language == OLD:
        return Value(0, "старое", "old")
    return Value(1, "новое", "new")


def _preserved(game: Game) -> Value:
    return Value(1, "с утратами", "damaged") if damage(game) else Value(0, "весь текст", "whole")


def _slug(words: str) -> str:
    return "-".join(re.findall(r"[\w]+", words.lower().replace("ё", "е")))


FACETS: Final = (
    Facet("decks", "Колод", _decks),
    Facet("cards", "Карт", _cards),
    Facet("visible", "Что видно", _visible),
    Facet("redeals", "Пересдачи", _redeals),
    Facet("odds", "Сходится", _odds),
    Facet("choice", "Случай или расчёт", _measured("forced")),
    Facet("length", SOLUTION.strip().capitalize(), _measured("moves")),
    Facet("family", "Семейство", _family),
    Facet("source", "Источник", _source),
    Facet("year", "Год", _period),
    Facet("spelling", "Правописание", _spelling),
    Facet("text", "Сохранность", _preserved),
    *rule_facets(),
)


@cache
def answers(game: Game) -> dict[str, Value]:
    """What a game answers, by the facet's id; a facet that has nothing to say of it is left out."""
    found = ((facet.id, facet.answer(game)) for facet in FACETS)
    return {name: value for name, value in found if value is not None}


def values_of(facet: Facet, games: tuple[Game, ...]) -> tuple[Value, ...]:
    """Every answer that some game gives, in order.

    Raises:
        PageError: two answers have one id, so that an address could not tell them apart.
    """
    found: dict[str, Value] = {}
    for game in games:
        value = answers(game).get(facet.id)
        if value is None:
            continue
        if found.setdefault(value.id, value) != value:
            raise PageError(
                f"каталог: у признака {facet.id} два ответа с одним обозначением {value.id}: "
                f"«{found[value.id].label}» и «{value.label}» (игра {game.id})."
            )
    return tuple(sorted(found.values()))
