"""The page for addresses that don't exist: in Russian, with search and ways home, at any depth."""

from __future__ import annotations

import http.server
import shutil
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from serve import SiteHandler

from tests.conftest import Watch
from tests.serving import serving


def hosted(root: Path, missing: Path) -> http.server.ThreadingHTTPServer:
    """A host as static hosts are: at an address that doesn't exist it shows the site's page for it."""

    class Host(SiteHandler):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments, directory=str(root))  # type: ignore[arg-type]

        def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
            if code != HTTPStatus.NOT_FOUND:
                super().send_error(code, message, explain)
                return
            body = missing.read_bytes()
            self.send_response(code)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    return http.server.ThreadingHTTPServer(("127.0.0.1", 0), Host)


@pytest.fixture
def host(site: Path) -> Iterator[str]:
    with serving(hosted(site, site / "404.html")) as address:
        yield address


def try_page(page: Page, address: str) -> None:
    """See that the page is whole, searches, and leads home."""
    expect(page.get_by_role("heading", level=1)).to_have_text("Такой страницы нет")
    assert page.title() == "Такой страницы нет — Расклад"
    page.get_by_role("searchbox").fill("крѣпость")
    expect(page.locator("[data-search-found] a").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="с первой страницы").click()
    expect(page).to_have_url(f"{address}/")
    expect(page).to_have_title("Расклад — старинные правила пасьянсов")


@pytest.mark.parametrize("path", ["nowhere", "games/nowhere/", "a/b/c/d/"])
def test_the_missing_page_is_whole_at_any_depth(browser: Browser, host: str, path: str) -> None:
    context = browser.new_context(locale="ru-RU", service_workers="block")
    context.set_default_timeout(20_000)
    page = context.new_page()
    watch = Watch(page, host)
    response = page.goto(f"{host}/{path}")
    assert response
    assert response.status == 404
    # The choice of the scheme is kept under the same key as on every page.
    page.locator("[data-scheme-toggle]").click()
    assert page.evaluate("Object.keys(localStorage)") == ["/.__palette"]
    try_page(page, host)
    assert [fault for fault in watch.faults if path not in fault and "404" not in fault] == []
    context.close()


def test_a_site_in_a_folder_leads_home_into_that_folder(new_page: Page, site: Path, tmp_path: Path) -> None:
    """A build with SITE_URL writes the folder before each address of the page; here that is done by hand."""
    folder = tmp_path / "host/rasklad"
    shutil.copytree(site, folder)
    missing = folder / "404.html"
    text = missing.read_text("utf-8")
    # The root stands in hrefs, srcs and the script's data-base; in no other place of the page.
    missing.write_text(text.replace('="/', '="/rasklad/').replace("url(/", "url(/rasklad/"), "utf-8")
    with serving(hosted(tmp_path / "host", missing)) as address:
        new_page.goto(f"{address}/rasklad/no/such/page/")
        try_page(new_page, f"{address}/rasklad")


def test_without_a_script_the_page_promises_no_search(browser: Browser, host: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{host}/nowhere/")
    expect(page.get_by_text("начать можно")).to_be_visible()
    expect(page.get_by_text("строка поиска")).to_be_hidden()
    context.close()
