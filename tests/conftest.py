"""What all kinds of tests share: the built site, served, and a browser.

The site is built by `make site` before pytest starts; the tests look at that folder, as a static host would.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from find_chromium import NONE_TO_BE_HAD, find_chromium
from playwright.sync_api import Browser, Page, sync_playwright
from serve import site_server

from tests.serving import serving

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / os.environ.get("RASKLAD_SITE", "site")
"""The site under test; `make second-builder` names the one that Zensical built."""

# The first three are for the places where tests run (containers, no screen); the rest keep the browser
# from calling its maker: "no request to a third-party host" is measured, so none may come from it.
CHROMIUM_ARGUMENTS = [
    "--disable-gpu",
    "--disable-dev-shm-usage",
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

#: What Playwright itself says in the page's console where a test lets no service worker in.
WORKER_KEPT_OUT = "Service Worker registration blocked by Playwright"

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site."""
    assert (SITE / "index.html").is_file(), f"no site in {SITE}: run `make site` (make test does)"
    return SITE


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The address of the built site, without a slash at its end."""
    with serving(site_server(site, 0)) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the session."""
    program = find_chromium()
    assert program, NONE_TO_BE_HAD
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=CHROMIUM_ARGUMENTS)
        yield chromium
        chromium.close()


class Watch:
    """What a page did that a reader never sees: console errors, failed and foreign requests."""

    def __init__(self, page: Page, site_url: str) -> None:
        self.faults: list[str] = []
        page.on("console", lambda message: self._console(message.type, message.text, message.location["url"]))
        page.on("pageerror", lambda error: self.faults.append(f"uncaught: {error}"))
        page.on("request", lambda request: self._request(request.url, site_url))
        page.on("response", lambda response: self._response(response.status, response.url))

    def _console(self, kind: str, text: str, url: str) -> None:
        if kind in {"error", "warning"} and text != WORKER_KEPT_OUT:
            self.faults.append(f"console {kind}: {text} ({url})")

    def _request(self, url: str, site_url: str) -> None:
        if not url.startswith((site_url, "data:", "blob:")):
            self.faults.append(f"third-party request: {url}")

    def _response(self, status: int, url: str) -> None:
        if status >= 400:
            self.faults.append(f"{status}: {url}")


@pytest.fixture
def page(browser: Browser, site_url: str) -> Iterator[Page]:
    """A fresh reader at a desk (1440 × 900, light); the test fails if the page complained of anything."""
    yield from _watched_page(browser, site_url, DESK)


@pytest.fixture
def phone_page(browser: Browser, site_url: str) -> Iterator[Page]:
    """A fresh reader with a phone (390 × 844, touch)."""
    yield from _watched_page(browser, site_url, PHONE, touch=True)


def _watched_page(
    browser: Browser, site_url: str, size: dict[str, int], *, touch: bool = False
) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale="ru-RU",
        has_touch=touch,
        service_workers="block",  # what it fetches passes by the watch; tests/e2e/test_offline.py is about it
    )
    context.set_default_timeout(20_000)
    page = context.new_page()
    watch = Watch(page, site_url)
    yield page
    context.close()
    assert not watch.faults, "\n".join(watch.faults)


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Page]:
    """A page that nobody watches: for tests that break things on purpose."""
    context = browser.new_context(
        viewport={"width": DESK["width"], "height": DESK["height"]}, locale="ru-RU", service_workers="block"
    )
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()
