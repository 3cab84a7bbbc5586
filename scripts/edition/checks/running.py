"""All checks of a source, in the order in which one depends on the other."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from edition.checks.law import Law, check_law, declared_laws
from edition.checks.received import check_lines, check_received
from edition.checks.references import check_references
from edition.checks.register import check_register
from edition.checks.schema import check_against, check_schema
from edition.checks.wording import check_wording
from edition.witness import DEFAULT_SOURCES, EditionError, Fault
from edition.witness.header import read_header
from edition.witness.loading import edition_path, witness_of
from edition.witness.tree import parse


def check(
    siglum: str,
    sources: Path = DEFAULT_SOURCES,
    *,
    laws: Iterable[Law] | None = None,
    tei_all: Path | None = None,
) -> list[Fault]:
    """Every fault of one source, sorted by file and line; an empty list if there is none.

    Args:
        siglum: the name of the source's folder.
        sources: the folder of all sources.
        laws: the games' laws; by default those that the engine declares.
        tei_all: the schema of all of TEI as RELAX NG, if the file is to be judged by it, too.

    Raises:
        UnknownWitnessError: no such source.
    """
    path = edition_path(siglum, sources)
    try:
        return sorted(set(_faults(siglum, path, declared_laws() if laws is None else laws, tei_all)))
    except EditionError as error:
        # not even readable: whatever else could be said of the file would be guessed
        return [error.fault]


def _faults(siglum: str, path: Path, laws: Iterable[Law], tei_all: Path | None) -> Iterator[Fault]:
    root = parse(path)
    yield from check_schema(path, root)
    if root.name != "TEI":
        return  # not an edition at all: nothing that follows would make sense
    if tei_all:
        yield from check_against(path, tei_all)
    yield from check_references(path, siglum, root, read_header(root))
    yield from check_lines(path, root)
    try:
        witness = witness_of(siglum, root, path, None)
    except EditionError as error:
        yield error.fault
        return
    yield from check_received(path, root, witness)
    yield from check_wording(path, witness)
    yield from check_register(path, witness)
    yield from check_law(path, witness, laws)
