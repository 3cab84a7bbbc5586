"""A recorded game of Пленники: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 24
LINE: Final = (
    "direction=down L4>F1 R5>F1 L2>F2 R3>F4 R1>R3 R1>R5 R1>F4 L3>R4 L3>R4 L3>F1 L3>F4 L3>F4 L2>L3 L2>F2 "
    "L2>F2 L2>F1 L5>F1 L1>L2 R1>L1 L5>R1 L3>L5 R2>L3 R2>L4 R2>F4 L2>F4 L4>F4 L4>F4 L4>L2 L4>F3 L4>F1 "
    "L5>F1 L5>F1 L3>R2 L2>R2 L1>L2 L1>L2 L1>R3 L1>R1 R5>L1 R5>L1 R5>F2 R4>F2 R4>F2 R4>F2 R4>F1 R1>F2 "
    "R1>F2 R1>F2 R4>F3 L5>F3 R5>F3 R4>R2 R4>F4 R3>F4 R3>F4 R3>F4 R3>F3 R3>F1 R3>F2 R2>F3 R2>F3 R2>F3 "
    "R2>F3 R2>F2 L1>F3 L1>F3 L1>F3 L2>L1 L2>F1 L1>F1"
)
COMMENTS: Final = ()
