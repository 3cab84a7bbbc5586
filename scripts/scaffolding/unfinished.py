"""What a scaffold left for a person to write: marked by one word, found by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MARK = "ЗАГОТОВКА:"
PLACES = (
    ("docs", ("games/*.md", "compare/*.md", "sources/**/*.md")),
    ("sources", ("*/edition.xml",)),
    ("playable/rasklad/games", ("**/*.py",)),
    ("tests/engine", ("*.py",)),
)
"""Folders and files in which scaffolds write."""


@dataclass(frozen=True)
class Unfinished:
    """A place that a person has yet to write: the file from the project's root, the line, what is wanted."""

    file: str
    line: int
    wanted: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.wanted}"


def unfinished(root: Path) -> Iterator[Unfinished]:
    """Every such place, file by file."""
    for folder, patterns in PLACES:
        files = sorted({file for pattern in patterns for file in (root / folder).glob(pattern)})
        for file in files:
            for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
                if MARK in line:
                    wanted = line.partition(MARK)[2].partition("</")[0].strip(" \"'),-<>")
                    yield Unfinished(file.relative_to(root).as_posix(), number, wanted)
