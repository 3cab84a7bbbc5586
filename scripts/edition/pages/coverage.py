"""Which clauses the engine executes, and how the rest is accounted for."""

from __future__ import annotations

from rasklad.clauses import short_label

from edition.pages.library import game_of
from edition.pages.markup import clause_link, counted, typeset


def coverage_html(game_id: str) -> str:
    """The section «Что исполняется». Raises PageError for an unknown game."""
    game = game_of(game_id)
    coverage = game.coverage()
    executed = [clause for clause in game.law if coverage.by_clause.get(clause)]
    plates = "".join(
        f"<li{'' if clause in executed else ' class=idle'}>{clause_link(clause, short_label(clause))}</li>"
        for clause in game.law
    )
    idle = "".join(
        f"<div><dt>{clause_link(one.clause, short_label(one.clause))}</dt>"
        f"<dd>{typeset(one.reason)}</dd></div>"
        for one in game.unexecuted
    )
    count = counted(len(executed), "пункт", "пункта", "пунктов")
    rest = " "
    if idle:
        rest = f' Остальные ходов не дают и не отнимают:</p><dl class="idle-clauses">{idle}</dl><p>'
    readings = ", ".join(clause_link(one.id, short_label(one.id)) for one in game.readings)
    decided = f"<p>Где источник молчит, решил редактор: {readings}.</p>" if readings else ""
    return (
        f'<section class="coverage"><h2>Что исполняется</h2><ul class="plates">{plates}</ul>'
        f"<p>Движок исполняет {count} из\u00a0{len(game.law)}.{rest}"
        f"Каждый ход называет свой пункт, без пункта хода нет.</p>{decided}</section>"
    )
