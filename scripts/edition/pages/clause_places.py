"""Which places each clause speaks of, for the board: pointed at, a clause frames them on the table."""

from __future__ import annotations

import json

from rasklad.bearing import places_of
from rasklad.game import Game


def clause_places_html(game: Game) -> str:
    """The data block that the board reads: places as ids, with the clauses that speak of just these."""
    clauses: dict[str, list[str]] = {}
    for clause in game.coverage().by_clause:
        clauses.setdefault(" ".join(places_of(game, clause)), []).append(clause)
    data = {places: " ".join(speaking) for places, speaking in clauses.items()}
    block = json.dumps(data, separators=(",", ":"))
    return f'<script type="application/json" data-clause-places>{block}</script>'
