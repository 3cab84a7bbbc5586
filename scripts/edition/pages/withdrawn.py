"""What a page says where a source's text is withdrawn: a notice, and of each clause our own statement."""

from __future__ import annotations

from collections.abc import Iterator

from rasklad.game import Game

from edition.pages.markup import typeset
from edition.pages.rows import Row, Text
from edition.witness import Witness

NOTICE = (
    "Текст этого источника снят по требованию правообладателя. Номера пунктов, их виды, чтения редактора "
    "и сама игра остались: правила изложены нашими словами."
)


def notice_html(witness: Witness) -> str:
    """The notice as a paragraph; nothing for a text that is shown."""
    return f'<p class="withdrawn">{typeset(NOTICE)}</p>' if witness.header.withdrawn else ""


def statement(row: Row, shown: Text) -> str:
    """What a clause settles, in our own words, as HTML: the facts that rest on it, or why it makes no move.

    Where there is neither, its kind alone; of a caption likewise.
    """
    said = list(_said(row.clause, shown.game)) if row.clause and shown.game else []
    kind = dict(shown.witness.header.kinds).get(row.kind, row.kind)
    return typeset("; ".join(said) if said else kind[:1].upper() + kind[1:]) + "."


def _said(clause: str, game: Game) -> Iterator[str]:
    for fact in game.facts():
        parts = ", ".join(part for part, clauses in fact.parts if clause in clauses)
        if parts:
            yield f"{fact.label}: {parts}"
    for one in game.unexecuted:
        if one.clause == clause:
            yield one.reason.rstrip(".")
