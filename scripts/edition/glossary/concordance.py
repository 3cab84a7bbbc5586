"""Where the texts use the terms: every clause of every source, computed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import rasklad

from edition import witness as editions
from edition.glossary.reading import GLOSSARY, read
from edition.glossary.recognition import Occurrence, Recogniser
from edition.glossary.term import Term
from edition.witness import Segment, Witness


@dataclass(frozen=True)
class Use:
    """A clause that uses a term, with all the places in it."""

    witness: Witness
    segment: Segment
    occurrences: tuple[Occurrence, ...]
    games: tuple[str, ...]
    """The games whose law the clause is, in the catalogue's order; they may be none."""

    @property
    def clause(self) -> str:
        """The clause's permanent id."""
        return self.segment.clause or ""


@dataclass(frozen=True)
class Concordance:
    """The terms and their uses, by the term's id, in the order of the sources and of their texts."""

    terms: tuple[Term, ...]
    uses: dict[str, tuple[Use, ...]]


def concordance(file: Path = GLOSSARY, sources: Path = editions.DEFAULT_SOURCES) -> Concordance:
    """Every use of every term in the clauses of all sources.

    A withdrawn text is read too: that a clause uses a term may be said, its words may not be shown.

    Raises:
        GlossaryError: the glossary can't be read.
        EditionError: an edition can't be read.
    """
    terms = read(file)
    return concordance_of(terms, [editions.load(siglum, sources) for siglum in editions.sigla(sources)])


def concordance_of(terms: tuple[Term, ...], witnesses: Iterable[Witness]) -> Concordance:
    """The same for terms and witnesses at hand."""
    recogniser = Recogniser(terms)
    games = [rasklad.game(game_id) for game_id in rasklad.games()]
    uses: dict[str, list[Use]] = {term.id: [] for term in terms}
    for witness in witnesses:
        for segment in witness.clauses():
            clause = segment.clause or ""
            found: dict[str, list[Occurrence]] = {}
            for occurrence in recogniser.in_clause(segment.tokens, clause):
                found.setdefault(occurrence.term.id, []).append(occurrence)
            law_of = tuple(game.id for game in games if clause in game.law) if found else ()
            for term_id, occurrences in found.items():
                uses[term_id].append(Use(witness, segment, tuple(occurrences), law_of))
    return Concordance(terms, {term_id: tuple(found) for term_id, found in uses.items()})
