"""Without a network what was visited can be read. That what was played can be played: test_every_game.py."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from serve import site_server

from tests.e2e.board_page import BoardPage
from tests.e2e.without_network import wait_until_kept
from tests.serving import serving


@pytest.fixture
def reader(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="ru-RU", service_workers="allow")
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()


def test_a_visited_page_is_read_with_the_server_stopped_and_an_unvisited_one_is_not(
    reader: Page, site: Path
) -> None:
    with serving(site_server(site, 0)) as address:
        reader.goto(f"{address}/games/krepost-1/?view=old")
        wait_until_kept(reader, "./", "../../assets/rasklad/board.mjs", "../../assets/site/icon.svg")
    reader.goto(f"{address}/games/krepost-1/?view=new#cadogan-24.krepost.7")
    expect(reader.locator("h1")).to_contain_text("Крѣпость")
    expect(reader.locator('[data-clause="cadogan-24.krepost.7"]').first).to_be_visible()
    styled = reader.evaluate("getComputedStyle(document.querySelector('rasklad-board')).display")
    assert styled != "inline", "the style sheets stand in the page, and its policy lets them"
    with pytest.raises(Exception, match="ERR_"):
        reader.goto(f"{address}/games/sultan/")


def test_who_has_played_finds_the_engine_started_and_who_has_not_fetches_nothing(
    reader: Page, site_url: str
) -> None:
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url))
    board = BoardPage(reader, site_url, "krepost-1")
    reader.wait_for_timeout(1500)
    assert not [url for url in asked if "/assets/pyodide/" in url or url.endswith((".zip", "worker.mjs"))]
    assert not reader.workers
    board.start()
    with reader.expect_worker():
        reader.goto(f"{site_url}/games/sultan/")
    expect(reader.locator("rasklad-board")).to_have_attribute("state", "idle")


def test_a_new_version_is_seen_at_once(reader: Page, site: Path, tmp_path: Path) -> None:
    """The network comes first: nobody reads a stale page while the host answers."""
    with serving(site_server(site, 0)) as address:
        reader.goto(f"{address}/")
        wait_until_kept(reader, "./")
    newer = tmp_path / "site"
    newer.mkdir()
    (newer / "index.html").write_text(
        '<!doctype html><meta charset="utf-8"><title>new</title><h1>Новое издание</h1>', "utf-8"
    )
    with serving(site_server(newer, int(address.rpartition(":")[2]))):
        reader.goto(f"{address}/")
        expect(reader.locator("h1")).to_have_text("Новое издание")
        wait_until_kept(reader, "./")
    reader.goto(f"{address}/")
    expect(reader.locator("h1")).to_have_text("Новое издание")
