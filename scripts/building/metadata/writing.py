"""The step: heads, citations, pictures, feed, map and robots' file of a built site."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from edition.citing.forms import FILES
from edition.citing.record import Record
from edition.pages.cited import cited_pages

from building.metadata.built_page import built_pages
from building.metadata.described import Described
from building.metadata.feed import FEED, entries_of, feed_xml
from building.metadata.head import head_tags, with_head
from building.metadata.history import History, read_history
from building.metadata.linked_data import Graph, crumbs_of
from building.metadata.page_sources import sources_of
from building.metadata.share_images import write_images
from building.metadata.site_address import SiteAddress
from building.metadata.site_map import ROBOTS, SITE_MAP, robots, site_map

FONTS = "scripts/theme/assets/site/fonts"
KEPT_IMAGES = "build/share-images"


def write_metadata(site: Path, address: SiteAddress, root: Path) -> int:
    """Write all metadata of the site built from the project at `root`; the number of pages.

    Raises:
        HeadError: a page has no head to write into.
    """
    history = read_history(root)
    write_images(site, root / FONTS, root / KEPT_IMAGES)
    files = built_pages(site)
    pages = {name: page for name, (_, page) in files.items()}
    records = {
        name: replace(record, address=address.absolute(name))
        for name, record in cited_pages().items()
        if name in pages
    }
    changed = {name: changed_of(name, history, records.get(name)) for name in pages}
    described = Described(site)
    for name, (file, page) in files.items():
        graph = Graph(page, crumbs_of(page, pages), changed[name], address, described)
        tags = head_tags(page, address, records.get(name), changed[name])
        whole = with_head(file.read_text("utf-8"), tags, graph.json() if page.is_found else "", page)
        file.write_text(whole, "utf-8", newline="\n")
    for name, record in records.items():
        _write_citations(site / name, record)
    (site / FEED).write_bytes(feed_xml(entries_of(pages, history, address), address))
    (site / ROBOTS).write_text(robots(address), "utf-8", newline="\n")
    _write_map({name: when for name, when in changed.items() if pages[name].is_found}, site, address)
    return len(files)


def changed_of(page: str, history: History, record: Record | None) -> str:
    """When what the page at that address is made of last changed: by the history, else by its edition.

    Empty if neither knows; never the time of the build.
    """
    return history.changed(sources_of(page, history.root)) or (record.revised if record else "")


def _write_citations(folder: Path, record: Record) -> None:
    for file in FILES:
        (folder / file.name).write_text(file.text(record), "utf-8", newline="")


def _write_map(changed: dict[str, str], site: Path, address: SiteAddress) -> None:
    """The site's map instead of mkdocs' own, which dates every page by its build."""
    for name in (SITE_MAP, f"{SITE_MAP}.gz"):
        (site / name).unlink(missing_ok=True)
    if address.root:
        (site / SITE_MAP).write_bytes(site_map(changed, address))
