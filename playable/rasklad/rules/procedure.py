"""Moves that are no laying of cards: between two places (`Procedure`), or of any other form (`Act`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from rasklad.rules.base import NONE, Kept, Rule

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from rasklad.places import Place
    from rasklad.rules.base import Refused, State, Tally

#: What an act does, by indices: source, target (`NONE` if it touches no such place), and which choice.
Doing = tuple[int, int, int]


class Layout(Protocol):
    """The places of a game, by index."""

    @property
    def index(self) -> Mapping[str, int]:
        """The index of each place id."""

    @property
    def places(self) -> Sequence[Place]:
        """The places in the table's order."""

    @property
    def groups(self) -> Mapping[str, tuple[int, ...]]:
        """The indices of each group's places."""

    def kept(self, name: str) -> int:
        """Return the index of a counter among the position's counters."""


@dataclass(frozen=True, kw_only=True)
class Procedure(Rule):
    """A move between two places that the rule itself makes; on the page a button, called ``action``.

    With an empty ``action`` it is no button: the card is taken and laid like any other.
    ``counter`` names a small number that the rule keeps in the position and that each such move raises; empty
    if it keeps none.
    """

    action: str
    counter: str = ""

    @property
    def never(self) -> bool:
        """Tell whether the rule only forbids."""
        return False

    def keeps(self) -> tuple[Kept, ...]:
        """See `Rule`."""
        return (Kept(self.counter),) if self.counter else ()

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Return the pairs of places (ids: source, target) that the rule speaks of."""
        raise NotImplementedError

    def objection(self, state: State, source: int, target: int) -> Refused | None:
        """Say why the move can't be made now; None if it can."""
        raise NotImplementedError

    def possible(self, state: State, source: int, target: int) -> bool:
        """Tell whether the move can be made now: `objection` without its words, where that is quicker."""
        return self.objection(state, source, target) is None

    def count(self, state: State, source: int) -> int:
        """Return how many cards the move takes."""
        raise NotImplementedError

    def apply(self, piles: list[bytes], tally: Tally, source: int, target: int, count: int) -> None:
        """Change the piles and the counters in place."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Act(Rule):
    """A move with a text form of its own, which touches no place, one, two or more.

    With ``action`` it is a button on the page; without, its two cards are chosen one after the other.
    ``outside`` is what other programs call it (from, to), for their files.
    """

    action: str = ""
    outside: tuple[str, str] = ("", "")

    def doings(self, layout: Layout) -> Iterable[Doing]:
        """Yield whatever the act can be at all, legal or not."""
        raise NotImplementedError

    def objection(self, state: State, doing: Doing) -> Refused | None:
        """Say why it can't be done now; None if it can."""
        raise NotImplementedError

    def offers(self, state: State, layout: Layout) -> Iterable[Doing]:
        """Yield what is legal now."""
        return (doing for doing in self.doings(layout) if self.objection(state, doing) is None)

    def apply(self, piles: list[bytes], tally: Tally, doing: Doing, layout: Layout) -> None:
        """Change the piles and the counters in place."""
        raise NotImplementedError

    def text(self, layout: Layout, doing: Doing) -> str:
        """Return the move's text form."""
        raise NotImplementedError

    def words(self, layout: Layout, doing: Doing) -> str:
        """Return the button's words."""
        del layout, doing
        return self.action

    @property
    def instead(self) -> Act | None:
        """The act of which there must be none before this one may be done; None if there is no such."""
        return None

    def meant(self, layout: Layout, source: int, target: int) -> Doing | None:
        """Return what is meant by pointing at a card and then at another place; None if not this act."""
        del layout, source, target
        return None

    def moved(self, state: State, doing: Doing) -> int:
        """Return how many cards it moves, as other programs count them."""
        del state, doing
        return 0

    def spent(self) -> tuple[str, Container[int]] | None:
        """Return the counter and its values under which the act is never offered again; None: unknown."""
        return None

    def pending(self) -> tuple[str, Container[int], str] | None:
        """Return the counter, its values under which nothing else may be done, and the words of refusal."""
        return None


@dataclass(frozen=True, kw_only=True)
class Button(Act):
    """An act without a choice: its text form is one word."""

    word: str

    def doings(self, layout: Layout) -> Iterable[Doing]:
        """See `Act`."""
        del layout
        return ((NONE, NONE, 0),)

    def text(self, layout: Layout, doing: Doing) -> str:
        """See `Act`."""
        del layout, doing
        return self.word
