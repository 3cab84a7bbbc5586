"""The list of texts that can be compared over the whole width: games, and whole sources."""

from __future__ import annotations

import rasklad

from edition import witness as editions
from edition.pages.library import witness_of
from edition.pages.markup import NO_BREAK, text
from edition.pages.rows import OLD, Text, game_text, source_text
from edition.pages.title import names_html


def comparisons_html(site: str) -> str:
    """Two tables. `site` is the way from this page to the site's root."""
    games = "".join(
        _line(f"{site}compare/{game.id}/", names_html(game), game_text(game.id))
        for game in map(rasklad.game, rasklad.games())
    )
    sources = "".join(
        _line(f"{site}sources/{siglum}/text/", text(witness_of(siglum).title), source_text(siglum))
        for siglum in editions.sigla()
    )
    note = f"<p>Прочерк: источник и сам в новом правописании{NO_BREAK}— менять нечего.</p>"
    return f"{_table('Игра', games)}{note}<h2>Источники целиком</h2>{_table('Источник', sources)}"


def _table(what: str, lines: str) -> str:
    heads = "".join(
        f'<th scope="col">{head}</th>' for head in (what, "Пунктов", "Слов изменено", "Исправлений")
    )
    return f'<table class="comparisons"><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>'


def _line(address: str, name: str, shown: Text) -> str:
    tokens = [token for row in shown.rows for token in row.tokens]
    clauses = sum(row.clause is not None for row in shown.rows)
    words = sum(bool(token.steps) for token in tokens)
    changed = str(words) if shown.witness.language == OLD else "—"
    mended = sum(len(token.corrections) for token in tokens)
    cells = (f'<a href="{address}">{name}</a>', str(clauses), changed, str(mended))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
