"""Parts of Косынка: what fits what, and the rules among which the readings choose."""

from __future__ import annotations

from typing import Final

from rasklad.cards import ACE, KING, RANKS_IN_SUIT
from rasklad.clauses import section
from rasklad.games.suit_bases import stays
from rasklad.rules import (
    Available,
    BeginsWith,
    ChangesSomething,
    Lay,
    MarkedSuit,
    OtherColour,
    SameSuit,
    Step,
    TurnOver,
)

law = section("uvlekatelnye.kosynka")
reading = section("kosynka")

ORDER: Final = tuple(range(RANKS_IN_SUIT))
FIRST_ON_A_BASE: Final = (BeginsWith(rank=ACE, permits=law(4)), MarkedSuit(permits=reading("R2")))
NEXT_ON_A_BASE: Final = (Step(order=ORDER, up=True, permits=law(5)), SameSuit(permits=law(5)))
NEXT_ON_A_PILE: Final = (Step(order=ORDER, down=True, permits=law(2)), OtherColour(permits=law(3)))
CHANGES: Final = (ChangesSomething(clauses=reading("R5")),)


def _king(empty_pile: str, *, together: bool, sentence: str = "") -> Lay:
    return Lay(
        name=f"king to an empty pile: {empty_pile}",
        source=("piles", "drawn"),
        target="piles",
        onto="empty",
        conditions=(BeginsWith(rank=KING, permits=law(7), sentence=sentence),),
        guards=CHANGES,
        together=together,
        settles=reading("R4"),
        under=(("emptyPile", empty_pile),),
    )


EMPTY_PILE: Final = (
    _king("group", together=False, sentence="Из одиночных карт сюда идёт только король."),
    _king("kingLedOnly", together=True),
    Lay(
        name="built group to an empty pile",
        source=("piles",),
        target="piles",
        onto="empty",
        guards=CHANGES,
        clauses=law(7),
        together=True,
        least=2,
        settles=reading("R4"),
        under=(("emptyPile", "group"),),
    ),
)
FROM_BASES: Final = (
    stays("bases", reading("R3"), under=(("final", "never"),)),
    Available(name="top of a base", group="bases", refuses=reading("R3"), under=(("final", "returns"),)),
    Lay(
        name="back from a base to a pile",
        source=("bases",),
        target="piles",
        onto="card",
        conditions=NEXT_ON_A_PILE,
        clauses=reading("R3"),
        under=(("final", "returns"),),
    ),
)


def _again(name: str, value: str, limit: int | None) -> TurnOver:
    return TurnOver(
        name=name,
        source="waste",
        target="stock",
        action="Перевернуть колоду",
        counter="redeals" if limit else "",
        limit=limit,
        what="колоду",
        clauses=reading("R8"),
        under=(("redeals", value),),
    )


REDEALS: Final = (
    _again("the stock again, at will", "unlimited", None),
    _again("the stock again, three times", "3", 3),
    _again("the stock again, once", "1", 1),
)
