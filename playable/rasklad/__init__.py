"""Расклад: patiences as declared law. Every move names its clauses, every refusal its reason.

The public names: `games`, `game`; `deal`, `legal_moves`, `play`, `undo`, `why_not`, `is_won`, `is_stuck`,
`to_text`, `from_text`; `perft`; the values `Position`, `Move`, `Refusal`; the errors below `RaskladError`.
"""

from __future__ import annotations

from rasklad.clauses import short_label
from rasklad.errors import (
    BadDeal,
    BadLink,
    BadMove,
    BadReading,
    BadText,
    IllegalMove,
    NothingToUndo,
    RaskladError,
    UnknownGame,
)
from rasklad.game import Game, Option, Reading
from rasklad.games import by_id as game
from rasklad.games import ids as games
from rasklad.notation import from_text, to_text
from rasklad.places import Place
from rasklad.position import Move, Position, Refusal
from rasklad.verbs import deal, is_stuck, is_won, legal_moves, play, undo, why_not
from rasklad.walk import perft

__all__ = [
    "BadDeal",
    "BadLink",
    "BadMove",
    "BadReading",
    "BadText",
    "Game",
    "IllegalMove",
    "Move",
    "NothingToUndo",
    "Option",
    "Place",
    "Position",
    "RaskladError",
    "Reading",
    "Refusal",
    "UnknownGame",
    "deal",
    "from_text",
    "game",
    "games",
    "is_stuck",
    "is_won",
    "legal_moves",
    "perft",
    "play",
    "short_label",
    "to_text",
    "undo",
    "why_not",
]
