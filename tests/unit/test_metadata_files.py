"""The feed against RFC 4287, the map of the site, the robots' file: with the site's address and without."""

from __future__ import annotations

import re
from pathlib import Path

import feedparser
import pytest
import rasklad
from building.metadata.built_page import BuiltPage
from building.metadata.feed import ATOM, entries_of, feed_xml
from building.metadata.history import History
from building.metadata.site_address import SiteAddress
from building.metadata.site_map import NAMESPACE, robots, site_map
from lxml import etree

KNOWN = SiteAddress("https://example.org/rasklad/")
UNKNOWN = SiteAddress()
PAGES = {
    address: BuiltPage(address, f"Игра {game_id}", f"О чём эта игра & <{game_id}>.", "ru")
    for game_id in rasklad.games()
    for address in (f"games/{game_id}/",)
}
CAME = History(Path(), first={"docs/games/sultan.md": "2030-05-06T07:08:09Z"})

#: Of each element: what may stand in it, and how often (RFC 4287, 4.1.1 and 4.1.2).
CHILDREN = {
    "feed": {
        "title": (1, 1), "subtitle": (0, 1), "id": (1, 1), "updated": (1, 1), "link": (1, 9),
        "author": (1, 9), "rights": (0, 1), "entry": (1, 999),
    },
    "entry": {
        "title": (1, 1), "id": (1, 1), "published": (0, 1), "updated": (1, 1), "link": (1, 9),
        "content": (1, 1),
    },
    "author": {"name": (1, 1)},
}  # fmt: skip
ATTRIBUTES = {"link": {"rel", "type", "href"}, "content": {"type"}}
DATE_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def name(element: etree._Element) -> str:
    assert str(element.tag).startswith(f"{{{ATOM}}}"), element.tag
    return str(element.tag).removeprefix(f"{{{ATOM}}}")


def faults(feed: etree._Element) -> list[str]:
    """Where a feed departs from RFC 4287, as far as ours uses it; what isn't known here is a fault."""
    found = []
    for element in feed.iter():
        kind = name(element)
        children = [name(child) for child in element]
        allowed = CHILDREN.get(kind, {})
        found += [f"{child} in {kind}" for child in children if child not in allowed]
        found += [
            f"{kind} has {children.count(child)} {child}"
            for child, (least, most) in allowed.items()
            if not least <= children.count(child) <= most
        ]
        given = {str(attribute) for attribute in element.attrib} - {
            "{http://www.w3.org/XML/1998/namespace}lang"
        }
        found += [f"{attribute} on {kind}" for attribute in given - ATTRIBUTES.get(kind, set())]
        if not allowed and kind != "link" and not (element.text or "").strip():
            found.append(f"{kind} is empty")
        if kind in {"updated", "published"} and not DATE_TIME.fullmatch(element.text or ""):
            found.append(f"{kind} {element.text}")
    ids = [element.text for element in feed.iter(f"{{{ATOM}}}id")]
    found += [f"id {one} twice" for one in ids if ids.count(one) > 1]
    found += [f"id {one} is no IRI" for one in ids if not re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", one or "")]
    for holder in (feed, *feed.iter(f"{{{ATOM}}}entry")):
        links = [(link.get("rel"), link.get("type")) for link in holder.findall(f"{{{ATOM}}}link")]
        found += [f"link {link} twice" for link in links if links.count(link) > 1]
    return found


@pytest.mark.parametrize("site", [KNOWN, UNKNOWN])
def test_the_feed_keeps_to_the_standard_and_is_read(site: SiteAddress) -> None:
    written = feed_xml(entries_of(PAGES, CAME, site), site)
    assert faults(etree.fromstring(written)) == []
    read = feedparser.parse(written)
    assert not read.bozo
    assert read.version == "atom10"
    assert read.feed.title == "Расклад: новые и изменённые игры"
    titles = [entry.title for entry in read.entries]
    assert titles[0] == "Новая игра: «Султанъ»", "the newest first"
    assert {"Новая игра: «Колодец, 36\u00a0карт»", "Источник «Колодец»: первое издание"} <= set(titles)
    assert len(titles) > len(rasklad.games())
    assert "чём эта игра &amp; &lt;sultan&gt;." in read.entries[0].content[0].value
    start = "https://example.org/rasklad/" if site.root else ""
    assert read.entries[0].link == f"{start}games/sultan/"
    assert read.feed.links[0].href == f"{start}feed.xml"


def test_the_check_of_feeds_finds_faults() -> None:
    written = feed_xml(entries_of(PAGES, CAME, KNOWN), KNOWN).decode()
    for old, new in (
        ("<updated>2030-05-06T07:08:09Z</updated>", "<updated>2030-05-06</updated>"),
        ("<author>", "<author><email>a</email>"),
        ('rel="self"', 'rel="alternate"'),
        ("<title>Новая", "<title/><title>Новая"),
        ("urn:uuid:", "tag:"),
    ):
        assert old in written
        broken = written.replace(old, new, 1).replace('type="application/atom+xml"', 'type="text/html"')
        assert faults(etree.fromstring(broken.encode())), new


def test_ids_and_dates_stay_when_the_site_moves_and_a_game_comes() -> None:
    def facts(site: SiteAddress, history: History) -> dict[str, str]:
        feed = feedparser.parse(feed_xml(entries_of(PAGES, history, site), site))
        return {
            entry.title: f"{entry.id} {entry.updated}"
            for entry in feed.entries
            if "Султанъ" not in entry.title
        }

    assert facts(KNOWN, CAME) == facts(SiteAddress("https://other.example/"), CAME)
    assert facts(KNOWN, CAME) == facts(UNKNOWN, History(Path()))


def test_the_map_has_every_page_with_its_date_or_none() -> None:
    written = site_map({"games/x/": "2026-01-02T03:04:05Z", "": "", "about/": "2026-01-02"}, KNOWN)
    urls = [
        {str(part.tag).removeprefix(f"{{{NAMESPACE}}}"): part.text for part in url}
        for url in etree.fromstring(written)
    ]
    assert urls == [
        {"loc": "https://example.org/rasklad/"},
        {"loc": "https://example.org/rasklad/about/", "lastmod": "2026-01-02"},
        {"loc": "https://example.org/rasklad/games/x/", "lastmod": "2026-01-02T03:04:05Z"},
    ]


def test_robots_may_read_everything_and_are_told_of_the_map_where_there_is_one() -> None:
    assert robots(UNKNOWN) == "User-agent: *\nAllow: /\n"
    assert robots(KNOWN) == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/rasklad/sitemap.xml\n"
