"""Which files of the project a page is made of: its Markdown, and what its directives compute from."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import rasklad
from edition import witness as editions
from rasklad.games import CATALOGUE

_DIRECTIVE = re.compile(r"^/{3,} *[\w-]+(?: *\| *(?P<argument>.*))?$", re.MULTILINE)
_GAMES = "playable/rasklad/games"
_PACKAGE = "rasklad.games."


def markdown_of(address: str, root: Path) -> str:
    """The path of the page's Markdown from the project's root; empty if it has none (404.html)."""
    folder = address.removesuffix("/")
    for path in (f"docs/{folder}/index.md", f"docs/{folder}.md") if folder else ("docs/index.md",):
        if (root / path).is_file():
            return path
    return ""


def sources_of(address: str, root: Path) -> tuple[str, ...]:
    """The files that the page at that address is made of, as paths from the project's root.

    A directive that names games or sources is made of theirs; one that names none, of all.
    """
    markdown = markdown_of(address, root)
    if not markdown:
        return ()
    found = {markdown}
    for directive in _DIRECTIVE.finditer((root / markdown).read_text("utf-8")):
        named = (directive["argument"] or "").split()
        known = [name for name in named if name in CATALOGUE or name in editions.sigla()]
        for name in known or (*CATALOGUE, *editions.sigla()) if directive["argument"] is not None else ():
            found |= set(_files_of(name, root))
    return tuple(sorted(found))


@cache
def _files_of(name: str, root: Path) -> tuple[str, ...]:
    """The files of a game (declaration, figures of the odds, its source's edition) or of a source."""
    if name not in CATALOGUE:
        return (f"sources/{name}/edition.xml",)
    edition = root / "sources" / rasklad.game(name).witness / "edition.xml"
    odds = sorted((root / "playable/odds" / name).rglob("*"))
    files = (edition, *odds, *sorted(_declared_in(root / _GAMES / f"{CATALOGUE[name]}.py", root)))
    return tuple(file.relative_to(root).as_posix() for file in files)


def _declared_in(module: Path, root: Path, seen: frozenset[Path] = frozenset()) -> frozenset[Path]:
    """The modules that declare a game: its own, and those beside it that they import."""
    if module in seen or not module.is_file():  # a package: what it holds is imported by its full name
        return seen
    seen |= {module}
    for beside in _imported(module):
        seen = _declared_in(root / _GAMES / f"{beside.replace('.', '/')}.py", root, seen)
    return seen


@cache  # games share modules
def _imported(module: Path) -> tuple[str, ...]:
    nodes = ast.walk(ast.parse(module.read_text("utf-8")))
    named = (node.module or "" for node in nodes if isinstance(node, ast.ImportFrom))
    return tuple(name.removeprefix(_PACKAGE) for name in named if name.startswith(_PACKAGE))
