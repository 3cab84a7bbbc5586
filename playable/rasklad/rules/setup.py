"""Before the first move: the deck, the groups of places, the deal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rasklad import speech
from rasklad.cards import FACE_DOWN, card_at, rank_of
from rasklad.rules.base import NONE, Fact, Piles, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

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
class Deal(Rule):
    """Lay cards from the top of the pack, place by place, so many on each, face up.

    On the places of ``outer_first`` the first card dealt ends up outermost: the pile is stored reversed.
    With a ``label`` the sizes are a line of the info table, on the authority of ``counted``.
    """

    layout: tuple[tuple[str, int], ...]
    outer_first: frozenset[str] = field(default_factory=frozenset)
    label: str = ""
    counted: tuple[str, ...] = ()

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return (*super().executed(), *self.counted)

    def lay(self, pack: Iterator[int]) -> Iterator[tuple[str, bytes]]:
        """Yield each place's pile, bottom to top."""
        for place, count in self.layout:
            cards = bytes(next(pack) for _ in range(count))
            yield place, cards[::-1] if place in self.outer_first else cards

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        if not self.label:
            return ()
        sizes = Counter(count for _, count in self.layout)
        if set(sizes) == {1}:
            places = len(self.layout)
            text = f"{places} {speech.plural(places, 'место', 'места', 'мест')} по одной карте"
        else:
            text = ", ".join(f"{places} по {count}" for count, places in sorted(sizes.items(), reverse=True))
        return (Fact(self.label, ((text, self.counted or self.clauses),)),)


@dataclass(frozen=True, kw_only=True)
class Rest(Rule):
    """The rest of the pack is the stock, face down; the next card to be turned is the last of the pile."""

    to: str
    label: str

    def lay(self, pack: Iterator[int]) -> Iterator[tuple[str, bytes]]:
        """Yield the stock."""
        yield self.to, bytes(card | FACE_DOWN for card in pack)[::-1]


@dataclass(frozen=True, kw_only=True)
class BaseRank(Rule):
    """The foundations begin with the rank of the card that the deal put on the first of them."""

    group: str

    def setting(self, piles: Piles, places: tuple[int, ...]) -> int:
        """Return the base rank, or `NONE` while no foundation has a card."""
        for place in places:
            if piles[place]:
                return rank_of(piles[place][0])
        return NONE
