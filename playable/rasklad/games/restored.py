"""Clauses that the edition restores where a source is cut off: told apart from those that the source says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.clauses import section

if TYPE_CHECKING:
    from collections.abc import Callable


def restorations(prefix: str) -> Callable[..., tuple[str, ...]]:
    """Return a maker of ids of restored clauses: ``restored(8)`` is ``<prefix>.V8``, on the page «В8»."""
    clauses = section(prefix)

    def restored(*numbers: int) -> tuple[str, ...]:
        return clauses(*(f"V{number}" for number in numbers))

    return restored
