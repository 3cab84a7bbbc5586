"""The shuffle behind a deal's number: written down once, the same for ever.

Fisher–Yates over ``random.Random(number).random()``, whose stream Python guarantees to be stable: for i from
the last index down to 1, j = int(random() * (i + 1)), cards i and j change places. The first card of the
result is dealt first.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rasklad.errors import BadDeal

LAST_DEAL: Final = 999_999_999


def shuffled(cards: list[int], number: int) -> list[int]:
    """Return the pack in the order in which deal ``number`` deals it.

    Raises:
        BadDeal: the number is not between 0 and 999 999 999.
    """
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= LAST_DEAL:
        msg = f"номер расклада — целое число от 0 до 999 999 999, а не «{number}»"
        raise BadDeal(msg)
    return _fisher_yates(cards, Random(number))  # noqa: S311  (a deal is to be repeatable, not secret)


def reshuffled(cards: list[int], number: int, turn: int) -> list[int]:
    """Return cards shuffled during play, first to be dealt first.

    The shuffle is that of a deal, seeded with number + 1 000 000 000 × turn: ``number`` is the deal's,
    ``turn`` counts the shuffles of this game from 1. ``cards`` are listed as they lie in the talon turned
    over: the card laid down first comes first.
    """
    return _fisher_yates(cards, Random(number + (LAST_DEAL + 1) * turn))  # noqa: S311  (likewise)


def _fisher_yates(cards: list[int], source: Random) -> list[int]:
    pack = list(cards)
    random = source.random
    for i in range(len(pack) - 1, 0, -1):
        j = int(random() * (i + 1))
        pack[i], pack[j] = pack[j], pack[i]
    return pack
