"""The rules in brief: sentences computed from the declaration, each with its clauses; the same in English."""

from __future__ import annotations

from edition.brief import SECTIONS, Statement, brief_of
from edition.pages.facts import references
from edition.pages.library import game_of
from edition.pages.markup import text
from edition.pages.terms import PAGE, definitions_html, marked_sentence


class _FirstTerms:
    """Marks each term of the glossary where the brief first uses it: its sentences are short and many."""

    def __init__(self, law: tuple[str, ...]) -> None:
        self._law = law
        self.told: set[str] = set()

    def marked(self, sentence: str) -> str:
        """The sentence as HTML."""
        html, new = marked_sentence(sentence, self._law, f"../../{PAGE}", self.told)
        self.told |= new
        return html


def brief_html(game_id: str) -> str:
    """The section «Правила коротко». Raises PageError for an unknown game.

    The search leaves it out: it would find each rule twice.
    """
    game = game_of(game_id)
    told = brief_of(game)
    terms = _FirstTerms(game.law)
    russian = "".join(_section(heading, _russian(told, section, terms)) for section, heading, _ in SECTIONS)
    english = "".join(_section(heading, _english(told, section)) for section, _, heading in SECTIONS)
    return (
        '<section class="brief" data-pagefind-ignore><h2>Правила коротко</h2>'
        "<p>Вычислено из правил, по которым играет стол, в принятых чтениях. Закон\u00a0— текст источника: "
        f'на него указывают номера.</p><dl>{russian}</dl><details><summary lang="en">In English</summary>'
        f'<dl lang="en">{english}</dl></details>{definitions_html(terms.told)}</section>'
    )


def _section(heading: str, sentences: str) -> str:
    return f"<div><dt>{text(heading)}</dt><dd>{sentences}</dd></div>" if sentences else ""


def _russian(told: tuple[Statement, ...], section: str, terms: _FirstTerms) -> str:
    return " ".join(
        f"{terms.marked(one.ru)}{references(one.clauses)}" for one in told if one.section == section
    )


def _english(told: tuple[Statement, ...], section: str) -> str:
    return " ".join(text(one.en) for one in told if one.section == section)
