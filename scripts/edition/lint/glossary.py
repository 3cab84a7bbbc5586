"""С-001 … С-010: remarks about the glossary, as entries of its file."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from edition import witness as editions
from edition.glossary import GLOSSARY, Concordance, Recogniser, Term, read
from edition.glossary.concordance import concordance_of
from edition.lint.typographic import PATTERNS
from edition.orthography import modernise_text
from edition.pages.term_figure import figure_fault
from edition.witness import Fault, Witness

GLOSSARY_TITLES = {
    "С-001": "«см. также» ведёт в никуда",
    "С-002": "термина нет ни в одном пункте",
    "С-003": "термин отмечен как отсутствующий, а он есть",
    "С-004": "одно имя у двух терминов",
    "С-005": "одно место узнаётся как два термина",
    "С-006": "нет такого источника, раздела или пункта",
    "С-007": "знаки в наших словах",
    "С-008": "старое написание не то",
    "С-009": "рисунок не рисуется",
    "С-010": "определение длиннее двух фраз",
}
"""Number → what is wrong with an entry of the glossary."""

SENTENCES = 2
_SENTENCE_END = re.compile(r"[.!?…]»?(?=\s+[А-ЯЁ«]|$)")


def lint_glossary(file: Path = GLOSSARY, sources: Path = editions.DEFAULT_SOURCES) -> list[Fault]:
    """Every remark, in the order of the file.

    Raises:
        GlossaryError: the glossary can't be read.
        EditionError: an edition can't be read; `edition check` says more.
    """
    terms = read(file)
    witnesses = [editions.load(siglum, sources) for siglum in editions.sigla(sources)]
    told = concordance_of(terms, witnesses)
    places = _known_places(witnesses)
    remarks = [
        (term, number, message)
        for term in terms
        for number, message in (
            *_links(term, terms),
            *_uses(term, told),
            *_restrictions(term, places),
            *_signs(term),
            *_old_spelling(term, told),
            *_figure(term),
            *_length(term),
        )
    ]
    remarks += [*_doubles(terms), *_rivals(terms, witnesses)]
    faults = [Fault(file, term.line, number, f"«{term.ru}»: {message}") for term, number, message in remarks]
    return sorted(faults, key=lambda fault: (fault.line, fault.number))


Remarks = Iterator[tuple[str, str]]


def _links(term: Term, terms: tuple[Term, ...]) -> Remarks:
    known = {each.id for each in terms}
    for target in term.see:
        if target not in known:
            yield "С-001", f"нет записи [{target}]: исправьте обозначение или уберите его из see"
        elif target == term.id:
            yield "С-001", "запись ссылается на себя: уберите её из see"


def _uses(term: Term, told: Concordance) -> Remarks:
    used = told.uses[term.id]
    if not used and not term.field:
        yield "С-002", "ни один пункт его не употребляет: проверьте words или отметьте field = true"
    if used and term.field:
        clauses = ", ".join(use.clause for use in used[:3])
        yield "С-003", f"пункты его употребляют ({clauses}): уберите field"


def _doubles(terms: tuple[Term, ...]) -> Iterator[tuple[Term, str, str]]:
    named: dict[str, list[Term]] = defaultdict(list)
    for term in terms:
        for name in dict.fromkeys((term.ru, *term.also)):
            named[name.lower().replace("ё", "е")].append(term)
    for name, bearers in named.items():
        for term in bearers[1:]:
            yield term, "С-004", f"имя «{name}» уже есть у [{bearers[0].id}]: одно имя, одна запись"


def _rivals(terms: tuple[Term, ...], witnesses: list[Witness]) -> Iterator[tuple[Term, str, str]]:
    recogniser = Recogniser(terms)
    said = set()
    for witness in witnesses:
        for segment in witness.clauses():
            for first, *others in recogniser.rivals_in(segment.tokens, segment.clause or ""):
                for other in others:
                    if (first.id, other.id) not in said:
                        said.add((first.id, other.id))
                        message = f"в пункте {segment.clause} то же место узнаёт и [{first.id}]: "
                        message += "ограничьте only или never"
                        yield other, "С-005", message


def _known_places(witnesses: list[Witness]) -> frozenset[str]:
    """All that `only` and `never` may name: sources, sections, clauses."""
    clauses = [segment.clause or "" for witness in witnesses for segment in witness.clauses()]
    parts = [clause.split(".") for clause in clauses]
    return frozenset(".".join(names[:length]) for names in parts for length in range(1, len(names) + 1))


def _restrictions(term: Term, places: frozenset[str]) -> Remarks:
    for place in (*term.only, *term.never):
        if place not in places:
            yield "С-006", f"«{place}»: такого источника, раздела или пункта нет"


def _signs(term: Term) -> Remarks:
    for words in (term.says, term.ru, *term.also):
        for _, pattern, what in PATTERNS:
            for match in pattern.finditer(words):
                start, end = match.span()
                yield "С-007", f"{what}: «{words[max(0, start - 12) : end + 12].strip()}»"
        if words.count("«") != words.count("»"):
            yield "С-007", "кавычка без пары"
    if not _SENTENCE_END.search(term.says[-2:]):
        yield "С-007", "в конце определения нет точки"


def _old_spelling(term: Term, told: Concordance) -> Remarks:
    if not term.old:
        return
    modern = modernise_text(term.old)
    if modern.replace("ё", "е") != term.ru.replace("ё", "е"):
        yield "С-008", f"«{term.old}» по-новому «{modern}»: исправьте old или ru"
    elif not any(use.witness.language == "ru-petr1708" for use in told.uses[term.id]):
        yield "С-008", "в старых текстах термина нет, и писался ли он так, не известно: уберите old"


def _figure(term: Term) -> Remarks:
    if fault := figure_fault(term):
        yield "С-009", fault


def _length(term: Term) -> Remarks:
    count = len(_SENTENCE_END.findall(term.says))
    if count > SENTENCES:
        yield "С-010", f"в определении фраз — {count}: оставьте две"
