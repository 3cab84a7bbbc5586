"""axe finds no violation on any page: at a desk and on a phone, light and dark.

While it is open, a page says nothing in the console, asks no other host and for nothing that isn't there,
and is no wider than the window.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from building.redirects import is_redirect_page
from playwright.sync_api import Browser, Page, ViewportSize

from tests.conftest import DESK, PHONE, ROOT, SITE, Watch

PAPER = {"light": "rgb(251, 249, 244)", "dark": "rgb(24, 23, 21)"}
AXE = ROOT / "node_modules/axe-core/axe.min.js"


def built_pages() -> list[str]:
    """The addresses of all pages of the built site, relative to its root."""
    return sorted(
        str(path.relative_to(SITE)).removesuffix("index.html")
        for path in SITE.rglob("*.html")
        if not is_redirect_page(path.read_text("utf-8"))  # it leads on before anybody looks
    )


#: The rules whose verdict hangs on colours: the scheme changes nothing else on a page.
OF_COLOUR = ["color-contrast", "link-in-text-block"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


#: Which page of four is looked at how: neighbours differ, so that every kind of page is seen in every way.
TURNS = [(size, scheme) for scheme in SCHEMES for size in (DESK, PHONE)]


@pytest.mark.parametrize(
    "turn", [0, *(pytest.param(turn, marks=pytest.mark.slow) for turn in range(1, len(TURNS)))]
)
def test_axe_finds_no_violation_on_any_page(browser: Browser, site: Path, site_url: str, turn: int) -> None:
    """Each page is seen by all rules at one width and in one scheme, and the other scheme's colours there.

    `make test-all` gives every page its turn in all four ways.
    """
    pages = built_pages()
    assert "" in pages
    assert "games/krepost-1/" in pages, f"the pages of {site} are not those of Расклад"
    axe = AXE.read_text("utf-8")
    # Half way through a transition a colour is none of ours.
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    watch = Watch(page, site_url)
    found: list[str] = []
    for number, address in enumerate(pages):
        size, first = TURNS[(number + turn) % len(TURNS)]
        (second,) = set(SCHEMES) - {first}
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        page.emulate_media(color_scheme=first)
        page.goto(f"{site_url}/{address}")
        width: int = page.evaluate("document.documentElement.scrollWidth")
        if width > size["width"]:
            found.append(f"/{address}, {size['width']}: the page is {width} pixels wide")
        page.evaluate(axe)
        found += violations(page, f"/{address}, {size['width']}, {first}", first)
        found += violations(page, f"/{address}, {size['width']}, {second}", second, OF_COLOUR)
        found += [f"/{address}: {fault}" for fault in watch.faults]
        watch.faults.clear()
    context.close()
    assert not found, "\n".join(found)


def violations(
    page: Page, where: str, scheme: Literal["light", "dark"], rules: list[str] | None = None
) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    # The page follows the scheme by an event: it may come a moment later.
    page.wait_for_function(
        "paper => getComputedStyle(document.body).backgroundColor === paper", arg=PAPER[scheme]
    )
    options: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    result: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    assert result["passes"], "axe looked at nothing"
    return [
        f"{where}: {violation['id']}: {violation['help']}: {node['target']} {node['html'][:200]}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]
