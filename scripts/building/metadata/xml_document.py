"""XML of one namespace, made of elements: for the feed and for the map of the site."""

from __future__ import annotations

from lxml import etree

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def element(namespace: str, name: str, *content: etree._Element | str, **attributes: str) -> etree._Element:
    """An element with a text, or with elements in it."""
    made = etree.Element(f"{{{namespace}}}{name}", attributes, nsmap={None: namespace})  # type: ignore[dict-item]
    for part in content:
        if isinstance(part, str):
            made.text = part
        else:
            made.append(part)
    return made


def document(root: etree._Element) -> bytes:
    """The whole document, UTF-8, indented; the same elements give the same bytes."""
    etree.indent(root)
    return etree.tostring(root, xml_declaration=True, encoding="UTF-8") + b"\n"
