"""Four foundations, one for each suit, marked; and that what lies on foundations stays there."""

from __future__ import annotations

from rasklad import speech
from rasklad.cards import RANKS_IN_SUIT
from rasklad.places import Place
from rasklad.rules import Closed


def suit_bases(group: str, *, first: int, step: float) -> tuple[Place, ...]:
    """Return places ``FS FH FD FC`` in a row at the top, from the ``first`` column of width ``step`` on."""
    return tuple(
        Place(
            id="F" + "SHDC"[suit],
            role="foundation",
            group=group,
            label="♠♥♦♣"[suit],
            spoken=f"основание {speech.suit_genitive(suit)}",
            onto="на основание",
            x=round((first + suit) * step, 3),
            y=0.0,
            capacity=RANKS_IN_SUIT,
            suit=suit,
        )
        for suit in range(4)
    )


def stays(group: str, clauses: tuple[str, ...], under: tuple[tuple[str, str], ...] = ()) -> Closed:
    """Nothing is taken back from the foundations of this group."""
    return Closed(
        name="bases are final",
        group=group,
        reason="С оснований карты не возвращаются.",
        clauses=clauses,
        under=under,
    )
