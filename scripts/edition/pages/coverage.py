"""Which clauses the engine executes, how the rest is accounted for, and where each can be seen at work."""

from __future__ import annotations

from rasklad.clauses import short_label
from rasklad.game import Game

from edition.accounts import account
from edition.pages.library import game_of
from edition.pages.markup import clause_link, text, typeset
from edition.pages.rule_code import rule_code_html
from edition.positions import Stored, load

EFFECTS = {"works": "работает", "forbids": "запрещает"}
"""Effect of a stored position → what the link to it says; the board reads `data-works`, `data-forbids`."""


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
    rest = " "
    if idle:
        rest = f' Остальные ходов не дают и не отнимают:</p><dl class="idle-clauses">{idle}</dl><p>'
    readings = ", ".join(clause_link(one.id, short_label(one.id)) for one in game.readings)
    decided = f"<p>Где источник молчит, решил редактор: {readings}.</p>" if readings else ""
    return (
        f'<section class="coverage"><h2>Что исполняется</h2><ul class="plates">{plates}</ul>'
        f"<p>{typeset(account(game))}{rest}"
        f"Каждый ход называет свой пункт, без пункта хода нет.</p>{decided}{_seen(game)}"
        f"{rule_code_html(game)}</section>"
    )


def _seen(game: Game) -> str:
    """Each clause with links to the positions in which it works and forbids: folded, for the board alone."""
    links: dict[str, list[str]] = {}
    for claim in load(game.id):
        if not claim.rule:
            links.setdefault(claim.of, []).append(_link(claim) if claim.link else "<span></span>")
    rows = "".join(
        f"<li>{clause_link(clause, short_label(clause))}{''.join(shown)}</li>"
        for clause, shown in links.items()
        if any("href" in link for link in shown)
    )
    if not rows:
        return ""
    return (
        '<details class="seen scripted"><summary>Пункты за\u00a0столом</summary>'
        "<p>Ссылка раскладывает позицию, в\u00a0которой пункт разрешает ход или не\u00a0пускает его.</p>"
        f"<ul>{rows}</ul></details>"
    )


def _link(claim: Stored) -> str:
    move = f' data-move="{text(claim.move)}"' if claim.move else ""
    return (
        f'<a href="#play-{text(claim.link)}" data-{claim.effect}="{text(claim.of)}"{move}>'
        f'{EFFECTS[claim.effect]}<span class="unseen">: {text(_named(claim.of))}</span></a>'
    )


def _named(clause: str) -> str:
    """«пункт 7», «чтение Р1»."""
    short = short_label(clause)
    return f"{'чтение' if short.startswith('Р') else 'пункт'}\u00a0{short}"
