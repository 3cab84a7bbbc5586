"""Where the piles lie on the board: the declared places, measured so that a style sheet can draw them.

The pages' policy allows no ``style`` attribute, so each number stands in a data attribute
(``data-x="3.33"``) and the board's style sheet has one rule for each value that some game uses
(``[data-x="3.33"]{--x:3.33}``). ``python -m edition.table_layout`` prints these rules for all games;
different games share most values, so they stay few. (Not part of `edition.pages`: the board's bundle needs
this and none of the texts.)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import rasklad
from rasklad.game import Game
from rasklad.places import Place

DIGITS = 3
MOST_CARDS = 104
"""The largest pile that any game can have: two packs."""
MOST_LINES = 4
"""Lines of a row that is opened (`playable/board/src/rows.ts`)."""
FREE_ROOM = 9
"""Steps of a spread pile that is dealt nothing and has no pile in its way."""
THICKNESS = 0.05
"""A fan of smaller steps, in cards, is no row: it shows how thick a packet is."""


@dataclass(frozen=True)
class Spot:
    """One pile on the table: `x`, `y` of its first card and the step of its fan, in card widths and heights.

    `room`: how many steps the fan may take before it has to be squeezed; `spare`: one more where a label
    stands at the edge of the table and makes way.
    """

    place: Place
    x: float
    y: float
    dx: float
    dy: float
    room: int
    spare: int


@dataclass(frozen=True)
class Layout:
    """The whole table, in card widths and heights, labels beside the piles not counted.

    A narrow screen spreads sideways fans wider than declared, as its cards are smaller and their indices
    must stay readable. So it is also told how much of the width is fans: `fan` in all, `left` of it to the
    left of the first pile's own cards. `height` is that of the places that are there under the adopted
    readings, `full` that of all.
    """

    spots: tuple[Spot, ...]
    width: float
    height: float
    full: float
    left: float
    fan: float


def layout_of(game: Game) -> Layout:
    """Measure a game's table with as many cards in each pile as the demonstration is dealt."""
    dealt = rasklad.deal(game, game.demonstration)
    most: dict[tuple[str, tuple[float, float]], int] = {}
    for place in game.places:
        most[_kind(place)] = max(most.get(_kind(place), 1), len(dealt.pile(place.id)))
    spans = {place.id: most[_kind(place)] - 1 for place in game.places}
    rooms = _rooms(game.places, spans)
    # A spread pile that is dealt one card, or none, is given its whole room: it is there to grow.
    shown = {place.id: spans[place.id] or rooms[place.id] for place in game.places}
    ends = [(place, shown[place.id] * place.fan[0], shown[place.id] * place.fan[1]) for place in game.places]
    left = min(place.x + min(0, dx) for place, dx, _ in ends)
    right = max(place.x + 1 + max(0, dx) for place, dx, _ in ends)
    top = min(place.y + min(0, dy) for place, _, dy in ends)
    bottoms = {place.id: place.y + 1 + max(0, dy) for place, _, dy in ends}
    adopted = game.choose()
    left_fan = max((-dx for place, dx, _ in ends if place.x + dx <= left), default=0.0)
    right_fan = max((dx for place, dx, _ in ends if place.x + 1 + dx >= right), default=0.0)
    return Layout(
        spots=tuple(
            Spot(
                place=place,
                x=rounded(place.x - left),
                y=rounded(place.y - top),
                dx=rounded(place.fan[0]),
                dy=rounded(place.fan[1]),
                room=rooms[place.id],
                spare=int(place.fan[0] != 0 and _steps_to_neighbour(place, game.places, spans) is None),
            )
            for place in game.places
        ),
        width=rounded(right - left),
        height=rounded(max(bottoms[place.id] for place in game.places if is_there(place, adopted)) - top),
        full=rounded(max(bottoms.values()) - top),
        left=rounded(max(0.0, left_fan)),
        fan=rounded(max(0.0, left_fan) + max(0.0, right_fan)),
    )


def is_there(place: Place, choice: tuple[tuple[str, str], ...]) -> bool:
    """Whether the place exists under this choice of readings (`Game.choose`)."""
    return all(pair in choice for pair in place.under)


def _kind(place: Place) -> tuple[str, tuple[float, float]]:
    return place.role, place.fan


def _rooms(places: tuple[Place, ...], spans: dict[str, int]) -> dict[str, int]:
    """How many steps each fan may take: up to the next pile; where none is in the way, as its like."""
    rooms = {place.id: _steps_to_neighbour(place, places, spans) for place in places if place.fan != (0, 0)}
    free: dict[str, int] = {}
    for place in places:
        like = [rooms[other.id] for other in places if _kind(other) == _kind(place) and other.id in rooms]
        narrowest = min((room for room in like if room is not None), default=None)
        unhindered = spans[place.id] or (FREE_ROOM if max(map(abs, place.fan)) >= THICKNESS else 0)
        free[place.id] = (narrowest if narrowest is not None else unhindered) if like else 0
    return free


def _steps_to_neighbour(place: Place, places: tuple[Place, ...], spans: dict[str, int]) -> int | None:
    """The steps before the fan would run into another pile's cards; None if nothing is in its way."""
    others = [
        (other.x + step * other.fan[0], other.y + step * other.fan[1])
        for other in places
        if other is not place
        for step in (0, spans[other.id])
    ]
    for step in range(1, MOST_CARDS):
        x, y = place.x + step * place.fan[0], place.y + step * place.fan[1]
        if any(abs(x - other_x) < 1 and abs(y - other_y) < 1 for other_x, other_y in others):
            return max(step - 1, spans[place.id])
    return None


def rounded(value: float) -> float:
    """A coordinate as it is written: a thousandth of a card is less than a pixel."""
    return round(value, DIGITS) + 0.0  # no -0.0


def number(value: float) -> str:
    """The number in its shortest form, the same in the attribute and in the style sheet."""
    return f"{value:g}"


def attributes(names: str, owner: object) -> str:
    """``data-x="…" data-y="…"`` for the named fields of a Spot or a Layout."""
    return " ".join(f'data-{name}="{number(getattr(owner, name))}"' for name in names.split())


SPOT_FIELDS = "x y dx dy room spare"
LAYOUT_FIELDS = "width height full left fan"


def geometry_css(layouts: Iterable[Layout]) -> str:
    """The rules that turn the data attributes into custom properties."""
    values: dict[str, set[float]] = {}
    for layout in layouts:
        for name in LAYOUT_FIELDS.split():
            values.setdefault(name, set()).add(getattr(layout, name))
        values["height"].add(layout.full)  # the script makes it the height where a reading adds places
        for spot in layout.spots:
            for name in SPOT_FIELDS.split():
                values.setdefault(name, set()).add(getattr(spot, name))
    rules = [
        f'.baize [data-{name}="{number(value)}"]{{--{name}:{number(value)}}}'
        for name, found in values.items()
        for value in sorted(found)
    ]
    rules += [f'.baize [data-n="{count}"]{{--n:{count}}}' for count in range(MOST_CARDS + 1)]
    rules += [f".baize .card:nth-child({index + 1}){{--i:{index}}}" for index in range(1, MOST_CARDS)]
    rules += [f'.baize [data-per="{count}"]{{--per:{count}}}' for count in range(2, MOST_CARDS + 1)]
    rules += [f'.baize [data-lines="{count}"]{{--lines:{count}}}' for count in range(1, MOST_LINES + 1)]
    rules += [f'.baize [data-line="{line}"]{{--line:{line}}}' for line in range(MOST_LINES)]
    return "\n".join(rules) + "\n"


if __name__ == "__main__":
    print(geometry_css(layout_of(rasklad.game(name)) for name in rasklad.games()), end="")
