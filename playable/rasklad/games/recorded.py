"""Recorded games: each solves its game's demonstration deal under the default readings, move by move.

Found by a throwaway search; a test replays them to a win under the clauses. They can be stepped through
without an engine, so a page may show one before any Python is loaded.
"""

from __future__ import annotations

from typing import Final

KOLODETS_36: Final = (
    "R3>F2 R5>F1 R4>F3 stock>open open>R3 stock>open open>R4 R3>R4 stock>open open>R1 stock>open open>R3 "
    "stock>open open>R5 stock>open open>R3 stock>open open>R2 stock>open open>waste stock>open open>F2 "
    "stock>open open>R2 stock>open open>waste stock>open open>R5 stock>open open>F1 stock>open open>F3 "
    "stock>open open>waste stock>open open>F3 stock>open open>waste stock>open open>R3 stock>open "
    "open>waste stock>open open>F4 stock>open open>R5 stock>open open>R4 stock>open open>R5 stock>open "
    "open>F1 R4>F1 R2>F1 R2>F1 stock>open open>waste stock>open open>F2 stock>open open>R2 stock>open "
    "open>R4 stock>open open>F4 R3>F4 R3>F2 R4>F2 R4>F2 R4>R1 stock>open waste>R4 waste>F4 R5>F4 R5>F4 "
    "R2>F4 R2>F4 waste>F4 R5>F2 R5>F1 waste>F1 waste>F3 R3>F3 waste>F2 open>F3 R1>F3 R1>F3 R1>F2 R4>F3"
)

KOLODETS_52: Final = (
    "R3>F1 R2>F2 R1>R4 stock>open open>F3 stock>open open>R1 stock>open open>R3 stock>open open>R2 "
    "stock>open open>waste stock>open open>waste stock>open open>R4 stock>open R2>R4 open>waste "
    "stock>open open>R2 stock>open open>F3 waste>F3 stock>open open>waste stock>open open>R4 stock>open "
    "R3>R4 open>R3 stock>open open>R5 stock>open open>R2 waste>R2 stock>open open>R4 stock>open open>R1 "
    "stock>open open>waste stock>open open>R5 stock>open waste>R5 open>R3 stock>open open>waste "
    "stock>open open>R5 stock>open open>F2 R2>F2 stock>open open>waste stock>open open>R1 stock>open "
    "open>R3 stock>open open>R3 stock>open open>waste stock>open open>F1 stock>open open>R4 stock>open "
    "open>waste stock>open open>waste stock>open open>waste stock>open open>waste stock>open open>F3 "
    "stock>open open>F1 R4>F1 stock>open open>waste stock>open open>R2 stock>open open>F1 R5>F1 R5>F1 "
    "R5>F1 stock>open open>R1 stock>open open>waste stock>open open>R2 stock>open open>R5 stock>open "
    "open>F3 waste>F3 stock>open open>F2 R3>F2 R3>F2 R3>F2 stock>open open>F4 R2>F4 R2>F4 R2>F4 R2>F4 "
    "R4>F4 R4>F3 R4>F2 R4>F2 R4>F1 R3>F3 R4>F1 R4>F1 waste>R3 waste>F1 waste>R2 waste>F4 R1>F4 R5>F4 "
    "R1>F3 R5>F2 R2>F3 R1>F4 R5>F4 R3>F3 R1>F2 waste>F2 waste>F2 waste>R1 waste>F4 R1>F4 waste>R1 "
    "waste>F3 R1>F3"
)
