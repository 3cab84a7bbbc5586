"""Whose the texts are and what may be done with them, source by source, as the editions' headers say."""

from __future__ import annotations

from edition import witness as editions
from edition.pages.library import witness_of
from edition.pages.markup import text, typeset
from edition.pages.title import source_name
from edition.pages.withdrawn import NOTICE
from edition.witness import Witness


def rights_html(root: str) -> str:
    """A row a source; `root` leads to the site's root."""
    rows = "".join(_source(witness_of(siglum), root) for siglum in editions.sigla())
    return f'<dl class="record">{rows}</dl>'


def _source(witness: Witness, root: str) -> str:
    header = witness.header
    licence = f' (<a href="{text(header.licence)}">условия</a>)' if header.licence else ""
    state = NOTICE if header.withdrawn else header.rights
    return (
        f'<div><dt><a href="{root}sources/{witness.siglum}/">{source_name(witness)}</a></dt>'
        f"<dd>{typeset(state)}{'' if header.withdrawn else licence}</dd></div>"
    )
