"""What a page is about, in the words of schema.org, as JSON-LD: games, books, data, the way from the start.

A graph of nodes; each has an ``@id``, an address with a fragment that the page doesn't use, so that pages
can speak of each other's nodes. Only what is true is said: no organisation, no authors that nobody knows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from edition.citing.record import SITE
from edition.pages.cited import source_of_page

from building.metadata.built_page import BuiltPage
from building.metadata.described import LICENCE, Described, Node, rights
from building.metadata.site_address import SiteAddress

CONTEXT = "https://schema.org"
#: By the page's address: a more exact kind of page than WebPage.
PAGE_TYPES = {"games/": "CollectionPage", "sources/": "CollectionPage", "compare/": "CollectionPage"}
HOME = ""


@dataclass(frozen=True)
class Graph:
    """Makes the nodes of one page."""

    page: BuiltPage
    crumbs: tuple[BuiltPage, ...]
    changed: str
    site: SiteAddress
    described: Described

    def json(self) -> str:
        """The graph as it may stand in a script element."""
        graph = {"@context": CONTEXT, "@graph": list(self.nodes())}
        return json.dumps(graph, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")

    def nodes(self) -> Iterator[Node]:
        """The page itself, the way to it, and what it is about."""
        main = list(self.described.nodes(self.page.address, self.page.description, self.link))
        yield self._page(main)
        if self.page.address == HOME:
            yield self._website()
        else:
            yield self._breadcrumbs()
        yield from main

    def link(self, target: str) -> str:
        """The address of something of the site, told from this page."""
        return self.site.link(target, self.page.address)

    def _page(self, main: list[Node]) -> Node:
        address = self.page.address
        kind = "AboutPage" if address.startswith("about/") else PAGE_TYPES.get(address, "WebPage")
        node: Node = {
            "@type": kind,
            "@id": self.link(f"{address}#page"),
            "url": self.link(address),
            "name": self.page.title,
            "description": self.page.description,
            "inLanguage": self.page.language,
            "isPartOf": {"@id": self.link("#site")},
            **rights(source_of_page(address), self.link),
        }
        if self.changed:
            node["dateModified"] = self.changed
        if address != HOME:
            node["breadcrumb"] = {"@id": self.link(f"{address}#crumbs")}
        if main:
            node["mainEntity"] = {"@id": main[0]["@id"]}
        elif about := self.described.about(address, self.link):
            node["about"] = about
        return node

    def _website(self) -> Node:
        return {
            "@type": "WebSite",
            "@id": self.link("#site"),
            "url": self.link(HOME),
            "name": SITE,
            "description": self.page.description,
            "inLanguage": "ru",
            "license": LICENCE,
        }

    def _breadcrumbs(self) -> Node:
        return {
            "@type": "BreadcrumbList",
            "@id": self.link(f"{self.page.address}#crumbs"),
            "itemListElement": [
                {
                    "@type": "ListItem",
                    "position": number,
                    "name": SITE if page.address == HOME else page.title,
                    "item": self.link(page.address),
                }
                for number, page in enumerate((*self.crumbs, self.page), start=1)
            ],
        }


def crumbs_of(page: BuiltPage, pages: dict[str, BuiltPage]) -> tuple[BuiltPage, ...]:
    """The pages above a page, the home page first: those folders above it that are pages."""
    parts = page.address.rstrip("/").split("/")
    above = [HOME, *("".join(f"{part}/" for part in parts[:depth]) for depth in range(1, len(parts)))]
    return tuple(pages[address] for address in above if address in pages and address != page.address)
