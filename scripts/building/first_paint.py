"""What a page's first paint waits for: the page itself, and nothing to fetch.

The theme links its style sheets by subject, and its small scripts, which must run before the paint or before
any module, as files. Until they have come a reader sees nothing; so in the built pages the sheets and the
scripts stand in the page itself, and the policy, which is written after this, allows them by their hash.
Measured over 10 Mbit/s and 40 ms: some 70 ms sooner; every page is 13 kB larger, which takes that line 10 ms.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_LINK = re.compile(r'<link rel="stylesheet" href="([^":]+)">\n[ \t]*')
_SCRIPT = re.compile(r'<script src="([^":]*assets/site/[^":]+\.js)"([^>]*)></script>')
_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
_URL = re.compile(r"""url\((?!["']?(?:data:|/|#))(["']?)([^)"']+)\1\)""")


class FirstPaintError(Exception):
    """A page links a file that isn't there; the message names both."""


def write_first_paints(site: Path, path: str = "/") -> None:
    """Set the style sheets and the small scripts of all built pages into them.

    `path` is that of the site on its host: the page that says «no such page» calls its files from there.

    Raises:
        FirstPaintError: a page links a file that the site doesn't have, or a sheet that can't stand in it.
    """
    for file in sorted(site.rglob("*.html")):
        page = _Page(file, site, path)
        text = file.read_text("utf-8")
        whole = _with_sheets(_with_scripts(text, page), page)
        if whole != text:
            file.write_text(whole, "utf-8", newline="\n")


@dataclass(frozen=True)
class _Page:
    """A page's file, the site's folder, and the site's path on its host."""

    file: Path
    site: Path
    path: str

    def linked(self, href: str) -> str:
        """The text of what the page links."""
        if href.startswith(self.path):
            file = self.site / posixpath.normpath(href.removeprefix(self.path))
        else:
            file = Path(posixpath.normpath(self.file.parent / href))
        if not file.is_file():
            msg = f"{self.file.relative_to(self.site)} links {href}, which is not in the site"
            raise FirstPaintError(msg)
        return file.read_text("utf-8").strip()


def _with_sheets(text: str, page: _Page) -> str:
    links = list(_LINK.finditer(text))
    if not links:
        return text
    styles = "\n".join(_styles(page.linked(link[1]), link[1]) for link in links)
    start = links[0].start()
    return f"{text[:start]}<style>{styles}</style>\n    {_LINK.sub('', text[start:])}"


@cache
def _styles(sheet: str, href: str) -> str:
    """A sheet as it may stand in a page: without comments, its addresses told from the page."""
    sheet = _COMMENT.sub("", sheet).strip()
    if "</" in sheet:
        msg = f"{href} holds '</': in a page that would end the sheet; write it as '<\\/'"
        raise FirstPaintError(msg)
    folder = posixpath.dirname(href)
    return _URL.sub(lambda found: f"url({posixpath.normpath(posixpath.join(folder, found[2]))})", sheet)


def _with_scripts(text: str, page: _Page) -> str:
    def replaced(match: re.Match[str]) -> str:
        return f"<script{match[2]}>{page.linked(match[1])}</script>"

    return _SCRIPT.sub(replaced, text)
