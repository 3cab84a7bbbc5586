"""`docs/glossary.toml` → terms; what can't be read at all is told with file, line and what to do."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from edition.glossary.term import CardFigure, GameFigure, Term

GLOSSARY: Final = Path(__file__).resolve().parents[3] / "docs" / "glossary.toml"

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_HEADER = re.compile(r"^\[(?P<id>[^\]\[]+)\]", re.MULTILINE)
_NEEDED = ("ru", "en", "fr", "says")
_LISTS = {"words": "words", "except": "excepted", "only": "only", "never": "never", "also": "also", "see": "see"}
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
    return tuple(_term(name, table, f"{file}:{lines.get(name, 1)}", lines.get(name, 1)) for name, table in tables.items())


def _term(name: str, table: Any, place: str, line: int) -> Term:  # noqa: ANN401 (whatever TOML can hold)
    def fault(what: str) -> GlossaryError:
        return GlossaryError(f"{place}: «{name}»: {what}")

    if not isinstance(table, dict):
        raise fault("слово стоит вне записи. Начните запись строкой [obozna-chenie].")
    if not _ID.fullmatch(name):
        raise fault("обозначение пишут строчными латинскими буквами, цифрами и дефисами: «godnaya-karta».")
    if unknown := table.keys() - _KNOWN:
        raise fault(f"неизвестно поле {', '.join(sorted(unknown))}. Есть: {', '.join(sorted(_KNOWN))}.")
    if missing := [key for key in _NEEDED if not table.get(key)]:
        raise fault(f"нет поля {', '.join(missing)}. Нужны {', '.join(_NEEDED)}.")
    for key in (*_NEEDED, "old"):
        if not isinstance(table.get(key, ""), str):
            raise fault(f"поле {key} — слова в кавычках.")
    for key in _LISTS:
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) and each.strip() for each in value):
            raise fault(f"поле {key} — список слов в кавычках: {key} = [\"…\", \"…\"].")
    if not isinstance(table.get("field", False), bool):
        raise fault("поле field — true или ничего.")
    return Term(
        id=name,
        **{key: table[key] for key in _NEEDED},
        **{attribute: tuple(table.get(key, [])) for key, attribute in _LISTS.items()},
        old=table.get("old", ""),
        field=table.get("field", False),
        figure=_figure(table.get("figure"), fault),
        line=line,
    )


def _figure(value: Any, fault: Any) -> GameFigure | CardFigure | None:  # noqa: ANN401 (whatever TOML can hold)
    if value is None:
        return None
    match value:
        case {"cards": [*piles], **rest} if piles and not rest and all(isinstance(pile, str) and pile.split() for pile in piles):
            return CardFigure(tuple(tuple(pile.split()) for pile in piles))
        case {"game": str(game), "places": [*places], **rest} if places and not rest and all(isinstance(one, str) for one in places):
            return GameFigure(game, tuple(places))
    raise fault(
        "рисунок не понят. Карты: figure = { cards = [\"8S 7S\", \"_\"] }; "
        "стол игры: figure = { game = \"krepost-1\", places = [\"rows\"] }."
    )
