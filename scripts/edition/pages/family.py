"""Families of patiences: the games of each, what each was called and when, and where its history is told.

A family's page asks for `/// family | «Гольф»`; by that directive the page of a game finds its family's page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import rasklad
from rasklad.game import Game

from edition.pages.errors import PageError
from edition.pages.library import witness_of
from edition.pages.markup import language, text, typeset
from edition.pages.title import OLD, names_html, source_name, variant

PAGES: Final = Path(__file__).resolve().parents[3] / "docs" / "families"
DIRECTIVE: Final = re.compile(r"^/// family \| (.+?)\s*$", re.MULTILINE)
YEAR: Final = re.compile(r"\b1[5-9]\d\d\b")
LANGUAGES: Final = {"ru": "русский", OLD: "русский", "en": "английский", "fr": "французский"}
LAST_YEAR_OF_OLD: Final = 1918
UNDATED: Final = "без года"


@dataclass
class Name:
    """A name in one place: when it stands there, its language, the place, the games that it means."""

    year: int | None
    when: str
    name: str
    code: str
    source: str
    """HTML."""
    games: list[Game] = field(default_factory=list)


def family_html(family: str) -> str:
    """The games of a family and their names through time. Raises PageError if no game is of that family."""
    games = games_of_family(family)
    if not games:
        known = ", ".join(sorted({game.family for game in all_games()}))
        raise PageError(
            f"«/// family | {family}»: нет игры этого семейства. Есть: {known}. Исправьте имя в директиве."
        )
    links = ", ".join(f'<a href="../../games/{game.id}/">{names_html(game)}</a>' for game in games)
    several = len(games) > 1
    heads = ("Когда", "Имя", "Язык", "Где", *(("Какая игра",) if several else ()))
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    rows = "".join(_row(name, several=several) for name in names_through_time(games))
    return (
        f'<p id="{anchor(family)}">{"Игры" if several else "Игра"} архива: {links}.</p>'
        f'<div class="names-scroll" role="region" tabindex="0" aria-label="Имена: {text(family)}">'
        '<table class="statistics names-table"><caption>Имена во времени</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def family_link(game: Game, root: str = "../../") -> str:
    """The game's family as HTML, linked to the page that tells its history, if there is one."""
    page = pages_of_families().get(game.family)
    if page is None:
        return text(game.family)
    return f'<a href="{root}families/{page}/#{anchor(game.family)}">{text(game.family)}</a>'


def all_games() -> tuple[Game, ...]:
    """The games of the archive in the catalogue's order."""
    return tuple(rasklad.game(game_id) for game_id in rasklad.games())


def games_of_family(family: str) -> tuple[Game, ...]:
    """The games of the archive that declare this family."""
    return tuple(game for game in all_games() if game.family == family)


def anchor(family: str) -> str:
    """The id of a family on its page: after the first of its games."""
    return f"family-{games_of_family(family)[0].id}"


def pages_of_families(folder: Path = PAGES) -> dict[str, str]:
    """Family → the name of the page in `docs/families` that tells its history.

    Raises PageError if two pages claim one family: a game's page could not choose.
    """
    files = tuple(sorted(folder.glob("*.md")))
    return _pages(tuple((file, file.stat().st_mtime_ns) for file in files))


@cache
def _pages(files: tuple[tuple[Path, int], ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for file, _modified in files:
        for family in DIRECTIVE.findall(file.read_text("utf-8")):
            if family in found:
                raise PageError(
                    f"семейство {family} стоит дважды: в {found[family]}.md и в {file.name}. "
                    "Оставьте «/// family» на одной странице."
                )
            found[family] = file.stem
    return found


def names_through_time(games: Iterable[Game]) -> list[Name]:
    """Every name of the games once for each place where it stands: dated ones first, then the others."""
    found: dict[tuple[str, str, str], Name] = {}
    for game in games:
        for name in _names(game):
            known = found.setdefault((name.name, name.code, name.source), name)
            known.games.append(game)
    return sorted(found.values(), key=lambda name: (name.year is None, name.year or 0))


def _names(game: Game) -> Iterator[Name]:
    witness = witness_of(game.witness)
    old = witness.language == OLD
    told = f'<a href="../../sources/{game.witness}/">{source_name(witness)}</a>'
    lost = f" ({text(game.names.lost)})" if game.names.lost else ""
    yield Name(
        year=LAST_YEAR_OF_OLD if old else None,
        when=f"до\u00a0{LAST_YEAR_OF_OLD}" if old else UNDATED,
        name=game.names.old or game.names.ru,
        code=OLD if game.names.old else "ru",
        source=f"{told}{lost}",
    )
    for code, named in game.names.elsewhere:
        year = YEAR.search(named.source)
        yield Name(
            year=int(year[0]) if year else None,
            when=year[0] if year else UNDATED,
            name=named.name,
            code=code,
            source=typeset(named.source),
        )


def _row(name: Name, *, several: bool) -> str:
    shown = text(name.name) if name.code == "ru" else language(name.code, text(name.name))
    cells = [name.when, LANGUAGES[name.code], name.source]
    if several:
        cells.append(", ".join(_told_apart(game) for game in name.games))
    when, *rest = (f"<td>{cell}</td>" for cell in cells)
    return f'<tr>{when}<th scope="row">{shown}</th>{"".join(rest)}</tr>'


def _told_apart(game: Game) -> str:
    said = variant(game)
    return f"{text(game.names.ru)}, {said}" if said else text(game.names.ru)
