"""A static host as it should be: brotli, cache headers, and, if wanted, a line of a given speed and delay.

The files are compressed beforehand, so that compressing is in no measurement. The line is shaped here and not
in the browser, because Chromium's own emulation leaves out workers.
"""

from __future__ import annotations

import functools
import http.server
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from serve import SiteHandler

ROOT: Final = Path(__file__).resolve().parents[3]
CHUNK: Final = 16_384
#: Files whose names change with their content, or with the version of Pyodide, are kept for ever.
IMMUTABLE: Final = ("/assets/",)


@dataclass
class Line:
    """A line that all connections share: bits a second, and seconds that an answer waits."""

    bits: float
    delay: float

    def __post_init__(self) -> None:
        self._lock = threading.Lock()
        self._free_at = 0.0

    def wait_for(self, size: int) -> None:
        """Return when so many bytes have gone over the line, after those that were there before."""
        with self._lock:
            start = max(time.monotonic(), self._free_at)
            self._free_at = start + size * 8 / self.bits
            until = self._free_at
        time.sleep(max(0.0, until - time.monotonic()))


@dataclass(frozen=True)
class Host:
    """What a host serves: a site, its brotli copies, other bytes for some paths, over a line or none."""

    site: Path
    copies: Path
    instead: Mapping[str, Path]
    line: Line | None = None


class Handler(SiteHandler):
    """Answers with the brotli copy where there is one."""

    protocol_version = "HTTP/1.1"
    sent = 0  # bytes of bodies, over all hosts of this process; set to 0 before a measurement

    def __init__(self, host: Host, *arguments: Any) -> None:  # noqa: ANN401 (the base class's own arguments)
        self.host = host
        super().__init__(*arguments, directory=str(host.site))

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing: the browser asks for a favicon and gets none."""

    def do_GET(self) -> None:  # noqa: N802 (the name that http.server asks for)
        """Send the file, compressed if the browser takes it, over the line."""
        path = self.path.partition("?")[0]
        name = path.lstrip("/") + ("index.html" if path.endswith("/") else "")
        plain = self.host.instead.get(path, self.host.site / name)
        packed = self.host.copies / f"{name}.br"
        if path in self.host.instead:
            packed = plain.with_name(f"{plain.name}.br")
        body, coding = (packed, "br") if packed.is_file() else (plain, "")
        if not body.is_file():
            self.send_error(http.HTTPStatus.NOT_FOUND)
            return
        data = body.read_bytes()
        if self.host.line:
            time.sleep(self.host.line.delay)
        self.send_response(http.HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(plain)))
        self.send_header("Content-Length", str(len(data)))
        if coding:
            self.send_header("Content-Encoding", coding)
        self.end_headers()
        for at in range(0, len(data), CHUNK):
            piece = data[at : at + CHUNK]
            if self.host.line:
                self.host.line.wait_for(len(piece))
            self.wfile.write(piece)
            Handler.sent += len(piece)

    def end_headers(self) -> None:
        """Let the browser keep what never changes under its name; SiteHandler's own header is passed over."""
        kept = self.path.startswith(IMMUTABLE)
        self.send_header("Cache-Control", "max-age=31536000, immutable" if kept else "no-cache")
        http.server.SimpleHTTPRequestHandler.end_headers(self)


def compressed(site: Path, work: Path) -> Path:
    """Return the folder of brotli copies of a site, made where they are missing."""
    script = Path(__file__).with_name("compress.mjs")
    subprocess.run(["node", script, site, work], cwd=ROOT, check=True)  # noqa: S603, S607 (our own script)
    return work / "files"


@contextmanager
def running(host: Host) -> Iterator[str]:
    """Serve until the block ends; gives the address without a slash at its end."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, host))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
