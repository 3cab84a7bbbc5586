"""The fonts come after the text: until then the reader's own stand in their place, as wide and as high."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route, ViewportSize

SHIFT = 0.05
"""Half of what Lighthouse calls good; with the reader's fonts as they are, «Крѣпость» shifts by 0.2."""
LATE = 500  # milliseconds
LIGHTHOUSE = ViewportSize(width=412, height=823)
"""The phone that it measures with."""

SHIFTS = """() => new Promise(resolve => {
  let sum = 0;
  new PerformanceObserver(list => { for (const each of list.getEntries()) sum += each.value; })
    .observe({ type: "layout-shift", buffered: true });
  document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() =>
    setTimeout(() => resolve(sum), 100))));
})"""


@pytest.mark.parametrize(
    ("address", "last"),
    [
        ("", ""),
        ("games/krepost-1/", ""),
        ("compare/krepost-1/", ""),
        # The letters after the spaces, and before them: lines broke elsewhere while half had come.
        ("orthography/", "cyrillic"),
        ("orthography/", "latin"),
    ],
)
def test_nothing_moves_when_the_fonts_come(browser: Browser, site_url: str, address: str, last: str) -> None:
    context = browser.new_context(viewport=LIGHTHOUSE, locale="ru-RU", service_workers="block")
    page = context.new_page()
    came: list[str] = []
    held: list[Route] = []

    def fetched(route: Route) -> None:
        came.append(route.request.url)
        if last in route.request.url:
            held.append(route)
        else:
            route.continue_()

    page.route("**/*.woff2", fetched)
    page.goto(f"{site_url}/{address}", wait_until="domcontentloaded")
    page.wait_for_timeout(LATE)
    for route in held:
        route.continue_()
    shift: float = page.evaluate(SHIFTS)
    context.close()
    assert len(came) > 2, "the fonts were not asked for"
    assert held
    assert shift < SHIFT
