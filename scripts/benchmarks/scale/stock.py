"""The same pages as stock mkdocs-material renders them, its theme and its search as they come.

In two forms: of the same length, the markup of each of our pages as HTML in its Markdown; and of the same
text alone, headings and paragraphs. Stock computes nothing: the first form is what a site would be that has
its pages made already, the second what it would be without comparison, figure and board.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import lxml.html
from lxml.html import HtmlElement

#: Elements that begin a line of their own in the Markdown.
LINES: Final = {
    "p", "li", "dt", "dd", "div", "section", "aside", "h1", "h2", "h3", "h4", "tr", "pre", "figcaption",
    "summary", "header",
}  # fmt: skip
HEADINGS: Final = {"h1": "# ", "h2": "## ", "h3": "### ", "h4": "#### "}
#: What Markdown would take for a mark of its own, and no more: each escape costs stock time.
MARKS: Final = re.compile(r"([\\`*_\[\]<&])")
LEADING: Final = re.compile(r"^(?=[-+#=>|:]|/{3}|\d+[.)])")
CONFIGURATION: Final = """site_name: Stock
theme:
  name: material
  language: ru
  font: false
"""


def write_stock(site: Path, navigation: str, folder: Path, form: Callable[[HtmlElement], str]) -> None:
    """Write a stock project with every page of the built `site` in one of the forms below.

    `navigation` is our own, from mkdocs.yml: the same pages in the same order.
    """
    for file in sorted(site.rglob("*.html")):
        address = file.relative_to(site)
        main = next(lxml.html.document_fromstring(file.read_text("utf-8")).iter("main"), None)
        if address.name != "index.html" or main is None:
            continue
        source = folder / "docs" / _source(address, navigation)
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(form(main), "utf-8")
    (folder / "mkdocs.yml").write_text(f"{CONFIGURATION}{navigation}", "utf-8")


def _source(address: Path, navigation: str) -> Path:
    """The Markdown file of a page: as our navigation names it, else the one that gives that address."""
    folder = address.parent.as_posix()
    if folder == "." or f" {folder}/index.md\n" in navigation:
        return address.with_suffix(".md")
    return Path(f"{folder}.md")


def same_length(main: HtmlElement) -> str:
    """The markup of a page as one block of HTML, which Markdown hands on."""
    inside = "".join(lxml.html.tostring(child, encoding="unicode") for child in main)
    return f"<div>\n{inside}\n</div>\n"


def same_text(main: HtmlElement) -> str:
    """The text of a page as Markdown: headings and paragraphs, word for word, nothing else."""
    lines = [""]
    _read(main, lines)
    whole = (" ".join(line.split()) for line in lines if line.strip(" #"))
    return "\n\n".join(line if line.startswith("#") else LEADING.sub(r"\\", line) for line in whole) + "\n"


def _read(element: HtmlElement, lines: list[str]) -> None:
    if not isinstance(element.tag, str) or element.tag in {"script", "style"}:
        return
    if element.tag in LINES:
        lines.append(HEADINGS.get(element.tag, ""))
    lines[-1] += MARKS.sub(r"\\\1", element.text or "")
    for child in element:
        _read(child, lines)
        lines[-1] += MARKS.sub(r"\\\1", child.tail or "")
    if element.tag in LINES:
        lines.append("")
