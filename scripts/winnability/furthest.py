"""How far a search got: the most cards that were home in a position which the solver looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasklad.rules import Cleared, Complete, Won
from rasklad.solver.space import Space, complete_sizes

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasklad.engine import Engine


class WatchedSpace(Space):
    """A space whose question «is it won?», asked of new positions, also remembers the best one.

    A card is home where the goal wants it: on a pile that must be complete, or away from those that must be
    cleared. ``most`` are the cards home in the best position seen since `begin`, of ``needed`` in a won one.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        if any(type(rule) not in (Complete, Cleared) for rule in engine.of(Won)):
            raise TypeError(f"{engine.game.id}: cards home can't be counted under a new kind of goal")
        self.most = self.needed = 0
        self._completed = complete_sizes(engine)
        self._cleared = tuple(at for rule in engine.of(Cleared) for at in engine.groups[rule.group])
        self.won = self._watching()

    def begin(self, piles: tuple[bytes, ...]) -> None:
        """Forget what was seen; these are the piles of another deal."""
        self.needed = sum(self._completed.values()) or sum(len(piles[at]) for at in self._cleared)
        self.most = 0
        self.won(list(piles))

    def _watching(self) -> Callable[[list[bytes]], bool]:
        won, completed = self.won, bool(self._completed)
        places = tuple(self._completed) if completed else self._cleared

        def watched(piles: list[bytes]) -> bool:
            there = 0
            for at in places:
                there += len(piles[at])
            home = there if completed else self.needed - there
            if home > self.most:  # noqa: PLR1730  (asked of every position: a call would cost)
                self.most = home
            return won(piles)

        return watched
