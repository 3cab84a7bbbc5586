"""The table of facts: every figure computed from the rules and linked to the clause it rests on."""

from __future__ import annotations

from itertools import groupby

from rasklad.clauses import short_label
from rasklad.game import Game, Named
from rasklad.rules import Fact

from edition.pages.family import family_link
from edition.pages.library import game_of
from edition.pages.markup import language, text, typeset


def facts_html(game_id: str) -> str:
    """The facts of a game, then its family and its other names. Raises PageError for an unknown game."""
    game = game_of(game_id)
    entries = [_fact(fact) for fact in game.facts()]
    entries.append(_entry("Семейство", family_link(game)))
    if game.names.elsewhere:
        entries.append(_entry("Другие названия", _sourced_names(game), wide=True))
    return f'<dl class="facts">{"".join(entries)}</dl>'


def other_names(game: Game) -> str:
    """The names of a game in other books and languages, as HTML; empty if it has none."""
    return ", ".join(_name(code, named) for code, named in game.names.elsewhere)


def _sourced_names(game: Game) -> str:
    """The same as a list, neighbours of one language and source together, each time with the source.

    Whoever searches for an author wants his book, so the search leaves the sources out.
    """
    items = []
    for (code, source), group in groupby(game.names.elsewhere, lambda entry: (entry[0], entry[1].source)):
        names = ", ".join(_name(code, named) for _, named in group)
        items.append(f"<li>{names} <small data-pagefind-ignore>({typeset(source)})</small></li>")
    return f'<ul class="names">{"".join(items)}</ul>'


def _name(code: str, named: Named) -> str:
    return text(named.name) if code == "ru" else language(code, text(named.name))


def _entry(label: str, content: str, *, wide: bool = False) -> str:
    opened = '<div class="wide">' if wide else "<div>"
    return f"{opened}<dt>{text(label)}</dt><dd>{content}</dd></div>"


def _fact(fact: Fact) -> str:
    return _entry(fact.label, ", ".join(text(part) + references(clauses) for part, clauses in fact.parts))


def references(clauses: tuple[str, ...], page: str = "") -> str:
    """Raised references to clauses, as HTML; `page` is the address of another page that has them."""
    links = "\u2009".join(
        f'<a class="clause-ref" href="{page}#{clause}" aria-label="{_kind(clause)} {short_label(clause)}">'
        f"{short_label(clause)}</a>"
        for clause in clauses
    )
    return f"<sup>{links}</sup>" if links else ""


def _kind(clause: str) -> str:
    """What the number is a number of, as a screen reader says it."""
    return "чтение" if clause.rpartition(".")[2].startswith("R") else "пункт"
