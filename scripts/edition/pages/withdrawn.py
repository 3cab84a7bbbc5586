"""What a page says where a source's text is withdrawn: a notice, and of each clause our own statement."""

from __future__ import annotations

from edition.pages.library import games_of
from edition.pages.markup import typeset
from edition.witness import Witness

NOTICE = (
    "Текст этого источника снят по требованию правообладателя. Номера пунктов, их виды, чтения редактора "
    "и сама игра остались: правила изложены нашими словами."
)


def notice_html(witness: Witness) -> str:
    """The notice as a paragraph; nothing for a text that is shown."""
    return f'<p class="withdrawn">{typeset(NOTICE)}</p>' if witness.header.withdrawn else ""


def statement(clause: str | None, kind: str, witness: Witness) -> str:
    """What a clause settles, in our own words, as HTML: the facts that rest on it, or why it makes no move.

    Where there is neither, its kind alone; of a caption likewise.
    """
    said = [] if clause is None else [*_facts(clause, witness), *_reasons(clause, witness)]
    name = dict(witness.header.kinds).get(kind, kind)
    return typeset("; ".join(said) if said else name[:1].upper() + name[1:]) + "."


def _facts(clause: str, witness: Witness) -> list[str]:
    for game in games_of(witness.siglum):
        if clause in game.law:
            return [
                f"{fact.label}: {part}"
                for fact in game.facts()
                for part, clauses in fact.parts
                if clause in clauses
            ]
    return []


def _reasons(clause: str, witness: Witness) -> list[str]:
    reasons = (
        one.reason for game in games_of(witness.siglum) for one in game.unexecuted if one.clause == clause
    )
    return [reason.rstrip(".") for reason in list(reasons)[:1]]
