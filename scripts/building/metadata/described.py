"""Games, sources and data as nodes of schema.org, from the declarations and the editions' headers alone.

No word of a clause is among them, so a withdrawn text leaves nothing here but its title.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import rasklad
from edition import witness as editions
from edition.citing.record import SITE
from edition.exports.archive import ARCHIVE
from edition.exports.formats import FORMATS, TABLES, game_path, source_path
from edition.pages.cited import full_name, revised
from edition.pages.library import witness_of
from edition.witness import Witness
from rasklad.game import Game

from building.metadata.share_images import image_path

Node = dict[str, Any]
Link = Callable[[str], str]
"""From a target, told from the site's root, to its address as the page calls it."""

LICENCE: Final = "https://creativecommons.org/licenses/by/4.0/"
MEDIA_TYPES: Final = {
    ".xml": "application/tei+xml",
    ".txt": "text/plain",
    ".tsv": "text/tab-separated-values",
    ".csv": "text/csv",
    ".json": "application/json",
    ".zip": "application/zip",
}
#: What a source is, as schema.org calls it.
SOURCE_TYPES: Final = {"book": "Book", "article": "Article", "page": "WebPage"}
_DATA_PAGE: Final = "data/"


@dataclass(frozen=True)
class Described:
    """What the pages of the site at `site` are about."""

    site: Path

    def nodes(self, address: str, description: str, link: Link) -> Iterator[Node]:
        """The nodes of which the page at that address is the home; the main one first."""
        match address.split("/")[:-1]:
            case ["games", game_id] if game_id in rasklad.games():
                yield self._game(rasklad.game(game_id), description, link)
            case ["games"]:
                yield self._games(link)
            case ["sources", siglum] if siglum in editions.sigla():
                witness = witness_of(siglum)
                yield source_node(witness, link) | {"description": witness.header.origin}
                yield self._source_data(witness, link)
            case ["data"]:
                yield self._all_data(description, link)

    def about(self, address: str, link: Link) -> Node | None:
        """What a page speaks of that another page is the home of; None if nothing."""
        match address.split("/")[:-1]:
            case ["compare", game_id] if game_id in rasklad.games():
                return game_node(rasklad.game(game_id), link)
            case ["sources", siglum, "text"] if siglum in editions.sigla():
                return source_node(witness_of(siglum), link)
        return None

    def _game(self, game: Game, description: str, link: Link) -> Node:
        names = game.names
        # The deck stands first in the info table of every game.
        deck = game.facts()[0]
        others = (names.ru, *(named.name for _, named in names.elsewhere))
        return game_node(game, link) | {
            "alternateName": [name for name in dict.fromkeys(others) if name != (names.old or names.ru)],
            "description": description,
            "genre": game.family,
            "inLanguage": "ru",
            "numberOfPlayers": {"@type": "QuantitativeValue", "value": 1},  # a patience is for one
            "gameItem": {
                "@type": "Thing",
                "name": deck.label,
                "description": ", ".join(part for part, _ in deck.parts),
            },
            "image": link(image_path(f"games/{game.id}/")),
            "isBasedOn": source_node(witness_of(game.witness), link),
            "subjectOf": [{"@id": link(f"compare/{game.id}/#page")}],
            "isAccessibleForFree": True,
        }

    def _games(self, link: Link) -> Node:
        games = [rasklad.game(game_id) for game_id in rasklad.games()]
        return {
            "@type": "ItemList",
            "@id": link("games/#list"),
            "numberOfItems": len(games),
            "itemListElement": [
                {
                    "@type": "ListItem",
                    "position": number,
                    "name": full_name(game),
                    "url": link(f"games/{game.id}/"),
                }
                for number, game in enumerate(games, start=1)
            ],
        }

    def _source_data(self, witness: Witness, link: Link) -> Node:
        title = witness.short_title
        page = f"sources/{witness.siglum}/"
        paths = [source_path(witness.siglum, one.suffix) for one in FORMATS]
        games = [game for game in map(rasklad.game, rasklad.games()) if game.witness == witness.siglum]
        if witness.header.withdrawn:
            paths = [game_path(game.id, one.suffix) for game in games for one in FORMATS]
        return {
            "@type": "Dataset",
            "@id": link(f"{page}#data"),
            "url": link(page),
            "name": f"{title}: издание в файлах",
            "description": witness.header.extant,
            "inLanguage": "ru",
            "version": revised(witness),
            **rights(witness, link),
            "isBasedOn": {"@id": link(f"{page}#source")},
            "isPartOf": {"@id": link(f"{_DATA_PAGE}#data")},
            "distribution": list(self._files((f"{_DATA_PAGE}{path}" for path in paths), link)),
        }

    def _all_data(self, description: str, link: Link) -> Node:
        return {
            "@type": "Dataset",
            "@id": link(f"{_DATA_PAGE}#data"),
            "url": link(_DATA_PAGE),
            "name": f"{SITE}: данные",
            "description": description,
            "inLanguage": "ru",
            "usageInfo": link(_DATA_PAGE),  # modern texts are not ours to license
            "isAccessibleForFree": True,
            "hasPart": [{"@id": link(f"sources/{siglum}/#data")} for siglum in editions.sigla()],
            "distribution": list(self._files((f"{_DATA_PAGE}{name}" for name in (ARCHIVE, *TABLES)), link)),
        }

    def _files(self, paths: Iterator[str], link: Link) -> Iterator[Node]:
        """Those of the files that the site has."""
        for path in paths:
            file = self.site / path
            if file.is_file():
                yield {
                    "@type": "DataDownload",
                    "name": file.name,
                    "contentUrl": link(path),
                    "encodingFormat": MEDIA_TYPES[file.suffix],
                    "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
                }


def rights(witness: Witness | None, link: Link) -> Node:
    """What may be done with a page or with files that show a source's text.

    Ours is under one licence. Where a modern text stands beside it, which isn't ours to license, the source's
    page says what may be done.
    """
    if witness and witness.header.withdrawable:
        return {"usageInfo": link(f"sources/{witness.siglum}/")}
    return {"license": LICENCE}


def game_node(game: Game, link: Link) -> Node:
    """What identifies a game on any page."""
    page = f"games/{game.id}/"
    return {
        "@type": "Game",
        "@id": link(f"{page}#game"),
        "url": link(page),
        "name": game.names.old or game.names.ru,
    }


def source_node(witness: Witness, link: Link) -> Node:
    """What identifies a source on any page; its licence where the edition names one."""
    page = f"sources/{witness.siglum}/"
    node: Node = {
        "@type": SOURCE_TYPES[witness.header.form],
        "@id": link(f"{page}#source"),
        "url": link(page),
        "name": witness.short_title,
        "inLanguage": "ru",
    }
    return node | ({"license": witness.header.licence} if witness.header.licence else {})
