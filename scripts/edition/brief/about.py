"""What tellers ask of a game under one choice of readings: its rules by kind, its groups and their nouns."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Final, TypeVar

from rasklad.clauses import without_repeats
from rasklad.engine import compiled
from rasklad.game import Game
from rasklad.places import Place
from rasklad.rules import Barred, Condition, Lay, Rule

from edition.brief.noun import Noun
from edition.brief.nouns import noun_for
from edition.brief.statement import Statement

AnyRule = TypeVar("AnyRule", bound=Rule)
AnyCondition = TypeVar("AnyCondition", bound=Condition)


class About:
    """A game as it is played under one choice of readings."""

    def __init__(self, game: Game, choice: tuple[tuple[str, str], ...]) -> None:
        self.game = game
        self.choice = choice
        self.engine = compiled(game, choice)
        self.rules: Final = self.engine.rules
        self._places: dict[str, list[Place]] = {}
        for place in game.places:
            self._places.setdefault(place.group, [])
            if all(pair in choice for pair in place.under):
                self._places[place.group].append(place)
        #: Every group of the game, in the table's order.
        self.groups: Final = tuple(self._places)
        self._first = {place.group: place for place in reversed(game.places)}

    def of(self, kind: type[AnyRule]) -> tuple[AnyRule, ...]:
        """The rules of this kind that hold."""
        return self.engine.of(kind)

    def role(self, group: str) -> str:
        """The role of a group's places."""
        return self._first[group].role

    def with_role(self, *roles: str) -> tuple[str, ...]:
        """The groups whose places have one of these roles."""
        return tuple(group for group in self.groups if self.role(group) in roles)

    def places(self, group: str) -> tuple[Place, ...]:
        """The places of a group that are on the table under this choice."""
        return tuple(self._places[group])

    def group_of(self, place_id: str) -> str:
        """The group of a place."""
        return self.engine.places[self.engine.index[place_id]].group

    def noun(self, group: str) -> Noun:
        """What the piles of a group are called."""
        place = self._first[group]
        return noun_for(place.spoken, place.role, group, self.groups)

    def is_grid(self, group: str) -> bool:
        """Tell whether the places of a group are cells of a grid, a card each."""
        place = self._first[group]
        return place.role == "tableau" and place.capacity == 1 and place.spoken.startswith("ряд")

    def slot(self, group: str) -> str:
        """The word that keys have for a group: «tableau» for the piles mainly played on, in all games."""
        role = self.role(group)
        if role == "foundation":
            return "foundations"
        if role in ("waste", "stock", "open"):
            return "removed" if self.noun(group).key == "removed" else role
        main = self.main
        if main and role == "tableau" and self.noun(group) == self.noun(main):
            return "tableau"
        return self.noun(group).key.replace(" ", "_")

    @property
    def main(self) -> str:
        """The first group of the tableau: the piles mainly played on."""
        return next((group for group in self.with_role("tableau") if self.noun(group).key != "sultan"), "")

    def by_slot(self, *roles: str) -> dict[str, list[str]]:
        """The groups with these roles by the word that keys have for them; rows of one grid go together."""
        found: dict[str, list[str]] = {}
        for group in self.with_role(*roles):
            slot = "tableau" if self.is_grid(group) else self.slot(group)
            if self.places(group):
                found.setdefault(slot, []).append(group)
        return found

    def empties(self, barred: Barred) -> bool:
        """Tell whether the prohibition is all there is of laying cards on an empty place."""
        return barred.onto == "empty" and not self.can_be_laid(barred) and bool(self.places(barred.target))

    def lays(self, *roles: str) -> tuple[Lay, ...]:
        """The rules that lay cards on piles of these roles."""
        return tuple(lay for lay in self.of(Lay) if self.role(lay.target) in roles)

    def can_be_laid(self, barred: Barred) -> bool:
        """Tell whether some rule lays cards on what this one bars, from elsewhere or otherwise."""
        return any(
            lay.target == barred.target and ("any" in (lay.onto, barred.onto) or lay.onto == barred.onto)
            for lay in self.of(Lay)
        )


def conditions(lay: Lay, kind: type[AnyCondition]) -> tuple[AnyCondition, ...]:
    """The conditions of this kind that a laying has."""
    return tuple(condition for condition in lay.conditions if isinstance(condition, kind))


def cited(*sources: Rule | Iterable[str]) -> tuple[str, ...]:
    """The clauses of rules, and clauses named one by one, in their order, each once."""
    found: list[str] = []
    for source in sources:
        found += source.clauses or source.executed() if isinstance(source, Rule) else source
    return without_repeats(found)


def state(
    key: str,
    value: Hashable,
    rules: Iterable[Rule],
    clauses: Iterable[str],
    *,
    ru: str,
    en: str,
    short: str,
    section: str = "play",
) -> Statement:
    """Return the statement; its sentences are given without the first capital and the full stop."""
    return Statement(
        key=key,
        section=section,
        value=value,
        ru=_sentence(ru),
        en=_sentence(en),
        short=short,
        clauses=without_repeats(clauses),
        rules=tuple(rules),
    )


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith('.') else '.'}"


#: A teller: what the rules of some kinds say of a game.
Teller = Callable[[About], Iterator[Statement]]
#: The tellers, in the order of a brief, and the kinds of rules that each tells.
TELLERS: Final[list[tuple[Teller, tuple[type[Rule], ...]]]] = []


def teller(*kinds: type[Rule]) -> Callable[[Teller], Teller]:
    """Register a teller of these kinds of rules."""

    def register(tell: Teller) -> Teller:
        TELLERS.append((tell, kinds))
        return tell

    return register
