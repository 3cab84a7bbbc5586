"""axe finds no violation on any page: at a desk and on a phone, light and dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.conftest import DESK, PHONE, ROOT, SITE

PAPER = {"light": "rgb(251, 249, 244)", "dark": "rgb(24, 23, 21)"}
AXE = ROOT / "node_modules/axe-core/axe.min.js"


def built_pages() -> list[str]:
    """The addresses of all pages of the built site, relative to its root."""
    return sorted(str(path.relative_to(SITE)).removesuffix("index.html") for path in SITE.rglob("*.html"))


#: The rules whose verdict hangs on colours: the dark scheme changes nothing else on a page.
OF_COLOUR = ["color-contrast", "link-in-text-block"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["1440", "390"])
def test_axe_finds_no_violation_on_any_page(
    browser: Browser, site: Path, site_url: str, size: dict[str, int]
) -> None:
    pages = built_pages()
    assert "" in pages
    assert "games/krepost-1/" in pages, f"the pages of {site} are not those of Расклад"
    axe = AXE.read_text("utf-8")
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        reduced_motion="reduce",  # a colour half way through a transition is not a colour of ours
    )
    page = context.new_page()
    found: list[str] = []
    for address in pages:
        page.emulate_media(color_scheme="light")
        page.goto(f"{site_url}/{address}")
        page.evaluate(axe)
        for scheme, options in (("light", {}), ("dark", {"runOnly": OF_COLOUR})):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            # The page follows the scheme by an event: it may come a moment later.
            page.wait_for_function(
                "paper => getComputedStyle(document.body).backgroundColor === paper", arg=PAPER[scheme]
            )
            result = page.evaluate(
                "options => axe.run(document, {resultTypes: ['violations'], ...options})", options
            )
            assert result["passes"], "axe looked at nothing"
            found.extend(
                f"/{address}, {scheme}: {violation['id']}: {violation['help']}: "
                f"{node['target']} {node['html'][:200]}"
                for violation in result["violations"]
                for node in violation["nodes"]
            )
    context.close()
    assert not found, "\n".join(found)
