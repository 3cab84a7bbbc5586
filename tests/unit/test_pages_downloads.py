"""The links to the exports: every format of every source and game, none of a withdrawn text."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
import rasklad
from edition import witness as editions
from edition.exports import FORMATS, export_all
from edition.pages.downloads import exports_html, game_downloads_html, source_downloads_html
from edition.pages.withdrawn import NOTICE, notice_html


def linked(html: str) -> set[str]:
    return {link.removeprefix("../../").removeprefix("../") for link in re.findall(r'href="([^"]+)"', html)}


@pytest.mark.parametrize("siglum", editions.sigla())
def test_a_source_links_all_its_formats_each_with_what_it_holds(siglum: str) -> None:
    html = source_downloads_html(editions.load(siglum))
    assert linked(html) == {f"data/{siglum}/{siglum}.{one.suffix}" for one in FORMATS} | {"data/"}
    assert html.count("<li>") == len(FORMATS)


@pytest.mark.parametrize("game_id", rasklad.games())
def test_a_game_links_all_its_formats(game_id: str) -> None:
    html = game_downloads_html(rasklad.game(game_id))
    assert linked(html) == {f"data/games/{game_id}/{game_id}.{one.suffix}" for one in FORMATS} | {"data/"}


def test_the_page_of_the_data_links_every_file_there_is() -> None:
    files = {f"data/{path}" for path in export_all()}
    assert {link for link in linked(exports_html("../")) if link.startswith("data/")} == files


def test_a_withdrawn_source_links_no_file_and_says_why() -> None:
    witness = editions.load("kolodets")
    taken = replace(witness, header=replace(witness.header, withdrawn=True))
    assert linked(source_downloads_html(taken)) == {"data/"}
    assert "снят по требованию" in source_downloads_html(taken)
    assert notice_html(witness) == ""
    assert NOTICE.split(".")[0].split(" ")[0] in notice_html(taken)


def test_the_build_has_every_file_that_the_pages_link(site: Path) -> None:
    for link in linked(exports_html("../")):
        if link.startswith("data/"):
            assert (site / link).is_file(), link
