"""The section «Что изменено» of a game's page: the apparatus, complete without a script."""

from __future__ import annotations

from edition.pages.rows import game_text
from edition.pages.totals import correction_tables, rules_html, summary


def changes_html(game_id: str) -> str:
    """The section of a game. Raises PageError for an unknown game."""
    shown = game_text(game_id)
    parts = [f"<p>{summary(shown)}</p>", rules_html(shown.rows), *correction_tables(shown)]
    return f'<section class="changes"><h2>Что изменено</h2>\n{"".join(parts)}</section>'
