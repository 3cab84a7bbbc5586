"""What a move or a part of the deal changes on the table, as text that a page replays without rules.

``R8.5.QS;R7.4`` names each pile that changes, how many of its cards stay, and the cards that lie on them
then. Of cards that are face down there is but their number: ``#40``. The board reads it (`recording.ts`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rasklad.cards import card_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rasklad.places import Place
    from rasklad.rules.base import Piles

HIDDEN: Final = "#"

#: By place id, the cards from the bottom up in text form, hidden ones as ``#``.
Seen = dict[str, tuple[str, ...]]


def seen(places: Sequence[Place], piles: Piles) -> Seen:
    """Return the piles as the page may see them."""
    return {
        place.id: tuple(card_text(card, masked=True) for card in pile)
        for place, pile in zip(places, piles, strict=True)
    }


def change(before: Mapping[str, tuple[str, ...]], after: Mapping[str, tuple[str, ...]]) -> str:
    """Return what leads from one table to the other; "" if nothing does."""
    return ";".join(_changes(before, after))


def _changes(before: Mapping[str, tuple[str, ...]], after: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    for place, cards in after.items():
        former = before[place]
        if cards == former:
            continue
        kept = 0
        while kept < min(len(cards), len(former)) and cards[kept] == former[kept]:
            kept += 1
        yield ".".join((place, str(kept), *_added(cards[kept:])))


def _added(cards: tuple[str, ...]) -> Iterator[str]:
    at = 0
    while at < len(cards):
        hidden = 0
        while at + hidden < len(cards) and cards[at + hidden] == HIDDEN:
            hidden += 1
        yield f"{HIDDEN}{hidden}" if hidden else cards[at]
        at += hidden or 1
