"""The same texts as stock mkdocs-material renders them: its default theme and search over plain Markdown."""

from __future__ import annotations

import re
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
markdown_extensions: [attr_list, md_in_html, tables, admonition, {toc: {permalink: "#", toc_depth: 3}}]
"""


def write_stock(site: Path, navigation: str, folder: Path) -> int:
    """Write a stock project with the text of every page of the built `site`; the number of its pages.

    `navigation` is our own, from mkdocs.yml: the same pages in the same order.
    """
    pages = 0
    for file in sorted(site.rglob("*.html")):
        address = file.relative_to(site)
        main = next(lxml.html.document_fromstring(file.read_text("utf-8")).iter("main"), None)
        if address.name != "index.html" or main is None:
            continue
        source = folder / "docs" / _source(address, navigation)
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(markdown(main), "utf-8")
        pages += 1
    (folder / "mkdocs.yml").write_text(f"{CONFIGURATION}{navigation}", "utf-8")
    return pages


def _source(address: Path, navigation: str) -> Path:
    """The Markdown file of a page: as our navigation names it, else the one that gives that address."""
    folder = address.parent.as_posix()
    if folder == "." or f" {folder}/index.md\n" in navigation:
        return address.with_suffix(".md")
    return Path(f"{folder}.md")


def markdown(main: HtmlElement) -> str:
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
