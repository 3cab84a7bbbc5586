"""The map of the site for search engines, and what robots may do there."""

from __future__ import annotations

from typing import Final

from building.metadata.site_address import SiteAddress
from building.metadata.xml_document import document, element

SITE_MAP: Final = "sitemap.xml"
ROBOTS: Final = "robots.txt"
NAMESPACE: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"


def site_map(changed: dict[str, str], site: SiteAddress) -> bytes:
    """The map: each page's address, and the time of its last change where one is known.

    `changed` has a time or "" by the page's address. The site's own address must be known.
    """
    urls = []
    for address, when in sorted(changed.items()):
        parts = {"loc": site.absolute(address), "lastmod": when}
        urls.append(
            element(
                NAMESPACE,
                "url",
                *(element(NAMESPACE, name, value) for name, value in parts.items() if value),
            )
        )
    return document(element(NAMESPACE, "urlset", *urls))


def robots(site: SiteAddress) -> str:
    """Everything may be read. Robots look for this file at the root of a host alone."""
    where = f"\nSitemap: {site.absolute(SITE_MAP)}\n" if site.root else ""
    return f"User-agent: *\nAllow: /\n{where}"
