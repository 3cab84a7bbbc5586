"""Games of one family or name side by side: a row for each thing that their rules settle."""

from __future__ import annotations

from typing import Final

from rasklad.game import Game

from edition.brief import SECTIONS, Statement, brief_of
from edition.brief.comparing import Row, compared
from edition.pages.facts import references
from edition.pages.library import game_of
from edition.pages.markup import language, text, typeset
from edition.pages.title import OLD, variant

MARKS: Final = {"common": "общее", "differs": "различается", "only": "только здесь"}
APART: Final = "иначе"
ABSENT: Final = "нет правила"


def matrix_html(game_ids: str) -> str:
    """The table of the games named, with spaces between. Raises PageError for an unknown game."""
    games = [game_of(game_id) for game_id in game_ids.split()]
    rows = compared([brief_of(game) for game in games])
    heads = "".join(f'<th scope="col">{_linked(game)}</th>' for game in games)
    bodies = "".join(_body(section, heading, rows, games) for section, heading, _ in SECTIONS)
    common = sum(row.mark == "common" for row in rows)
    caption = f"Правила по пунктам: из {len(rows)} строк {common} общие для всех"
    return (
        '<div class="matrix-frame" data-pagefind-ignore>'
        '<label class="matrix-filter"><input type="checkbox"> Только различия</label>'
        '<div class="matrix-scroll" role="region" tabindex="0" aria-label="Таблица правил">'
        f'<table class="matrix"><caption>{typeset(caption)}</caption>'
        f'<thead><tr><th scope="col">О чём речь</th>{heads}</tr></thead>{bodies}</table></div></div>'
    )


def _body(section: str, heading: str, rows: tuple[Row, ...], games: list[Game]) -> str:
    own = [row for row in rows if row.section == section]
    if not own:
        return ""
    shared = ' class="common"' if all(row.mark == "common" for row in own) else ""
    lines = "".join(_line(row, games) for row in own)
    return (
        f'<tbody><tr{shared}><th class="matrix-section" scope="rowgroup" colspan="{len(games) + 1}">'
        f"{text(heading)}</th></tr>{lines}</tbody>"
    )


def _line(row: Row, games: list[Game]) -> str:
    cells = "".join(
        _cell(cell, game, apart=apart) for cell, game, apart in zip(row.cells, games, row.apart, strict=True)
    )
    return (
        f'<tr class="{row.mark}"><th scope="row">{text(row.label)} '
        f'<span class="mark">{MARKS[row.mark]}</span></th>{cells}</tr>'
    )


def _cell(cell: Statement | None, game: Game, *, apart: bool) -> str:
    of = f'<span class="of">{_name(game)}</span>'
    if cell is None:
        return f'<td class="absent">{of} <span>{ABSENT}</span></td>'
    said = f"{typeset(cell.short)}{references(cell.clauses, f'../../games/{game.id}/')}"
    if apart:
        return f'<td class="apart">{of} <span>{said} <span class="mark">{APART}</span></span></td>'
    return f"<td>{of} <span>{said}</span></td>"


def _linked(game: Game) -> str:
    return f'<a href="../../games/{game.id}/">{_name(game)}</a>'


def _name(game: Game) -> str:
    name = language(OLD, text(game.names.old)) if game.names.old else text(game.names.ru)
    told_apart = variant(game)
    return f"{name}, {told_apart}" if told_apart else name
