"""What a page's first paint waits for: one style sheet, and no script of its own to fetch.

The theme links its style sheets by subject, and its two small scripts, which must run before the paint, as
files. Over a line each is a round trip, so in the built pages the sheets that a page links become one file,
named by its content, and the scripts stand in the page itself; the policy, which is written after this,
allows them by their hash.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from pathlib import Path

SHEETS = "assets/site"
"""Where joined sheets lie: beside the theme's own, whose addresses of fonts stay right."""

_LINK = re.compile(r'[ \t]*<link rel="stylesheet" href="([^":]+)">\n')
_SCRIPT = re.compile(r'<script src="([^":]*assets/site/[^":]+\.js)"([^>]*)></script>')


class FirstPaintError(Exception):
    """A page links a file that isn't there; the message names both."""


def write_first_paints(site: Path) -> None:
    """Join the style sheets of all built pages, and set their small scripts into them.

    Raises:
        FirstPaintError: a page links a file that the site doesn't have.
    """
    for page in sorted(site.rglob("*.html")):
        text = page.read_text("utf-8")
        joined = _with_one_sheet(_with_scripts(text, page, site), page, site)
        if joined != text:
            page.write_text(joined, "utf-8")


def _with_one_sheet(text: str, page: Path, site: Path) -> str:
    links = list(_LINK.finditer(text))
    if len(links) < 2:  # noqa: PLR2004  (one is one already)
        return text
    styles = "\n".join(_linked(link[1], page, site) for link in links)
    name = f"{SHEETS}/page-{hashlib.sha256(styles.encode()).hexdigest()[:12]}.css"
    (site / name).write_text(styles, "utf-8")
    base = links[0][1].rpartition(f"{SHEETS}/")[0]
    start = links[0].start()
    rest = _LINK.sub("", text[start:])
    return f'{text[:start]}    <link rel="stylesheet" href="{base}{name}">\n{rest}'


def _with_scripts(text: str, page: Path, site: Path) -> str:
    def replaced(match: re.Match[str]) -> str:
        return f"<script{match[2]}>{_linked(match[1], page, site)}</script>"

    return _SCRIPT.sub(replaced, text)


def _linked(href: str, page: Path, site: Path) -> str:
    folder = page.parent.relative_to(site).as_posix()
    path = site / posixpath.normpath(posixpath.join("/" if href.startswith("/") else folder, href)).lstrip(
        "/"
    )
    if not path.is_file():
        msg = f"{page.relative_to(site)} links {href}, which is not in the site"
        raise FirstPaintError(msg)
    return path.read_text("utf-8").strip()
