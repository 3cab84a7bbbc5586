"""The recorded game of the demonstration, move by move. Found by a complete depth-first search."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "R3>hole R4>hole R2>hole R4>hole R5>hole R3>hole R3>hole stock>hole R3>hole stock>hole R2>hole "
    "R4>hole R4>hole stock>hole R6>hole R1>hole stock>hole R7>hole stock>hole stock>hole R2>hole "
    "R5>hole R4>hole R6>hole stock>hole stock>hole R2>hole R2>hole R6>hole R5>hole stock>hole "
    "R1>hole stock>hole stock>hole R3>hole stock>hole stock>hole R5>hole R5>hole stock>hole R7>hole "
    "R7>hole R6>hole R1>hole R7>hole R6>hole stock>hole R1>hole R7>hole R1>hole"
)
