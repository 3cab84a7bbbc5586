"""What of a game's text is lost, in a few words: told by the gaps of the edition and the declared names."""

from __future__ import annotations

from rasklad.game import Game

from edition.pages.library import witness_of
from edition.pages.rows import divisions_of

EXCERPT = "excerpt"
"""The reason of a gap where the received file begins after a game's beginning or ends before its end."""


def damage(game: Game) -> str:
    """«конец утрачен, восстановлен», or nothing. Lost figures are not told: they are lost of nearly all."""
    divisions = divisions_of(game, witness_of(game.witness))
    restored = any(division.reconstruction for division in divisions)
    before = any(one.gap_before and one.gap_before.reason == EXCERPT for one in divisions)
    after = any(one.gap_after and one.gap_after.reason == EXCERPT for one in divisions)
    lost = game.names.lost or ("начало утрачено" if before else "конец утрачен" if after else "")
    if not lost or not restored:
        return lost
    return f"{lost}, {'восстановлено' if lost.endswith('о') else 'восстановлен'}"
