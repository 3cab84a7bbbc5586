"""«Похожие игры»: the games nearest by their rules, each with what is the same and what is not."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import rasklad

from edition.brief import Statement, brief_of
from edition.brief.likeness import Likeness, Likenesses
from edition.pages.library import game_of
from edition.pages.markup import lowered, typeset
from edition.pages.title import names_html

#: Sentences that lean on the one before them in a brief: their first word, and what stands for it alone.
LEANING: Final = {
    "foundations.suit": ("", "на основаниях "),
    "tableau.suit": ("", "на столе "),
    "pairs.place": ("они", "карты пары"),
}
COMMON, DIFFERENT = 2, 2
"""How many things of each kind a reason names."""


def likenesses(game_id: str) -> tuple[Likeness, ...]:
    """The games most like this one, by the statements of all games in their adopted readings."""
    return _all().of(game_id)


@cache
def _all() -> Likenesses:
    return Likenesses({game_id: brief_of(rasklad.game(game_id)) for game_id in rasklad.games()})


def alike_html(game_id: str) -> str:
    """The section; nothing where no game is near. Raises PageError for an unknown game.

    The search leaves it out: it speaks of other games.
    """
    items = "".join(_item(one) for one in likenesses(game_of(game_id).id))
    if not items:
        return ""
    return (
        '<section class="alike" data-pagefind-ignore><h2 id="alike">Похожие игры</h2>'
        f"<ul>{items}</ul></section>"
    )


def _item(one: Likeness) -> str:
    game = rasklad.game(one.game)
    return f'<li><a href="../{game.id}/">{names_html(game)}</a><p>{typeset(reason(one))}</p></li>'


def reason(one: Likeness) -> str:
    """What is the same there and what is not: «Тоже: … Но: …»."""
    common = "; ".join(_said(said) for said in one.common[:COMMON])
    other = [_said(said) for said in one.other[:DIFFERENT]]
    if len(other) < DIFFERENT and one.own:
        other.append(f"нет правила «{_said(one.own[0])}»")
    parts = (f"Тоже: {common}." if common else "", f"Но там {'; '.join(other)}." if other else "")
    return " ".join(filter(None, parts))


def _said(one: Statement) -> str:
    said = lowered(re.split(r"[.;]", one.ru)[0])
    leaning, alone = LEANING.get(one.key, ("", ""))
    return f"{alone}{said.removeprefix(leaning)}"
