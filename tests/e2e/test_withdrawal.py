"""One switch takes a modern source's text off the whole site; the games and our own statements stay."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
import rasklad
from edition import witness as editions
from edition.orthography import fold
from playwright.sync_api import Page
from serve import site_server

from tests.conftest import ROOT
from tests.e2e.test_search import ask

WITHDRAWN = tuple(one for one in editions.sigla() if editions.load(one).header.withdrawable)
RUN = 5
"""So many words in a row are the source's own, not anybody's."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site built from a copy of the sources with the one switch turned in each modern source."""
    folder = tmp_path_factory.mktemp("withdrawal")
    shutil.copytree(ROOT / "sources", folder / "sources")
    for siglum in WITHDRAWN:
        edition = folder / "sources" / siglum / "edition.xml"
        text, times = re.subn(
            r'<revisionDesc status="\w+">', '<revisionDesc status="withdrawn">', edition.read_text("utf-8")
        )
        assert times == 1
        edition.write_text(text, "utf-8")
    options = ["--sources", str(folder / "sources"), "--site", str(folder / "site")]
    command = [sys.executable, "scripts/build.py", *options]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder / "site"


def words(text: str) -> list[str]:
    """The folded words of a text without its marks and tags, so that neither markup nor case hides any."""
    return re.findall(r"\w+", fold(unescape(re.sub(r"<[^>]*>", "", text))))


def runs(text: str) -> set[str]:
    listed = words(text)
    found = (listed[at : at + RUN] for at in range(len(listed) - RUN + 1))
    return {" ".join(run) for run in found if any(word.isalpha() for word in run)}  # «10 9 8 7 6» is nobody's


def published(site: Path) -> Iterator[tuple[str, str]]:
    """Every file of the site with its text; what is packed is unpacked."""
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.suffix == ".zip":
            with zipfile.ZipFile(path) as archive:
                for inner in archive.namelist():
                    yield f"{name}/{inner}", archive.read(inner).decode("utf-8", "ignore")
        elif path.is_file() and path.suffix not in {".woff2", ".wasm"}:
            data = path.read_bytes()
            data = gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data
            yield name, data.decode("utf-8", "ignore")


def own_text() -> set[str]:
    """What stands in the withdrawn texts and nowhere in our own words or in another source."""
    found: set[str] = set()
    witnesses = [editions.load(siglum, ROOT / "sources") for siglum in WITHDRAWN]
    for segment in (segment for witness in witnesses for segment in witness.segments()):
        for form in ("raw", "corrected", "modern"):
            found |= runs(segment.text(form))
    others = [
        ROOT / "sources" / siglum / "edition.xml" for siglum in editions.sigla() if siglum not in WITHDRAWN
    ]
    ours = [*others, *(ROOT / "docs").rglob("*.md"), *(ROOT / "playable/rasklad").rglob("*.py")]
    for file in ours:
        found -= runs(file.read_text("utf-8"))
    return found


def test_no_run_of_words_of_the_texts_is_left_in_any_file(built: Path) -> None:
    own = own_text()
    assert len(own) > 900
    leaks = {name: sorted(own & runs(text))[:3] for name, text in published(built) if own & runs(text)}
    assert not leaks


def test_the_search_for_leaks_finds_them_in_the_site_that_shows_the_text(site: Path) -> None:
    own = own_text()
    told = {name.split("/")[0] for name, text in published(site) if own & runs(text)}
    assert {"games", "compare", "sources", "data", "assets"} <= told


def test_its_exports_are_gone_and_the_ids_of_its_games_stay(built: Path) -> None:
    assert "kolodets" in WITHDRAWN
    assert not any((built / "data" / siglum).exists() for siglum in WITHDRAWN)
    left = sorted(path.name for path in (built / "data/games/kolodets-36").iterdir())
    assert left == ["kolodets-36.clauses.json"]
    assert (built / "data/games/krepost-1/krepost-1.old.txt").is_file()


def test_its_metadata_offer_what_is_left_and_name_the_source(built: Path) -> None:
    page = (built / "sources/kolodets/index.html").read_text("utf-8")
    data = re.search(r'<script type="application/ld\+json">(.*?)</script>', page)
    assert data
    (files,) = (node["distribution"] for node in json.loads(data[1])["@graph"] if "distribution" in node)
    assert {file["name"] for file in files} == {"kolodets-36.clauses.json", "kolodets-52.clauses.json"}
    assert '<meta name="DC.source" content="Колодец">' in page
    assert (built / "sources/kolodets/cite.bib").is_file()


@pytest.mark.parametrize(
    "game_id", [one for one in rasklad.games() if rasklad.game(one).witness in WITHDRAWN]
)
def test_every_clause_and_every_reading_keeps_its_place(built: Path, game_id: str) -> None:
    page = (built / f"games/{game_id}/index.html").read_text("utf-8")
    game = rasklad.game(game_id)
    assert "текст этого источника снят по требованию правообладателя" in " ".join(words(page))
    for clause in (*game.law, *(reading.id for reading in game.readings)):
        assert page.count(f'id="{clause}"') == 1
    for reading in game.readings:
        assert " ".join(words(reading.choice)[-RUN:]) in " ".join(words(page))


@pytest.fixture
def built_url(built: Path) -> Iterator[str]:
    server = site_server(built, 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_the_game_is_still_played_and_its_clauses_light(new_page: Page, built_url: str) -> None:
    faults: list[str] = []
    new_page.on("pageerror", lambda fault: faults.append(str(fault)))
    new_page.goto(f"{built_url}/games/kolodets-36/")
    new_page.locator("[data-strip-button]").click()
    new_page.locator("rasklad-board[state=ready]").wait_for()
    new_page.locator("[data-action=list]").click()
    new_page.locator("[data-possible] li").first.wait_for()
    new_page.keyboard.press("/")
    assert ask(new_page, "перетасованной").count() == 0, "a word of the withdrawn text alone"
    assert ask(new_page, "колодецъ").locator("xpath=self::*[contains(@href, '/games/kolodets-')]").count() > 0
    assert not faults
