"""`docs/glossary.toml` → terms; what can't be read at all is told with file, line and what to do."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from edition.glossary.term import CardFigure, GameFigure, Term

GLOSSARY: Final = Path(__file__).resolve().parents[3] / "docs" / "glossary.toml"

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_HEADER = re.compile(r"^\[(?P<id>[^\]\[]+)\]", re.MULTILINE)
_NEEDED = ("ru", "en", "fr", "says")
_LISTS = {
    "words": "words",
    "except": "excepted",
    "only": "only",
    "never": "never",
    "also": "also",
    "see": "see",
}
_KNOWN = frozenset({*_NEEDED, *_LISTS, "old", "field", "figure"})


class GlossaryError(Exception):
    """The glossary can't be read; the message says where and what to do."""


def read(file: Path = GLOSSARY) -> tuple[Term, ...]:
    """All terms in the order of the file, read once for each state of it.

    Raises:
        GlossaryError: no such file, no TOML, or an entry without the form of a term.
    """
    try:
        return _read(file, file.stat().st_mtime_ns)
    except FileNotFoundError:
        raise GlossaryError(f"{file}: нет файла словаря.") from None


@cache
def _read(file: Path, _modified: int) -> tuple[Term, ...]:
    try:
        source = file.read_text("utf-8")
        tables = tomllib.loads(source)
    except UnicodeDecodeError:
        raise GlossaryError(f"{file}: файл не в кодировке UTF-8: сохраните его в UTF-8.") from None
    except tomllib.TOMLDecodeError as fault:
        raise GlossaryError(
            f"{file}: это не TOML: {fault}. Проверьте кавычки, запятые и скобки в этом месте; "
            "имя в квадратных скобках пишут один раз."
        ) from None
    lines = {found["id"]: source.count("\n", 0, found.start()) + 1 for found in _HEADER.finditer(source)}
    return tuple(
        _term(name, table, f"{file}:{lines.get(name, 1)}", lines.get(name, 1))
        for name, table in tables.items()
    )


def _term(name: str, table: Any, place: str, line: int) -> Term:  # noqa: ANN401 (whatever TOML can hold)
    def fault(what: str) -> GlossaryError:
        return GlossaryError(f"{place}: «{name}»: {what}")

    if what := _wrong_form(name, table):
        raise fault(what)
    lists: dict[str, Any] = {attribute: tuple(table.get(key, [])) for key, attribute in _LISTS.items()}
    return Term(
        id=name,
        ru=table["ru"],
        en=table["en"],
        fr=table["fr"],
        says=table["says"],
        old=table.get("old", ""),
        field=table.get("field", False),
        figure=_figure(table.get("figure"), fault),
        line=line,
        **lists,
    )


def _wrong_form(name: str, table: Any) -> str:  # noqa: ANN401 (whatever TOML can hold)
    """What keeps an entry from being a term, and what to do; empty if nothing does."""
    if not isinstance(table, dict):
        return "слово стоит вне записи. Начните запись строкой [obozna-chenie]."
    if not _ID.fullmatch(name):
        return "обозначение пишут строчными латинскими буквами, цифрами и дефисами: «godnaya-karta»."
    if unknown := table.keys() - _KNOWN:
        return f"неизвестно поле {', '.join(sorted(unknown))}. Есть: {', '.join(sorted(_KNOWN))}."
    if missing := [key for key in _NEEDED if not table.get(key)]:
        return f"нет поля {', '.join(missing)}. Нужны {', '.join(_NEEDED)}."
    return _wrong_value(table)


def _wrong_value(table: dict[str, Any]) -> str:
    if wrong := [key for key in (*_NEEDED, "old") if not isinstance(table.get(key, ""), str)]:
        return f"поле {wrong[0]} — слова в кавычках."
    if wrong := [key for key in _LISTS if not _is_list_of_words(table.get(key, []))]:
        return f'поле {wrong[0]} — список слов в кавычках: {wrong[0]} = ["…", "…"].'
    return "" if isinstance(table.get("field", False), bool) else "поле field — true или ничего."


def _is_list_of_words(value: Any) -> bool:  # noqa: ANN401 (whatever TOML can hold)
    return isinstance(value, list) and all(isinstance(each, str) and each.strip() for each in value)


def _figure(
    value: Any,  # noqa: ANN401 (whatever TOML can hold)
    fault: Callable[[str], GlossaryError],
) -> GameFigure | CardFigure | None:
    match value:
        case None:
            return None
        case {"cards": piles, **rest} if piles and not rest and _is_list_of_words(piles):
            return CardFigure(tuple(tuple(pile.split()) for pile in piles))
        case {"game": str(game), "places": places, **rest} if (
            places and not rest and _is_list_of_words(places)
        ):
            return GameFigure(game, tuple(places))
        case _:
            raise fault(
                'рисунок не понят. Карты: figure = { cards = ["8S 7S", "_"] }; '
                'стол игры: figure = { game = "krepost-1", places = ["rows"] }.'
            )
