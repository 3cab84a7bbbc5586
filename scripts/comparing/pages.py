"""A built page taken apart into what a reader, a link or a script can hang on.

Two builders may write the same address in different ways (`./krepost/` and `krepost/`, `/` and `/.`):
addresses are resolved against the page's own before they are compared. How much white space stands between
words is no difference.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import lxml.html
from lxml.html import HtmlElement

ASPECTS: Final = {
    "head": "title, metadata, linked files, scripts and sheets",
    "anchor": "ids, which addresses end in",
    "clause": "clauses: their ids, languages and texts",
    "board": "boards: the whole markup",
    "figure": "figures: the whole markup of each drawing",
    "link": "links: where they lead and what they say",
    "text": "the text of the page, word for word",
    "markup": "all the rest of the markup",
}
"""What is compared of a page, in the order of the report: aspect → its explanation."""

_ADDRESSED: Final = ("href", "src", "poster", "action")
_OUTSIDE: Final = re.compile(r"[a-z][a-z0-9+.-]*:|//|#", re.IGNORECASE)
_PATH: Final = re.compile(r"[^?#]*")


@dataclass(frozen=True)
class BuiltPage:
    """One page: `address` from the site's root, and of each aspect its parts in the page's order."""

    address: str
    aspects: dict[str, tuple[str, ...]]


def built_page(html: str, address: str) -> BuiltPage:
    """Take a page apart. `address` is its file from the site's root: ``games/krepost-1/index.html``."""
    document = lxml.html.document_fromstring(html)
    _resolve_addresses(document, posixpath.dirname(address))
    elements = [element for element in document.iter() if isinstance(element.tag, str)]
    body = next(document.iter("body"), document)
    parts = {
        "head": tuple(_head(elements)),
        "anchor": tuple(element.get("id", "") for element in elements if element.get("id") is not None),
        "clause": tuple(_clause(element) for element in elements if element.get("data-clause") is not None),
        "board": tuple(_markup(element) for element in document.iter("rasklad-board")),
        "figure": tuple(_markup(element) for element in document.iter("svg")),
        "link": tuple(
            f"{link.get('href')} «{_text(link)}»"
            for link in document.iter("a")
            if link.get("href") is not None
        ),
        "text": tuple(_text(body).split()),
        "markup": (_markup(document),),
    }
    return BuiltPage(address, parts)


def built_pages(site: Path) -> Iterator[BuiltPage]:
    """All pages of a built site, by address."""
    for file in sorted(site.rglob("*.html")):
        yield built_page(file.read_text("utf-8"), file.relative_to(site).as_posix())


def _resolve_addresses(document: HtmlElement, folder: str) -> None:
    for element in document.iter():
        for name in _ADDRESSED:
            value = element.get(name) if isinstance(element.tag, str) else None
            if value is not None and not _OUTSIDE.match(value):
                path = _PATH.match(value)[0]  # type: ignore[index]  # it matches the empty string too
                whole = posixpath.normpath(posixpath.join("/", folder, path))
                element.set(name, whole + value[len(path) :])


def _head(elements: list[HtmlElement]) -> Iterator[str]:
    for element in elements:
        if element.tag == "title" and element.getparent().tag == "head":
            yield f"title: {_text(element)}"
        elif element.tag in {"meta", "link", "script", "style"}:
            attributes = " ".join(f'{name}="{value}"' for name, value in sorted(element.items()))
            yield f"{element.tag} {attributes} {' '.join((element.text or '').split())}".rstrip()


def _clause(element: HtmlElement) -> str:
    marks = " ".join(
        f"{name}={element.get(name)}" for name in ("data-clause", "id", "lang") if element.get(name)
    )
    return f"{marks}: {_text(element)}"


def _text(element: HtmlElement) -> str:
    return " ".join("".join(_read(element)).split())


def _read(element: HtmlElement) -> Iterator[str]:
    """The text that a reader sees: none of a script, a sheet or a comment."""
    if isinstance(element.tag, str) and element.tag not in {"script", "style"}:
        yield element.text or ""
        for child in element:
            yield from _read(child)
            yield child.tail or ""


def _markup(element: HtmlElement) -> str:
    whole = lxml.html.tostring(element, encoding="unicode", with_tail=False)
    return re.sub(r"\s+", " ", whole)
