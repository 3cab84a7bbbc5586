"""Links to the exports: of a source, of a game, of the whole archive."""

from __future__ import annotations

from pathlib import PurePosixPath

import rasklad
from rasklad.game import Game

from edition import witness as editions
from edition.exports.archive import ARCHIVE, CHECKSUMS
from edition.exports.formats import CLAUSES, FORMATS, SCHEMAS, TABLES, Format, game_path, source_path
from edition.pages.library import witness_of
from edition.pages.markup import text, typeset
from edition.pages.title import names_html, source_name
from edition.witness import Witness

DATA = "data/"
WITHDRAWN = "Текст источника снят по требованию правообладателя: скачать его нельзя."


def source_downloads_html(witness: Witness, root: str = "../../") -> str:
    """The section «Скачать» of a source's page; `root` leads from the page to the site's root."""
    if witness.header.withdrawn:
        body = f"<p>{WITHDRAWN}</p>"
    else:
        body = _described(root, {one: source_path(witness.siglum, one.suffix) for one in FORMATS})
    return f'<section class="downloads"><h2 id="downloads">Скачать</h2>{body}{_more(root)}</section>'


def game_downloads_html(game: Game, root: str = "../../") -> str:
    """The line «Скачать» of a game's page: the same formats, the text of this game alone."""
    links = ", ".join(_link(root, game_path(game.id, one.suffix), one.name) for one in _formats(game))
    return f'<p class="downloads">Скачать: {links}. {_about(root, "Что в этих файлах")}.</p>'


def exports_html(root: str) -> str:
    """All exports there are: the archive, by source, by game. `root` leads to the site's root."""
    witnesses = [witness_of(siglum) for siglum in editions.sigla()]
    games = [rasklad.game(game_id) for game_id in rasklad.games()]
    sources = "".join(
        _row(
            f'<a href="{root}sources/{one.siglum}/">{source_name(one)}</a>',
            WITHDRAWN
            if one.header.withdrawn
            else ", ".join(_link(root, source_path(one.siglum, each.suffix), each.name) for each in FORMATS),
        )
        for one in witnesses
    )
    played = "".join(
        _row(
            f'<a href="{root}games/{game.id}/">{names_html(game)}</a>',
            ", ".join(_link(root, game_path(game.id, each.suffix), each.name) for each in _formats(game)),
        )
        for game in games
    )
    schemas, tables = (
        "".join(_row(_link(root, PurePosixPath(name), name), typeset(holds)) for name, holds in files.items())
        for files in (SCHEMAS, TABLES)
    )
    return (
        f'<p class="downloads"><a href="{root}{DATA}{ARCHIVE}" download>{ARCHIVE}</a>\u00a0— всё сразу; '
        f'<a href="{root}{DATA}{CHECKSUMS}" download>{CHECKSUMS}</a>\u00a0— контрольные суммы '
        "всех файлов.</p>"
        f"{_table('Источник', sources)}{_table('Игра', played)}"
        f"{_table('Все игры', tables)}{_table('Схема', schemas)}"
    )


def _formats(game: Game) -> tuple[Format, ...]:
    withdrawn = witness_of(game.witness).header.withdrawn
    return tuple(one for one in FORMATS if one.suffix == CLAUSES or not withdrawn)


def _described(root: str, files: dict[Format, PurePosixPath]) -> str:
    items = "".join(
        f"<li>{_link(root, path, one.name)}: {typeset(one.holds)}</li>" for one, path in files.items()
    )
    return f"<ul>{items}</ul>"


def _more(root: str) -> str:
    return f"<p>{_about(root, 'Форматы, права и как ссылаться')}.</p>"


def _about(root: str, says: str) -> str:
    return f'<a href="{root}{DATA}">{says}</a>'


def _link(root: str, path: PurePosixPath, name: str) -> str:
    # saved, not shown: a host that tells no encoding would have the browser guess one
    return f'<a href="{root}{DATA}{path}" download>{text(name)}</a>'


def _row(first: str, second: str) -> str:
    return f'<tr><th scope="row">{first}</th><td>{second}</td></tr>'


def _table(first: str, rows: str) -> str:
    return (
        f'<table class="files"><thead><tr><th scope="col">{first}</th><th scope="col">Файлы</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
