"""What stands in a page's head for programs: search engines, Zotero, whoever shows a shared link."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

import rasklad
from edition.citing.forms import FILES
from edition.citing.record import LANGUAGE, SITE, Record
from edition.pages.cited import source_of_page
from edition.pages.figure import description

from building.metadata.built_page import BuiltPage
from building.metadata.described import LICENCE
from building.metadata.feed import FEED, FEED_TITLE
from building.metadata.share_images import HEIGHT, WIDTH, image_path
from building.metadata.site_address import SiteAddress

END = "  </head>"
DESCRIPTION = re.compile(r'^ *<meta name="description" content="[^"]*">\n', re.MULTILINE)
#: What the names of Dublin Core mean, as its own encoding in HTML says it.
DUBLIN_CORE = {"DC": "http://purl.org/dc/elements/1.1/", "DCTERMS": "http://purl.org/dc/terms/"}


class HeadError(Exception):
    """A built page has no head to write into; the message names it."""


def with_head(html: str, tags: Iterable[str], linked_data: str, page: BuiltPage) -> str:
    """The page with these tags in its head, a line each.

    They stand behind the description, before the style sheets: who shows a shared link may read the first
    32 kB alone. The linked data, which nobody reads in haste, stand at the head's end.

    Raises:
        HeadError: it has no head, or not one, or no description.
    """
    description = DESCRIPTION.search(html)
    if html.count(END) != 1 or description is None or description.end() > html.index(END):
        msg = f"{page.address or 'index.html'}: expected a description and one line {END!r}"
        raise HeadError(msg)
    lines = "".join(f"    {tag}\n" for tag in tags)
    data = f'    <script type="application/ld+json">{linked_data}</script>\n' if linked_data else ""
    return f"{html[: description.end()]}{lines}{html[description.end() :].replace(END, data + END)}"


def head_tags(page: BuiltPage, site: SiteAddress, record: Record | None, changed: str) -> Iterator[str]:
    """All tags of a page. `record` is how it is cited, if it is; `changed` the time of its last change."""
    if not page.is_found:
        return  # its template keeps robots away
    if site.root:
        yield f'<link rel="canonical" href="{site.absolute(page.address)}">'
    yield (
        f'<link rel="alternate" type="application/atom+xml" title="{FEED_TITLE}" '
        f'href="{site.link(FEED, page.address)}">'
    )
    yield from _open_graph(page, site, changed)
    if record:
        yield from _citation(page, site, record)


def _open_graph(page: BuiltPage, site: SiteAddress, changed: str) -> Iterator[str]:
    """The card of a shared link; its picture and address only where they can be absolute, as they must."""
    game_page = page.address.startswith(("games/", "compare/"))
    properties = {
        "og:site_name": SITE,
        "og:title": page.title,
        "og:description": page.description,
        "og:type": "article" if page.address else "website",
        "og:locale": "ru_RU" if page.language == LANGUAGE else "en_US",
        "article:modified_time": changed if page.address else "",
    }
    if site.root:
        image = image_path(page.address)
        game_id = image.rpartition("/")[2].removesuffix(".png")
        shown = description(rasklad.game(game_id)) if game_page and game_id in rasklad.games() else SITE
        properties |= {
            "og:url": site.absolute(page.address),
            "og:image": site.absolute(image),
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": shown,
        }
    yield from (_tag("property", name, value) for name, value in properties.items() if value)
    if site.root:
        yield _tag("name", "twitter:card", "summary_large_image")


def _citation(page: BuiltPage, site: SiteAddress, record: Record) -> Iterator[str]:
    """Highwire's names and Dublin Core for Zotero and its like, and the files that cite the page."""
    witness = source_of_page(page.address)
    rights = witness.header if witness else None
    day = record.revised.replace("-", "/")
    highwire = {
        "citation_title": record.title,
        "citation_publisher": SITE,
        "citation_online_date": day,
        "citation_publication_date": day,
        "citation_language": LANGUAGE,
        "citation_public_url": record.address,
    }
    yield from (_tag("name", name, value) for name, value in highwire.items() if value)
    for prefix, meaning in DUBLIN_CORE.items():
        yield f'<link rel="schema.{prefix}" href="{meaning}">'
    dublin_core = {
        "DC.title": record.title,
        "DC.publisher": SITE,
        "DC.date": record.revised,
        "DC.language": LANGUAGE,
        "DC.format": "text/html",
        "DC.source": witness.short_title if witness else "",
        "DC.rights": rights.rights if rights else "",
        "DC.identifier": record.address,
        "DCTERMS.license": LICENCE if rights and not rights.withdrawable else "",
        "DCTERMS.isPartOf": SITE,
    }
    yield from (_tag("name", name, value) for name, value in dublin_core.items() if value)
    for file in FILES:
        href = site.link(f"{page.address}{file.name}", page.address)
        yield f'<link rel="alternate" type="{file.media_type}" title="{file.label}" href="{href}">'


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'
