"""The small figure of a term: a game's dealt start with the places in question picked out, or a few cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import rasklad
from rasklad.game import Game

from edition.glossary import CardFigure, GameFigure, Term
from edition.pages.board import card_name
from edition.pages.card_symbols import symbols
from edition.pages.errors import PageError
from edition.pages.figure import drawing, shapes_of
from edition.pages.library import game_of
from edition.pages.markup import text
from edition.pages.title import variant

CARD: Final = (60, 84)
STEP: Final = 24
"""How much of a covered card is seen, in the card's own units."""
GAP: Final = 14
MARGIN: Final = 3
SCALE: Final = 0.8
"""Pixels to a unit of the card."""
FACE_DOWN, EMPTY = "##", "_"


def figure_fault(term: Term) -> str:
    """What is wrong with a term's figure, in words for its editor; empty if it can be drawn."""
    match term.figure:
        case GameFigure(game, places):
            if game not in rasklad.games():
                return f"нет игры «{game}»"
            unknown = [one for one in places if not _places(rasklad.game(game), (one,))]
            return f"в игре «{game}» нет места {', '.join(unknown)}" if unknown else ""
        case CardFigure(piles):
            unknown = [card for pile in piles for card in pile if not _is_card(card.removeprefix("*"))]
            return (
                f"нет карты {', '.join(unknown)}: пишут 10H, QS, ## — закрыта, _ — пустое место"
                if unknown
                else ""
            )
        case None:
            return ""


def figure_of(term: Term, root: str) -> str:
    """The figure as HTML; empty if the term has none. `root` leads from the page to the site's root.

    Raises PageError for a figure that can't be drawn.
    """
    if fault := figure_fault(term):
        raise PageError(f"Словарь, «{term.id}»: {fault}. Исправьте figure в docs/glossary.toml.")
    match term.figure:
        case GameFigure(game_id, places):
            game = game_of(game_id)
            return (
                f'<figure class="term-figure">{_layout(term, game, places)}<figcaption>'
                f'<a href="{root}games/{game.id}/">{game_label(game)}</a></figcaption></figure>'
            )
        case CardFigure(piles):
            return f'<figure class="term-figure">{_cards(piles)}</figure>'
        case None:
            return ""


def sprite_html(terms: Iterable[Term]) -> str:
    """The symbols of the cards that these terms' figures show, each once."""
    shown = {
        _symbol(card.removeprefix("*"))
        for term in terms
        if isinstance(term.figure, CardFigure)
        for pile in term.figure.piles
        for card in pile
    }
    wanted = "".join(symbol for name, symbol in symbols().items() if name in shown)
    return (
        f'<svg class="card-sprite" width="0" height="0" aria-hidden="true" focusable="false">{wanted}</svg>'
    )


def game_label(game: Game) -> str:
    """A game's name as HTML, told apart from its namesakes: «Колодец, 36 карт»."""
    more = variant(game)
    return text(game.names.old or game.names.ru) + (f", {more}" if more else "")


@cache
def _places(game: Game, named: tuple[str, ...]) -> frozenset[str]:
    """The ids of the places that these names mean: an id, a group or a role each."""
    return frozenset(place.id for place in game.places if {place.id, place.group, place.role} & set(named))


def _is_card(card: str) -> bool:
    return card in {FACE_DOWN, EMPTY} or _symbol(card) in symbols()


def _symbol(card: str) -> str:
    return "c-back" if card == FACE_DOWN else f"c-{card}"


def _layout(term: Term, game: Game, places: tuple[str, ...]) -> str:
    picked = _places(game, places)
    label = f"Стол игры «{game.names.ru}»; выделено: {term.ru}"
    return drawing(shapes_of(game), label, lambda shape: shape.place in picked)


def _cards(piles: tuple[tuple[str, ...], ...]) -> str:
    width, height = CARD
    drawn, x = "", MARGIN
    for pile in piles:
        for place, card in enumerate(pile):
            drawn += _card(card, x + place * STEP, covered=place < len(pile) - 1)
        x += (len(pile) - 1) * STEP + width + GAP
    whole, high = x - GAP + MARGIN, height + 2 * MARGIN
    return (
        f'<svg class="term-cards" viewBox="0 0 {whole} {high}" width="{whole * SCALE:.0f}" '
        f'height="{high * SCALE:.0f}" role="img" aria-label="{text(_spoken(piles))}">{drawn}</svg>'
    )


def _card(written: str, x: int, *, covered: bool) -> str:
    card, starred = written.removeprefix("*"), written.startswith("*")
    width, height = CARD
    box = f'x="{x}" y="{MARGIN}" width="{width}" height="{height}"'
    if card == EMPTY:
        return f'<rect class="{"place picked" if starred else "place"}" {box} rx="5"/>'
    frame = f'<rect class="picked" {box} rx="5"/>' if starred else ""
    hidden = ' class="covered"' if covered else ""
    return f'<use{hidden} href="#{_symbol(card)}" {box}/>{frame}'


def _spoken(piles: tuple[tuple[str, ...], ...]) -> str:
    """What the figure shows, in words: «пустое место; король пик»."""
    return "; ".join(", на ней ".join(_name(card) for card in pile) for pile in piles)


def _name(written: str) -> str:
    card, starred = written.removeprefix("*"), written.startswith("*")
    if card == EMPTY:
        name = "пустое место"
    elif card == FACE_DOWN:
        name = "закрытая карта"
    else:
        name = card_name(card)
    return f"{name} (выделено)" if starred else name
