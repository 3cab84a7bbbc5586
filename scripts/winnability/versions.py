"""Which rules and which solver a figure comes from: a hash of the modules that take part in it."""

from __future__ import annotations

import ast
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rasklad
from rasklad.games import CATALOGUE, UNLISTED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PACKAGE: Final = "rasklad"
FOLDER: Final = Path(rasklad.__file__).parent
#: So many characters of a hash tell versions apart.
SHOWN: Final = 12


@dataclass(frozen=True)
class Version:
    """The hash of what deals and plays a game, and of what only its solver adds to that."""

    rules: str
    solver: str


@cache
def version_of(game_id: str) -> Version:
    """The version that would solve this game now; the game must be known."""
    declared = f"{PACKAGE}.games.{(CATALOGUE | UNLISTED)[game_id]}"
    rules = modules({f"{PACKAGE}.verbs", declared})
    return Version(rules=_hash(rules), solver=_hash(modules({f"{PACKAGE}.solver"}) - rules))


def modules(roots: Iterable[str]) -> frozenset[str]:
    """The engine's modules that these import when they are loaded, themselves included."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found and (file := _file(name)) is not None:
            found.add(name)
            waiting += _imported(file)
    return frozenset(found)


def _file(name: str) -> Path | None:
    """The module's file; None if the name is something that a module defines, or isn't ours."""
    if name.split(".", maxsplit=1)[0] != PACKAGE:
        return None
    path = FOLDER.joinpath(*name.split(".")[1:])
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


@cache
def _imported(file: Path) -> tuple[str, ...]:
    """What the module's top level imports, names from a module as if they were modules of it."""
    return tuple(_names(ast.parse(file.read_text("utf-8")).body))


def _names(statements: Iterable[ast.stmt]) -> Iterator[str]:
    # Imports under `if TYPE_CHECKING` and inside functions are not met here: they don't load anything.
    for statement in statements:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            yield statement.module
            yield from (f"{statement.module}.{alias.name}" for alias in statement.names)


def _hash(names: Iterable[str]) -> str:
    total = hashlib.sha256()
    for name in sorted(names):
        file = _file(name)
        if file is not None:
            total.update(f"{name}\n".encode() + file.read_bytes() + b"\0")
    return total.hexdigest()[:SHOWN]
