"""The layout figure: the dealt start of a game as a small drawing, all games on one scale."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rasklad.game import Game
from rasklad.places import Place

from edition.pages.errors import PageError
from edition.pages.library import dealt_piles, game_of
from edition.pages.markup import counted, text
from edition.table_layout import is_there

# A card is 9 × 12.5 units of a 120 × 95 box: figures of different games compare at a glance.
CARD_WIDTH, CARD_HEIGHT = 9.0, 12.5
BOX_WIDTH, BOX_HEIGHT = 120.0, 95.0
LEGEND = {
    "up": "открыта",
    "down": "закрыта",
    "base": "основание",
    "base-place": "место основания",
    "empty": "пустое место",
}


@dataclass(frozen=True)
class Shape:
    """One rectangle: a card or an empty place, its left upper corner in the figure's units."""

    x: float
    y: float
    looks: str  # a key of LEGEND
    place: str = ""  # the id of the pile that it is of


def shapes_of(game: Game) -> tuple[Shape, ...]:
    """The rectangles of a game's dealt start under the adopted readings, set in the middle of the box.

    Piles from bottom to top. Raises PageError if the layout is too large for the one scale.
    """
    shapes = [shape for place, faces in _shown(game) for shape in _pile(place, faces)]
    left, right = min(s.x for s in shapes), max(s.x for s in shapes) + CARD_WIDTH
    top, bottom = min(s.y for s in shapes), max(s.y for s in shapes) + CARD_HEIGHT
    if right - left > BOX_WIDTH or bottom - top > BOX_HEIGHT:
        raise PageError(
            f"{game.id}: схема {right - left:.0f}×{bottom - top:.0f} не помещается в "
            f"{BOX_WIDTH:.0f}×{BOX_HEIGHT:.0f}. Сдвиньте места (x, y, fan) в описании игры."
        )
    dx, dy = (BOX_WIDTH - left - right) / 2, (BOX_HEIGHT - top - bottom) / 2
    return tuple(replace(shape, x=shape.x + dx, y=shape.y + dy) for shape in shapes)


def _shown(game: Game) -> list[tuple[Place, tuple[bool, ...]]]:
    """The places that are there under the adopted readings, each with its cards, True if face up."""
    piles = dealt_piles(game)
    return [(place, piles[place.id]) for place in game.places if is_there(place, game.choose())]


def _pile(place: Place, faces: tuple[bool, ...]) -> list[Shape]:
    x, y = place.x * CARD_WIDTH, place.y * CARD_HEIGHT
    foundation = place.role == "foundation"
    if not faces:
        return [Shape(x, y, "base-place" if foundation else "empty", place.id)]
    step_x, step_y = place.fan[0] * CARD_WIDTH, place.fan[1] * CARD_HEIGHT
    if not (step_x or step_y):
        faces = faces[-1:]  # a squared pile shows its top
    return [
        Shape(
            x + step_x * index,
            y + step_y * index,
            "down" if not up else "base" if foundation else "up",
            place.id,
        )
        for index, up in enumerate(faces)
    ]


def svg(game: Game) -> str:
    """The drawing itself, with what it shows in words as its label."""
    return drawing(shapes_of(game), description(game))


def drawing(shapes: tuple[Shape, ...], label: str, picked: Callable[[Shape], bool] | None = None) -> str:
    """Rectangles on the one scale; with `picked`, some of them stand out from the rest."""
    named = " picking" if picked else ""
    rectangles = "".join(
        f'<rect class="{shape.looks}{" picked" if picked and picked(shape) else ""}" '
        f'x="{round(shape.x, 1):g}" y="{round(shape.y, 1):g}"/>'
        for shape in shapes
    )
    return (
        f'<svg class="layout{named}" viewBox="0 0 {BOX_WIDTH:g} {BOX_HEIGHT:g}" role="img" '
        f'aria-label="{text(label)}">{rectangles}</svg>'
    )


def description(game: Game) -> str:
    """What the figure shows, in words."""
    shown = _shown(game)
    parts = []
    for role, noun in (
        ("tableau", ("место на столе", "места на столе", "мест на столе")),
        ("foundation", ("место основания", "места оснований", "мест оснований")),
    ):
        sizes = [len(faces) for place, faces in shown if place.role == role]
        if sizes:
            cards = counted(sum(sizes), "карта", "карты", "карт") if sum(sizes) else "пусто"
            parts.append(f"{counted(len(sizes), *noun)} ({cards})")
    stock = sum(len(faces) for place, faces in shown if place.role == "stock")
    if stock:
        parts.append(f"колода: {counted(stock, 'карта', 'карты', 'карт')}")
    return f"Схема расклада «{game.names.ru}»: {', '.join(parts)}"


def legend(games: tuple[Game, ...]) -> str:
    """The meaning of the rectangles that these figures use."""
    used = {shape.looks for game in games for shape in shapes_of(game)}
    items = "".join(
        f'<span><svg class="layout" viewBox="0 0 11 15" aria-hidden="true">'
        f'<rect class="{looks}" x="1" y="1.2"/></svg>{name}</span>'
        for looks, name in LEGEND.items()
        if looks in used
    )
    return f'<p class="legend">{items}</p>'


def figure_html(game_id: str) -> str:
    """The figure with its legend. Raises PageError for an unknown game."""
    game = game_of(game_id)
    return f'<figure class="layout-figure">{svg(game)}<figcaption>{legend((game,))}</figcaption></figure>'
