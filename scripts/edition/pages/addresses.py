"""Addresses in computed HTML, in the form that the builder at work wants them.

Our modules write an address as a browser reads it: from the page's own address. mkdocs leaves such HTML
alone. Zensical takes every relative address of a page's content for one told from the source file, and moves
it: for a page that becomes a folder (`games/chasy.md` → `games/chasy/`) it puts `../` before it. So where
Zensical renders, an address is told from the source file first, and comes out as it was meant.
"""

from __future__ import annotations

import posixpath
import re
from typing import Any

from markdown import Markdown

#: The name under which Zensical registers what it knows of the page that it renders.
_CONTEXT = "rendering_context"
_RELATIVE = re.compile(r"""(?<=[\s"'])((?:href|src)=")(?![a-z][a-z0-9+.-]*:|[/#?"])([^"#?]+)""")


def for_builder(html: str, md: Markdown) -> str:
    """The HTML with its relative addresses as the builder that runs `md` wants them."""
    if _CONTEXT not in md.preprocessors:
        return html
    context: Any = md.preprocessors[_CONTEXT]  # its class is Zensical's
    return from_source(html, context.page.path)


def from_source(html: str, source: str) -> str:
    """The HTML with its relative addresses told from the folder of the page's source.

    `source` is the page's Markdown file, from the folder of the pages: ``games/chasy.md``.
    """
    folder, name = posixpath.split(source.replace("\\", "/"))
    stem = posixpath.splitext(name)[0]
    if stem in {"index", "README"}:
        return html  # such a page's address is its source's folder
    own = posixpath.join(folder, stem)

    def told_from_source(match: re.Match[str]) -> str:
        # The root stands for the folder of the pages: an address may not lead above it.
        target = posixpath.normpath(posixpath.join("/", own, match[2]))
        path = posixpath.relpath(target, posixpath.join("/", folder))
        return f"{match[1]}{path}{'/' if match[2].endswith(('/', '..', '.')) else ''}"

    return _RELATIVE.sub(told_from_source, html)
