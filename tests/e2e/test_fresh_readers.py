"""Each test has a reader of its own: what one leaves in the browser, the next does not find."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

LEAVE = """async () => {
  localStorage.setItem("left", "behind");
  sessionStorage.setItem("left", "behind");
  document.cookie = "left=behind";
  await caches.open("left");
  await new Promise((resolve) => { indexedDB.open("left").onsuccess = resolve; });
}"""
FIND = """async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  document.cookie,
  ...(await caches.keys()),
  ...(await indexedDB.databases()).map((each) => each.name),
].filter((each) => each.includes("left"))"""


@pytest.mark.parametrize("turn", [1, 2])
def test_nothing_is_found_of_the_reader_before(
    page: Page, phone_page: Page, site_url: str, turn: int
) -> None:
    for reader in (page, phone_page):
        reader.goto(f"{site_url}/404.html")
        assert reader.evaluate(FIND) == [], f"turn {turn}"
        reader.evaluate(LEAVE)
        assert len(reader.evaluate(FIND)) == 5
