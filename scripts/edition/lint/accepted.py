"""Remarks that an editor has looked at and found mistaken: ``sources/<siglum>/lint.txt``.

A line of the file: number, what was found, the reason, parted by tabs. A note in the edition accepts as
well, and the reader sees it; the file is for what isn't worth a reader's attention.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from edition.lint.remarks import TITLES, Remark
from edition.witness import EditionError, Fault

FILE = "lint.txt"
_COLUMNS = 3


def without_accepted(path: Path, remarks: Iterable[Remark]) -> Iterator[tuple[Path, Remark]]:
    """The remarks that nobody accepted, each with the file it is about; Л-001 for an acceptance of nothing.

    Raises:
        EditionError: the file isn't UTF-8 (E-102).
    """
    file = path.parent / FILE
    entries = _read(file)
    used: set[int] = set()
    for remark in remarks:
        line = entries.get((remark.number, remark.found))
        if line is None:
            yield path, remark
        else:
            used.add(line)
    for (number, found), line in entries.items():
        if line not in used:
            message = f"«{number} {found}» в {FILE}: такого замечания нет, удалите строку"
            yield file, Remark(line, "Л-001", found, message)


def _read(file: Path) -> dict[tuple[str, str], int]:
    if not file.exists():
        return {}
    try:
        lines = file.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        message = "файл не в кодировке UTF-8: сохраните его в UTF-8"
        raise EditionError(Fault(file, 1, "E-102", message)) from None
    entries = {}
    for number, line in enumerate(lines, start=1):
        if line.strip() and not line.startswith("#"):
            columns = line.split("\t")
            # a line without a reason, or with an unknown number, accepts nothing: Л-001 will say so
            whole = len(columns) == _COLUMNS and columns[0] in TITLES and columns[2].strip()
            entries[(columns[0], columns[1]) if whole else ("", line.strip())] = number
    return entries
