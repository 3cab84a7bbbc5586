"""Where the site will be reached, as far as anybody knows, and addresses told from there.

The host isn't part of the project: ``SITE_URL=https://example.org/rasklad/ make site`` tells it. Without it
addresses are relative, which HTML, JSON-LD and Atom allow, and what must be absolute is left out.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

_HOST = re.compile(r"(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*")
_PATH = re.compile(r"(?:/[A-Za-z0-9._~-]+)*/?")


class SiteAddressError(ValueError):
    """SITE_URL is no address that a site can have; the message says what is wrong with it."""


@dataclass(frozen=True)
class SiteAddress:
    """The site's address, with a slash at its end; `root` is empty while nobody knows it."""

    root: str = ""

    @property
    def path(self) -> str:
        """The path of the site on its host: «/» or «/rasklad/»; «/» while nobody knows it."""
        return urlsplit(self.root).path or "/"

    def absolute(self, target: str) -> str:
        """The absolute address of what lies at `target` from the site's root; empty if nobody knows it."""
        return f"{self.root}{target}" if self.root else ""

    def link(self, target: str, page: str) -> str:
        """How `page` calls `target`, both told from the site's root: absolute if that is known.

        «games/x/» and «games/x/cite.bib» are told from the folder «games/x/».
        """
        return self.absolute(target) or relative(target, page)


def relative(target: str, page: str) -> str:
    """The way from a page to another file or folder of the site."""
    path, mark, fragment = target.partition("#")
    folder = page if page.endswith("/") or not page else f"{posixpath.dirname(page)}/"
    if path == page and mark:
        return f"#{fragment}"
    way = posixpath.relpath(f"/{path}", f"/{folder}")
    slash = "/" if (path.endswith("/") or not path) and not way.endswith("/") else ""
    return f"{way}{slash}{mark}{fragment}"


def site_address(given: str) -> SiteAddress:
    """The address that SITE_URL tells; unknown for an empty one.

    Raises:
        SiteAddressError: it has no scheme, a host that can't be, a port out of range, a name and password,
            a query, a fragment, or signs that a path of ours never has.
    """
    if not given:
        return SiteAddress()
    fault = _fault(given)
    if fault:
        shown = "SITE_URL" if "@" in given else f"SITE_URL={given!r}"  # no password into a log
        msg = f"{shown} {fault}. Write it as https://example.org/ or https://example.org/rasklad/"
        raise SiteAddressError(msg)
    return SiteAddress(given if given.endswith("/") else f"{given}/")


def _fault(given: str) -> str:
    if not given.isascii() or re.search(r"[\s\\\"'<>]", given):
        return "has a sign that no address has (a Cyrillic host is written in its xn-- form)"
    try:
        parts = urlsplit(given)
        port = parts.port
    except ValueError:
        return "has a host or a port that can't be"
    checks = (
        (given.startswith(("https://", "http://")), "doesn't begin with https:// (or http://)"),
        (parts.username is None and parts.password is None, "has a user name"),
        (bool(parts.hostname), "has no host"),
        (
            bool(_HOST.fullmatch(parts.netloc.partition(":")[0])),
            "has a host that can't be (small letters, no dot at the end)",
        ),
        (port != 0 and not parts.netloc.endswith(":"), "has a port that can't be"),
        ("?" not in given and "#" not in given, "has a query or a fragment"),
        (bool(_PATH.fullmatch(parts.path)), "has a path that can't be"),
        (not {".", ".."} & set(parts.path.split("/")), "has a path with dots for folders"),
    )
    return next((fault for holds, fault in checks if not holds), "")
