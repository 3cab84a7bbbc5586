"""Which piles have room for the label that the style sheet puts beside or below them.

A label half hidden by a neighbour's cards says nothing: it is left out, and the pile's accessible name says
what it is. The rectangles follow `playable/board/styles/table.css`, in card widths and heights.
"""

from __future__ import annotations

from collections.abc import Mapping

from rasklad.places import Place

from edition.table_layout import Layout, Spot

Box = tuple[float, float, float, float]

LETTER = 0.13
"""About the width of a letter of a label, in card widths."""
BELOW = frozenset({"stock", "open", "waste", "reserve"})


def shown_label(place: Place) -> str:
    """The label beside a pile; none where the suit's own sign stands in the place."""
    return place.label if place.suit is None else ""


def labels_with_room(layout: Layout, counts: Mapping[str, int]) -> dict[str, str]:
    """By place id, the label that can be seen as the cards are dealt; empty where there is no room.

    `counts`: by place id, the number of cards.
    """
    cards = {spot.place.id: _cards(spot, counts[spot.place.id]) for spot in layout.spots}
    shown = {}
    for spot in layout.spots:
        place = spot.place
        label = shown_label(place)
        box = _label(spot, counts[place.id], label)
        if label and any(_meet(box, other) for name, other in cards.items() if name != place.id):
            label = ""
        shown[place.id] = label
    return shown


def _cards(spot: Spot, count: int) -> Box:
    steps = max(count - 1, 0)
    across, down = spot.dx * steps, spot.dy * steps
    return (
        spot.x + min(across, 0),
        spot.y + min(down, 0),
        spot.x + max(across, 0) + 1,
        spot.y + max(down, 0) + 1,
    )


def _label(spot: Spot, count: int, label: str) -> Box:
    left, top, right, bottom = _cards(spot, count)
    wide = LETTER * len(label)
    if spot.place.role in BELOW:
        middle = spot.x + 0.5
        return (middle - wide / 2, spot.y + 1.05, middle + wide / 2, spot.y + 1.22)
    if count == 0:
        return (left + 0.4, top + 0.4, right - 0.4, bottom - 0.4)
    height = (spot.y + 0.42, spot.y + 0.58)
    if spot.dx > 0:
        return (right + 0.13, height[0], right + 0.13 + wide, height[1])
    return (left - 0.12 - wide, height[0], left - 0.12, height[1])


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
