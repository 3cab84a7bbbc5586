"""Who read the text for errors, when and against what: the edition's readings, and those of each clause.

A reading is a `change type="proofreading"` of the header's revision history. Each clause points at the
readings that it went through (`seg/@change`, a TEI attribute made for that), so that how often it was read
is counted, not claimed.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from edition.witness.tree import Node

PROOFREADING = "proofreading"


@dataclass(frozen=True)
class Proofreading:
    """One reading: its id in the edition, its date, what the text was compared with, and how."""

    id: str
    when: str
    against: str
    """What it was read against, for example the file as received, in words."""
    text: str


def read_proofreadings(header: Node) -> tuple[Proofreading, ...]:
    """The readings that the revision history tells of, in its order."""
    described = {node.attributes.get("xml:id", ""): node for node in header.all("bibl")}
    return tuple(
        Proofreading(
            id=change.attributes.get("xml:id", ""),
            when=change.attributes.get("when", ""),
            against=_described(described, change.attributes.get("corresp", "")),
            text=change.prose(),
        )
        for change in header.all("change")
        if change.attributes.get("type") == PROOFREADING
    )


def readings_of(segment: Node, readings: tuple[Proofreading, ...]) -> tuple[Proofreading, ...]:
    """The readings that a clause says it went through; pointers to anything else are the check's."""
    pointers = segment.attributes.get("change", "").split()
    by_pointer = {f"#{reading.id}": reading for reading in readings}
    return tuple(by_pointer[pointer] for pointer in pointers if pointer in by_pointer)


def _described(sources: Mapping[str, Node], pointer: str) -> str:
    source = sources.get(pointer.removeprefix("#"))
    title = (source.first("ref") or source.first("title")) if source else None
    return title.prose() if title else ""
