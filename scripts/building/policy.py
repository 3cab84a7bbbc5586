"""The strict Content-Security-Policy, written into every built page.

A static host may not let us set headers, so the policy stands in each page's ``<head>``, as its first
element after the character set: what comes before it would not be under it. Scripts and style sheets that
the build writes into the page (first_paint.py) are allowed by their hash, one by one; nothing else inline is.
"""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from pathlib import Path

CHARSET = '<meta charset="utf-8">'

DIRECTIVES = {
    "default-src": ("'none'",),
    "script-src": ("'self'", "'wasm-unsafe-eval'"),  # compiling Pyodide's WebAssembly is an "eval" to CSP
    "worker-src": ("'self'",),
    "style-src": ("'self'",),
    "img-src": ("'self'", "data:"),  # mkdocs-material draws its icons as data: masks in CSS
    "font-src": ("'self'",),
    "connect-src": ("'self'",),
    "manifest-src": ("'self'",),
    "base-uri": ("'none'",),
    "form-action": ("'none'",),
}

# Data blocks are not executed, so the policy doesn't ask for their hash.
DATA_TYPES = {"application/json", "application/ld+json"}


#: What the policy would refuse, or anything that looks like it: only then is every tag of a page read.
_SUSPECT = re.compile(r"""[\s"'/](?:style|on[a-z]+)\s*=""", re.IGNORECASE)
#: Text between two tags. In a tag none is found: after a «>» within a value the value's closing quote comes
#: before any further name.
_TEXT = re.compile(r""">[^<>"']+<""")
#: All that has to be read of a page without such: its scripts and sheets whole, and where its body begins.
_INLINE = re.compile(r"<(script|style)\b.*?</\1\s*>|<body\b[^>]*>", re.IGNORECASE | re.DOTALL)


class PolicyError(Exception):
    """A built page can't carry the policy; the message names the page and what to mend."""


class _InlineParts(HTMLParser):
    """Collect the inline scripts and sheets of a page, and what the policy will refuse there."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.scripts: list[str] = []
        self.sheets: list[str] = []
        self.refused: list[str] = []
        self._inside: list[str] | None = None  # of which a part is being read
        self._in_body = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        executable = given.get("type") not in DATA_TYPES
        self._in_body |= tag == "body"
        self._inside = None
        if tag == "script" and "src" not in given and executable:
            self._inside = self.scripts
        elif tag == "style" and not self._in_body:
            self._inside = self.sheets
        elif tag == "style":  # the theme's own sheets stand in <head>; one in a text is somebody's slip
            self.refused.append(f"<style> at line {self.getpos()[0]}")
        if self._inside is not None:
            self._inside.append("")
        self.refused.extend(
            f"{name}= on <{tag}> at line {self.getpos()[0]}"
            for name in given
            if name == "style" or name.startswith("on")
        )

    def handle_endtag(self, tag: str) -> None:
        if tag in {"script", "style"}:
            self._inside = None

    def handle_data(self, data: str) -> None:
        if self._inside is not None:
            self._inside[-1] += data


def inline_hash(text: str) -> str:
    """The CSP source expression of an inline script or sheet: ``'sha256-…'`` over its UTF-8 bytes."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def with_policy(html: str, page: str) -> str:
    """The page with its policy. `page` names it in the error.

    Raises PolicyError when the page has what the policy would refuse, or no place for it.
    """
    parts = _inline_parts(html)
    if parts.refused:
        raise PolicyError(
            f"{page}: the Content-Security-Policy refuses {'; '.join(parts.refused[:5])}: "
            "move styles into a style sheet and handlers into a module."
        )
    if html.count(CHARSET) != 1:
        raise PolicyError(f"{page}: expected exactly one {CHARSET} to put the policy after.")
    directives = dict(DIRECTIVES)
    for name, texts in (("script-src", parts.scripts), ("style-src", parts.sheets)):
        directives[name] = (*directives[name], *sorted({inline_hash(text) for text in texts if text}))
    policy = "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())
    return html.replace(CHARSET, f'{CHARSET}<meta http-equiv="Content-Security-Policy" content="{policy}">')


def _inline_parts(html: str) -> _InlineParts:
    """What stands inline in a page.

    A page is read whole only where it might hold what the policy refuses: reading every tag of every page
    took a tenth of the build, and to allow a hash that no script has would harm nothing.
    """
    outside = _INLINE.sub("", html)
    if not _SUSPECT.search(outside) or not _SUSPECT.search(_TEXT.sub("><", outside)):
        parts = _read_parts("".join(match[0] for match in _INLINE.finditer(html)))
        if not parts.refused:
            return parts
    return _read_parts(html)


def _read_parts(html: str) -> _InlineParts:
    parts = _InlineParts()
    parts.feed(html)
    parts.close()
    return parts


def write_policies(site: Path) -> int:
    """Give every HTML page under `site` its policy; the number of pages."""
    pages = sorted(site.rglob("*.html"))
    for page in pages:
        page.write_text(
            with_policy(page.read_text("utf-8"), str(page.relative_to(site))), "utf-8", newline="\n"
        )
    return len(pages)
