"""The page «Словарь»: the terms by the alphabet, with definition, figure and every clause that uses it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import rasklad
from rasklad.clauses import short_label

from edition import witness as editions
from edition.glossary import Concordance, Term, Use
from edition.glossary.concordance import concordance_of
from edition.pages.keyword import Form, keyword_line
from edition.pages.library import witness_of
from edition.pages.markup import Part, counted, language, text, typeset
from edition.pages.rows import NEW, OLD
from edition.pages.term_figure import figure_of, game_label, sprite_html
from edition.pages.terms import name_html, terms

SHOWN = 3
"""A concordance of more clauses is folded."""
SPELLINGS: tuple[tuple[Form, str], ...] = (("corrected", OLD), ("modern", NEW))
LANGUAGES = {"en": "англ.", "fr": "фр."}


@dataclass(frozen=True)
class _Pointer:
    """Another name of a term, which has no entry: it leads there."""

    ru: str
    term: Term


def glossary_parts(root: str) -> tuple[Part, ...]:
    """The frame of the page and what stands in it; `root` leads from the page to the site's root.

    Raises PageError if the glossary can't be read or a figure can't be drawn.
    """
    known = terms()
    told = concordance_of(known, [witness_of(siglum) for siglum in editions.sigla()])
    letters = [(letter, list(entries)) for letter, entries in groupby(_in_order(known), key=_letter)]
    parts = [
        Part("div", {"class": "glossary"}),
        Part("nav", {"class": "letters", "aria-label": "Буквы"}, _jumps(letters)),
    ]
    for letter, entries in letters:
        parts.append(Part("h2", {"id": _anchor(letter), "class": "letter"}, letter))
        for entry in entries:
            parts += _entry(entry, told, root) if isinstance(entry, Term) else [_pointer(entry)]
    return (*parts, Part("div", {}, sprite_html(known)))


def _in_order(known: tuple[Term, ...]) -> list[Term | _Pointer]:
    """Terms and other names by the alphabet, as a Russian dictionary goes: ё with е, spaces not counted."""
    taken = {term.ru for term in known}
    others = [_Pointer(name, term) for term in known for name in term.also if name not in taken]
    return sorted([*known, *others], key=lambda entry: entry.ru.replace("ё", "е").replace(" ", ""))


def _letter(entry: Term | _Pointer) -> str:
    return entry.ru[0].upper()


def _anchor(letter: str) -> str:
    """«Д» → «letter-de»: the letter's own name, so that no table of letters is kept."""
    return f"letter-{unicodedata.name(letter).split()[-1].lower()}"


def _jumps(letters: list[tuple[str, list[Term | _Pointer]]]) -> str:
    links = "".join(f'<li><a href="#{_anchor(letter)}">{letter}</a></li>' for letter, _ in letters)
    return f"<ul>{links}</ul>"


def _pointer(other: _Pointer) -> Part:
    return Part(
        "p",
        {"class": "term-pointer"},
        f'{text(other.ru)}\u00a0— см. <a href="#{other.term.id}">{text(other.term.ru)}</a>',
    )


def _entry(term: Term, told: Concordance, root: str) -> Iterator[Part]:
    yield Part("h3", {"id": term.id, "class": "term-name"}, name_html(term))
    names = ", ".join(
        f"{short}\u00a0{language(code, text(getattr(term, code)), 'i')}" for code, short in LANGUAGES.items()
    )
    by_id = {each.id: each for each in told.terms}
    see = ", ".join(f'<a href="#{each}">{text(by_id[each].ru)}</a>' for each in term.see if each in by_id)
    also = f"Иначе: {', '.join(text(name) for name in term.also)}. " if term.also else ""
    more = f"{also}См. также: {see}." if see else also
    yield Part(
        "div",
        {"class": "term-entry"},
        f'{figure_of(term, root)}<p class="term-names">{names}</p><p>{typeset(term.says)}</p>'
        + (f'<p class="term-more">{more}</p>' if more else "")
        + _uses(told.uses[term.id], root),
    )


def _uses(uses: tuple[Use, ...], root: str) -> str:
    """The concordance of a term. The search leaves it out: it finds the clauses themselves."""
    if not uses:
        return '<p class="term-more">В наших текстах этого слова нет: так говорят знатоки пасьянсов.</p>'
    places = sum(len(use.occurrences) for use in uses)
    clauses = counted(len(uses), "пункте", "пунктах", "пунктах")
    heading = f"В текстах: {counted(places, 'раз', 'раза', 'раз')} в\u00a0{clauses}"
    if places == 1:
        heading = "В текстах один раз"
    items = "".join(_use(use, root) for use in uses)
    lines = f'<ul class="uses">{items}</ul>'
    if len(uses) <= SHOWN:
        return f'<div class="concordance" data-pagefind-ignore><p>{heading}</p>{lines}</div>'
    return f'<details class="concordance" data-pagefind-ignore><summary>{heading}</summary>{lines}</details>'


def _use(use: Use, root: str) -> str:
    """A clause and the line around each use: as the source spells it, and in the new spelling."""
    lines = ""
    if not use.witness.header.withdrawn:
        forms = SPELLINGS if use.witness.language == OLD else SPELLINGS[1:]
        lines = "".join(
            f'<span class="{"kwic old" if code == OLD else "kwic"}" lang="{code}">'
            f"{keyword_line(use.segment.tokens, one, form)}</span>"
            for one in use.occurrences
            for form, code in forms
        )
    return f"<li>{_place(use, root)}{lines}</li>"


def _place(use: Use, root: str) -> str:
    if use.games:
        game = rasklad.game(use.games[0])
        page, name = f"{root}games/{game.id}/", game_label(game)
    else:
        page, name = f"{root}sources/{use.witness.siglum}/text/", text(use.witness.short_title)
    return f'<a class="clause-ref" href="{page}#{use.clause}">{name}, {short_label(use.clause)}</a>'
