"""A recorded game of Крепость: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 46
LINE: Final = (
    "direction=up R4>FH L3>R1 L1>R1 L1>FC L4>L1 R3>R1 L4>R3 R4>L4 R4>FC R4>R2 R4>L1 L4>L1 L4>L1 L2>L1 "
    "L2>R5 L2>L1 L5>R3 L5>R3 L5>R5 L5>FD L2>FD L3>R4 L3>L4 L3>FD L3>FH R1>FH R1>FH R1>FH R1>FH L5>R1 "
    "R2>L3 R2>L3 R2>R1 L3>R2 L3>R2 L4>L3 L4>L3 L4>FH R5>L4 R5>L4 R5>L4 R5>FH R5>FD L1>FD L1>FD L1>FD "
    "L1>FD L1>FD L1>FD L1>FD L3>FD L3>FD L2>L4 L1>L2 L1>L3 L1>R4 R5>L1 R5>R4 R2>L5 R2>L5 R2>L3 R2>L1 "
    "R2>FH L5>L3 L5>L3 R1>R2 R1>R2 R1>R2 R1>FH R2>FH R2>FH R2>FH R1>R4 R1>R2 R1>FS R3>FS R3>FS R3>FS "
    "R3>FS L3>FS L3>FS L3>FS L3>FS R4>FS R4>FS R4>FS R4>FS R3>FC L1>R3 L1>FC R3>FC R3>FC L4>FC L4>FC "
    "L4>FC L4>FC L2>FC R3>FC R2>FC"
)
COMMENTS: Final = ()
