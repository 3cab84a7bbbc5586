"""The headings of a game's page: each stands above the first clause that it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

Headings = tuple[tuple[str, str], ...]


def headings(law: Callable[..., tuple[str, ...]], *above: tuple[str, str | int]) -> Headings:
    """Return the headings with the ids of their clauses; ``above`` are (heading, the clause's own number)."""
    return tuple((heading, law(number)[0]) for heading, number in above)
