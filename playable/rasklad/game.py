"""A game: its declaration in the order in which a person reads rules, and its readings and aids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from rasklad.errors import BadReading
from rasklad.places import Place, Table
from rasklad.rules import Deck, Fact, Group, Rule

if TYPE_CHECKING:
    from rasklad.coverage import Coverage


@dataclass(frozen=True)
class Option:
    """One way to read what the source leaves open.

    ``value`` is for machines, ``label`` and ``changes`` (what it changes in play) for people.
    """

    value: str
    label: str
    changes: str


@dataclass(frozen=True, kw_only=True)
class Reading:
    """An editor's reading: what the text leaves unsaid, what is adopted and why.

    ``after`` is the clause that it stands behind on the page. ``says``: what the text does say;
    ``silent``: what it leaves open; ``otherwise``: what else is possible; ``effect``: what changes in play.
    Where ``options`` can be switched they tell the last two themselves; it is empty where a switch is not
    worth while.
    """

    id: str
    name: str
    after: str
    says: str = ""
    silent: str
    choice: str
    why: str
    otherwise: str = ""
    effect: str = ""
    options: tuple[Option, ...] = ()
    default: str = ""


@dataclass(frozen=True)
class Unexecuted:
    """A clause of the law that no rule executes: its kind, and why there is nothing to execute."""

    clause: str
    kind: str
    reason: str


@dataclass(frozen=True)
class Named:
    """A name that a game has elsewhere; ``source`` says where, in short and in Russian («Кадоган, 1914»)."""

    name: str
    source: str


@dataclass(frozen=True, kw_only=True)
class Names:
    """What the game is called: in the old orthography, in the new, elsewhere.

    ``other`` (Russian), ``en`` and ``fr`` are its names elsewhere, each with its source.
    ``variant`` tells it apart from a game of the same name; without it the number of cards does.
    """

    ru: str
    old: str | None = None
    other: tuple[Named, ...] = ()
    lost: str | None = None
    variant: str = ""
    en: tuple[Named, ...] = ()
    fr: tuple[Named, ...] = ()

    @cached_property
    def elsewhere(self) -> tuple[tuple[str, Named], ...]:
        """Return the names elsewhere, each with its language (``ru``, ``en``, ``fr``), in that order."""
        languages = (("ru", self.other), ("en", self.en), ("fr", self.fr))
        return tuple((language, named) for language, names in languages for named in names)


@dataclass(frozen=True, kw_only=True)
class Aids:
    """What helps the reader and is no rule.

    ``demonstration`` is the number of the deal shown first; ``recorded`` the moves that solve it, as text;
    ``comments`` are sentences at its turning points, each with the number of moves made before.
    """

    names: Names
    family: str
    phases: tuple[tuple[str, str], ...]
    demonstration: int
    recorded: tuple[str, ...] = ()
    comments: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Game:
    """A patience, declared: everything that a page shows about it is computed from here.

    ``deck`` is what is played with by default; ``other_decks`` replace it under options of readings.
    """

    id: str
    witness: str
    law: tuple[str, ...]
    deck: Deck
    table: tuple[Group, ...]
    deal: tuple[Rule, ...]
    moves: tuple[Rule, ...]
    stock: tuple[Rule, ...]
    end: tuple[Rule, ...]
    readings: tuple[Reading, ...]
    other_decks: tuple[Deck, ...] = ()
    unexecuted: tuple[Unexecuted, ...] = ()
    aids: Aids = field(repr=False)

    def __hash__(self) -> int:
        """Hash by id: two declarations with one id are still compared in full."""
        return hash(self.id)

    @property
    def names(self) -> Names:
        """What the game is called."""
        return self.aids.names

    @property
    def family(self) -> str:
        """The family of patiences that it belongs to."""
        return self.aids.family

    @property
    def phases(self) -> tuple[tuple[str, str], ...]:
        """The page's headings, each with the id of the first clause below it."""
        return self.aids.phases

    @property
    def demonstration(self) -> int:
        """The number of the deal that is shown first."""
        return self.aids.demonstration

    @property
    def recorded(self) -> tuple[str, ...]:
        """The moves that solve the demonstration, in text form; empty if none are recorded."""
        return self.aids.recorded

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Every place, in the order in which positions list them."""
        return tuple(place for group in self.table for place in group.places)

    @cached_property
    def layout(self) -> Table:
        """The places as a table that can be asked for its groups."""
        return Table(self.places)

    def rules(self) -> Iterator[Rule]:
        """Yield every rule, in the order of the declaration."""
        yield self.deck
        yield from self.other_decks
        for part in (self.table, self.deal, self.moves, self.stock, self.end):
            yield from part

    def choose(self, readings: Mapping[str, str] | None = None) -> tuple[tuple[str, str], ...]:
        """Return the full choice of readings, ``(name, value)``, defaults filled in.

        A reading may be called by its name (``emptyPlace``), its id or the id's tail (``R2``).

        Raises:
            BadReading: an unknown reading or option.
        """
        chosen = {reading.name: reading.default for reading in self.readings if reading.options}
        for key, value in (readings or {}).items():
            reading = self._switchable(key)
            if value not in (values := [option.value for option in reading.options]):
                msg = f"у чтения {reading.name} нет варианта «{value}»; есть {', '.join(values)}"
                raise BadReading(msg)
            chosen[reading.name] = value
        return tuple(chosen.items())

    def facts(self, readings: Mapping[str, str] | None = None) -> tuple[Fact, ...]:
        """Return the info table, computed from the rules that hold under these readings."""
        from rasklad.facts import facts_of  # noqa: PLC0415  (facts are computed from a finished game)

        return facts_of(self, self.choose(readings))

    def coverage(self) -> Coverage:
        """Return which rules execute each clause of the law, and which clauses each rule executes."""
        from rasklad.coverage import coverage_of  # noqa: PLC0415  (likewise)

        return coverage_of(self)

    def _switchable(self, key: str) -> Reading:
        switches = [reading for reading in self.readings if reading.options]
        for reading in switches:
            if key in (reading.name, reading.id, reading.id.rpartition(".")[2]):
                return reading
        names = ", ".join(reading.name for reading in switches)
        msg = f"у игры {self.id} нет чтения «{key}»" + (
            f"; есть {names}" if names else ": переключать в ней нечего"
        )
        raise BadReading(msg)
