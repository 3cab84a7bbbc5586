"""The table of facts: every figure computed from the rules and linked to the clause it rests on."""

from __future__ import annotations

from rasklad.clauses import short_label
from rasklad.game import Game
from rasklad.rules import Fact

from edition.pages.library import game_of
from edition.pages.markup import language, text


def facts_html(game_id: str) -> str:
    """The facts of a game, then its family and its other names. Raises PageError for an unknown game."""
    game = game_of(game_id)
    entries = [_fact(fact) for fact in game.facts()]
    entries.append(_entry("Семейство", text(game.family)))
    names = other_names(game)
    if names:
        entries.append(_entry("Другие названия", names))
    return f'<dl class="facts">{"".join(entries)}</dl>'


def other_names(game: Game) -> str:
    """The names of a game in other books and languages, as HTML; empty if it has none."""
    named = [text(name) for name in game.names.other]
    named += [language("en", text(name)) for name in game.names.en]
    named += [language("fr", text(name)) for name in game.names.fr]
    return ", ".join(named)


def _entry(label: str, content: str) -> str:
    return f"<div><dt>{text(label)}</dt><dd>{content}</dd></div>"


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
