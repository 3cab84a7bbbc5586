"""What a solver answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Verdict = Literal["solved", "unsolvable", "unknown"]

#: So many states are tried if nobody says otherwise: some seconds in CPython, three times that in a browser.
BUDGET: Final = 200_000


@dataclass(frozen=True)
class Solution:
    """The answer about one position.

    ``line`` are the moves that win, as `rasklad.play` takes them; empty unless ``verdict`` is «solved» (and
    where the position is won already). «unsolvable» is a proof: every position that can be reached was seen.
    ``states`` are the distinct positions generated, positions that the rules treat alike counted once, by all
    searches together; ``budget`` how many there might have been; ``by`` the search that decided (empty for
    «unknown»). ``open_cards`` tells that the solver knew cards which the player doesn't see.
    """

    verdict: Verdict
    line: tuple[str, ...]
    states: int
    budget: int
    open_cards: bool
    by: str = ""
