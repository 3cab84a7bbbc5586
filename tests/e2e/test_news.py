"""What was changed since the reader's last visit is marked, to whoever was here before."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

PAGES = ["about/changes/", "games/krepost-1/"]


@pytest.mark.parametrize("address", PAGES)
def test_a_first_visitor_is_told_of_nothing_new_and_the_visit_is_kept(
    page: Page, site_url: str, address: str
) -> None:
    page.goto(f"{site_url}/{address}")
    page.wait_for_function("localStorage.getItem('rasklad-visits')")
    kept = json.loads(page.evaluate("localStorage.getItem('rasklad-visits')"))
    assert kept == {"seen": page.evaluate("new Date().toLocaleDateString('sv')"), "before": ""}
    expect(page.locator(".news")).to_have_count(0)


def test_who_was_here_before_the_texts_were_published_sees_them_marked(page: Page, site_url: str) -> None:
    page.add_init_script(
        "if (!localStorage.getItem('rasklad-visits'))"
        """ localStorage.setItem('rasklad-visits', '{"seen":"2026-11-01","before":""}')"""
    )
    page.goto(f"{site_url}/about/changes/")
    changes = page.locator(".revisions li")
    expect(page.locator(".revisions .news")).to_have_count(changes.count())
    assert changes.count() > 3
    page.reload()
    expect(page.locator(".revisions .news"), "the same day is the same visit").to_have_count(changes.count())


def test_a_changed_clause_is_marked_in_the_text(page: Page, site_url: str) -> None:
    """No clause has been changed since its publication yet, so the page is given a history that has one."""
    clause = "cadogan-24.krepost.I.b"

    def with_a_change(html: str) -> str:
        told = f'<li><time datetime="2026-12-05"></time><a class="clause-ref" href="#{clause}">I, б</a></li>'
        return html.replace(
            "<h3>История текста</h3>", f'<h3>История текста</h3><ul class="revisions">{told}</ul>'
        )

    page.route(
        "**/games/krepost-1/",
        lambda route: route.fulfill(response=(had := route.fetch()), body=with_a_change(had.text())),
    )
    page.add_init_script('localStorage.setItem(\'rasklad-visits\', \'{"seen":"2026-12-01","before":""}\')')
    page.clock.set_fixed_time("2026-12-09T12:00:00")
    page.goto(f"{site_url}/games/krepost-1/")
    expect(page.locator(f'[data-clause="{clause}"]')).to_have_attribute("data-news", "")
    expect(page.locator("[data-news]")).to_have_count(1)
