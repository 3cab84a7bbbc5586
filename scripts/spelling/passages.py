"""What a reader of a built page reads: its passages, each in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import lxml.html
from lxml.html import HtmlElement

SEAM: Final = "\u200b"
"""Stands where an inline element begins or ends: words end there («I, в» beside «работает»)."""
LEFT_OUT: Final = "\ufffc"
"""Stands for what isn't part of the passage: program text, another language, a value set in."""

_NOT_READ = {"script", "style"}
#: Program text, and readings of the scanner that the edition struck out (`<s>`).
_REPLACED = {"code", "pre", "kbd", "samp", "s", "svg", "input", "img"}
#: Marks on letters stand inside words.
_INSIDE_WORDS = {"i", "b", "em", "strong", "mark", "wbr"}
_INLINE = {*_INSIDE_WORDS, "a", "abbr", "bdi", "button", "cite", "data", "del", "dfn", "ins", "label", "q",
           "small", "span", "sub", "sup", "time", "u", "var"}  # fmt: skip
_READ_ATTRIBUTES = ("alt", "aria-description", "aria-label", "placeholder", "title")


@dataclass(frozen=True)
class Passage:
    """A run of text without a block's border in it, as it stands (white space collapsed by nobody yet)."""

    where: str
    """The page's address from the root, or a file with a line."""
    language: str
    text: str
    is_label: bool = False
    """A name for a machine to show or say (`<title>`, an attribute): no-break spaces have no work there."""


def passages_of_page(file: Path, where: str) -> list[Passage]:
    """All passages of a built page: its text, its title and description, names for those who can't see."""
    parser = lxml.html.HTMLParser(encoding="utf-8")
    root = lxml.html.parse(str(file), parser).getroot()
    reader = _Reader(where)
    reader.read_block(root, str(root.get("lang", "")))
    return reader.passages


def pages_of(site: Path) -> Iterator[tuple[Path, str]]:
    """The built pages with their addresses, relative to the site's root and as a reader sees them."""
    for file in sorted(site.rglob("*.html")):
        yield file, "/" + str(file.relative_to(site)).removesuffix("index.html")


class _Reader:
    def __init__(self, where: str) -> None:
        self.where = where
        self.passages: list[Passage] = []

    def read_block(self, element: HtmlElement, language: str) -> None:
        """Read an element that stands by itself."""
        pieces: list[str] = []
        self._read_inside(element, language, pieces)
        self._end(pieces, language, is_label=element.tag == "title")

    def _read_inside(self, element: HtmlElement, language: str, pieces: list[str]) -> None:
        """Read the text of an element and its children; blocks among them end the passage."""
        pieces.append(element.text or "")
        for child in element:
            self._read_child(child, language, pieces)
            pieces.append(child.tail or "")

    def _read_child(self, child: HtmlElement, language: str, pieces: list[str]) -> None:
        if not isinstance(child.tag, str) or child.tag in _NOT_READ:  # (a comment has a function for its tag)
            return
        own = child.get("lang", language)
        self._read_attributes(child, own)
        if child.tag in _REPLACED:
            self._read_names_inside(child, own)
            pieces.append(LEFT_OUT)
        elif child.tag not in _INLINE:
            self._end(pieces, language)
            self.read_block(child, own)
        elif own != language:
            self.read_block(child, own)
            pieces.append(LEFT_OUT)
        else:
            seam = "" if child.tag in _INSIDE_WORDS else SEAM
            pieces.append(seam)
            self._read_inside(child, own, pieces)
            pieces.append(seam)

    def _read_attributes(self, element: HtmlElement, language: str) -> None:
        read = [element.get(name) for name in _READ_ATTRIBUTES]
        if element.tag == "meta" and element.get("name") == "description":
            read.append(element.get("content"))
        self.passages += [Passage(self.where, language, value, is_label=True) for value in read if value]

    def _read_names_inside(self, element: HtmlElement, language: str) -> None:
        for inner in element.iterdescendants():
            if isinstance(inner.tag, str):
                self._read_attributes(inner, inner.get("lang", language))
                if inner.tag in {"title", "desc", "text"} and inner.text:
                    self.passages.append(Passage(self.where, inner.get("lang", language), inner.text))

    def _end(self, pieces: list[str], language: str, *, is_label: bool = False) -> None:
        text = "".join(pieces)
        pieces.clear()
        if text.replace(LEFT_OUT, "").replace(SEAM, "").strip():
            self.passages.append(Passage(self.where, language, text, is_label))
