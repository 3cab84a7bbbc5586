"""Where the text of a game comes from, and how to cite it."""

from __future__ import annotations

from rasklad.clauses import short_label

from edition.pages.comparison import rows_of
from edition.pages.library import game_of, witness_of
from edition.pages.markup import text, typeset
from edition.pages.title import source_name


def citation_html(game_id: str) -> str:
    """The section «Источник и цитирование». Raises PageError for an unknown game."""
    game = game_of(game_id)
    witness = witness_of(game.witness)
    header = witness.header
    first = next(row.clause for row in rows_of(game, witness) if row.clause)
    version = header.revisions[0].when if header.revisions else ""
    dated = f" Редакция от\u00a0{version}." if version else ""
    name = game.names.old or game.names.ru
    return (
        '<section class="citation"><h2>Источник и цитирование</h2>'
        f"<p>{source_name(witness)}. {typeset(header.extant)}</p>"
        f"<p>{typeset(header.rights)} "
        f'<a href="../../sources/{witness.siglum}/">Всё об источнике и исправлениях</a>.</p>'
        f'<p class="cite">{text(name)}, п.\u00a0{short_label(first)} // {text(header.title)}. '
        f"Цит. по: Расклад: старинные правила пасьянсов.{dated} "
        f'<a href="#{first}">{first}</a></p>'
        "<p>У каждого пункта постоянный адрес: его даёт номер на полях.</p></section>"
    )
