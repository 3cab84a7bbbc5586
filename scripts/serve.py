"""Serve the built site on this machine: ``python scripts/serve.py [--port 8000] [--site site]``.

A static server and nothing more: what works here works on any static host.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import sys
from pathlib import Path

SITE = Path(__file__).resolve().parent.parent / "site"


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Files of the site with the types that browsers insist on; quiet about successes."""

    # Module scripts and WebAssembly streaming are refused under any other type,
    # and the table that Python takes from the machine may lack these.
    extensions_map = {  # noqa: RUF012 (the base class's own attribute)
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".woff2": "font/woff2",
        ".xml": "application/xml",
        ".txt": "text/plain; charset=utf-8",
        ".tsv": "text/tab-separated-values; charset=utf-8",
        ".bib": "application/x-bibtex; charset=utf-8",
        ".ris": "application/x-research-info-systems; charset=utf-8",
    }

    def end_headers(self) -> None:
        """Let the browser keep a file, but ask each time whether it is still the one."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say only what went wrong."""
        if isinstance(code, int) and code >= http.HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)


def site_server(site: Path, port: int) -> http.server.ThreadingHTTPServer:
    """A server of the folder `site` on 127.0.0.1, not yet running; port 0 takes a free one."""
    handler = functools.partial(SiteHandler, directory=str(site))
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


def main() -> int:
    """Serve until interrupted; 1 when the site isn't built or the port is taken."""
    parser = argparse.ArgumentParser(description="Serve the built site.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--site", type=Path, default=SITE)
    arguments = parser.parse_args()
    if not (arguments.site / "index.html").is_file():
        print(f"{arguments.site} holds no site: run `make site` first.", file=sys.stderr)
        return 1
    try:
        server = site_server(arguments.site, arguments.port)
    except OSError as fault:
        other = f"make serve PORT={arguments.port + 1}"
        print(f"Port {arguments.port} can't be used ({fault.strerror}): try `{other}`.", file=sys.stderr)
        return 1
    print(f"Расклад: http://127.0.0.1:{server.server_port}/  (Ctrl+C ends)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
