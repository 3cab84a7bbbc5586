"""The TEI header, read into `Header`."""

from collections.abc import Mapping
from typing import cast

from edition.witness.model import CharacterMap, CorrectionType, EditorialRule, Header, Revision, SourceForm
from edition.witness.proofreading import PROOFREADING, read_proofreadings
from edition.witness.reconstruction import read_authorities
from edition.witness.tree import Node

TOPICS = ("correction", "normalization", "punctuation", "hyphenation", "segmentation", "interpretation")


def read_header(root: Node) -> Header:
    """What the header says. A part that is missing reads as empty: the schema reports it, not this."""
    header = root.first("teiHeader") or Node("teiHeader", {}, root.line)
    rules = _rules(header)
    revision = header.first("revisionDesc")
    availability = header.first("fileDesc", "publicationStmt", "availability")
    licence = availability.first("licence") if availability else None
    book = _of_type(header, "bibl", "book")
    return Header(
        title=_prose(header.first("fileDesc", "titleStmt", "title")),
        form=cast("SourceForm", _attribute(book, "subtype") or "book"),
        edition=_prose(header.first("fileDesc", "editionStmt", "edition")),
        origin=_prose(_of_type(book, "note", "origin")),
        extant=_prose(_of_type(book, "note", "extant")),
        lost=_prose(_of_type(book, "note", "lost")),
        rights=" ".join(paragraph.prose() for paragraph in availability.all("p")) if availability else "",
        licence=licence.attributes.get("target", "") if licence else "",
        withdrawable=_attribute(availability, "status") == "restricted",
        withdrawn=_attribute(revision, "status") == "withdrawn",
        proofreading=_prose(_of_type(header.first("fileDesc", "notesStmt"), "note", "proofreading")),
        rules=rules,
        characters=_characters(header, {f"#{rule.id}": rule.number for rule in rules}),
        kinds=tuple(
            (category.attributes.get("xml:id", ""), _prose(category.first("catDesc")))
            for category in header.all("category")
        ),
        languages=tuple(language.attributes.get("ident", "") for language in header.all("language")),
        revisions=tuple(
            Revision(
                when=change.attributes.get("when", ""),
                text=change.prose(),
                clauses=tuple(
                    pointer.removeprefix("#") for pointer in change.attributes.get("target", "").split()
                ),
            )
            for change in (revision.all("change") if revision else ())
            if change.attributes.get("type") != PROOFREADING
        ),
        proofreadings=read_proofreadings(header),
        authorities=read_authorities(header),
        sha256=_prose(_of_type(header, "idno", "sha256")),
    )


def _rules(header: Node) -> tuple[EditorialRule, ...]:
    declaration = header.first("encodingDesc", "editorialDecl")
    return tuple(
        EditorialRule(
            id=paragraph.attributes.get("xml:id", ""),
            number=paragraph.attributes.get("n", ""),
            topic=topic.name,
            text=paragraph.prose(),
        )
        for topic in (declaration or ())
        for paragraph in topic.all("p")
    )


def _characters(header: Node, number_of: Mapping[str, str]) -> tuple[CharacterMap, ...]:
    maps = []
    for char in header.all("char"):
        kind = _of_type(char, "localProp", "type", attribute="name")
        maps.append(
            CharacterMap(
                received=_prose(_of_type(char, "mapping", "received")),
                corrected=_prose(_of_type(char, "mapping", "corrected")),
                type=cast("CorrectionType", _attribute(kind, "value")),
                reason=_prose(char.first("note")),
                rule=number_of.get(char.attributes.get("ana", ""), ""),
            ),
        )
    return tuple(maps)


def _of_type(node: Node | None, name: str, value: str, attribute: str = "type") -> Node | None:
    """The first element of that name, at any depth, with that value of the attribute."""
    if node is None:
        return None
    return next((item for item in node.all(name) if item.attributes.get(attribute) == value), None)


def _prose(node: Node | None) -> str:
    return node.prose() if node else ""


def _attribute(node: Node | None, name: str) -> str:
    return node.attributes.get(name, "") if node else ""
