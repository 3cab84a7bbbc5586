"""The form that narrows the catalogue: a field for names, and a group of boxes for each facet."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rasklad.game import Game

from edition.pages.catalogue.facet import Facet
from edition.pages.catalogue.facets import FACETS, answers, values_of
from edition.pages.markup import text, typeset

#: Ways to look for a game by its rules, as readers say them, and the facets that they set.
EXAMPLES: Final = (
    ("по масти вниз", (("build", "down"), ("suit", "same"))),
    ("тузы сразу на столе", (("first", "withdrawn-0"),)),
    ("пустое место — только королю", (("empty", "rank-or-group-12"),)),
)


def form_html(games: tuple[Game, ...]) -> str:
    """The form, hidden until a script can answer it: without one all games stand in the list."""
    plain = "".join(_group(facet, games) for facet in FACETS if not facet.rule)
    rules = "".join(_group(facet, games) for facet in FACETS if facet.rule)
    examples = "".join(
        f'<li><a href="?{"&amp;".join(f"{facet}={value}" for facet, value in chosen)}" data-example>'
        f"{typeset(words)}</a></li>"
        for words, chosen in examples_of(games)
    )
    tried = f'<div class="examples"><p>Например:</p><ul>{examples}</ul></div>' if examples else ""
    return (
        '<form class="facets" data-catalogue-form hidden>'
        '<details class="facets-all" open><summary>Отбор <span data-facets-chosen></span></summary>'
        f'{plain}<details class="facets-rules"><summary>По правилам</summary>{tried}{rules}</details>'
        "</details></form>"
    )


def examples_of(games: tuple[Game, ...]) -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    """The examples of which every answer is given by some game, so that none leads to an unknown value."""
    known = {(name, value.id) for game in games for name, value in answers(game).items()}
    return [(words, chosen) for words, chosen in EXAMPLES if known.issuperset(chosen)]


def _group(facet: Facet, games: tuple[Game, ...]) -> str:
    values = values_of(facet, games)
    many = Counter(answers(game)[facet.id].id for game in games if facet.id in answers(game))
    if not values or (len(values) == 1 and many[values[0].id] == len(games)):
        return ""  # a question that all answer alike narrows nothing
    boxes = "".join(
        f'<label><input type="checkbox" data-facet="{facet.id}" value="{text(value.id)}">'
        f"<span>{typeset(value.label)}</span> <span data-facet-count>{many[value.id]}</span></label>"
        for value in values
    )
    return f'<fieldset data-facet-group="{facet.id}"><legend>{text(facet.title)}</legend>{boxes}</fieldset>'
