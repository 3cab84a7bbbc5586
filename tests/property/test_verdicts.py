"""Outside solvers' verdicts against a small complete search with our engine: neither contradicts the other.

The search is depth-first with a set of the positions seen, and gives up after a budget of them: it decides
small trees only. «solved» is a line of legal moves to a won position, «unsolvable» an exhausted tree.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from rasklad import game
from rasklad.outside import from_piles

from tests.engine.support import oracle

if TYPE_CHECKING:
    from rasklad import Position
    from rasklad.rules.base import Counters

BUDGET = 1_000


class Compared(NamedTuple):
    """A file of verdicts, which field holds for our rules, and how many of its deals the search must decide.

    ``alike`` is the group whose places are interchangeable; ``up`` says that a card which fits its foundation
    may always go there at once (rows are built in suit, so that no other card can need it).
    """

    file: str
    game: str
    field: str
    decided: int
    alike: str = "rows"
    up: bool = False
    readings: dict[str, str] = {}  # noqa: RUF012  (never changed)


COMPARED = [
    Compared("beleaguered-castle", "beleaguered-castle", "solvitaire", 8),
    Compared("streets-and-alleys", "streets-and-alleys", "solvitaire", 14),
    Compared("fan", "fan", "complete_search", 4, up=True),
    Compared("canfield", "canfield", "solvitaire", 11),
    Compared("klondike", "klondike", "draw3_noreturn_kings", 7),
    Compared("klondike", "kosynka", "draw3_noreturn_kings", 7, readings={"emptyPile": "kingLedOnly"}),
    Compared("krepost-1", "krepost-1", "verdict", 38, up=True),
    Compared("kolodets-36", "kolodets-36", "strict", 15),
    Compared("kolodets-52", "kolodets-52", "strict", 1),
]


def search(position: Position, alike: str, *, up: bool, budget: int = BUDGET) -> str:
    """Return «solved», «unsolvable», or «unknown» once more positions than the budget were seen."""
    engine = position.engine
    places = engine.groups.get(alike, ())
    foundations = {at for at, place in enumerate(engine.places) if place.role == "foundation"}
    seen: set[tuple[tuple[bytes, ...], Counters]] = set()
    waiting = [(position.piles, position.counters)]
    while waiting:
        piles, counters = waiting.pop()
        if engine.is_won(piles):
            return "solved"
        sorted_piles = list(piles)
        for at, pile in zip(places, sorted(piles[at] for at in places), strict=True):
            sorted_piles[at] = pile
        key = tuple(sorted_piles), counters
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > budget:
            return "unknown"
        moves = sorted(engine.moves(piles, counters), key=lambda move: move[1] in foundations)
        if up and moves and moves[-1][1] in foundations:
            moves = moves[-1:]
        waiting += [engine.after(piles, counters, move) for move in moves]
    return "unsolvable"


@pytest.mark.parametrize("compared", COMPARED, ids=lambda compared: compared.game)
def test_no_verdict_is_contradicted(compared: Compared) -> None:
    found: Counter[str] = Counter()
    deals: list[dict[str, Any]] = oracle("verdicts", compared.file)["deals"]
    for deal in deals:
        position = from_piles(game(compared.game), deal["piles"], compared.readings)
        ours = search(position, compared.alike, up=compared.up)
        theirs = deal[compared.field]
        assert {ours, theirs} != {"solved", "unsolvable"}, deal["id"]
        found[ours] += 1
    assert found["solved"] + found["unsolvable"] >= compared.decided, found
