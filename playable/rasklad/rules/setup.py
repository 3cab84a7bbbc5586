"""Before the first move: the deck, the groups of places, the rank with which foundations begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import card_at
from rasklad.rules.base import Fact, Rule

if TYPE_CHECKING:
    from rasklad.places import Place, Table


@dataclass(frozen=True, kw_only=True)
class Deck(Rule):
    """Which cards are played with: ``packs`` packs of the four suits, each with these ranks.

    ``ranks`` are listed as the pack is stacked before the shuffle: ace to king, or six to ace.
    """

    ranks: tuple[int, ...]
    packs: int = 1

    def cards(self) -> list[int]:
        """Return the pack before the shuffle: spades, hearts, diamonds, clubs; pack after pack."""
        return [card_at(suit, rank) for _ in range(self.packs) for suit in range(4) for rank in self.ranks]

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        size = speech.cards_phrase(len(self.cards()))
        return (Fact("Колода", ((f"{speech.count_word(self.packs)}, {size}", self.clauses),)),)


@dataclass(frozen=True, kw_only=True)
class Group(Rule):
    """Places that the rules treat alike, under one name."""

    places: tuple[Place, ...]


@dataclass(frozen=True, kw_only=True)
class BaseRank(Rule):
    """The foundations begin with the rank of the card that lies at the bottom of the first that has one."""

    group: str
