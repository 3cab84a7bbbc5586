"""What follows a move of itself: gaps that are filled, covered cards that are turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rasklad.cards import FACE, FACE_DOWN
from rasklad.rules.base import Rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.places import Place
    from rasklad.rules.base import Counters, RawMove
    from rasklad.rules.procedure import Layout

    #: Changes the piles in place after a move; returns the counters.
    Following = Callable[[list[bytes], Counters, RawMove], Counters]


@dataclass(frozen=True, kw_only=True)
class Follow(Rule):
    """What happens after every move, in the order of the declaration."""

    def following(self, layout: Layout) -> Following:
        """Return the function that does it."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class FillAtOnce(Follow):
    """After every move, empty places of ``target`` take the last cards of ``source``, while it has any.

    ``source`` is a group or several, tried in their order; a face-down card is turned up. With ``own`` each
    place is filled from the place paired with it: ``(("workN", "wallN"), …)``.
    """

    target: str = ""
    source: str | tuple[str, ...] = ""
    own: tuple[tuple[str, str], ...] = ()

    def carries(self, source: Place, target: Place | None) -> bool:
        """Tell whether cards go from the one place to the other of themselves, and not by hand."""
        if target is None:
            return False
        in_groups = target.group == self.target and source.group in self._sources()
        return in_groups or (target.id, source.id) in self.own

    def following(self, layout: Layout) -> Following:
        """See `Follow`."""
        stores = tuple(at for name in self._sources() if name for at in layout.groups[name])
        gaps = [(gap, stores) for gap in layout.groups.get(self.target, ())]
        gaps += [(layout.index[gap], (layout.index[store],)) for gap, store in self.own]

        def fill(piles: list[bytes], counters: Counters, move: RawMove) -> Counters:
            del move
            for gap, from_stores in gaps:
                if not piles[gap]:
                    for store in from_stores:
                        if piles[store]:
                            piles[gap] = bytes((piles[store][-1] & FACE,))
                            piles[store] = piles[store][:-1]
                            break
            return counters

        return fill

    def _sources(self) -> tuple[str, ...]:
        return (self.source,) if isinstance(self.source, str) else self.source


@dataclass(frozen=True, kw_only=True)
class TurnsUp(Follow):
    """After every move, a face-down card that has come to the top of a pile of ``group`` is turned up."""

    group: str

    def following(self, layout: Layout) -> Following:
        """See `Follow`."""
        places = layout.groups[self.group]

        def turn(piles: list[bytes], counters: Counters, move: RawMove) -> Counters:
            del move
            for place in places:
                pile = piles[place]
                if pile and pile[-1] & FACE_DOWN:
                    piles[place] = pile[:-1] + bytes((pile[-1] & FACE,))
            return counters

        return turn
