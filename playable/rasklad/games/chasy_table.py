"""The table of Часы: the dial, a packet outside each hour, the pack and the talon in the middle."""

from __future__ import annotations

from math import copysign, cos, pi, sin
from typing import Final

from rasklad.cards import RANKS_IN_SUIT, card_at
from rasklad.places import Place

_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
# Geometry in card widths and heights: two rings round one centre. Circles would not fit: each is as wide and
# as high as the table allows and bulges by its two exponents (1: an ellipse) so that no card covers another.
CENTRE: Final = (3.95, 3.2)
DIAL: Final = (2.73, 1.731, 1.07, 0.728)
RING: Final = (3.947, 2.98, 0.756, 0.849)
FAN: Final = 0.22
#: By hour I … XII, suit (0 spades … 3 clubs) and rank of the card that begins it.
_BEGUN: Final = (
    (3, 5),
    (1, 6),
    (0, 7),
    (2, 8),
    (3, 9),
    (1, 10),
    (0, 11),
    (2, 12),
    (3, 1),
    (1, 2),
    (0, 3),
    (2, 4),
)


def _on(ring: tuple[float, float, float, float], hour: int) -> tuple[float, float]:
    width, height, bulge_x, bulge_y = ring
    across, down = sin(pi / 6 * hour), -cos(pi / 6 * hour)
    x = CENTRE[0] + width * copysign(abs(across) ** bulge_x, across)
    y = CENTRE[1] + height * copysign(abs(down) ** bulge_y, down)
    return round(x, 3), round(y, 3)


def _hour(hour: int) -> Place:
    x, y = _on(DIAL, hour)
    suit, begins = _BEGUN[hour - 1]
    return Place(
        id=f"H{hour}",
        role="foundation",
        group="hours",
        label=_ROMAN[hour - 1],
        spoken=f"час {_ROMAN[hour - 1]}",
        onto=f"на час {_ROMAN[hour - 1]}",
        x=x,
        y=y,
        capacity=(hour - 1 - begins) % RANKS_IN_SUIT + 1,
        suit=suit,
        last=hour - 1,
    )


def _packet(hour: int) -> Place:
    x, y = _on(RING, hour)
    return Place(
        id=f"P{hour}",
        role="tableau",
        group="circle",
        label=f"К{hour}",
        spoken=f"пачка у часа {_ROMAN[hour - 1]}",
        onto=f"на место у часа {_ROMAN[hour - 1]}",
        x=x,
        y=round(y - FAN, 3),
        fan=(0.0, FAN),
    )


HOURS: Final = tuple(_hour(hour) for hour in range(1, 13))
CIRCLE: Final = tuple(_packet(hour) for hour in range(1, 13))
PACK: Final = Place(
    id="stock",
    role="stock",
    group="pack",
    label="Колода",
    spoken="колода",
    onto="в колоду",
    x=CENTRE[0] - 0.6,
    y=CENTRE[1],
    face="down",
)
TALON: Final = Place(
    id="waste",
    role="waste",
    group="talon",
    label="Талон",
    spoken="талон",
    onto="в талон",
    x=CENTRE[0] + 0.6,
    y=CENTRE[1],
)
#: The cards that are taken out before the deal, by place.
BASES: Final = tuple((hour.id, card_at(*begun)) for hour, begun in zip(HOURS, _BEGUN, strict=True))
