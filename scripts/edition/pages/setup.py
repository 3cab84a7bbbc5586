"""How the deal on the page is laid, stage by stage, for the board: data read off the declaration.

The stages are what the page's own protocol answers (`rasklad.stages`); the nouns are those of the brief.
"""

from __future__ import annotations

import json

from rasklad import session
from rasklad.game import Game

from edition.brief.about import About

#: A cell of a grid is no row, though it is called by its row.
CELL = ("место", "места", "мест", "place", "places")


def setup_html(game: Game, deal: int) -> str:
    """The data block that the board reads: the stages, and each noun's forms with the ids of its places."""
    session.handle(json.dumps({"verb": "open", "board": "page", "game": game.id, "deal": deal}))
    told = json.loads(session.handle(json.dumps({"verb": "setup", "board": "page"})))
    data = {"stages": told["setup"], "nouns": nouns_of(game)}
    block = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f'<script type="application/json" data-setup>{block}</script>'


def nouns_of(game: Game) -> dict[str, str]:
    """By a noun's forms («ряд|ряда|рядов|row|rows»: after 1, 2, 5; after 1, 2), the ids of the places."""
    about = About(game, game.choose())
    places: dict[str, list[str]] = {}
    for place in game.places:
        noun = about.noun(place.group)
        forms = (
            CELL
            if about.is_grid(place.group)
            else (noun.one[0], noun.few, noun.many[1], noun.en, noun.en_many)
        )
        places.setdefault("|".join(forms), []).append(place.id)
    return {forms: " ".join(named) for forms, named in places.items()}
