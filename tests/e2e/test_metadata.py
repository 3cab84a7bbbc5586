"""What programs read about the built pages: true, complete, valid, light, and silent in a browser."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import lxml.html
import pytest
import rasklad
from building.metadata.built_page import built_pages
from building.metadata.head import DESCRIPTION
from building.searchable import searchable
from edition import witness as editions
from edition.pages.cited import cited_pages
from lxml.html import HtmlElement
from playwright.sync_api import Page

from tests.conftest import ROOT
from tests.e2e.test_html import run_node

HOST = "https://x.example/"
#: What our lines in the head of a page may weigh more, gzipped with the page.
HEAVIEST = 3_000
ADDRESSES = {"@id", "url", "item", "image", "contentUrl", "usageInfo"}
CITED = cited_pages()
LINKED_DATA = re.compile(r'    <script type="application/ld\+json">(.*?)</script>\n')


def pages_of(site: Path) -> dict[str, str]:
    """By address: every built page; what only leads on to another page is none."""
    texts = {address: file.read_text("utf-8") for address, (file, _) in built_pages(site).items()}
    return {address: text for address, text in texts.items() if '<meta http-equiv="refresh"' not in text}


@pytest.fixture(scope="module")
def heads(site: Path) -> dict[str, HtmlElement]:
    """By address: the head of every page of the built site."""
    return {
        address: lxml.html.document_fromstring(text).find("head") for address, text in pages_of(site).items()
    }


@pytest.fixture(scope="module")
def graphs(heads: dict[str, HtmlElement]) -> dict[str, list[dict[str, Any]]]:
    """By address: the nodes of every page, their addresses made absolute as a browser would."""
    return {
        address: [resolved(node, urljoin(HOST, address)) for node in json.loads(data)["@graph"]]
        for address, head in heads.items()
        for data in [head.xpath("string(script[@type='application/ld+json'])")]
        if data
    }


def resolved(value: Any, base: str, name: str = "") -> Any:  # noqa: ANN401 (whatever JSON can hold)
    if isinstance(value, dict):
        return {name: resolved(part, base, name) for name, part in value.items()}
    if isinstance(value, list):
        return [resolved(part, base, name) for part in value]
    return urljoin(base, value) if name in ADDRESSES else value


def nodes(value: Any) -> Iterator[dict[str, Any]]:  # noqa: ANN401
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from nodes(part)


def of_type(graph: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    (found,) = (node for node in graph if node["@type"] == kind)
    return found


def file_of(site: Path, address: str) -> Path:
    path = site / address.removeprefix(HOST).partition("#")[0]
    return path / "index.html" if path.is_dir() else path


def metas(head: HtmlElement) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for meta in head.iterfind("meta"):
        found.setdefault(meta.get("name") or meta.get("property") or "", []).append(meta.get("content") or "")
    return found


def shape(value: Any, name: str = "") -> Any:  # noqa: ANN401
    """The value with one word for every text, each kind of item of a list once: what a type can judge."""
    if isinstance(value, dict):
        return {name: shape(part, name) for name, part in value.items()}
    if isinstance(value, list):
        shapes = {json.dumps(part): part for part in (shape(part) for part in value)}
        return list(shapes.values())
    return "text" if isinstance(value, str) and not name.startswith("@") else value


def test_every_page_speaks_schema_orgs_words(heads: dict[str, HtmlElement]) -> None:
    """By the vocabulary as TypeScript's types (npm schema-dts): an unknown type or property is an error."""
    pages: dict[str, str] = {
        '{"@type":"Game","numberOfPlayer":1}': "a mistake of ours",
        '{"@type":"Gamee","name":"x"}': "a mistake of ours",
    }
    for address, head in heads.items():
        data = head.xpath("string(script[@type='application/ld+json'])")
        assert bool(data) == (address != "404.html")
        for node in json.loads(data)["@graph"] if data else ():
            pages.setdefault(json.dumps(shape(node | {"@id": ""})), address)
    folder = ROOT / "build/linked-data"
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f'({{"@context":"https://schema.org","@graph":[{node}]}}) satisfies Graph;' for node in pages]
    text = "\n".join(['import type { Graph } from "schema-dts";', *lines])
    (folder / "pages.ts").write_text(text, "utf-8")
    options = "--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --types  --pretty false"
    result = run_node("node_modules/typescript/bin/tsc", *options.split(" "), folder / "pages.ts")
    found = re.findall(r"pages\.ts\((\d+),.*?\): (error .*)", result.stdout)
    named = dict(enumerate(pages.values(), start=2))
    faults = [f"{named[int(line)]}: {fault}" for line, fault in found]
    assert all(fault.startswith("a mistake of ours: ") for fault in faults), faults
    assert len(faults) == 2, f"both mistakes are found: {result.stdout[:2000]}"


def test_what_nodes_name_is_there(site: Path, graphs: dict[str, list[dict[str, Any]]]) -> None:
    identified = {node["@id"] for graph in graphs.values() for node in graph}
    for address, graph in graphs.items():
        for node in nodes(graph):
            assert "@id" not in node or node["@id"] in identified, (address, node)
            for name in ("url", "item", "image", "contentUrl"):
                assert name not in node or file_of(site, node[name]).is_file(), (address, node[name])


def test_every_page_says_where_it_stands(graphs: dict[str, list[dict[str, Any]]]) -> None:
    for address, graph in graphs.items():
        assert graph[0]["@id"] == f"{HOST}{address}#page"
        if not address:
            assert of_type(graph, "WebSite")["name"] == "Расклад"
            continue
        steps = of_type(graph, "BreadcrumbList")["itemListElement"]
        assert [step["position"] for step in steps] == list(range(1, len(steps) + 1))
        assert steps[0]["item"] == HOST
        assert steps[-1]["item"] == f"{HOST}{address}"
        assert all(step["item"] in one["item"] for step, one in itertools.pairwise(steps))
    names = [
        step["name"] for step in of_type(graphs["games/krepost-1/"], "BreadcrumbList")["itemListElement"]
    ]
    assert names == ["Расклад", "Игры", "Крѣпость / Крепость"]


@pytest.mark.parametrize("game_id", rasklad.games())
def test_a_game_is_based_on_its_source(graphs: dict[str, list[dict[str, Any]]], game_id: str) -> None:
    game = rasklad.game(game_id)
    node = of_type(graphs[f"games/{game_id}/"], "Game")
    assert node["name"] == (game.names.old or game.names.ru)
    assert {named.name for _, named in game.names.elsewhere} <= {node["name"], *node["alternateName"]}
    assert node["numberOfPlayers"] == {"@type": "QuantitativeValue", "value": 1}
    source = graphs[f"sources/{game.witness}/"][2]
    assert node["isBasedOn"]["@id"] == source["@id"]
    assert node["isBasedOn"]["name"] == source["name"]
    assert graphs[f"compare/{game_id}/"][0]["about"]["@id"] == node["@id"]


def test_a_book_is_called_a_book_and_a_page_no_book(graphs: dict[str, list[dict[str, Any]]]) -> None:
    kinds = {siglum: graphs[f"sources/{siglum}/"][2]["@type"] for siglum in editions.sigla()}
    assert kinds["cadogan-24"] == kinds["uvlekatelnye"] == "Book"
    assert kinds["kolodets"] == "WebPage"
    assert kinds["shedevr"] == "Article"


def test_only_what_is_ours_to_license_is_licensed(graphs: dict[str, list[dict[str, Any]]]) -> None:
    ours, theirs = graphs["compare/krepost-1/"][0], graphs["compare/kosynka/"][0]
    assert "creativecommons.org" in ours["license"]
    assert "license" not in theirs
    assert theirs["usageInfo"] == f"{HOST}sources/uvlekatelnye/"
    for siglum in editions.sigla():
        data = of_type(graphs[f"sources/{siglum}/"], "Dataset")
        assert ("license" in data) != editions.load(siglum).header.withdrawable


def test_data_are_offered_with_their_checksums(site: Path, graphs: dict[str, list[dict[str, Any]]]) -> None:
    sums = {
        path: checksum
        for checksum, path in (
            line.split("  ") for line in (site / "data/SHA256SUMS").read_text().splitlines()
        )
    }
    for page in ("data/", *(f"sources/{siglum}/" for siglum in editions.sigla())):
        files = of_type(graphs[page], "Dataset")["distribution"]
        assert files
        for file in files:
            path = file["contentUrl"].removeprefix(f"{HOST}data/")
            assert path not in sums or file["sha256"] == sums[path]
    assert len(of_type(graphs["sources/cadogan-24/"], "Dataset")["distribution"]) == 5


def test_zotero_finds_a_cited_page_and_its_files(site: Path, heads: dict[str, HtmlElement]) -> None:
    for address, head in heads.items():
        given = metas(head)
        files = {
            link.get("title"): link.get("href")
            for link in head.iterfind("link[@rel='alternate']")
            if link.get("type") != "application/atom+xml"
        }
        if address not in CITED:
            assert not files
            assert "citation_title" not in given
            continue
        assert given["citation_title"] == given["DC.title"] == [CITED[address].title]
        assert given["DC.date"] == [CITED[address].revised]
        assert list(files) == ["CSL-JSON", "RIS", "BibTeX"], "the fullest first: Zotero takes the first"
        page = (site / address / "index.html").read_text("utf-8")
        for name in files.values():
            assert (site / address / name).is_file()
            assert f'<a href="{name}" download>' in page


def test_every_page_leads_to_the_feed_and_none_says_a_thing_twice(
    site: Path, heads: dict[str, HtmlElement]
) -> None:
    assert (site / "feed.xml").is_file()
    for address, head in heads.items():
        given = metas(head)
        assert not [name for name, values in given.items() if name and len(values) > 1], address
        if address == "404.html":
            assert given["robots"] == ["noindex"]
            continue
        (feed,) = head.iterfind("link[@type='application/atom+xml']")
        assert urljoin(urljoin(HOST, address), feed.get("href")) == f"{HOST}feed.xml"
        assert given["og:title"][0] in head.findtext("title")
        assert given["og:description"] == given["description"]


def test_without_the_sites_address_nothing_pretends_to_know_it(
    site: Path, heads: dict[str, HtmlElement]
) -> None:
    for head in heads.values():
        given = metas(head)
        assert not {"og:url", "og:image", "twitter:card", "citation_public_url", "DC.identifier"} & set(given)
        assert head.find("link[@rel='canonical']") is None
    assert not (site / "sitemap.xml").exists()
    assert not (site / "sitemap.xml.gz").exists()
    assert "Sitemap" not in (site / "robots.txt").read_text()


def test_the_lines_in_the_head_weigh_little(site: Path) -> None:
    grown = {}
    for address, whole in pages_of(site).items():
        described = DESCRIPTION.search(whole)
        assert described
        rest = whole.index('    <meta name="color-scheme"', described.end())
        without = LINKED_DATA.sub("", whole[: described.end()] + whole[rest:])
        assert "og:title" not in without
        grown[address] = len(gzip.compress(whole.encode(), 9)) - len(gzip.compress(without.encode(), 9))
        card = whole.encode().find(b"og:description")
        assert card < 32_000, "who shows a shared link may read no further"
    print(max(grown.values()), sorted(grown.items(), key=lambda one: -one[1])[:5])
    assert max(grown.values()) <= HEAVIEST


def test_the_search_index_holds_none_of_it(site: Path) -> None:
    addresses = ("games/krepost-1/", "compare/krepost-1/", "sources/cadogan-24/")
    pages = [searchable((site / one / "index.html").read_text("utf-8"), one) for one in addresses]
    texts = "".join(page.html() for page in pages if page)
    assert "Крѣпость" in texts
    assert "schema.org" not in texts
    assert "CSL-JSON" not in texts


@pytest.mark.parametrize("address", ["", "games/krepost-1/", "sources/cadogan-24/", "data/"])
def test_the_policy_lets_the_data_stand(page: Page, site_url: str, address: str) -> None:
    page.add_init_script(
        "window.refused = [];"
        "document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => "
        "refused.push(violatedDirective));"
    )
    page.goto(f"{site_url}/{address}", wait_until="networkidle")
    assert page.evaluate("JSON.parse(document.querySelector('[type=\"application/ld+json\"]').textContent)")
    assert page.evaluate("window.refused") == []
