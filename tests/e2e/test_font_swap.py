"""The fonts come after the text: until then the reader's own stand in their place, as wide and as high."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Route

from tests.conftest import PHONE

SHIFT = 0.05
"""Half of what Lighthouse calls good; with the reader's fonts as they are, «Крѣпость» shifts by 0.2."""
LATE = 0.4  # seconds

SHIFTS = """() => new Promise(resolve => {
  let sum = 0;
  new PerformanceObserver(list => { for (const each of list.getEntries()) sum += each.value; })
    .observe({ type: "layout-shift", buffered: true });
  document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() =>
    setTimeout(() => resolve(sum), 100))));
})"""


@pytest.mark.parametrize("address", ["", "games/krepost-1/", "compare/krepost-1/"])
def test_nothing_moves_when_the_fonts_come(browser: Browser, site_url: str, address: str) -> None:
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]}, locale="ru-RU", service_workers="block"
    )
    page = context.new_page()
    came: list[str] = []

    def late(route: Route) -> None:
        time.sleep(LATE if not came else 0)
        came.append(route.request.url)
        route.continue_()

    page.route("**/*.woff2", late)
    page.goto(f"{site_url}/{address}")
    shift: float = page.evaluate(SHIFTS)
    context.close()
    assert len(came) > 2, "the fonts were not asked for"
    assert shift < SHIFT
