"""All remarks about one source."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from edition.lint.accepted import without_accepted
from edition.lint.clauses import check_clauses, check_kinds
from edition.lint.corrections import check_corrections
from edition.lint.machine import check_doubts, check_words
from edition.lint.orthographic import check_consistency, check_letters
from edition.lint.remarks import Remark
from edition.lint.text import Word, words
from edition.lint.typographic import check_prose, check_signs
from edition.orthography import modernise_token
from edition.witness import DEFAULT_SOURCES, Fault, Witness
from edition.witness.loading import edition_path, witness_of
from edition.witness.tree import Node, parse


def lint(siglum: str, sources: Path = DEFAULT_SOURCES) -> list[tuple[Fault, Remark]]:
    """Every remark that nobody accepted, as a fault to print and as what it came from, by file and line.

    Raises:
        UnknownWitnessError: no such source.
        EditionError: the edition can't be read; `edition check` says more.
    """
    path = edition_path(siglum, sources)
    root = parse(path)
    witness = witness_of(siglum, root, path, modernise_token)
    found = [
        (Fault(file, remark.line, remark.number, remark.message), remark)
        for file, remark in without_accepted(path, _remarks(root, witness))
    ]
    # by place; what stands on one line stays in the order of the text
    return sorted(found, key=lambda pair: (pair[0].file, pair[0].line, pair[0].number))


def _remarks(root: Node, witness: Witness) -> Iterator[Remark]:
    """The doubts of the machine come last: where a remark says what is wrong, they would only repeat it."""
    listed = list(words(witness))
    said = list(_plain_remarks(root, witness, listed))
    yield from said
    taken = {(remark.line, remark.found) for remark in said}
    for remark in (*check_doubts(witness), *check_words(listed)):
        places = {(remark.line, part) for part in (remark.found.strip(), *remark.found.split())}
        if not places & taken:
            taken |= places
            yield remark


def _plain_remarks(root: Node, witness: Witness, listed: list[Word]) -> Iterator[Remark]:
    yield from check_kinds(root)
    yield from check_letters(listed, witness)
    yield from check_consistency(listed)
    yield from check_signs(witness)
    yield from check_prose(root)
    yield from check_clauses(witness)
    yield from check_corrections(listed, witness)
