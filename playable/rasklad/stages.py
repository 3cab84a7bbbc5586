"""How a table is set up, stage by stage: which cards are laid where, and the clauses that order it.

All of it is read off the declaration: the pack, then each part of the deal in its order with the groups of
places that it begins, then the places that are set out and stay empty.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from rasklad.clauses import without_repeats
from rasklad.rules import BaseRank, Dealing, DealOut, Group
from rasklad.rules.base import NONE
from rasklad.verbs import lay_out

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rasklad.engine import Engine
    from rasklad.places import Place
    from rasklad.rules import Rule

#: Places that are set out empty to be built on; a waste comes about in play.
_SET_OUT: Final = ("foundation", "tableau", "reserve")


@dataclass(frozen=True)
class Stage:
    """A stage of the setup, once it lies.

    ``clauses`` order it, in the order of the law, readings last; ``places`` are the ids of those that it
    speaks of, in the table's order; ``piles`` the whole table; ``base`` the card, if one was laid, with whose
    rank foundations begin, else `NONE`.
    """

    clauses: tuple[str, ...]
    places: tuple[str, ...]
    piles: tuple[bytes, ...]
    base: int = NONE


def stages(engine: Engine, number: int) -> tuple[Stage, ...]:
    """Return the stages of deal ``number``, the first of them the pack beside an empty table.

    Raises:
        BadDeal: no such number.
    """
    return _Setup(engine).stages(number)


class _Setup:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        law = (*engine.game.law, *(reading.id for reading in engine.game.readings))
        self._order = {clause: at for at, clause in enumerate(law)}
        self._there = [place for place in engine.places if all(pair in engine.choice for pair in place.under)]
        #: The groups that no stage has begun yet, with the clauses that set their places out.
        self._waiting = {group.places[0].group: group for group in engine.of(Group)}

    def stages(self, number: int) -> tuple[Stage, ...]:
        """Return all stages."""
        engine = self._engine
        piles = dict.fromkeys(engine.index, b"")
        found = [self._stage((engine.deck,), (), piles)]
        before = dict(piles)
        for rule in lay_out(engine, number, piles):
            laid = [place for place in self._there if len(piles[place.id]) > len(before[place.id])]
            found.append(self._laid(rule, laid, piles))
            before = dict(piles)
        for base in engine.of(BaseRank):
            self._names_base(found, base)
        vacant = [
            place
            for place in self._there
            if place.group in self._waiting and place.role in _SET_OUT and not piles[place.id]
        ]
        if vacant:
            groups = [self._waiting[name] for name in dict.fromkeys(place.group for place in vacant)]
            found.append(self._stage(groups, vacant, piles))
        return tuple(found)

    def _laid(self, rule: Dealing, laid: list[Place], piles: Mapping[str, bytes]) -> Stage:
        """Return the stage of a part of the deal: it sets out the groups that it is the first to lay on."""
        begun = {
            name: self._waiting.pop(name)
            for name in dict.fromkeys(place.group for place in laid)
            if name in self._waiting
        }
        places = [place for place in self._there if place in laid or place.group in begun]
        stage = self._stage((rule, *begun.values()), places, piles)
        return replace(stage, base=_first(piles, rule.bases)) if isinstance(rule, DealOut) else stage

    def _names_base(self, found: list[Stage], base: BaseRank) -> None:
        """Let the stage that lays the group's first card name it, with the clauses that make it the base."""
        members = [self._engine.places[at].id for at in self._engine.groups[base.group]]
        for at, stage in enumerate(found):
            card = _first(dict(zip(self._engine.index, stage.piles, strict=True)), members)
            if card != NONE:
                found[at] = replace(
                    stage, base=card, clauses=self._in_order((*stage.clauses, *base.executed()))
                )
                return

    def _stage(self, rules: Iterable[Rule], places: Iterable[Place], piles: Mapping[str, bytes]) -> Stage:
        clauses = self._in_order(clause for rule in rules for clause in rule.executed())
        return Stage(clauses, tuple(place.id for place in places), tuple(piles.values()))

    def _in_order(self, clauses: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(without_repeats(clauses), key=self._order.__getitem__))


def _first(piles: Mapping[str, bytes], places: Iterable[str]) -> int:
    """Return the bottom card of the first of these places that has one, or `NONE`."""
    return next((piles[place][0] for place in places if piles[place]), NONE)
