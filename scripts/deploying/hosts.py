"""The files that a site carries for its host, written into the built site.

`_headers` and `_redirects` are read by Netlify and by Cloudflare Pages, `.htaccess` by Apache; `.nojekyll`
keeps GitHub Pages from leaving out files whose names begin with a low line; `_redirects.map` is included by
the nginx configuration beside this module. Hosts that don't know a file serve it or hide it: none holds a
secret.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from building.redirects import Redirect

from deploying.rules import ASKED, CACHING, COMPRESSED, SECURITY, TYPES


def write_host_files(site: Path, redirects: Sequence[Redirect]) -> None:
    """Write them all. Only whole pages are redirected: hosts never see what follows a ``#``."""
    pages = [redirect for redirect in redirects if "#" not in redirect.source]
    files = {
        "_headers": netlify_headers(),
        "_redirects": netlify_redirects(pages),
        "_redirects.map": nginx_redirects(pages),
        ".htaccess": apache(pages),
        ".nojekyll": "",
    }
    for name, text in files.items():
        (site / name).write_text(text, "utf-8", newline="\n")


def netlify_headers() -> str:
    """Netlify's and Cloudflare's form: a path, and under it its headers; a later path adds to them."""
    lines = ["/*", *(f"  {name}: {value}" for name, value in SECURITY.items())]
    # Both hosts ask about every file by themselves unless they are told otherwise.
    for path, value in CACHING:
        lines += [f"/{path}", f"  Cache-Control: {value}"]
    return "\n".join(lines) + "\n"


def netlify_redirects(pages: Sequence[Redirect]) -> str:
    """Netlify's and Cloudflare's form: from, to, status; with and without the slash at the end."""
    return "".join(
        f"/{source} /{redirect.target} 301\n"
        for redirect in pages
        for source in (redirect.source, redirect.source.removesuffix("/"))
    )


def nginx_redirects(pages: Sequence[Redirect]) -> str:
    """The inside of a ``map $uri``: from the site's root, with and without the slash at the end."""
    return "".join(f"~^/{re.escape(page.source.removesuffix('/'))}/?$ /{page.target};\n" for page in pages)


def apache(pages: Sequence[Redirect]) -> str:
    """Apache's form, where AllowOverride lets a folder say so; a module that is missing is done without."""
    deflated = sorted({TYPES[ending].partition(";")[0] for ending in COMPRESSED})
    lines = [
        "ErrorDocument 404 /404.html",
        "DirectorySlash On",
        *(f"AddType {kind.partition(';')[0]} .{ending}" for ending, kind in TYPES.items()),
        f"AddCharset UTF-8 {' '.join(f'.{ending}' for ending, kind in TYPES.items() if 'charset' in kind)}",
        "<IfModule mod_headers.c>",
        *(f'  Header always set {name} "{value}"' for name, value in SECURITY.items()),
        f'  Header set Cache-Control "{ASKED}"',
        *(
            f'  Header set Cache-Control "{value}" "expr=%{{REQUEST_URI}} =~ m#/{_regular(path)}#"'
            for path, value in CACHING
        ),
        "</IfModule>",
        "<IfModule mod_deflate.c>",
        f"  AddOutputFilterByType DEFLATE {' '.join(deflated)}",
        "</IfModule>",
        "<IfModule mod_alias.c>",
        *(f"  RedirectMatch 301 ^(.*)/{page.source.removesuffix('/')}/?$ $1/{page.target}" for page in pages),
        "</IfModule>",
    ]
    return "\n".join(lines) + "\n"


def _regular(path: str) -> str:
    return re.escape(path).replace(r"\*", ".*")
