"""The built site served as a bad line serves it: files missing, cut half-way, or held back."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import IO, Any

from serve import SiteHandler

from tests.serving import serving

HELD_SECONDS = 120


class Line:
    """What is wrong with the line now; file names may hold `*`."""

    def __init__(self) -> None:
        self.address = ""
        self.missing = self.cut = self.held = ""
        self._go_on = threading.Event()

    def mend(self) -> None:
        """Nothing is wrong any more; what was held back comes."""
        self.missing = self.cut = self.held = ""
        self._go_on.set()

    def wait(self) -> None:
        self._go_on.wait(HELD_SECONDS)


class _FaultyHandler(SiteHandler):
    def __init__(self, *arguments: Any, line: Line, directory: str) -> None:  # noqa: ANN401 (the base class's)
        self._line = line
        super().__init__(*arguments, directory=directory)

    def _is(self, named: str) -> bool:
        return named != "" and fnmatch(self.path.partition("?")[0].rpartition("/")[2], named)

    def do_GET(self) -> None:  # noqa: N802 (the base class's name)
        del self.headers["If-Modified-Since"]  # a copy kept from a better hour would hide the fault
        if self._is(self._line.missing):
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            super().do_GET()

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        """Send the file; its length was announced already."""
        whole = source.read()
        half = len(whole) // 2
        try:
            outputfile.write(whole[:half])
            if self._is(self._line.held):
                self._line.wait()
            if not self._is(self._line.cut):
                outputfile.write(whole[half:])
        except ConnectionError:
            self.close_connection = True  # a start given up doesn't wait for its other files

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing: what goes wrong is meant to."""

    def log_error(self, format: str, *arguments: Any) -> None:  # noqa: A002, ANN401 (the base class's names)
        """Say nothing."""


@contextmanager
def bad_line(site: Path) -> Iterator[Line]:
    """Serve the site; the line's faults can be changed while it is served."""
    line = Line()
    handler = functools.partial(_FaultyHandler, line=line, directory=str(site))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    with serving(server) as line.address:
        try:
            yield line
        finally:
            line.mend()
