"""What the search index holds: each built page as Pagefind should see it.

Pagefind reads HTML, so each page is written anew for it, without what isn't its text: of the comparison
the modern text alone (queries come folded, so either spelling finds it), none of the board, no lists of
changed words. Clauses, readings and headings are its sub-results; the old text of a clause travels in the
sub-result's title, word for word beside the new one, so that a result can show both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from html import escape
from pathlib import Path

import lxml.html
from lxml.html import HtmlElement

from building.word_forms import all_forms, elided_forms, fleeting_forms

LEFT_OUT_TAGS = {
    "script",
    "style",
    "svg",
    "nav",
    "noscript",
    "template",
    "form",
    "sup",
    "rasklad-board",
    "rasklad-demonstration",
}
LEFT_OUT_CLASSES = {
    # around the text
    "headerlink", "unseen", "crumbs", "note-mark", "clause-number", "comparison-bar", "column-heads", "phase",
    # about the text
    "changes", "totals", "coverage", "citation", "downloads", "corrections", "statistics",
    # lists of what has its own page
    "catalogue", "names-index", "comparisons", "files", "revisions", "hash", "legend",
}  # fmt: skip
HEADINGS = {"h2", "h3"}
LINES = HEADINGS | {"p", "li", "dt", "dd", "div", "section", "aside", "h1", "h4", "tr", "td", "th", "pre"}

FILLER = "\u2060"
"""Stands in the old text where the new one has a word more («если-бы» → «если бы»)."""
BETWEEN = "\u241f"
"""In the title of a clause's sub-result: between its number, its old text and the heading it is under.

Not white space: Pagefind would fold two of it into one."""

SECTIONS = {"games": "Игра", "families": "Семейство", "sources": "Источник", "contributing": "Участие"}
"""What the page is, by the folder that it lies in; said beside its title."""
WEIGHTS = {"games": 3, "sources": 2, "families": 0.25, "contributing": 0.1}
"""A game that is found goes before a source, that before a page about several games, and all of them
before what its makers wrote for each other."""


@dataclass
class Part:
    """What a result can lead to: a clause, a reading, a heading; no anchor before the first of them."""

    anchor: str
    title: str
    lines: list[str] = field(default_factory=lambda: [""])

    @property
    def text(self) -> str:
        """The part's text, white space collapsed."""
        return " ".join(" ".join(self.lines).split())


@dataclass(frozen=True)
class SearchablePage:
    """A page of the site; `address` is relative to the site's root."""

    address: str
    title: str
    parts: tuple[Part, ...]
    called: tuple[str, ...] = ()
    """Of a game, its other names."""

    def html(self) -> str:
        """The page as Pagefind reads it."""
        folder = self.address.split("/")[0]
        weight = f' data-pagefind-weight="{WEIGHTS.get(folder, 1)}"'
        sections = "".join(
            f"<section{_attributes(part)}{weight}>{escape(part.text)}</section>"
            for part in self.parts
            if part.text
        )
        text = " ".join(part.text for part in self.parts)
        said = {
            "section": SECTIONS.get(folder, ""),
            # Both are searched and not shown: the names in every form, the rest where a stem changes.
            "names": " ".join((*all_forms(self._names()), *elided_forms(self._names()))),
            "forms": " ".join((*fleeting_forms(text), *elided_forms(text))),
        }
        metas = "".join(
            f'<i data-pagefind-meta="{name}:{value}"></i>' for name, value in said.items() if value
        )
        return (
            f'<html lang="ru"><body data-pagefind-body>{metas}<h1 '
            f'data-pagefind-weight="10">{escape(self.title)}</h1>{sections}</body></html>'
        )

    def _names(self) -> str:
        """What the page is called, all names of a game; of a source's text also the names of its games."""
        headings = [part.title for part in self.parts[1:] if BETWEEN not in part.title]
        return " ".join([self.title, *self.called, *(headings if self.address.endswith("/text/") else [])])


def _attributes(part: Part) -> str:
    return f' id="{escape(part.anchor)}" data-pagefind-title="{escape(part.title)}"' if part.anchor else ""


def write_searchable(site: Path, file: Path) -> int:
    """Write the pages of the built site for scripts/searching/write_index.mjs; the number of pages."""
    pages = searchable_pages(site)
    file.parent.mkdir(parents=True, exist_ok=True)
    records = [{"url": page.address, "content": page.html()} for page in pages]
    file.write_text(json.dumps(records, ensure_ascii=False), "utf-8")
    return len(pages)


def searchable_pages(site: Path) -> tuple[SearchablePage, ...]:
    """All pages of the built site that a search may find, sorted by their address."""
    found = []
    for file in sorted(site.rglob("index.html")):
        folder = file.relative_to(site).parent
        if folder.parent.name == "compare":
            continue  # the same game's page over again, only wider
        address = "" if folder == Path() else f"{folder.as_posix()}/"
        page = searchable(file.read_text("utf-8"), address)
        if page is not None:
            found.append(page)
    return _each_clause_once(found)


def _each_clause_once(pages: list[SearchablePage]) -> tuple[SearchablePage, ...]:
    """Leave out of the pages of sources the clauses that a game's page has: a result leads to the game."""
    games = [page for page in pages if page.address.startswith("games/")]
    played = {part.anchor for page in games for part in page.parts} - {""}
    return tuple(
        page if page in games else replace(page, parts=tuple(p for p in page.parts if p.anchor not in played))
        for page in pages
    )


def searchable(html: str, address: str) -> SearchablePage | None:
    """One built page for the index; None if it has no `main`."""
    main = next(lxml.html.document_fromstring(html).iter("main"), None)
    if main is None:
        return None
    heading = next(main.iter("h1"), None)
    title = "" if heading is None else _words(heading)
    reader = _Reader(title)
    reader.read(main)
    called = tuple(_words(item) for item in main.iterfind(".//ul[@class='names']/li"))
    return SearchablePage(address, title, tuple(reader.parts), called)


class _Reader:
    """Cuts a page into parts as it goes through it."""

    def __init__(self, title: str) -> None:
        self.home = self.here = Part("", title)
        self.parts = [self.here]

    def read(self, element: HtmlElement) -> None:
        """Append the element's text to the part it belongs to, opening a new one at each anchor.

        What stands behind a clause belongs to the heading above it (or to the page), not to the clause.
        """
        if element.tag == "h1":
            return  # it is the page's title already
        if _is_clause(element):
            self._open(element)
            self._content(element)
            self.here = self.home
        elif element.tag in HEADINGS and element.get("id"):
            self._open(element)
            self.home = self.here
            self._content(element)
        else:
            self._content(element)

    def _open(self, element: HtmlElement) -> None:
        self.here = Part(element.get("id", ""), _title(element, self.home))
        self.parts.append(self.here)

    def _content(self, element: HtmlElement) -> None:
        line = element.tag in LINES
        if line:
            self.here.lines.append("")
        row = "clause-row" in element.classes
        self.here.lines[-1] += element.text or ""
        for child in element:
            # of a row of the comparison the modern text alone, whatever else stands in it
            if not _left_out(child) and (not row or "clause-new" in child.classes):
                self.read(child)
            self.here.lines[-1] += child.tail or ""
        if line:
            self.here.lines.append("")


def _is_clause(element: HtmlElement) -> bool:
    return bool(element.get("id")) and element.get("data-clause") is not None


def _left_out(element: HtmlElement) -> bool:
    if not isinstance(element.tag, str):
        return True  # a comment
    parent = element.getparent()
    label = element.tag == "h3" and parent is not None and parent.get("data-clause") is not None
    return (
        label  # «Чтение редактора Р1»: the part's title says it
        or element.tag in LEFT_OUT_TAGS
        or not LEFT_OUT_CLASSES.isdisjoint(element.classes)
        or element.get("hidden") is not None
        or element.get("data-pagefind-ignore") is not None
    )


def _title(element: HtmlElement, heading: Part) -> str:
    """A heading's words; of a clause its short label, its old text (of an old book), its heading."""
    if element.get("data-clause") is None:
        return _heading_title(element)
    old = next((cell for cell in element.iter("p") if "clause-old" in cell.classes), None)
    own = old is not None and old.get("lang") != "ru-luna1918"
    words = _old_words(old) if old is not None and own else []
    under = heading.title if heading.anchor else ""
    return BETWEEN.join((element.get("data-short", ""), " ".join(words), under))


def _heading_title(element: HtmlElement) -> str:
    """«Султанъ / Султан»: both spellings of a heading, or its words."""
    words = _words(element)
    new = next((_words(name) for name in element.iter("span") if "new-name" in name.classes), "")
    names = (words.removesuffix(new).strip(" ."), new.strip(" .")) if new else (words.removesuffix("."),)
    return " / ".join(filter(None, names))


def _words(element: HtmlElement) -> str:
    return " ".join("".join(_texts(element)).split())


def _texts(element: HtmlElement) -> Iterator[str]:
    yield element.text or ""
    for child in element:
        if not _left_out(child):
            yield from _texts(child)
        yield child.tail or ""


def _old_words(cell: HtmlElement) -> list[str]:
    """The words of the old column, as many as the new one has: a filler after a word that became two."""
    for word in cell.iter("span"):
        became = len((word.get("data-new") or "").split()) - len((word.get("data-old") or "").split())
        if became > 0:
            word.tail = f" {FILLER}" * became + (word.tail or "")
    words: list[str] = "".join(_texts(cell)).split()
    return words
