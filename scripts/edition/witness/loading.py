"""Read a witness: edition.xml → `Witness`, and the raw file rebuilt from the edition alone."""

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Literal, cast

from edition.steps import Step
from edition.witness.faults import EditionError, Fault
from edition.witness.header import read_header
from edition.witness.model import (
    Block,
    BlockKind,
    Division,
    Gap,
    Header,
    Language,
    Modernise,
    Segment,
    Token,
    Witness,
)
from edition.witness.proofreading import Proofreading, readings_of
from edition.witness.reconstruction import read_reconstruction
from edition.witness.stream import Piece, Place, RawForm, pieces
from edition.witness.tokens import Tokeniser
from edition.witness.tree import Node, parse

# The build sets EDITION_SOURCES when it is told to take the editions from another folder.
DEFAULT_SOURCES = Path(os.environ.get("EDITION_SOURCES") or Path(__file__).resolve().parents[3] / "sources")

_BLOCK_KINDS: dict[str, BlockKind] = {"head": "head", "p": "paragraph", "fw": "metadata"}


class UnknownWitnessError(LookupError):
    """There is no source with that siglum. The message is a Russian sentence that lists the known ones."""


def sigla(sources: Path = DEFAULT_SOURCES) -> tuple[str, ...]:
    """The sigla of all sources there are, sorted."""
    if not sources.is_dir():
        return ()
    return tuple(sorted(folder.name for folder in sources.iterdir() if _is_source(folder)))


def _is_source(folder: Path) -> bool:
    return folder.is_dir() and not folder.name.startswith(".")


def edition_path(siglum: str, sources: Path = DEFAULT_SOURCES) -> Path:
    """The edition's file. Raises UnknownWitnessError if there is no folder of that siglum."""
    known = sigla(sources)
    if siglum not in known:
        listed = ", ".join(known) if known else "в этой папке источников нет"
        raise UnknownWitnessError(f"Нет источника «{siglum}». Есть: {listed}.")
    return sources / siglum / "edition.xml"


def load(
    siglum: str,
    sources: Path = DEFAULT_SOURCES,
    *,
    modernise: Modernise | None = None,
) -> Witness:
    """Read the edition of one source.

    Args:
        siglum: the name of the source's folder, for example `cadogan-24`.
        sources: the folder of all sources.
        modernise: what makes the modern form of a token in the old orthography; by default
            `edition.orthography.modernise_token`.

    Raises:
        UnknownWitnessError: no such source.
        EditionError: edition.xml can't be read; it carries the fault with file, line and number.
    """
    path = edition_path(siglum, sources)
    return witness_of(siglum, parse(path), path, modernise or _modernise_token)


def _modernise_token(corrected: str) -> tuple[str, tuple[Step, ...], tuple[str, ...]]:
    from edition.orthography import modernise_token  # noqa: PLC0415 — loads a dictionary: only when needed

    return modernise_token(corrected)


def rebuilt_raw(siglum: str, sources: Path = DEFAULT_SOURCES) -> str:
    """The source as received, rebuilt from edition.xml alone: raw.txt is never opened.

    Raises:
        UnknownWitnessError, EditionError: as `load`.
    """
    path = edition_path(siglum, sources)
    root = parse(path)
    return "".join(piece.raw for piece in _stream(root, path, read_header(root)))


def witness_of(siglum: str, root: Node, path: Path, modernise: Modernise | None) -> Witness:
    """The witness of a tree that is already read. Without `modernise`, modern forms stay the corrected ones.

    Raises:
        EditionError: the file has no text (E-105).
    """
    header = read_header(root)
    language = _language(root.first("text")) or "ru-luna1918"
    tokeniser = Tokeniser(header, modernise, lambda place: _language(place.block) or language)
    tokens = tokeniser.tokens(_stream(root, path, header))
    divisions = [
        _division(node, tokens, language, header) for node in _body(root, path) if node.name == "div"
    ]
    return Witness(siglum, header.title, language, header, tuple(divisions))


def _body(root: Node, path: Path) -> Node:
    body = root.first("text", "body")
    if body is None:
        raise EditionError(Fault(path, root.line, "E-105", "нет text/body: верните текст источника"))
    return body


def _stream(root: Node, path: Path, header: Header) -> Iterator[Piece]:
    # str.maketrans takes single characters only; the schema demands the same
    single = [entry for entry in header.characters if len(entry.corrected) == 1]
    return pieces(_body(root, path), RawForm({entry.corrected: entry.received for entry in single}))


def _language(node: Node | None) -> Language | None:
    value = node.attributes.get("xml:lang") if node else None
    return cast("Language", value) if value in {"ru-petr1708", "ru-luna1918"} else None


def _division(
    node: Node,
    tokens: list[tuple[Token, Place]],
    default: Language,
    header: Header,
) -> Division:
    own = [(token, place) for token, place in tokens if place.division is node]
    blocks = [
        _block(place, run, default, header.proofreadings)
        for place, run in _grouped(own, lambda place: (id(place.block),))
        if place.block is not None
    ]
    head = next((block for block in blocks if block.kind == "head"), None)
    received = [child for child in node if child.name != "div"]
    opening = received[0] if received and received[0].name == "gap" else None
    closing = received[-1] if len(received) > 1 and received[-1].name == "gap" else None
    return Division(
        id=node.attributes.get("xml:id", ""),
        type=cast("Literal['game', 'entry', 'site']", node.attributes.get("type", "")),
        head=head,
        blocks=tuple(block for block in blocks if block is not head),
        gap_before=_gap(opening) if opening else None,
        gap_after=_gap(closing) if closing else None,
        gaps=tuple(_gap(gap) for child in received for gap in child.all("gap")),
        reconstruction=read_reconstruction(node, header.authorities),
    )


def _gap(node: Node) -> Gap:
    description = node.first("desc")
    return Gap(node.attributes.get("reason", ""), description.prose() if description else "")


def _block(
    place: Place,
    run: list[tuple[Token, Place]],
    default: Language,
    readings: tuple[Proofreading, ...],
) -> Block:
    node = place.block
    name = node.name if node else "p"
    kind: BlockKind = "caption" if place.caption else _BLOCK_KINDS[name]
    segments = tuple(
        _segment(segment_place.segment, kind, tuple(token for token, _ in tokens), readings)
        for segment_place, tokens in _grouped(run, lambda place: (id(place.segment),))
    )
    return Block(kind, _language(node) or default, segments)


def _segment(
    node: Node | None,
    kind: str,
    tokens: tuple[Token, ...],
    readings: tuple[Proofreading, ...],
) -> Segment:
    if node is None:
        return Segment(None, kind, None, tokens, tokens[0].source_line)
    attributes = node.attributes
    return Segment(
        clause=attributes.get("xml:id"),
        kind=attributes.get("ana", "").removeprefix("#"),
        n=attributes.get("n"),
        tokens=tokens,
        source_line=node.line,
        proofread=readings_of(node, readings),
    )


def _grouped(
    tokens: Iterable[tuple[Token, Place]],
    key: Callable[[Place], object],
) -> Iterator[tuple[Place, list[tuple[Token, Place]]]]:
    for _, run in groupby(tokens, key=lambda entry: key(entry[1])):
        listed = list(run)
        yield listed[0][1], listed
