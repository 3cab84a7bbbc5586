"""The pages that are cited, each with its record: games, comparisons, sources, whole texts."""

from __future__ import annotations

import html
from collections.abc import Iterator

import rasklad
from rasklad.game import Game

from edition import witness as editions
from edition.citing.record import Record, latin_key
from edition.pages.library import witness_of
from edition.pages.title import variant
from edition.witness import Witness


def cited_pages() -> dict[str, Record]:
    """By the page's address from the site's root («games/krepost-1/»), its record, as yet without it."""
    records: dict[str, Record] = {}
    for game in map(rasklad.game, rasklad.games()):
        records |= dict(_of_game(game))
    for siglum in editions.sigla():
        records |= dict(_of_source(witness_of(siglum)))
    return records


def source_of_page(address: str) -> Witness | None:
    """The source whose text the page at that address is about or shows; None if it is about no single one."""
    match address.split("/")[:-1]:
        case ["games" | "compare", game_id] if game_id in rasklad.games():
            return witness_of(rasklad.game(game_id).witness)
        case ["sources", siglum, *_] if siglum in editions.sigla():
            return witness_of(siglum)
    return None


def full_name(game: Game) -> str:
    """«Крѣпость», «Колодец, 36 карт»: what the game is called, told apart from its namesakes."""
    return ", ".join(filter(None, (game.names.old or game.names.ru, html.unescape(variant(game)))))


def origin(witness: Witness, name: str) -> str:
    """Where a text of that name stands: «по источнику «…»»."""
    return "полный текст" if name == witness.title else f"по источнику «{witness.title}»"


def revised(witness: Witness) -> str:
    """The day of the text's newest revision, 2026-11-30; empty if none is recorded."""
    revisions = witness.header.revisions
    return max((one.when for one in revisions), default="")


def _of_game(game: Game) -> Iterator[tuple[str, Record]]:
    witness = witness_of(game.witness)
    name = full_name(game)
    titles = {f"games/{game.id}/": name, f"compare/{game.id}/": f"{name}: сравнение текстов"}
    for page, title in titles.items():
        yield page, _record(page, title, origin(witness, game.names.old or game.names.ru), witness)


def _of_source(witness: Witness) -> Iterator[tuple[str, Record]]:
    page = f"sources/{witness.siglum}/"
    title = witness.short_title
    yield page, _record(page, f"{title}: сведения об источнике и исправления", "", witness)
    yield f"{page}text/", _record(f"{page}text/", title, "полный текст", witness)


def _record(page: str, title: str, said: str, witness: Witness) -> Record:
    return Record(key=latin_key(page), title=title, origin=said, revised=revised(witness))
