"""What differs between two built sites, and which of it is known, with its reason."""

from __future__ import annotations

import difflib
import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from comparing.pages import ASPECTS, BuiltPage, built_pages

FILE: Final = "file"
PAGE: Final = "page"
KINDS: Final = (PAGE, *ASPECTS, FILE)
#: A difference is quoted up to this many characters, from a little before the place where it begins.
_QUOTED: Final = 160
_BEFORE: Final = 40


class KnownDifferencesError(Exception):
    """The file of known differences can't be used; the message says where and why."""


@dataclass(frozen=True)
class Difference:
    """One difference: its kind, the file it is in, and what each side has (None: nothing)."""

    kind: str
    where: str
    first: str | None
    second: str | None

    def __str__(self) -> str:
        """The report's line."""
        if self.second is None:
            return f"{self.where}: only in the first: {self.first}"
        if self.first is None:
            return f"{self.where}: only in the second: {self.second}"
        return f"{self.where}: {self.first} | {self.second}"


@dataclass(frozen=True)
class Known:
    """A difference that is as it should be: its kind, the files it is in (a shell pattern), and why."""

    kind: str
    where: str
    reason: str

    def covers(self, difference: Difference) -> bool:
        """Whether this is the difference meant."""
        return difference.kind == self.kind and fnmatchcase(difference.where, self.where)


@dataclass
class Comparison:
    """Two sites compared: how much was looked at, what differs, what of it is known."""

    counts: dict[str, int]
    unexpected: list[Difference] = field(default_factory=list)
    expected: dict[Known, list[Difference]] = field(default_factory=dict)

    @property
    def stale(self) -> list[Known]:
        """Known differences that aren't there any more: their entry should go."""
        return [known for known, found in self.expected.items() if not found]

    @property
    def passed(self) -> bool:
        """Whether nothing differs but what is known, and all that is known still differs."""
        return not self.unexpected and not self.stale


def known_differences(file: Path) -> tuple[Known, ...]:
    """Read the known differences. Raises KnownDifferencesError for an entry without its three fields."""
    try:
        entries = tomllib.loads(file.read_text("utf-8")).get("known", [])
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise KnownDifferencesError(f"{file}: {fault}") from fault
    for number, entry in enumerate(entries, 1):
        if set(entry) != {"kind", "where", "reason"} or entry["kind"] not in KINDS or not entry["reason"]:
            raise KnownDifferencesError(
                f"{file}: entry {number} must have kind (one of {', '.join(KINDS)}), where and reason."
            )
    return tuple(Known(**entry) for entry in entries)


def compare(first: Path, second: Path, known: tuple[Known, ...] = ()) -> Comparison:
    """Compare two built sites."""
    pages = (
        {page.address: page for page in built_pages(first)},
        {page.address: page for page in built_pages(second)},
    )
    counts = {"page": len(pages[0])} | {
        aspect: sum(len(page.aspects[aspect]) for page in pages[0].values()) for aspect in ASPECTS
    }
    files = _files(first), _files(second)
    counts[FILE] = len(files[0])
    result = Comparison(counts, expected={entry: [] for entry in known})
    for difference in [*_page_differences(*pages), *_file_differences(*files)]:
        entry = next((entry for entry in known if entry.covers(difference)), None)
        (result.unexpected if entry is None else result.expected[entry]).append(difference)
    return result


def _page_differences(first: dict[str, BuiltPage], second: dict[str, BuiltPage]) -> Iterator[Difference]:
    for address in sorted(first.keys() | second.keys()):
        one, other = first.get(address), second.get(address)
        if one is None or other is None:
            yield Difference(PAGE, address, *(None if page is None else "the page" for page in (one, other)))
            continue
        found = [
            difference
            for aspect in ASPECTS
            if aspect != "markup"
            for difference in _aspect(aspect, one, other)
        ]
        # What differs in an aspect differs in the markup too: that is told only where nothing else tells it.
        yield from found or _aspect("markup", one, other)


def _aspect(aspect: str, one: BuiltPage, other: BuiltPage) -> Iterator[Difference]:
    parts = one.aspects[aspect], other.aspects[aspect]
    if parts[0] == parts[1]:
        return
    for tag, i, j, k, m in difflib.SequenceMatcher(None, *parts, autojunk=False).get_opcodes():
        if tag != "equal":
            separator = " " if aspect == "text" else "; "
            yield Difference(
                aspect, one.address, *_quoted(separator.join(parts[0][i:j]), separator.join(parts[1][k:m]))
            )


def _quoted(one: str, other: str) -> tuple[str | None, str | None]:
    """Both sides from shortly before they part; None for an empty one."""
    common = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, common - _BEFORE)
    cut = (
        f"{'…' if start else ''}{text[start : start + _QUOTED]}{'…' if len(text) > start + _QUOTED else ''}"
        for text in (one, other)
    )
    first, second = (text or None for text in cut)
    return first, second


def _files(site: Path) -> dict[str, str]:
    """All files but the pages: path → sha256."""
    return {
        file.relative_to(site).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(site.rglob("*"))
        if file.is_file() and file.suffix != ".html"
    }


def _file_differences(first: dict[str, str], second: dict[str, str]) -> Iterator[Difference]:
    for path in sorted(first.keys() | second.keys()):
        one, other = first.get(path), second.get(path)
        if one != other:
            yield Difference(FILE, path, one and f"sha256 {one[:12]}", other and f"sha256 {other[:12]}")
