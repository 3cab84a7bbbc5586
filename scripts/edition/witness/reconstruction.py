"""What the edition restores where the source is lost: ours, in our own words, and apart from the source.

It is a `div type="reconstruction"` at the end of a game's division. Nothing of it belongs to the raw file:
the stream of pieces passes it by. Each statement has a permanent id of its own (`V1`, `V2` …), so that a
game can cite it as it cites a clause, and names the sources of its facts.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from edition.witness.tree import Node, Text

RECONSTRUCTION = "reconstruction"


@dataclass(frozen=True)
class Authority:
    """A source of the facts that a statement restores; none of its sentences is copied."""

    id: str
    title: str
    description: str
    """What it says on the matter and how it was seen."""
    address: str
    """Where it is on the net; may be empty."""


@dataclass(frozen=True)
class Statement:
    """One restored rule: a clause of ours, not of the source."""

    clause: str
    """Its permanent id, for example `cadogan-24.chasy.V1`."""
    kind: str
    text: str
    authorities: tuple[Authority, ...]
    certainty: str
    """`high`: the authorities agree or nothing else is possible; `medium`; `low`: a guess."""
    grounds: tuple[str, ...]
    """The editor's notes: why so and not otherwise."""
    source_line: int


@dataclass(frozen=True)
class Reconstruction:
    """All that is restored for one game."""

    title: str
    introduction: str
    """What is lost, and what the statements rest on."""
    responsible: str
    """The id of the `respStmt` that answers for it."""
    statements: tuple[Statement, ...]


def read_authorities(header: Node) -> tuple[Authority, ...]:
    """The sources of facts that the header lists."""
    listed = next((node for node in header.all("listBibl")), None)
    return tuple(
        Authority(
            id=entry.attributes.get("xml:id", ""),
            title=_prose(entry.first("title")),
            description=_prose(entry.first("note")),
            address=reference.attributes.get("target", "") if (reference := entry.first("ref")) else "",
        )
        for entry in (listed or ())
    )


def read_reconstruction(division: Node, authorities: tuple[Authority, ...]) -> Reconstruction | None:
    """The reconstruction in a division of the text, if there is one."""
    node = next((child for child in division if is_reconstruction(child)), None)
    if node is None:
        return None
    by_pointer = {f"#{authority.id}": authority for authority in authorities}
    return Reconstruction(
        title=_prose(node.first("head")),
        introduction=_prose(node.first("p")),
        responsible=node.attributes.get("resp", "").removeprefix("#"),
        statements=tuple(_statement(segment, by_pointer) for segment in node.all("seg")),
    )


def is_reconstruction(node: Node) -> bool:
    """Whether the element is ours and no part of the source."""
    return node.name == "div" and node.attributes.get("type") == RECONSTRUCTION


def _statement(segment: Node, by_pointer: Mapping[str, Authority]) -> Statement:
    attributes = segment.attributes
    own = Node(segment.name, {}, segment.line, [item for item in segment.content if isinstance(item, Text)])
    pointers = attributes.get("source", "").split()
    return Statement(
        clause=attributes.get("xml:id", ""),
        kind=attributes.get("ana", "").removeprefix("#"),
        text=own.prose(),
        authorities=tuple(by_pointer[pointer] for pointer in pointers if pointer in by_pointer),
        certainty=attributes.get("cert", ""),
        grounds=tuple(note.prose() for note in segment.all("note")),
        source_line=segment.line,
    )


def _prose(node: Node | None) -> str:
    return node.prose() if node else ""
