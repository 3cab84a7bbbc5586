"""Which clauses the engine executes, and how the rest is accounted for."""

from __future__ import annotations

from edition.pages.comparison import rows_of
from edition.pages.library import game_of, witness_of
from edition.pages.markup import clause_link, counted
from rasklad.clauses import short_label


def coverage_html(game_id: str) -> str:
    """The section «Что исполняется». Raises PageError for an unknown game."""
    game = game_of(game_id)
    witness = witness_of(game.witness)
    executed = game.coverage()
    names = dict(witness.header.kinds)
    rows = [row for row in rows_of(game, witness) if row.clause]
    plates, idle = [], []
    for row in rows:
        assert row.clause is not None  # noqa: S101 (filtered above; for the type checker)
        runs = bool(executed.clauses.get(row.clause))
        if not runs:
            idle.append(f"{clause_link(row.clause, short_label(row.clause))}\u00a0({names.get(row.kind, row.kind)})")
        plates.append(
            f'<li{"" if runs else " class=idle"}>{clause_link(row.clause, short_label(row.clause))}</li>'
        )
    count = counted(len(rows) - len(idle), "пункт", "пункта", "пунктов")
    rest = f" Остальные ничего не велят и не запрещают: {', '.join(idle)}." if idle else ""
    readings = ", ".join(clause_link(one.id, short_label(one.id)) for one in game.readings)
    decided = f"<p>Где источник молчит, решил редактор: {readings}.</p>" if readings else ""
    return (
        f'<section class="coverage"><h2>Что исполняется</h2><ul class="plates">{"".join(plates)}</ul>'
        f"<p>Движок исполняет {count} из\u00a0{len(rows)}.{rest} "
        f"Каждый ход называет свой пункт, без пункта хода нет.</p>{decided}</section>"
    )
