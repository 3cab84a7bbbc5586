"""Computed addresses survive a builder that takes them for addresses told from the source file."""

from __future__ import annotations

import posixpath
import re

import pytest
from edition.pages.addresses import for_builder, from_source
from hypothesis import given
from hypothesis import strategies as st
from markdown import Markdown
from markdown.preprocessors import Preprocessor


def as_zensical_moves(path: str) -> str:
    """What Zensical does with an address on a page that becomes a folder."""
    return f"../{path}"


@given(
    page=st.sampled_from(["games/chasy", "about", "sources/cadogan-24/text"]),
    path=st.sampled_from(["../", "../../data/x.json", "./", "own/", "../other/", "..", "x/../y/"]),
)
def test_a_moved_address_leads_where_it_was_meant_to(page: str, path: str) -> None:
    html = from_source(f'<a class="x" href="{path}#I">', f"{page}.md")
    (told,) = re.findall(r'href="([^#]*)#I"', html)
    meant = posixpath.normpath(posixpath.join("/", page, path))
    assert posixpath.normpath(posixpath.join("/", page, as_zensical_moves(told))) == meant
    assert told.endswith("/") == path.endswith(("/", ".."))


@pytest.mark.parametrize("address", ["https://e.org/a", "mailto:a@e.org", "#I", "/top/", "?q=1", ""])
def test_an_address_that_is_not_relative_stays(address: str) -> None:
    html = f'<a href="{address}">'
    assert from_source(html, "games/chasy.md") == html


def test_a_page_that_is_its_folder_keeps_its_addresses() -> None:
    assert from_source('<a href="chasy/">', "games/index.md") == '<a href="chasy/">'


def test_only_the_builder_that_moves_addresses_gets_them_told_anew() -> None:
    class Context(Preprocessor):
        class page:  # noqa: N801 (Zensical's own form)
            path = "games/chasy.md"

        def run(self, lines: list[str]) -> list[str]:
            return lines

    md = Markdown()
    assert for_builder('<img src="../a.svg">', md) == '<img src="../a.svg">'
    md.preprocessors.register(Context(md), "rendering_context", 0)
    assert for_builder('<img src="../a.svg">', md) == '<img src="a.svg">'
