"""Places: where piles lie, what they are called and where they stand on the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

#: What a place is to the page: the board and the figure draw by role, the rules select by group.
ROLES: Final = ("tableau", "foundation", "stock", "waste", "reserve", "open")


@dataclass(frozen=True, kw_only=True)
class Place:
    """One pile's place.

    ``x`` and ``y`` are the left upper corner of the pile's first card, in card widths and card heights;
    ``fan`` is the step from one card to the next, likewise, ``(0, 0)`` for a squared pile. A pile that
    outgrows its room is squeezed by whoever draws it. ``face`` is ``up``, ``down``, or ``mixed`` for a pile
    whose lower cards may be face down; its top card never is.
    """

    id: str
    role: str
    group: str  # the word by which this game's rules speak of such places
    label: str  # «Л1», beside the pile
    spoken: str  # «левый ряд 1»
    onto: str  # «на дорожку Л1»: where an empty place is the target
    x: float
    y: float
    fan: tuple[float, float] = (0.0, 0.0)
    face: str = "up"
    capacity: int | None = None
    suit: int | None = None  # the suit that a marked foundation takes
    last: int | None = None  # the rank with which a foundation closes, if each has its own
    under: tuple[tuple[str, str], ...] = ()  # options of readings under which it is there; none: always

    @property
    def into(self) -> str:
        """«на основание пик»: the place named in full, as a refusal names it."""
        return f"{self.onto.partition(' ')[0]} {self.spoken}" if self.role == "foundation" else self.onto


@dataclass(frozen=True)
class Table:
    """The table: every place of the game, in the order in which the page lists them."""

    places: tuple[Place, ...]

    @classmethod
    def of(cls, *groups: Iterable[Place]) -> Table:
        """Put the groups on one table."""
        return cls(tuple(place for group in groups for place in group))

    def group(self, name: str) -> tuple[Place, ...]:
        """Return the places that the rules call by this name."""
        found = tuple(place for place in self.places if place.group == name)
        if not found:
            msg = f"the table has no places called {name!r}"
            raise LookupError(msg)
        return found
