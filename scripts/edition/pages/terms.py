"""The terms of the glossary in place: marked where a clause uses them, with what the page tells of them.

The first use of a term in a clause is a link to the glossary: a stop of the Tab key, and the way without a
script. Later uses in the same clause answer to the pointer alone: a second stop would say the same again.
A changed word within such a link is no stop of its own, since the panel of the link explains it too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from edition.glossary import GLOSSARY, GlossaryError, Occurrence, Recogniser, Term, read
from edition.pages.errors import PageError
from edition.pages.markup import text, typeset
from edition.witness import Token

PAGE = "glossary/"
"""Where the glossary stands, from the site's root."""


def terms() -> tuple[Term, ...]:
    """The terms of the glossary. Raises PageError if it can't be read."""
    try:
        return read(GLOSSARY)
    except GlossaryError as fault:
        raise PageError(str(fault)) from fault


@cache
def _recogniser(_modified: int) -> Recogniser:
    return Recogniser(terms())


def recogniser() -> Recogniser:
    """What finds the glossary's terms in a text, made once for each state of its file.

    Raises PageError if the glossary can't be read.
    """
    return _recogniser(GLOSSARY.stat().st_mtime_ns if GLOSSARY.exists() else 0)


@dataclass(frozen=True)
class MarkedTerms:
    """The terms of one clause; `page` is the glossary's address from here."""

    page: str = ""
    occurrences: tuple[Occurrence, ...] = ()

    def links(self) -> tuple[Occurrence, ...]:
        """The first use of each term, which is a link."""
        firsts: dict[str, Occurrence] = {}
        for one in self.occurrences:
            firsts.setdefault(one.term.id, one)
        return tuple(firsts.values())

    def linked_places(self) -> frozenset[int]:
        """The places of the pieces that stand within a link."""
        return frozenset(place for one in self.links() for place in range(one.start, one.end))

    def joined(self, pieces: Sequence[str], *, stops: bool) -> str:
        """The pieces one after the other, the terms marked; `stops`: the Tab key stops at the links."""
        links = self.links()
        html, done = "", 0
        for one in self.occurrences:
            inside = "".join(pieces[one.start : one.end])
            if not inside.strip():
                continue
            html += "".join(pieces[done : one.start])
            html += self._link(one, inside, stops=stops) if one in links else _again(one, inside)
            done = one.end
        return html + "".join(pieces[done:])

    def _link(self, one: Occurrence, inside: str, *, stops: bool) -> str:
        skipped = "" if stops else ' tabindex="-1"'
        return f'<a class="term" href="{self.page}#{one.term.id}"{skipped}>{inside}</a>'


def _again(one: Occurrence, inside: str) -> str:
    return f'<span class="term" data-term="{one.term.id}">{inside}</span>'


NO_TERMS = MarkedTerms()


def terms_in(tokens: Sequence[Token], clause: str | None, page: str) -> MarkedTerms:
    """The terms of a clause; of text that is no clause, none."""
    if clause is None:
        return NO_TERMS
    return MarkedTerms(page, tuple(_quoted(one, tokens) for one in recogniser().in_clause(tokens, clause)))


def _quoted(one: Occurrence, tokens: Sequence[Token]) -> Occurrence:
    """A use with the opening mark of what it closes: «центральных» рядов."""
    signs = [token.corrected for token in tokens[one.start : one.end]]
    opens = one.start > 0 and tokens[one.start - 1].corrected == "«"
    return (
        Occurrence(one.term, one.start - 1, one.end) if "»" in signs and "«" not in signs and opens else one
    )


def marked_sentence(sentence: str, clauses: Sequence[str], page: str, told: set[str]) -> tuple[str, set[str]]:
    """A sentence of ours as HTML, the terms in it that were not `told` before linked; and those it tells."""
    # Typeset before it is cut: a no-break space is bound to the words on both its sides.
    pieces, found = recogniser().in_text(typeset(sentence), clauses)
    new = MarkedTerms(page, tuple(one for one in found if one.term.id not in told)).links()
    return MarkedTerms(page, new).joined(pieces, stops=True), {one.term.id for one in new}


def definitions_html(used: Iterable[str]) -> str:
    """What the page's script tells of these terms: id → name, definition (HTML); empty if there are none."""
    wanted = set(used)
    told = {term.id: [name_html(term), typeset(term.says)] for term in terms() if term.id in wanted}
    if not told:
        return ""
    content = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" data-terms>{content}</script>\n'


def name_html(term: Term) -> str:
    """A term's name, with its spelling before 1918 where that differs: «талонъ / талон»."""
    if not term.old:
        return text(term.ru)
    slash = '<span class="slash" aria-hidden="true"> / </span>'
    return f'<span lang="ru-petr1708">{text(term.old)}</span>{slash}{text(term.ru)}'
