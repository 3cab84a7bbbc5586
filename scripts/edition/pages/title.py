"""The head of a game's page: where it stands, both its names, and the page's own first sentence below."""

from __future__ import annotations

from edition.pages.library import game_of, witness_of
from edition.pages.markup import language, text
from rasklad.game import Game

OLD = "ru-petr1708"


def title_html(game_id: str) -> str:
    """The crumbs and the heading. Raises PageError for an unknown game."""
    game = game_of(game_id)
    source = witness_of(game.witness)
    return (
        f'<p class="crumbs"><a href="../">Игры</a> · '
        f'<a href="../../sources/{source.siglum}/">{text(source.title)}</a></p>\n'
        f"<h1>{names_html(game)}</h1>"
    )


def names_html(game: Game) -> str:
    """«Крѣпость / Крепость»; one name if the source is in the new orthography."""
    if not game.names.old:
        return text(game.names.ru)
    slash = '<span class="slash" aria-hidden="true">/</span>'
    return (
        f"{language(OLD, text(game.names.old))} {slash} "
        f'<span class="new-name">{text(game.names.ru)}</span>'
    )
