"""Recorded games: each solves its game's demonstration deal under the default readings, move by move.

Found by a throwaway search; a test replays them to a win under the clauses. They can be stepped through
without an engine, so a page may show one before any Python is loaded.
"""

from __future__ import annotations

from typing import Final

KREPOST_1: Final = (
    "R10>FS R7>R8 R2>R6 R8>R1 R8>R1 R9>R8 R9>R6 R7>R9 R8>R7 R8>R7 R8>R5 R2>R8 R2>R3 R4>R2 R4>R9 R5>R9 "
    "R5>R9 R6>R5 R6>R5 R6>R5 R10>R6 R10>R3 R10>R8 R10>R5 R3>R10 R3>R10 R3>R10 R3>FS R3>FC R9>FC R9>FC "
    "R9>FC R9>FC R9>FC R9>R10 R9>R7 R3>R9 R3>R10 R4>R3 R4>R10 R4>R9 R5>R4 R5>R4 R5>R4 R5>R4 R5>R4 R3>R5 "
    "R9>R3 R9>R3 R1>R9 R1>R9 R1>R9 R1>FH R2>FH R2>FH R2>FS R6>FH R6>FH R1>FC R1>FD R10>FD R10>FD R10>FD "
    "R10>FD R10>FD R10>FD R7>FD R7>FD R7>FD R7>FD R1>R7 R1>FH R3>FH R3>FH R7>FH R7>FH R5>FH R5>FH R5>FD "
    "R5>FS R6>FD R7>FC R6>FC R6>FS R4>FS R4>FS R4>FS R4>FS R4>FS R9>FS R9>FS R9>FS R2>FC R8>R1 R8>R2 "
    "R8>FC R8>FH R2>FC R1>FC"
)

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
