"""The copies that the service worker keeps for when there is no network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

KEPT = """async (address) => {
  const cache = await caches.open("rasklad-1");
  return (await cache.match(new URL(address, location.href).href)) !== undefined;
}"""


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
