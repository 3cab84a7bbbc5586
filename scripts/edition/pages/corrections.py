"""Corrections as tables: what was received, what is read, where, why, by which editorial rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rasklad.clauses import short_label

from edition.pages.markup import clause_link, text, typeset
from edition.pages.rows import Row, items_of, line_of
from edition.pages.words import word_id
from edition.witness import Correction, Witness

RULE_NUMBER = '№<span class="unseen"> правила</span>'
"""The head of a narrow column; the number leads to the editorial rule."""
WHOLE_TEXT = "text/"
"""The way from a source's record to the page of its whole text."""


@dataclass(frozen=True)
class Location:
    """Where a correction stands: its clause, if the place is in one, else the source's line."""

    clause: str | None
    line: str
    page: str = ""
    """The address of the page on which the clause's row is; empty: this page."""
    word: str = ""
    """The address of the mended word itself, `#l7.t26`, if a page shows it."""

    def html(self) -> str:
        """A link to the clause, or the line's number."""
        if self.clause:
            return clause_link(self.clause, short_label(self.clause), page=self.page)
        return f"строка\u00a0{self.line}"

    def word_html(self, reading: str) -> str:
        """The reading, as a link to its word where the page has it."""
        return f'<a class="word-ref" href="{self.word}">{reading}</a>' if self.word else reading


def numbered(witness: Witness) -> list[tuple[Location, Correction]]:
    """All individually marked corrections of a witness, in the order of the file, each with its place.

    A clause leads to its game's page, or to that of the whole text if no game has it; a word to the latter.
    """
    from edition.pages.library import games_of  # noqa: PLC0415 (only pages with links need the games)

    pages = {
        clause: f"../../games/{game.id}/"
        for game in reversed(games_of(witness.siglum))
        for clause in game.law
    }
    rows = [item for item in items_of(witness) if isinstance(item, Row)]
    clauses = {row.clause for row in rows if row.clause}
    words = {word_id(token, witness.language) for row in rows for token in row.tokens} - {""}
    places = []
    for segment in witness.segments():
        clause = segment.clause if segment.clause in clauses else None
        page = pages.get(clause or "", WHOLE_TEXT)
        for token in segment.tokens:
            word = f"{WHOLE_TEXT}#{token.id}" if token.id in words else ""
            location = Location(clause, str(line_of(token)), page, word)
            places += [(location, one) for one in token.corrections]
    return places


def rule_link(number: str, page: str, *, short: bool = False) -> str:
    """A link to the editorial rule that a correction quotes; nothing if it quotes none.

    `page` is the address of the source's record, on which the rules stand; empty: this page.
    """
    if not number:
        return ""
    name = f'<span class="unseen">правило </span>{text(number)}' if short else f"правило\u00a0{text(number)}"
    return f'<a href="{page}#rule-{text(number)}">{name}</a>'


def corrections_table(
    entries: Iterable[tuple[Location, Correction]], *, reasons: bool = False, rules: str = ""
) -> str:
    """The table, each place with the number of its editorial rule; `reasons` adds why it was mended.

    `rules` is the address of the page on which the rules stand; empty: this page.
    """
    heads = ["В файле", "Читается", "Где", "Почему" if reasons else RULE_NUMBER]
    lines = []
    for place, one in entries:
        cells = [f"<s>{visible(one.sic)}</s>", place.word_html(visible(one.corr)), place.html()]
        if reasons:
            doubt = "" if one.cert == "high" else ", чтение предположительное"
            cells.append(f"{typeset(one.reason)}{doubt} {rule_link(one.rule, rules)}".rstrip())
        else:
            cells.append(rule_link(one.rule, rules, short=True))
        unsure = "" if one.cert == "high" else ' class="unsure"'
        lines.append(f"<tr{unsure}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    return f'<table class="corrections"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'


def visible(value: str) -> str:
    """Text of which every character can be seen: a lone space is named."""
    if not value:
        return '<span class="named">ничего</span>'
    if value == "\n":
        return '<span class="named">перевод строки</span>'
    if value.isspace():
        return f'<span class="named">{"пробел" if len(value) == 1 else f"пробелов: {len(value)}"}</span>'
    return text(value)
