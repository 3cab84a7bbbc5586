"""The byte budget: what a game page weighs before the board is touched.

HTML, CSS, JavaScript and drawings, gzipped, beside the same text in stock mkdocs-material: at most 60 kB
more. Fonts: at most 80 kB besides, and no text waits for them.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from benchmarks.browser import stock_page
from playwright.sync_api import Browser, Page, Response

MORE_THAN_STOCK = 60_000
FONTS = 80_000
GAMES = ["krepost-1", "kolodets-36"]


def gzipped(data: bytes) -> int:
    return len(gzip.compress(data, 9))


def load(page: Page, address: str) -> list[tuple[str, str, bytes]]:
    """Everything that the page fetched on its own: (kind, address, body)."""
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))  # noqa: PLW0108 (Playwright marks it)
    page.goto(address, wait_until="networkidle")
    return [(response.request.resource_type, response.url, response.body()) for response in responses]


def weight_of_stock(site: Path) -> int:
    """What stock mkdocs-material's page weighs, gzipped: HTML, its style sheets and scripts."""
    html = (site / "index.html").read_text("utf-8")
    linked = re.findall(r'(?:<script src|<link rel="stylesheet" href)="([^":]+)"', html)
    assert any("bundle" in name for name in linked), "the theme's script was not found"
    assert any("main" in name for name in linked), "the theme's style sheet was not found"
    return gzipped(html.encode()) + sum(gzipped((site / name).read_bytes()) for name in linked)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_page_is_at_most_60_kb_heavier_than_stock(
    page: Page, site_url: str, game: str, tmp_path: Path
) -> None:
    fetched = load(page, f"{site_url}/games/{game}/")
    ours = sum(gzipped(body) for kind, _, body in fetched if kind != "font")
    stock = weight_of_stock(stock_page.build(stock_page.text_of(page), tmp_path))
    listing = "\n".join(f"{gzipped(body):8} {kind:10} {url}" for kind, url, body in fetched)
    print(f"{game}: {ours} bytes, stock {stock}, {ours - stock} more\n{listing}")
    assert ours - stock <= MORE_THAN_STOCK, f"{ours - stock} bytes more than stock ({stock}):\n{listing}"
    assert not [url for _, url, _ in fetched if "pyodide" in url or "worker" in url], listing


@pytest.mark.parametrize("game", GAMES)
def test_fonts_weigh_at_most_80_kb_and_block_no_text(
    browser: Browser, page: Page, site_url: str, game: str
) -> None:
    fonts = [
        (url, len(body)) for kind, url, body in load(page, f"{site_url}/games/{game}/") if kind == "font"
    ]
    assert fonts, "no font of ours was loaded"
    assert sum(size for _, size in fonts) <= FONTS, fonts
    displays = page.evaluate("[...document.fonts].map(font => font.display)")
    assert displays
    assert set(displays) <= {"swap", "optional", "fallback"}
    assert browser.is_connected()
