"""The comparison as a report that a person reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from comparing.differences import FILE, PAGE, Comparison, Difference
from comparing.pages import ASPECTS

_EXPLAINED = {PAGE: "pages: each is in both", **ASPECTS, FILE: "files beside the pages: byte for byte"}
_SHOWN = 20
"""So many differences of one kind or reason are listed; the rest are counted."""


def report(comparison: Comparison, first: str, second: str) -> str:
    """The report as Markdown; `first` and `second` name the builders."""
    return "\n".join(_lines(comparison, first, second)) + "\n"


def _lines(comparison: Comparison, first: str, second: str) -> Iterator[str]:
    known = sum(map(len, comparison.expected.values()))
    yield f"# {first} and {second}: {len(comparison.unexpected)} unexpected differences, {known} known"
    yield ""
    yield "| what | compared | unexpected |"
    yield "|---|---:|---:|"
    for kind, explained in _EXPLAINED.items():
        differing = sum(difference.kind == kind for difference in comparison.unexpected)
        yield f"| {explained} | {comparison.counts[kind]} | {differing} |"
    if comparison.unexpected:
        yield from ("", "## Unexpected", "", f"The first is {first}, the second {second}.", "")
        for kind in _EXPLAINED:
            found = [difference for difference in comparison.unexpected if difference.kind == kind]
            yield from _listed(kind, found)
    if comparison.expected:
        yield from ("", "## Known", "")
        for entry, found in comparison.expected.items():
            yield f"- {entry.kind}, `{entry.where}`: {len(found)}. {entry.reason}"
    if comparison.stale:
        yield from ("", "## Known, but no longer there: remove the entry", "")
        yield from (f"- {entry.kind}, `{entry.where}`" for entry in comparison.stale)


def _listed(kind: str, found: Sequence[Difference]) -> Iterator[str]:
    yield from (f"- {kind}: {difference}" for difference in found[:_SHOWN])
    if len(found) > _SHOWN:
        yield f"- {kind}: and {len(found) - _SHOWN} more"
