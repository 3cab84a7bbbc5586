"""Redirects kept as data: ``docs/redirects.toml``, old address → new, written into the site.

A static host may know no redirects, so each old address is a page that leads on by itself, without a script
too; with one, the clause in an old link is kept. Hosts that know redirects get them in their own form
(scripts/deploying/).
"""

from __future__ import annotations

import json
import posixpath
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

_MARK: Final = '<meta http-equiv="refresh"'
_FIELDS: Final = {"from", "to", "since", "why"}
#: Letters, figures and what clauses' ids have: safe in HTML, in TOML and in the configurations of all hosts.
_ADDRESS: Final = re.compile(r"(?:[a-z0-9-]+/)*(?:#[\w.-]+)?")

_PAGE: Final = """<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Страница переехала — Расклад</title>
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    {script}{mark} content="0; url={target}">
    <link rel="canonical" href="{canonical}">
  </head>
  <body>
    <main>
      <h1>Страница переехала</h1>
      <p>Её новый адрес: <a href="{target}">{name}</a>.</p>
    </main>
  </body>
</html>
"""
#: The clause of an old link goes along; the refresh, which knows none, is for readers without a script.
_SCRIPT: Final = (
    "<script>const to = {whole}, own = {own};"
    "location.replace(own[location.hash] ?? "
    "(location.hash ? to.split('#')[0] + location.hash : to));</script>\n    "
)


class RedirectError(Exception):
    """The redirects can't be used; the message says which entry and what to do."""


@dataclass(frozen=True)
class Redirect:
    """An old address and where it leads now; `since` is the day of the move, `why` its reason.

    Addresses are told from the site's root: a page ends in ``/``, a clause of it in ``/#id``.
    """

    source: str
    target: str
    since: str
    why: str


def read_redirects(file: Path) -> tuple[Redirect, ...]:
    """Read the redirects.

    Raises:
        RedirectError: the file is no TOML, or an entry lacks a field, or has one of another form.
    """
    try:
        entries = tomllib.loads(file.read_text("utf-8")).get("redirect", [])
    except tomllib.TOMLDecodeError as fault:
        raise RedirectError(f"{file}: {fault}") from fault
    for number, entry in enumerate(entries, 1):
        if set(entry) != _FIELDS or not all(
            str(value).strip() for name, value in entry.items() if name != "to"
        ):
            raise RedirectError(f"{file}: redirect {number} must have {', '.join(sorted(_FIELDS))}.")
        for name in ("from", "to"):
            if not _ADDRESS.fullmatch(entry[name]) or entry[name].startswith("#"):
                raise RedirectError(
                    f"{file}: redirect {number}: «{entry[name]}» is no address from the site's root, such as "
                    "games/chasy/ or games/chasy/#cadogan-24.chasy.1."
                )
    return tuple(Redirect(entry["from"], entry["to"], str(entry["since"]), entry["why"]) for entry in entries)


def check_redirects(redirects: Sequence[Redirect], present: frozenset[str]) -> None:
    """Hold the redirects against the site: `present` has its pages and anchors.

    Raises:
        RedirectError: a target isn't there, a source is a page, is told twice or is somebody's target.
    """
    sources = [redirect.source for redirect in redirects]
    for redirect in redirects:
        page, _, anchor = redirect.source.partition("#")
        told = f"redirect from «{redirect.source}»"
        if sources.count(redirect.source) > 1:
            raise RedirectError(f"{told}: it stands twice; keep one.")
        if page in present:
            part = "a clause of a page that is still there can't be redirected: leave its id on the page"
            raise RedirectError(f"{told}: {part if anchor else 'there is such a page'}.")
        if anchor and page not in sources:
            raise RedirectError(f"{told}: its page «{page}» must be redirected too.")
        if redirect.target in sources or redirect.target.partition("#")[0] in sources:
            raise RedirectError(
                f"{told}: it leads to «{redirect.target}», which is redirected; name the end."
            )
        if redirect.target not in present:
            raise RedirectError(f"{told}: there is no «{redirect.target}» in the site.")


def write_redirects(site: Path, redirects: Sequence[Redirect], site_url: str) -> None:
    """Write a page for each redirected page. `site_url` is the site's own address, or "" if not known."""
    for redirect in redirects:
        if "#" not in redirect.source:
            page = site / redirect.source / "index.html"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(redirect_page(redirect, redirects, site_url), "utf-8")


def redirect_page(redirect: Redirect, redirects: Sequence[Redirect], site_url: str) -> str:
    """The page at an old address."""

    def way(target: str) -> str:
        path, mark, anchor = target.partition("#")
        return f"{posixpath.relpath('/' + path, '/' + redirect.source)}/{mark}{anchor}"

    own = {
        f"#{other.source.partition('#')[2]}": way(other.target)
        for other in redirects
        if other.source.startswith(f"{redirect.source}#")
    }
    target = way(redirect.target)
    canonical = redirect.target.partition("#")[0]
    return _PAGE.format(
        script=_SCRIPT.format(whole=json.dumps(target), own=json.dumps(own)),
        mark=_MARK,
        target=escape(target),
        canonical=escape(site_url.rstrip("/") + "/" + canonical if site_url else way(canonical)),
        name=escape(redirect.target or "Расклад"),
    )


def is_redirect_page(html: str) -> bool:
    """Tell whether a page only leads elsewhere."""
    return _MARK in html[:1000]
