"""The table of folders on the architecture page: ``make tree`` writes it, ``make lint`` compares.

A folder is described where its reader meets it: a package by the first paragraph of its docstring, any other
by its line in the layout of README.md. A folder without a description, or a line about no folder, is a fault.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = "docs/contributing/architecture.md"
BEGIN = "<!-- the house: `make tree` writes what stands here -->"
END = "<!-- the end of the house -->"
ROOMS = ("sources", "docs", "playable", "scripts", "tests")
OPENED = ("playable", "scripts", "tests")
"""Rooms whose folders are listed, each with the packages in it."""
_LAYOUT = re.compile(r"(?ms)^## Layout\n+```\n(.*?)^```$")
_LINE = re.compile(r"(\S+/)\s+(\S.*)")


class HouseError(ValueError):
    """The house can't be described; the message says why and what to do."""


def table(root: Path) -> str:
    """The table as Markdown.

    Raises:
        HouseError: folders without a description, lines of README.md about folders that there aren't.
    """
    lines = layout(root)
    listed = list(folders(root))
    if strange := [path for path in lines if path not in listed]:
        raise HouseError(f"README.md describes what is no folder here: {', '.join(strange)}")
    told = {path: _docstring(root / path) or lines.get(path, "") for path in listed}
    if dumb := [path for path, words in told.items() if not words]:
        raise HouseError(f"Describe {', '.join(dumb)}: a docstring in __init__.py, or a line in README.md.")
    rows = [f"| `{path}` | {_sentence(words)} |" for path, words in told.items()]
    return "\n".join(["| path | what lives there |", "|---|---|", *rows])


def layout(root: Path) -> dict[str, str]:
    """Folder → what the layout of README.md says of it. Raises HouseError where there is no layout."""
    block = _LAYOUT.search((root / "README.md").read_text("utf-8"))
    if block is None:
        raise HouseError("README.md has no section «Layout» with a block of lines.")
    found = [match for line in block[1].splitlines() if (match := _LINE.fullmatch(line))]
    return {re.sub("<.*", "", match[1]): match[2] for match in found}


def folders(root: Path) -> Iterator[str]:
    """The folders that the page lists, each with a slash at its end."""
    for room in ROOMS:
        yield f"{room}/"
        if room in OPENED:
            for folder in _inside(root / room):
                yield f"{folder.relative_to(root).as_posix()}/"
                if _is_package(folder):
                    packages = (inner for inner in _inside(folder) if _is_package(inner))
                    yield from (f"{package.relative_to(root).as_posix()}/" for package in packages)


def _inside(folder: Path) -> list[Path]:
    def counts(path: Path) -> bool:
        return path.is_dir() and not path.name.startswith((".", "__")) and path.suffix != ".egg-info"

    return sorted(path for path in folder.iterdir() if counts(path) and _has_files(path))


def _has_files(folder: Path) -> bool:
    """Whether anything lies there but what Python leaves behind when a package goes."""
    return any(path.is_file() and "__pycache__" not in path.parts for path in folder.rglob("*"))


def _is_package(folder: Path) -> bool:
    return (folder / "__init__.py").is_file()


def _docstring(folder: Path) -> str:
    if not _is_package(folder):
        return ""
    whole = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""
    return " ".join(whole.partition("\n\n")[0].split())


def _sentence(words: str) -> str:
    first, _, _ = words.partition(" ")
    begun = words if "." in first or "`" in first else words[0].upper() + words[1:]
    return begun.replace("|", "\\|").rstrip(".")


def with_table(page: str, made: str) -> str:
    """The page with this table between its marks. Raises HouseError where the marks are missing."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise HouseError(f"{PAGE} has lost the marks {BEGIN} and {END}.")
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{after}"


def main(argv: Sequence[str] | None = None) -> int:
    """Write or compare. Returns 0, 1 if the page is stale, 2 if the house can't be described."""
    parser = argparse.ArgumentParser(prog="python scripts/house.py", description="The table of folders.")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    chosen = parser.parse_args(argv)
    file = chosen.root / PAGE
    page = file.read_text("utf-8")
    try:
        made = with_table(page, table(chosen.root))
    except HouseError as error:
        print(error, file=sys.stderr)
        return 2
    if made == page:
        return 0
    if chosen.check:
        print(f"{PAGE} does not show the folders as they are: run `make tree`.", file=sys.stderr)
        return 1
    file.write_text(made, "utf-8", newline="\n")
    print(f"{PAGE}: written anew")
    return 0


if __name__ == "__main__":
    sys.exit(main())
