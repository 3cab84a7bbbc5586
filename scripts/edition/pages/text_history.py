"""When the text of which clause was changed, and why: from the revision histories of the editions."""

from __future__ import annotations

from collections.abc import Iterable

from rasklad.clauses import short_label
from rasklad.game import Game

from edition import witness as editions
from edition.pages.figures_in_words import day
from edition.pages.library import games_of, witness_of
from edition.pages.markup import clause_link, text, typeset
from edition.pages.title import source_name
from edition.witness import Revision, Witness


def game_history_html(game: Game, witness: Witness) -> str:
    """What was changed in the clauses of a game since its text was published; nothing if it is withdrawn."""
    if witness.header.withdrawn or not witness.header.revisions:
        return ""
    law = set(game.law)
    changes = [
        (revision, [clause for clause in revision.clauses if clause in law])
        for revision in witness.header.revisions
    ]
    items = "".join(
        f"<li>{_when(revision)} {_links(clauses)}{typeset(revision.text)}</li>"
        for revision, clauses in changes
        if clauses
    )
    said = f'<ul class="revisions">{items}</ul>' if items else f"<p>{_unchanged(witness)}</p>"
    return f"<h3>История текста</h3>{said}"


def histories_html(root: str) -> str:
    """The histories of all texts, a heading each; `root` leads to the site's root."""
    return "\n".join(_history(witness_of(siglum), root) for siglum in editions.sigla())


def _history(witness: Witness, root: str) -> str:
    heading = (
        f'<h3 id="{witness.siglum}"><a href="{root}sources/{witness.siglum}/">{source_name(witness)}</a></h3>'
    )
    if witness.header.withdrawn:
        return f"{heading}<p>Текст снят: вместе с\u00a0ним снята и\u00a0его история.</p>"
    pages = {
        clause: f"{root}games/{game.id}/"
        for game in reversed(games_of(witness.siglum))
        for clause in game.law
    }
    whole = f"{root}sources/{witness.siglum}/text/"
    items = "".join(
        f"<li>{_when(revision)} {_links(revision.clauses, pages, whole)}{typeset(revision.text)}</li>"
        for revision in witness.header.revisions
    )
    changed = any(revision.clauses for revision in witness.header.revisions)
    unchanged = "" if changed else f"<p>{_unchanged(witness)}</p>"
    return f'{heading}<ul class="revisions">{items}</ul>{unchanged}'


def _links(clauses: Iterable[str], pages: dict[str, str] | None = None, otherwise: str = "") -> str:
    """«п. 7, I, в: », each a link; nothing of no clause."""
    links = ", ".join(
        clause_link(clause, short_label(clause), page=(pages or {}).get(clause, otherwise))
        for clause in clauses
    )
    return f"п.\u00a0{links}: " if links else ""


def _when(revision: Revision) -> str:
    return f'<time datetime="{text(revision.when)}">{day(revision.when)}.</time>'


def _unchanged(witness: Witness) -> str:
    first = min(revision.when for revision in witness.header.revisions)
    return f"Текст издан {day(first)}; с\u00a0тех пор ни\u00a0один пункт не\u00a0менялся."
