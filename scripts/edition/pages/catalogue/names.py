"""Every name of every game, each with where it is from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import rasklad
from rasklad.game import Game

from edition.orthography import fold
from edition.pages.library import witness_of
from edition.pages.markup import language, text, typeset
from edition.pages.rows import OLD
from edition.pages.title import names_html

#: Articles that an index passes over.
ARTICLE: Final = re.compile(r"^(?:(?:the|le|la|les)\s+|l[’'])", re.IGNORECASE)
KINDS: Final = {OLD: "в старой орфографии", "ru": "", "en": "по-английски", "fr": "по-французски"}


@dataclass(frozen=True)
class Name:
    """A name of a game: its language (``ru-petr1708`` for the old orthography), and whence it is known."""

    name: str
    language: str
    source: str
    game: Game

    @property
    def order(self) -> tuple[bool, str, str]:
        """Where it stands in an index: Russian before Latin, either spelling alike, articles passed over."""
        key = fold(ARTICLE.sub("", self.name))
        return not "а" <= key[:1] <= "я", key, self.language

    @property
    def letter(self) -> str:
        """The letter under which it stands."""
        return self.order[1][:1].upper()


def names_of(game: Game) -> Iterator[Name]:
    """The names of a game: its own in both spellings, then those that it has elsewhere."""
    names, title = game.names, witness_of(game.witness).short_title
    own = f"наш источник: «{title}»"
    if names.old:
        yield Name(names.old, OLD, own, game)
        own = "то же по новому правописанию"
    elif names.lost and "заглавие" in names.lost:
        own = "заглавие утрачено, игра узнана по раскладу"
    yield Name(names.ru, "ru", own, game)
    for code, named in names.elsewhere:
        yield Name(named.name, code, named.source, game)


def names_index_html(games_folder: str) -> str:
    """The index, letter by letter; `games_folder` is the way from this page to the folder of games."""
    found = sorted(
        (name for game_id in rasklad.games() for name in names_of(rasklad.game(game_id))),
        key=lambda name: name.order,
    )
    letters = [(letter, list(names)) for letter, names in groupby(found, lambda name: name.letter)]
    russian = [letter for letter, names in letters if not names[0].order[0]]
    latin = [letter for letter, names in letters if names[0].order[0]]
    links = "".join(_letters(some) for some in (russian, latin) if some)
    sections = "".join(_section(letter, names, games_folder) for letter, names in letters)
    return f'<div class="names-index"><nav aria-label="Буквы">{links}</nav>{sections}</div>'


def _letters(letters: list[str]) -> str:
    links = "".join(f'<li><a href="#{_anchor(letter)}">{text(letter)}</a></li>' for letter in letters)
    return f'<ul class="letters">{links}</ul>'


def _anchor(letter: str) -> str:
    return f"letter-{letter.lower()}"


def _section(letter: str, names: list[Name], folder: str) -> str:
    items = "".join(
        _item(name, [*same], folder) for name, same in groupby(names, lambda one: (one.name, one.language))
    )
    return (
        f'<section><h2 id="{_anchor(letter)}">{text(letter)}</h2><ul class="name-list">{items}</ul></section>'
    )


def _item(name: tuple[str, str], games: list[Name], folder: str) -> str:
    called, code = name
    shown = text(called) if code == "ru" else language(code, text(called))
    kind = f" <small>{KINDS[code]}</small>" if KINDS[code] else ""
    leads = "".join(
        f'<li><a href="{folder}{one.game.id}/">{names_html(one.game)}</a> '
        f"<small>{typeset(one.source)}</small></li>"
        for one in games
    )
    return f"<li><b>{shown}</b>{kind}<ul>{leads}</ul></li>"
