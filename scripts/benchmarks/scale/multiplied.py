"""The project with more games than it has: a tree of its own, in which each game stands many times.

A copy is a game to the build: a declaration under its own id in a module of its own, two pages, lines in the
navigation, its positions, its published odds and its deals. Its law and its text are the original's.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from rasklad.games import CATALOGUE

#: The folders that a build reads; of the project's root it reads files, too (CITATION.cff, package.json).
FOLDERS = ("docs", "playable", "scripts", "sources", "LICENSES")
#: What a build makes once and finds again: the compiled standard library, and its compiler.
KEPT = ("build/pyodide-stdlib", "build/pyodide-build")
#: Pages of a game: folders of docs/.
PAGES = ("games", "compare")


def multiply(root: Path, tree: Path, games: int) -> int:
    """Write the project at `root` into the new folder `tree`, with so many games; the number it then has.

    Never fewer than it has itself.
    """
    for name in (*FOLDERS, *KEPT):
        if (root / name).is_dir():
            shutil.copytree(root / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in root.iterdir():
        if file.is_file():
            shutil.copy2(file, tree / file.name)
    (tree / "node_modules").symlink_to(root / "node_modules")
    if (root / ".venv-zensical").exists():
        (tree / ".venv-zensical").symlink_to(root / ".venv-zensical")
    copies = list(copies_of(games))
    for original, copy in copies:
        _copy_declaration(tree, original, copy)
        _copy_pages(tree, original, copy)
        _copy_data(tree, original, copy)
    _list_copies(tree, copies)
    _add_to_navigation(tree / "mkdocs.yml", copies)
    return len(CATALOGUE) + len(copies)


def copies_of(games: int) -> Iterator[tuple[str, str]]:
    """The copies that are wanting to so many games: the original's id and the copy's, every game in turn."""
    originals = list(CATALOGUE)
    for number in range(games - len(originals)):
        turn, place = divmod(number, len(originals))
        yield originals[place], f"{originals[place]}-again-{turn + 1}"


def _constant(game: str) -> str:
    return game.upper().replace("-", "_")


def _module(copy: str) -> str:
    return copy.replace("-", "_")


def _copy_declaration(tree: Path, original: str, copy: str) -> None:
    folder = tree / "playable/rasklad/games"
    text = (folder / f"{CATALOGUE[original]}.py").read_text("utf-8")
    declared = rf"^{_constant(original)}: Final = Game\(\n    id=[^\n]+,$"
    named = f'{_constant(copy)}: Final = Game(\n    id="{copy}",'
    text, found = re.subn(declared, named, text, flags=re.MULTILINE)
    if found != 1:
        msg = (
            f"{original}: its module doesn't declare «{_constant(original)}: Final = Game(» with its id first"
        )
        raise ValueError(msg)
    (folder / f"{_module(copy)}.py").write_text(text, "utf-8")


def _list_copies(tree: Path, copies: list[tuple[str, str]]) -> None:
    file = tree / "playable/rasklad/games/__init__.py"
    lines = "".join(f'    "{copy}": "{_module(copy)}",\n' for _, copy in copies)
    text = file.read_text("utf-8")
    file.write_text(
        re.sub(r"(CATALOGUE: Final = \{\n.*?)(\})", rf"\1{lines}\2", text, count=1, flags=re.DOTALL), "utf-8"
    )


def _copy_pages(tree: Path, original: str, copy: str) -> None:
    for folder in PAGES:
        text = (tree / f"docs/{folder}/{original}.md").read_text("utf-8")
        directives = re.sub(rf"^(/// [\w-]+ \| ){original}$", rf"\g<1>{copy}", text, flags=re.MULTILINE)
        (tree / f"docs/{folder}/{copy}.md").write_text(directives, "utf-8")


def _copy_data(tree: Path, original: str, copy: str) -> None:
    for name in (f"positions/{original}.tsv", f"deals/{original}.txt"):
        file = tree / "playable" / name
        if file.exists():
            shutil.copy2(file, file.with_name(file.name.replace(original, copy)))
    odds = tree / "playable/odds"
    for file in sorted((odds / original).glob("*.json")):
        (odds / copy).mkdir(exist_ok=True)
        text = file.read_text("utf-8").replace(f'"game": "{original}"', f'"game": "{copy}"')
        (odds / copy / file.name).write_text(text, "utf-8")


def _add_to_navigation(file: Path, copies: list[tuple[str, str]]) -> None:
    """A line of the navigation for each page, behind the original's."""
    wanted: dict[str, list[str]] = {}
    for original, copy in copies:
        wanted.setdefault(original, []).append(copy)
    lines = []
    for line in file.read_text("utf-8").splitlines():
        lines.append(line)
        if found := re.match(r'( +- )"?(.+?)"?: (games|compare)/([\w-]+)\.md$', line):
            dash, title, folder, game = found.groups()
            lines += [
                f'{dash}"{title}, {number}": {folder}/{copy}.md'
                for number, copy in enumerate(wanted.get(game, []), 2)
            ]
    file.write_text("\n".join(lines) + "\n", "utf-8")
