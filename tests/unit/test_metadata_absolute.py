"""The same pages where SITE_URL tells the site's address: what must be absolute is, and the rest follows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import rasklad
from building.first_paint import write_first_paints
from building.metadata.built_page import built_pages
from lxml import etree

from tests.conftest import ROOT

ADDRESS = "https://example.org/rasklad/"


def run(*command: str | Path, address: str = ADDRESS) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=os.environ | {"SITE_URL": address, "NO_MKDOCS_2_WARNING": "1", "PYTHONWARNINGS": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of the pages alone, with its metadata, whose address is known."""
    folder = tmp_path_factory.mktemp("known") / "site"
    for command in (
        ("-m", "mkdocs", "build", "--strict", "--site-dir", folder),
        ("scripts/metadata.py", "--site", folder),
    ):
        result = run(*command)
        assert result.returncode == 0, result.stderr
    return folder


def test_each_page_says_its_address_once_and_shows_its_picture(known: Path) -> None:
    for address, (file, page) in built_pages(known).items():
        text = file.read_text("utf-8")
        canonical = re.findall(r'<link rel="canonical" href="([^"]*)">', text)
        assert canonical == ([f"{ADDRESS}{address}"] if page.is_found else [])
        if page.is_found:
            assert f'<meta property="og:url" content="{ADDRESS}{address}">' in text
            (image,) = re.findall(r'<meta property="og:image" content="([^"]*)">', text)
            assert (known / image.removeprefix(ADDRESS)).is_file()
            assert '<meta name="twitter:card" content="summary_large_image">' in text
            assert not re.search(r'"(?:@id|url|item|contentUrl|image)":"(?!https://)', text)
    game = (known / "games/sultan/index.html").read_text("utf-8")
    assert f'content="{ADDRESS}assets/share/sultan.png"' in game
    assert f'<meta name="citation_public_url" content="{ADDRESS}games/sultan/">' in game


def test_the_map_has_every_page_but_the_one_that_is_none(known: Path) -> None:
    urls = etree.parse(known / "sitemap.xml").getroot()
    locations = [url[0].text for url in urls]
    assert set(locations) == {f"{ADDRESS}{address}" for address in built_pages(known)} - {
        f"{ADDRESS}404.html"
    }
    assert len(locations) == len(set(locations))
    assert not (known / "sitemap.xml.gz").exists(), "mkdocs' own would date every page by its build"
    assert f"Sitemap: {ADDRESS}sitemap.xml" in (known / "robots.txt").read_text()


@pytest.mark.parametrize("game_id", rasklad.games())
def test_citations_tell_the_address(known: Path, game_id: str) -> None:
    folder = known / "games" / game_id
    for name in ("cite.bib", "cite.ris", "cite.json"):
        assert f"{ADDRESS}games/{game_id}/" in (folder / name).read_text("utf-8")


def test_the_page_that_is_none_calls_its_files_from_the_sites_own_path(known: Path) -> None:
    shutil.copytree(
        ROOT / "build/browser/rasklad", known / "assets/rasklad", dirs_exist_ok=True
    )  # another step's
    write_first_paints(known, "/rasklad/")
    text = (known / "404.html").read_text("utf-8")
    assert "url(/rasklad/assets/site/fonts/" in text
    assert 'href="/rasklad/assets/site/print.css"' in text


def test_an_address_that_is_none_stops_the_step_in_a_sentence() -> None:
    result = run("scripts/metadata.py", "--site", "nowhere", address="example.org")
    assert result.returncode == 1
    assert result.stderr.startswith("SITE_URL='example.org' doesn't begin with https://")
    assert "Traceback" not in result.stderr
