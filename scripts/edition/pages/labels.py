"""Which piles have room for the label that the style sheet puts beside or below them.

A label half hidden by a neighbour's cards says nothing: it is left out, for all places of its group, so that
no one wonders why two of eight are named; each pile's accessible name says what it is. The rectangles follow
`playable/board/styles/table.css`, in card widths and heights.
"""

from __future__ import annotations

from collections.abc import Mapping

from rasklad.places import Place

from edition.table_layout import Layout, Spot

Box = tuple[float, float, float, float]

LETTER = 7.8
"""About the width of a letter of a label, in pixels."""
BELOW = frozenset({"stock", "open", "waste", "reserve"})
DESK_CARD = 60.0
"""A card's width on a large screen, in pixels (`--card-max`)."""
PHONE_WIDTH, PHONE_HEIGHT = 382.0, 318.0
PHONE_SPREAD = 1.235
"""How much wider a phone spreads sideways fans (`--spread`)."""
PHONE_CARDS = (40.0, 56.0)
"""A phone's table, 390 pixels wide, and its cards' least and most width (`--card-least`, `--card-max`)."""


def shown_label(place: Place) -> str:
    """The label beside a pile; none where the suit's own sign stands in the place."""
    return place.label if place.suit is None else ""


def tight_labels(layout: Layout, counts: Mapping[str, int]) -> dict[str, str]:
    """By place id, where its label has no room beside the cards: ``phone``, ``always``, or nowhere, ``""``.

    `counts`: by place id, the number of cards dealt.
    """
    desk = _without_room(layout, counts, DESK_CARD)
    phone = _without_room(layout, counts, _phone_card(layout))
    return {
        spot.place.id: "always" if _kind(spot) in desk else "phone" if _kind(spot) in phone else ""
        for spot in layout.spots
    }


def has_foot(layout: Layout, tight: Mapping[str, str]) -> bool:
    """Whether labels stand below the lowest piles, so that the table needs room for them."""
    return any(
        spot.place.role in BELOW and tight[spot.place.id] != "always" and spot.y + 1 > layout.height - 0.15
        for spot in layout.spots
        if shown_label(spot.place)
    )


def _phone_card(layout: Layout) -> float:
    least, most = PHONE_CARDS
    across = PHONE_WIDTH / (layout.width + (PHONE_SPREAD - 1) * layout.fan)
    return min(most, across, max(least, PHONE_HEIGHT / (1.4 * layout.height)))


def _kind(spot: Spot) -> tuple[str, str]:
    return spot.place.role, spot.place.group


def _without_room(layout: Layout, counts: Mapping[str, int], card: float) -> set[tuple[str, str]]:
    """The groups of which some label meets other cards or labels, if a card is `card` pixels wide."""
    cards = {spot.place.id: _cards(spot, counts[spot.place.id]) for spot in layout.spots}
    labels = {
        spot.place.id: _label(spot, max(counts[spot.place.id], 1), card)
        for spot in layout.spots
        if shown_label(spot.place)
    }
    return {
        _kind(spot)
        for spot in layout.spots
        if (box := labels.get(spot.place.id))
        and any(
            _meet(box, other)
            for others in (cards, labels)
            for name, other in others.items()
            if name != spot.place.id
        )
    }


def _cards(spot: Spot, count: int) -> Box:
    steps = max(count - 1, 0)
    across, down = spot.dx * steps, spot.dy * steps
    return (
        spot.x + min(across, 0),
        spot.y + min(down, 0),
        spot.x + max(across, 0) + 1,
        spot.y + max(down, 0) + 1,
    )


def _label(spot: Spot, count: int, card: float) -> Box:
    left, _, right, _ = _cards(spot, count)
    wide = LETTER / card * len(shown_label(spot.place))
    if spot.place.role in BELOW:
        middle = spot.x + 0.5
        above, below = (spot.y + 1 + pixels / (1.4 * card) for pixels in (4, 18))
        return (middle - wide / 2, above, middle + wide / 2, below)
    height = (spot.y + 0.42, spot.y + 0.58)
    if spot.dx > 0:
        return (right + 0.13, height[0], right + 0.13 + wide, height[1])
    return (left - 0.12 - wide, height[0], left - 0.12, height[1])


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
