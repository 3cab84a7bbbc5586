"""A host that can be stopped, and the copies that the service worker keeps."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page
from serve import site_server

KEPT = """async (address) => {
  const cache = await caches.open("rasklad-1");
  return (await cache.match(new URL(address, location.href).href)) !== undefined;
}"""


@contextmanager
def running(site: Path, port: int = 0) -> Iterator[ThreadingHTTPServer]:
    """Serve until the block ends; then nothing answers at that address."""
    server = site_server(site, port)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def wait_until_kept(page: Page, *addresses: str) -> None:
    """Return when copies of the addresses (relative to the page) are there.

    Asked again and again: `wait_for_function` takes the promise of an asynchronous function for its answer.
    """
    for address in addresses:
        for _ in range(600):
            if page.evaluate(KEPT, address):
                break
            page.wait_for_timeout(100)
        else:
            pytest.fail(f"no copy of {address} was kept")
