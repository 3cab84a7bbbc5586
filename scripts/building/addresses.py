"""The addresses that a built site answers to: pages, clauses in them, files of data.

What was published once is cited, so it stays: `docs/addresses.txt` lists every such address, and a test
wants each to be in the site still, or to be redirected (redirects.py). `scripts/addresses.py` adds new ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from building.redirects import Redirect, is_redirect_page

#: A clause or a reading: the start tag of an element that is one and has an id.
_CLAUSE: Final = re.compile(r"<(?=[^<>]*\sdata-clause=)[^<>]*\sid=\"([^\"]+)\"")
_ID: Final = re.compile(r"<[^<>]*?\sid=\"([^\"]+)\"")
#: Files with addresses of their own that others cite: the texts as data.
_DATA: Final = "data"
_HEAD: Final = """\
# Every address that the site has ever had: pages, clauses (#…), files of data. None is ever taken out:
# what is not in the site any more is redirected by docs/redirects.toml. Written by `make addresses`.
"""


def published(file: Path) -> frozenset[str]:
    """The recorded addresses, from the site's root: ``games/chasy/``, ``games/chasy/#cadogan-24.chasy.1``."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return frozenset(line for line in lines if line and not line.startswith("# "))


def record(file: Path, site: Path) -> frozenset[str]:
    """Add the addresses of the built site to the file; those that are new."""
    known = published(file)
    new = addresses(site) - known
    file.write_text(_HEAD + "".join(f"{address}\n" for address in sorted(known | new)), "utf-8")
    return new


def addresses(site: Path) -> frozenset[str]:
    """The addresses of a built site that may be cited; pages that only lead elsewhere are none."""
    found = {
        path.relative_to(site).as_posix() for path in (site / _DATA).rglob("*") if path.suffix != ".html"
    }
    found -= {path.relative_to(site).as_posix() for path in (site / _DATA).rglob("*") if path.is_dir()}
    for page, html in _pages(site):
        found.add(page)
        found.update(f"{page}#{clause}" for clause in _CLAUSE.findall(html))
    return frozenset(found - {""})  # the home page's; it can't be lost


def anchors(site: Path) -> frozenset[str]:
    """All that a link within a built site can lead to: its pages and every id in them."""
    found: set[str] = set()
    for page, html in _pages(site):
        found.add(page)
        found.update(f"{page}#{anchor}" for anchor in _ID.findall(html))
    return frozenset(found)


def lost(recorded: Iterable[str], present: frozenset[str], redirects: Iterable[Redirect]) -> list[str]:
    """The recorded addresses that lead nowhere now, sorted.

    A clause's address is kept by a redirect of its own, or by one of its page to a page with the same clause.
    `present` has the site's addresses and anchors.
    """
    leading = {redirect.source: redirect.target for redirect in redirects}
    found = []
    for address in recorded:
        page, _, anchor = address.partition("#")
        kept = address in present or address in leading
        if not kept and anchor and page in leading:
            kept = f"{leading[page].partition('#')[0]}#{anchor}" in present
        if not kept:
            found.append(address)
    return sorted(found)


def _pages(site: Path) -> Iterable[tuple[str, str]]:
    """The pages of a built site with their HTML, but for those that lead elsewhere."""
    for file in sorted(site.rglob("index.html")):
        html = file.read_text("utf-8")
        if not is_redirect_page(html):
            folder = file.parent.relative_to(site).as_posix()
            yield ("" if folder == "." else f"{folder}/"), html
