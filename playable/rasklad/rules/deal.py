"""The deal: which cards go where, and in what order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, Protocol

from rasklad import speech
from rasklad.cards import FACE_DOWN, rank_of
from rasklad.rules.base import Fact, Rule

if TYPE_CHECKING:
    from collections import deque

    from rasklad.places import Table
    from rasklad.rules.base import Counters, Piles, RawMove


class Playing(Protocol):
    """What a deal with plays in it needs of the engine."""

    @property
    def counters(self) -> tuple[str, ...]:
        """The names of the counters; during the deal each stands at 0."""

    def is_lay(self, move: RawMove, /) -> bool:
        """Tell whether the move only shifts cards from one pile to another."""

    def moves(self, piles: Piles, counters: Counters, /) -> list[RawMove]:
        """Return the legal moves."""

    def after(self, piles: Piles, counters: Counters, move: RawMove) -> tuple[tuple[bytes, ...], Counters]:
        """Return the piles and counters after a move."""


_FEW_SIZES: Final = 3  # so many different sizes are listed one by one


@dataclass(frozen=True, kw_only=True)
class Dealing(Rule):
    """A part of the deal; the parts follow one another in the order of the declaration."""

    def deal(self, piles: dict[str, bytes], pack: deque[int], layout: Playing) -> None:
        """Take cards from the pack's front onto the piles, in place."""
        raise NotImplementedError

    def dealt(self) -> int:
        """Return how many cards it takes."""
        return 0


@dataclass(frozen=True, kw_only=True)
class Withdraw(Dealing):
    """These cards are taken out of the pack before it is dealt, the first of each that is met.

    ``cards`` names places with whole cards, ``ranks`` places with ranks (any suit, the first met).
    """

    cards: tuple[tuple[str, int], ...] = ()
    ranks: tuple[tuple[str, int], ...] = ()

    def deal(self, piles: dict[str, bytes], pack: deque[int], layout: Playing) -> None:
        """See `Dealing`."""
        del layout
        for place, card in self.cards:
            pack.remove(card)
            piles[place] += bytes((card,))
        for place, rank in self.ranks:
            card = next(card for card in pack if rank_of(card) == rank)
            pack.remove(card)
            piles[place] += bytes((card,))

    def dealt(self) -> int:
        """See `Dealing`."""
        return len(self.cards) + len(self.ranks)


@dataclass(frozen=True, kw_only=True)
class Deal(Dealing):
    """Lay cards from the top of the pack, place by place, so many on each, face up.

    On the places of ``outer_first`` the first card dealt ends up outermost: the pile is stored reversed.
    With ``last_up`` only the last card of each pile lies face up.
    With a ``label`` the sizes are a line of the info table, on the authority of ``counted``.
    """

    layout: tuple[tuple[str, int], ...]
    outer_first: frozenset[str] = field(default_factory=frozenset)
    label: str = ""
    counted: tuple[str, ...] = ()
    last_up: bool = False

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return (*super().executed(), *self.counted)

    def deal(self, piles: dict[str, bytes], pack: deque[int], layout: Playing) -> None:
        """See `Dealing`."""
        del layout
        for place, count in self.layout:
            cards = [pack.popleft() for _ in range(count)]
            if self.last_up:
                cards[:-1] = [card | FACE_DOWN for card in cards[:-1]]
            piles[place] += bytes(reversed(cards) if place in self.outer_first else cards)

    def dealt(self) -> int:
        """See `Dealing`."""
        return sum(count for _, count in self.layout)

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        if not self.label:
            return ()
        sizes = Counter(count for _, count in self.layout)
        if set(sizes) == {1}:
            places = len(self.layout)
            text = f"{places} {speech.plural(places, 'место', 'места', 'мест')} по одной карте"
        elif len(sizes) == len(self.layout) > _FEW_SIZES:
            text = f"{len(sizes)}, от {min(sizes)} до {max(sizes)} карт"
        else:
            text = ", ".join(f"{places} по {count}" for count, places in sorted(sizes.items(), reverse=True))
        return (Fact(self.label, ((text, self.counted or self.clauses),)),)


@dataclass(frozen=True, kw_only=True)
class Rest(Dealing):
    """The rest of the pack is the stock, face down; the next card to be turned is the last of the pile."""

    to: str
    label: str

    def deal(self, piles: dict[str, bytes], pack: deque[int], layout: Playing) -> None:
        """See `Dealing`."""
        del layout
        piles[self.to] = bytes(card | FACE_DOWN for card in pack)[::-1]
        pack.clear()


@dataclass(frozen=True, kw_only=True)
class DealOut(Dealing):
    """Cards are dealt one by one in the order of ``order`` (places, one for each card).

    Rows, columns, circles, alternating sides: each is an order. On the places of ``outer_first`` the first
    card dealt ends up outermost. Where ``bases`` are named (places), the first card that lies on one decides
    the rank: every later card of that rank goes to the next of them and the next card of the pack takes its
    place; one that was dealt before is lifted, and the next card of the pack fills the gap. With ``plays``
    fitting cards go up during the deal: ``dealt`` just the card dealt, ``free`` whatever is free then; the
    place of a card just dealt that went up takes the next card, or stays empty with ``holes``.
    """

    order: tuple[str, ...]
    outer_first: frozenset[str] = field(default_factory=frozenset)
    bases: tuple[str, ...] = ()
    plays: Literal["", "dealt", "free"] = ""
    holes: bool = False
    label: str = ""
    counted: tuple[str, ...] = ()

    def executed(self) -> tuple[str, ...]:
        """See `Rule`."""
        return (*super().executed(), *self.counted)

    def deal(self, piles: dict[str, bytes], pack: deque[int], layout: Playing) -> None:
        """See `Dealing`."""
        lifted: list[str] = []
        for place in self.order:
            if not pack:
                break
            if self.plays:
                self._play(place, piles, pack, layout)
                continue
            self._put(place, piles, pack)
            if place in self.bases and piles[place] and not lifted:
                lifted = self._lift(piles)
                for gap in lifted:
                    self._fill(gap, piles, pack)
        self._to_bases(piles, pack)
        for place in self.outer_first:
            piles[place] = piles[place][::-1]

    def _put(self, place: str, piles: dict[str, bytes], pack: deque[int]) -> None:
        """Deal to one place; cards of the base rank go to the bases on the way."""
        self._to_bases(piles, pack)
        if pack:
            piles[place] += bytes((pack.popleft(),))

    def _to_bases(self, piles: dict[str, bytes], pack: deque[int]) -> None:
        """Lay cards of the base rank that come next on the bases."""
        base = self._base(piles)
        while base is not None and pack and rank_of(pack[0]) == base:
            free = next(at for at in self.bases if not piles[at])
            piles[free] += bytes((pack.popleft(),))

    def _lift(self, piles: dict[str, bytes]) -> list[str]:
        """Move cards of the base rank dealt before to the bases; return where they lay, marked by a hole."""
        gaps = []
        base = self._base(piles)
        for place in dict.fromkeys(self.order):
            for card in piles[place] if place not in self.bases else b"":
                if rank_of(card) == base:
                    free = next(at for at in self.bases if not piles[at])
                    piles[free] += bytes((card,))
                    piles[place] = piles[place].replace(bytes((card,)), bytes((_HOLE,)))
                    gaps.append(place)
        return gaps

    def _fill(self, gap: str, piles: dict[str, bytes], pack: deque[int]) -> None:
        self._to_bases(piles, pack)
        piles[gap] = piles[gap].replace(bytes((_HOLE,)), bytes((pack.popleft(),)), 1)

    def _base(self, piles: dict[str, bytes]) -> int | None:
        return next((rank_of(piles[base][0]) for base in self.bases if piles[base]), None)

    def _play(self, place: str, piles: dict[str, bytes], pack: deque[int], layout: Playing) -> None:
        """Deal to one place, playing to foundations what fits."""
        names, none = tuple(piles), (0,) * len(layout.counters)
        at = names.index(place)
        while pack and not piles[place]:
            piles[place] = bytes((pack.popleft(),))
            while fitting := self._fitting(piles, none, at, layout):
                laid, _ = layout.after(tuple(piles.values()), none, fitting[0])
                piles.update(zip(names, laid, strict=True))
            if self.holes:
                return

    def _fitting(
        self, piles: dict[str, bytes], counters: Counters, at: int, layout: Playing
    ) -> list[RawMove]:
        """Return what may go up now, the card just dealt first."""
        moves = [move for move in layout.moves(tuple(piles.values()), counters) if layout.is_lay(move)]
        return sorted(
            (move for move in moves if self.plays == "free" or move[0] == at),
            key=lambda move: move[0] != at,
        )

    def dealt(self) -> int:
        """See `Dealing`."""
        return len(self.order)

    def facts(self, table: Table) -> tuple[Fact, ...]:
        """See `Rule`."""
        del table
        if not self.label:
            return ()
        sizes = Counter(Counter(place for place in self.order if place not in self.bases).values())
        text = ", ".join(f"{places} по {count}" for count, places in sorted(sizes.items(), reverse=True))
        return (Fact(self.label, ((text, self.counted or self.clauses),)),)


_HOLE = 63  # stands for a gap while the deal goes on; no card has this number
