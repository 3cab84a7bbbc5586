"""The list of games: of each a card with its figure, its names, a sentence, its odds, its source."""

from __future__ import annotations

import json

import rasklad
from rasklad.game import Game

from edition.pages.catalogue.damage import damage
from edition.pages.catalogue.facets import answers
from edition.pages.catalogue.form import form_html
from edition.pages.catalogue.names import names_of
from edition.pages.catalogue.odds_line import odds_html
from edition.pages.catalogue.sentence import sentence
from edition.pages.figure import legend, svg
from edition.pages.library import witness_of
from edition.pages.markup import counted, language, text, typeset
from edition.pages.rows import OLD
from edition.pages.title import variant


def catalogue_html(address: str) -> str:
    """All games, those in the old orthography first. `address` leads from this page to the games' folder."""
    games = tuple(sorted(map(rasklad.game, rasklad.games()), key=_order))
    items = "\n".join(_card(game, address) for game in games)
    number = counted(len(games), "игра", "игры", "игр")
    return (
        f'<div class="catalogue" data-catalogue>{form_html(games)}<div class="catalogue-list">'
        f'<div class="catalogue-head">{_field()}<div class="catalogue-said">'
        f'<p data-catalogue-count role="status" tabindex="-1">{number}, '
        "по\u00a0источникам, сначала старые</p>"
        '<button type="button" data-catalogue-reset hidden>Сбросить</button></div>'
        '<p class="catalogue-fault" data-catalogue-fault role="alert" hidden></p></div>'
        f"{legend(games)}\n"
        f'<ul class="games" data-catalogue-games>{items}</ul>{_nothing()}</div></div>'
    )


def _order(game: Game) -> tuple[bool, tuple[str, ...]]:
    """Old texts first; within a source the order of the text: that of the first clause that is the game's."""
    witness = witness_of(game.witness)
    at = next(
        (number for number, clause in enumerate(witness.clauses()) if clause.clause in game.law),
        len(witness.clauses()),
    )
    return witness.language != OLD, (witness.siglum, f"{at:05}")


def _card(game: Game, address: str) -> str:
    names = game.names
    title = language(OLD, text(names.old)) if names.old else text(names.ru)
    also = text(names.ru) if names.old else variant(game)
    lost = damage(game)
    values = " ".join(f"{name}={value.id}" for name, value in answers(game).items())
    called = json.dumps([*_called(game)], ensure_ascii=False)
    parts = (
        f'<p class="also">{also}</p>' if also else "",
        f"<p>{typeset(sentence(game))}</p>",
        f'<p class="damaged">{typeset(lost)}</p>' if lost else "",
    )
    period = ", до 1918\u00a0года" if answers(game)["year"].id == "1918" else ", год не установлен"
    return (
        f'<li class="game-card" data-game="{game.id}" data-answers="{text(values)}" '
        f'data-names="{text(called)}">{svg(game)}<div class="about">'
        f'<h2><a href="{address}{game.id}/">{title}</a></h2>{"".join(parts)}</div>{odds_html(game)}'
        f'<p class="from">«{text(witness_of(game.witness).short_title)}»{period}</p>'
        '<p class="found-by" data-found-by hidden></p></li>'
    )


def _called(game: Game) -> list[str]:
    """What the field of names finds the game by: its names, its family last."""
    return list(dict.fromkeys((*(name.name for name in names_of(game)), game.family)))


def _field() -> str:
    return (
        '<label class="catalogue-names" hidden><span>Название</span>'
        '<input type="search" data-catalogue-names maxlength="60" autocomplete="off" spellcheck="false" '
        'placeholder="Клондайк, Fortress, Расчетъ"></label>'
    )


def _nothing() -> str:
    return (
        '<div class="catalogue-none" data-catalogue-none hidden><p>Таких игр в\u00a0архиве нет. '
        "Название ищется с\u00a0начала слова, а\u00a0правила\u00a0— в\u00a0отборе «По\u00a0правилам».</p>"
        '<p><button type="button" data-catalogue-back hidden></button> '
        '<button type="button" data-catalogue-clear>Показать все игры</button></p></div>'
    )
