"""The values that play is made of: positions, moves, refusals. All immutable."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rasklad.letting_go import let_go
from rasklad.rules.base import NONE

if TYPE_CHECKING:
    from rasklad.engine import Engine
    from rasklad.rules.base import RawMove


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move of one position.

    ``places`` are the places it touches, source first; ``clauses`` those that permit it, the most specific
    first; ``action`` is the button's words for a move that is no laying of a known card. ``card`` is the card
    laid (the innermost of several), ``onto`` the card it covers; `NONE` where there is none or where it isn't
    known before the move. ``text`` is the text form of a move that is none between two places.
    """

    rule: str
    places: tuple[str, ...]
    count: int
    clauses: tuple[str, ...]
    card: int = NONE
    onto: int = NONE
    action: str | None = None
    text: str = ""
    raw: RawMove = field(default=(0, 0, 0, 0), compare=False, repr=False)

    @property
    def source(self) -> str:
        """The place that gives; empty if the move touches none."""
        return self.places[0] if self.places else ""

    @property
    def target(self) -> str:
        """The place that takes; empty if the move touches none."""
        return self.places[-1] if self.places else ""

    def __str__(self) -> str:
        """Return the move's text form: ``R3>R5``, ``R3>R5:2``, ``R1+R7``, ``direction=up``."""
        if self.text:
            return self.text
        many = f":{self.count}" if self.count > 1 and self.action is None else ""
        return f"{self.source}>{self.target}{many}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an attempt is no legal move.

    ``clauses`` forbid it; none means that no clause permits it. ``say`` and ``reason`` are Russian: what
    can't be done (without a full stop) and why (a sentence). ``blocking`` are (place id, card) in the way.
    """

    move: str
    clauses: tuple[str, ...]
    say: str
    reason: str
    blocking: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """A position of one game under one choice of readings.

    ``piles`` follow the order of ``engine.places``, each bottom to top; ``counters`` are the small numbers
    that rules keep. Equality and hash are by content: how the position came about doesn't count. ``deal`` is
    the deal's number, None for a position that was written down.
    """

    engine: Engine
    piles: tuple[bytes, ...]
    counters: tuple[int, ...] = ()
    deal: int | None = field(default=None, compare=False)
    former: Position | None = field(default=None, compare=False, repr=False)
    move: Move | None = field(default=None, compare=False, repr=False)

    def __del__(self) -> None:
        """Let go of the former positions one by one. One that was never finished has none."""
        if let_go is not None:  # when the interpreter ends, a module's names go before the last positions
            let_go(getattr(self, "former", None))

    def played(self) -> tuple[Position, ...]:
        """Return the positions of the play, from the one with which it began to this one."""
        positions = [self]
        while positions[-1].former:
            positions.append(positions[-1].former)
        return tuple(reversed(positions))

    def pile(self, place_id: str) -> bytes:
        """Return the cards of a place, bottom to top."""
        return self.piles[self.engine.index[place_id]]
