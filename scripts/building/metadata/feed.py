"""The feed of new and changed games: Atom, in Russian, entries from the declarations and the editions.

A game is an entry from the day on which its page came; each revision that an edition records is another, and
names the games whose text it is. An entry's id is a name-based UUID (RFC 9562, version 5), which neither a
new host nor a new build changes; a tag: URI would need a name on the net that is ours.
"""

from __future__ import annotations

import html
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import rasklad
from edition import witness as editions
from edition.citing.record import SITE, SITE_SAYS
from edition.pages.cited import full_name
from edition.pages.library import games_of, witness_of
from edition.pages.markup import typeset
from edition.witness import Witness
from lxml import etree
from rasklad.game import Game

from building.metadata.built_page import BuiltPage
from building.metadata.history import History
from building.metadata.page_sources import markdown_of
from building.metadata.site_address import SiteAddress
from building.metadata.xml_document import LANGUAGE, document, element

FEED: Final = "feed.xml"
FEED_TITLE: Final = f"{SITE}: новые и изменённые игры"
ATOM: Final = "http://www.w3.org/2005/Atom"
LICENCE_NOTE: Final = (
    "Тексты «Расклада» — CC BY 4.0. Права на тексты источников названы у\u00a0каждого источника."
)
#: The namespace of the ids. Never to be changed: readers' programs know entries by them.
IDS: Final = uuid.UUID("b6bc1fb7-4d0b-5c4b-9a0e-8a4f7b0f3b55")


@dataclass(frozen=True)
class Entry:
    """One entry. `name` is what its id is made of; `when` is RFC 3339, in UTC; `content` is HTML."""

    name: str
    title: str
    page: str
    when: str
    content: str


def feed_xml(entries: tuple[Entry, ...], site: SiteAddress) -> bytes:
    """The feed, the newest entries first; its addresses are relative while the site's isn't known."""
    newest_first = sorted(entries, key=lambda entry: (entry.when, entry.name), reverse=True)
    feed = _atom(
        "feed",
        _atom("title", FEED_TITLE),
        _atom("subtitle", f"{SITE}: {SITE_SAYS}"),
        _atom("id", identifier("feed")),
        _atom("updated", newest_first[0].when),
        _atom("link", rel="self", type="application/atom+xml", href=site.link(FEED, FEED)),
        _atom("link", rel="alternate", type="text/html", href=site.link("", FEED)),
        _atom("author", _atom("name", SITE)),
        _atom("rights", LICENCE_NOTE),
        *(_entry(entry, site) for entry in newest_first),
    )
    feed.set(LANGUAGE, "ru")
    return document(feed)


def _atom(name: str, *content: etree._Element | str, **attributes: str) -> etree._Element:
    return element(ATOM, name, *content, **attributes)


def _entry(entry: Entry, site: SiteAddress) -> etree._Element:
    return _atom(
        "entry",
        _atom("title", entry.title),
        _atom("id", identifier(entry.name)),
        _atom("published", entry.when),
        _atom("updated", entry.when),
        _atom("link", rel="alternate", type="text/html", href=site.link(entry.page, FEED)),
        _atom("content", entry.content, type="html"),
    )


def identifier(name: str) -> str:
    """The id of what has that name, the same for ever."""
    return uuid.uuid5(IDS, name).urn


def entries_of(pages: dict[str, BuiltPage], history: History, site: SiteAddress) -> tuple[Entry, ...]:
    """The entries of all games and of all revisions of the editions."""
    games = [rasklad.game(game_id) for game_id in rasklad.games()]
    return (
        *(_new_game(game, pages[page], history) for game in games if (page := f"games/{game.id}/") in pages),
        *(entry for siglum in editions.sigla() for entry in _revisions(witness_of(siglum), site)),
    )


def _new_game(game: Game, page: BuiltPage, history: History) -> Entry:
    witness = witness_of(game.witness)
    oldest = min((one.when for one in witness.header.revisions), default="")
    deck = game.facts()[0]
    return Entry(
        name=f"game/{game.id}",
        title=f"Новая игра: «{full_name(game)}»",
        page=page.address,
        when=history.appeared(markdown_of(page.address, history.root)) or _midnight(oldest),
        content=(
            f"<p>{typeset(page.description)}</p><p>{typeset(deck.label)}: "
            f"{', '.join(typeset(part) for part, _ in deck.parts)}. "
            f"Источник: «{typeset(witness.short_title)}».</p>"
        ),
    )


def _revisions(witness: Witness, site: SiteAddress) -> Iterator[Entry]:
    title = witness.short_title
    games = ", ".join(
        f'<a href="{site.link(f"games/{game.id}/", FEED)}">{html.escape(full_name(game))}</a>'
        for game in games_of(witness.siglum)
    )
    revisions = witness.header.revisions[::-1]  # the oldest first: the number of each stays
    for number, revision in enumerate(revisions, start=1):
        yield Entry(
            name=f"source/{witness.siglum}/{number}",
            title=f"Источник «{title}»: {'первое издание' if number == 1 else 'правка'}",
            page=f"sources/{witness.siglum}/",
            when=_midnight(revision.when),
            content=f"<p>{typeset(revision.text)}</p><p>Игры источника: {games}.</p>",
        )


def _midnight(day: str) -> str:
    return f"{day}T00:00:00Z"
