"""TEI: the edition of a source as it is, and of a game the same edition with its own divisions only."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

from lxml import etree

from edition.witness.tree import TEI

ID = "{http://www.w3.org/XML/1998/namespace}id"
MODEL = 'href="../../edition.rng" type="application/xml" schematypens="http://relaxng.org/ns/structure/1.0"'


def source_tei(edition: Path) -> bytes:
    """edition.xml, byte for byte."""
    return edition.read_bytes()


def game_tei(edition: Path, divisions: Collection[str], game_id: str) -> bytes:
    """The edition cut down to some of its divisions: header as it is, a comment says what was left out."""
    tree: Any = etree.parse(edition, etree.XMLParser(resolve_entities=False, no_network=True))
    root = tree.getroot()
    body = root.find(f"{{{TEI}}}text/{{{TEI}}}body")
    for division in list(body):
        if division.get(ID) not in divisions:
            body.remove(division)
    said = f" Выписка: разделы игры {game_id}. Издание целиком — в папке источника. "
    return (
        b'<?xml version="1.0" encoding="UTF-8"?>\n'
        + f"<?xml-model {MODEL}?>\n<!--{said}-->\n".encode()
        + etree.tostring(root, encoding="UTF-8", with_tail=False)
        + b"\n"
    )
