"""The head of a game's page: where it stands, both its names, and the page's own first sentence below."""

from __future__ import annotations

from collections import Counter
from functools import cache

import rasklad
from rasklad.game import Game

from edition.pages.library import dealt_piles, game_of, witness_of
from edition.pages.markup import counted, language, text
from edition.witness import Witness

OLD = "ru-petr1708"


def title_html(game_id: str) -> str:
    """The crumbs and the heading. Raises PageError for an unknown game."""
    game = game_of(game_id)
    return (
        f'<p class="crumbs"><a href="../">Игры</a> · '
        f'<a href="../../sources/{game.witness}/">{source_name(witness_of(game.witness))}</a></p>\n'
        f"<h1>{names_html(game)}</h1>"
    )


def comparison_title_html(game_id: str) -> str:
    """The heading of a game's comparison over the whole width. Raises PageError for an unknown game."""
    game = game_of(game_id)
    crumbs = (
        '<a href="../">Сравнение</a> · '
        f'<a href="../../games/{game.id}/" data-keep-place>К\u00a0столу и правилам игры</a>'
    )
    return f'<p class="crumbs">{crumbs}</p>\n<h1>{names_html(game)}</h1>'


def source_title_html(siglum: str) -> str:
    """The heading of a source's whole text. Raises PageError for an unknown siglum."""
    witness = witness_of(siglum)
    crumbs = '<a href="../../../compare/">Сравнение</a> · <a href="../">Об источнике и исправлениях</a>'
    return (
        f'<p class="crumbs">{crumbs}</p>\n<h1>{text(witness.short_title)}: '
        '<span class="new-name">весь текст</span></h1>'
    )


def names_html(game: Game) -> str:
    """«Крѣпость / Крепость»; a name that two games of a source share is told apart by the deck."""
    if game.names.old:
        first = language(OLD, text(game.names.old))
        second = text(game.names.ru)
    else:
        first = text(game.names.ru)
        second = variant(game)
    if not second:
        return first
    slash = '<span class="slash" aria-hidden="true">/</span>'
    return f'{first} {slash} <span class="new-name">{second}</span>'


def variant(game: Game) -> str:
    """What tells the game apart, declared or «36 карт», if another game has the same name; else nothing."""
    if game.names.old or _called(rasklad.games())[game.names.ru] == 1:
        return ""
    if game.names.variant:
        return text(game.names.variant)
    return counted(sum(map(len, dealt_piles(game).values())), "карта", "карты", "карт")


@cache  # each page asks, and each answer would look at every game
def _called(games: tuple[str, ...]) -> Counter[str]:
    return Counter(rasklad.game(game_id).names.ru for game_id in games)


def source_name(witness: Witness) -> str:
    """«Двадцать четыре основные пасьянса с двадцатью таблицами»: the title in quotes, as HTML."""
    return f"«{text(witness.short_title)}»"
