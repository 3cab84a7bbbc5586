"""The rules that every host gets, each said once: security headers, caching, types, what to compress.

The policy against foreign scripts stands in each page (scripts/building/policy.py), because it names the
hashes of that page's own scripts. What browsers heed only in a header is here.
"""

from __future__ import annotations

from typing import Final

SECURITY: Final = {
    # In a page's own policy browsers ignore this directive.
    "Content-Security-Policy": "frame-ancestors 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}

#: Kept by browsers, and asked about each time: an unchanged file costs one short answer (304).
ASKED: Final = "no-cache"
#: Its name changes with its content: never asked about again.
FOREVER: Final = "public, max-age=31536000, immutable"
#: Fonts: an old copy does no harm for a day.
A_DAY: Final = "public, max-age=86400"

CACHING: Final = (
    ("assets/rasklad/engine-*", FOREVER),
    ("assets/rasklad/games-*", FOREVER),
    ("assets/pyodide/stdlib-*", FOREVER),
    ("assets/pagefind/fragment/*", FOREVER),
    ("assets/pagefind/index/*", FOREVER),
    ("assets/site/fonts/*", A_DAY),
)
"""Path from the site's root, ``*`` for any characters, and its Cache-Control. All else is `ASKED`: pages, and
scripts and styles whose names stay while their content changes, the service worker among them. Pyodide's own
files keep their names over its versions, and two versions mixed would not start: they are asked about too."""

TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "json": "application/json",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "xml": "application/xml",
    "atom": "application/atom+xml",
    "txt": "text/plain; charset=utf-8",
    "tsv": "text/tab-separated-values; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "bib": "application/x-bibtex; charset=utf-8",
    "ris": "application/x-research-info-systems; charset=utf-8",
    "rng": "application/xml",
    "zip": "application/zip",
}
"""Module scripts and streamed WebAssembly are refused under any other type; the rest is for readers."""

COMPRESSED: Final = frozenset(
    {
        "html",
        "css",
        "js",
        "mjs",
        "json",
        "wasm",
        "webmanifest",
        "svg",
        "xml",
        "atom",
        "txt",
        "tsv",
        "csv",
        "bib",
    }
    | {"ris", "rng", "zip"}
)
"""Worth compressing: our archives of .pyc are stored, not deflated, so that this does it better. Fonts and
Pagefind's files are compressed in themselves."""
