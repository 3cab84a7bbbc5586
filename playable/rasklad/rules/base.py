"""What every rule has: a name, the clauses that it executes, the readings under which it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from rasklad.places import Place, Table
    from rasklad.rules.procedure import Layout

#: A position without its history: the piles in the table's order and the counters of the rules.
Piles = Sequence[bytes]
Counters = tuple[int, ...]
#: source, target (indices of places), count of cards, reason (an index of `Engine.reasons`, 0 = refused).
#: A move that touches no places has `NONE` for them; its count says which of the rule's choices it is.
RawMove = tuple[int, int, int, int]
#: The counters by name, while a rule changes them.
Tally = dict[str, int]

#: Stands for «no such thing»: no card below, no base rank yet.
NONE: Final = -1


class Setting(NamedTuple):
    """What a position has decided about all foundations alike; the acceptance tables hang on it.

    ``base`` is the rank with which they begin, `NONE` until the deal has shown it; ``direction`` is 1 up,
    -1 down, 0 until it is declared.
    """

    base: int = NONE
    direction: int = 0


UNSET: Final = Setting()


@dataclass(frozen=True)
class Kept:
    """A small number that a rule keeps in the position.

    ``words`` are its values in text form where they are no numbers (the first stands for 0 and is not
    written); ``from_deal`` says that it begins as the deal's number, for shuffles during play.
    """

    name: str
    words: tuple[str, ...] = ()
    from_deal: bool = False


@dataclass(frozen=True)
class Fact:
    """One line of a game's info table, computed from its rules: a label, and texts with their clauses."""

    label: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Attempt:
    """What a player tries: the cards ``cards`` (outermost last) from ``source`` to ``target``.

    ``target`` is None when the attempt is just to take them; ``top`` is the card on the target or `NONE`.
    """

    source: Place
    target: Place | None
    cards: tuple[int, ...]
    top: int
    setting: Setting

    @property
    def card(self) -> int:
        """The card that would be laid: the innermost of those taken."""
        return self.cards[0]


@dataclass(frozen=True)
class Refused:
    """A rule's refusal: the clauses that forbid, what can't be done, why, and the cards in the way."""

    clauses: tuple[str, ...]
    say: str
    reason: str
    blocking: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A named piece of the law.

    ``clauses`` are all that it executes beside those of its parts; ``settles`` the editor's readings that
    shaped it, though no move needs to cite them; ``under`` names the readings' options under which it holds,
    each as ``(reading, option)``; none means always.
    """

    name: str
    clauses: tuple[str, ...] = ()
    settles: tuple[str, ...] = ()
    under: tuple[tuple[str, str], ...] = ()

    def executed(self) -> tuple[str, ...]:
        """Return every clause that this rule executes, those of its parts included."""
        return (*self.clauses, *self.settles)

    def keeps(self) -> tuple[Kept, ...]:
        """Return the counters that this rule keeps in the position."""
        return ()

    def facts(self, table: Table) -> tuple[Fact, ...]:  # noqa: ARG002  (most rules tell no fact)
        """Return what this rule contributes to the game's info table."""
        return ()


class Condition(Protocol):
    """A predicate about two cards: may ``card`` be laid on ``top`` under this setting?

    It knows the clauses by which it permits and by which it refuses, and the words of its refusal.
    """

    def allows(self, card: int, top: int, setting: Setting, place: Place) -> bool:
        """Tell whether the card may be laid on that place, whose top card is ``top`` (`NONE`: empty)."""

    def cites(self, card: int, top: int) -> tuple[str, ...]:
        """Return the clauses that permit this very step, the most specific first."""

    def refuses(self, card: int, top: int) -> tuple[str, ...]:
        """Return the clauses that forbid this very step, the most specific first."""

    def words(self, attempt: Attempt) -> str:
        """Say in one or two sentences why not; only asked when `allows` is False."""


class State(Protocol):
    """What guards and procedures see of a position."""

    @property
    def piles(self) -> Piles:
        """The piles in the table's order."""

    @property
    def layout(self) -> Layout:
        """The places, by index."""

    def place(self, place_id: str) -> int:
        """Return the index of a place in `piles`."""

    def at(self, index: int) -> Place:
        """Return the place with this index."""

    def members(self, group: str) -> tuple[int, ...]:
        """Return the indices of a group's places, in the table's order."""

    def is_free(self, place: int) -> bool:
        """Tell whether the last card of a place may be taken."""

    def alike(self, source: int, target: int) -> bool:
        """Tell whether the rules treat the two places alike (one group)."""

    def counter(self, name: str) -> int:
        """Return the value of the counter that a rule keeps under this name."""

    def wanted(self, group: str) -> set[int]:
        """Return the cards that the occupied places of a group take now, wherever they lie."""

    def landings(self, source: int) -> list[int]:
        """Return the targets that the last card of a place fits by its rank and suit."""

    def landing_phrases(self, source: int) -> list[str]:
        """Return the same in words: «на шестёрку пик», «в угол 2»."""


class Guard(Protocol):
    """A predicate about the whole position, for what the cards alone don't decide."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """Clauses that a refusal cites."""

    def holds(self, state: State, source: int, target: int, count: int) -> bool:
        """Tell whether so many cards may be moved in this position."""

    def objects(self, state: State, attempt: Attempt) -> Refused:
        """Say why not; only asked when `holds` is False."""
