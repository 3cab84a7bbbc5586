"""The list of games: a figure, the names, what is played with, the source."""

from __future__ import annotations

import rasklad
from rasklad.game import Game

from edition.pages.facts import other_names
from edition.pages.figure import legend, svg
from edition.pages.library import witness_of
from edition.pages.markup import language, text, typeset
from edition.pages.title import source_name, variant

OLD = "ru-petr1708"


def catalogue_html(address: str) -> str:
    """All games in the catalogue's order. `address` is the way from this page to the folder of games."""
    games = tuple(rasklad.game(game_id) for game_id in rasklad.games())
    items = "\n".join(_item(game, address) for game in games)
    return f'<div class="catalogue">{legend(games)}\n<ul class="games">{items}</ul></div>'


def _item(game: Game, address: str) -> str:
    names = game.names
    title = language(OLD, text(names.old)) if names.old else text(names.ru)
    also = [text(names.ru)] if names.old and names.old != names.ru else []
    if told_apart := variant(game):
        title += f", {told_apart}"
    other = other_names(game)
    also += [other] if other else []
    facts = "; ".join(
        f"{fact.label.lower()}: {', '.join(part for part, _ in fact.parts)}" for fact in game.facts()[:2]
    )
    return (
        f'<li class="game-card">{svg(game)}<div>'
        f'<h2><a href="{address}{game.id}/">{title}</a></h2>'
        f'<p class="also">{", ".join(also)}</p>'
        f"<p>{typeset(facts[:1].upper() + facts[1:])}</p>"
        f'<p class="from">{source_name(witness_of(game.witness))}</p></div></li>'
    )
