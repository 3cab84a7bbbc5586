"""A game in one sentence: the packs, what is seen of them, what one does with the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rasklad.game import Game

from edition.pages.catalogue.facets import answers
from edition.pages.catalogue.rule_facets import label_of, statements
from edition.pages.markup import lowered

#: What is seen at first; that a stock lies face down goes without saying.
SEEN: Final = {"all": ", все карты открыты", "table": "", "part": ", на столе часть карт закрыта"}
BUILT: Final = {"down": "вниз", "up": "вверх", "both": "вверх и вниз"}
IN_SUIT: Final = {"same": " в масть", "any": ", масть не важна", "colour": ", чередуя цвета"}


def sentence(game: Game) -> str:
    """Return it: «Одна колода, все карты открыты; перекладывают вверх и вниз в масть»."""
    value = answers(game)
    packs = f"{value['decks'].label.capitalize()} {'колода' if value['decks'].id == '1' else 'колоды'}"
    first = f"{packs} в\u00a036\u00a0карт" if value["cards"].id == "36" else packs
    first += SEEN[value["visible"].id]
    return f"{'; '.join((first, *_done(game)))}."


def _done(game: Game) -> Iterator[str]:
    said = statements(game)
    if "pairs.match" in said:
        pairs = lowered(said["pairs.match"].ru).partition(":")[0].rstrip(".")
        yield f"{pairs}, {said['pairs.place'].short}"
    elif (build := said.get("tableau.build")) is not None:
        if isinstance(build.value, str) and build.value in BUILT:
            suit = said["tableau.suit"].value
            yield f"перекладывают {BUILT[build.value]}{IN_SUIT[str(suit)]}"
        elif build.value == "none":
            yield "карты на столе не перекладывают"
        else:
            yield lowered(build.ru).rstrip(".")
    yield from _foundations(game)
    redeal = said.get("stock.redeal")
    if redeal is not None and redeal.value != "none":
        yield f"пересдают {redeal.short}"


def _foundations(game: Game) -> Iterator[str]:
    """What the foundations begin with; aces that come up in play, the commonest, go without saying."""
    said = statements(game)
    first = said.get("foundations.first")
    if first is None or not isinstance(first.value, tuple):
        return
    kind = first.value[1]
    if kind == "next":
        yield f"на основании собирают {said['foundations.order'].short}"
    elif isinstance(kind, tuple) and kind[0] == "dealt":
        yield f"основания — по достоинству{label_of(first).removeprefix('достоинство')}"
    elif kind != ("laid", 0):
        yield f"основания — {label_of(first)}"
