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


class Readers:
    """Fresh readers, one after the other in one window: a new one takes half a second of the processor.

    What a reader leaves behind (what a page stored, permissions, tabs) is wiped away when it goes. Files stay
    in the browser's cache and are asked for anew; tests/e2e/every_game.py begins with an empty one.
    """

    def __init__(self, browser: Browser, site_url: str, size: dict[str, int], *, touch: bool = False) -> None:
        self._site_url = site_url
        self._context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale="ru-RU",
            has_touch=touch,
            # What it fetches would pass by the watch; tests/e2e/test_offline.py is about it.
            service_workers="block",
        )
        self._context.set_default_timeout(20_000)
        self._window = self._context.new_page()  # stays open, or the window would go with the reader
        self._devtools = self._context.new_cdp_session(self._window)

    def one(self) -> Iterator[Page]:
        """Give a reader's page; the test fails if the page complained of anything."""
        page = self._context.new_page()
        watch = Watch(page, self._site_url)
        yield page
        for tab in self._context.pages:
            if tab is not self._window:
                tab.close()
        self._context.clear_cookies()
        self._context.clear_permissions()
        self._devtools.send("Storage.clearDataForOrigin", {"origin": self._site_url, "storageTypes": "all"})
        assert not watch.faults, "\n".join(watch.faults)

    def close(self) -> None:
        """Close the window."""
        self._context.close()


@pytest.fixture(scope="session")
def desk_readers(browser: Browser, site_url: str) -> Iterator[Readers]:
    """The window of those who read at a desk."""
    readers = Readers(browser, site_url, DESK)
    yield readers
    readers.close()


@pytest.fixture(scope="session")
def phone_readers(browser: Browser, site_url: str) -> Iterator[Readers]:
    """The window of those who read on a phone."""
    readers = Readers(browser, site_url, PHONE, touch=True)
    yield readers
    readers.close()


@pytest.fixture
def page(desk_readers: Readers) -> Iterator[Page]:
    """A fresh reader at a desk (1440 × 900, light); the test fails if the page complained of anything."""
    yield from desk_readers.one()


@pytest.fixture
def phone_page(phone_readers: Readers) -> Iterator[Page]:
    """A fresh reader with a phone (390 × 844, touch)."""
    yield from phone_readers.one()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Page]:
    """A page that nobody watches: for tests that break things on purpose."""
    context = browser.new_context(
        viewport={"width": DESK["width"], "height": DESK["height"]}, locale="ru-RU", service_workers="block"
    )
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()
