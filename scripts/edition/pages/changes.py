"""The section «Что изменено» of a game's page: the apparatus, complete without a script."""

from __future__ import annotations

from edition.pages.library import game_of
from edition.pages.rows import game_text
from edition.pages.text_history import game_history_html
from edition.pages.totals import correction_tables, rules_html, summary


def changes_html(game_id: str) -> str:
    """The section of a game. Raises PageError for an unknown game."""
    shown = game_text(game_id)
    parts = [
        f"<p>{summary(shown)}</p>",
        rules_html(shown.rows),
        *correction_tables(shown),
        game_history_html(game_of(game_id), shown.witness),
    ]
    return f'<section class="changes"><h2>Что изменено</h2>\n{"".join(parts)}</section>'
