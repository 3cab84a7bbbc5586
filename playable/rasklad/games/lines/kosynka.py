"""The recorded game of the demonstration, move by move. Found by a depth-first search."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "R2>R3 R2>R7 R6>R2 R6>R2 R7>R2:2 R7>R4 R3>R5 R4>R7 R5>R3 stock>waste waste>FS R7>R4 R3>R5 R4>R7 "
    "stock>waste R5>R3 R7>R4 R3>R5 stock>waste waste>R3 R4>R7 stock>waste R7>R4 stock>waste waste>R6 "
    "R7>R6 R7>R4 R4>R6:2 stock>waste waste>R7 waste>FH R6>FH waste>FD R6>R4 stock>waste R4>R6 "
    "stock>waste R6>R4 waste>stock R4>R6 stock>waste waste>FS R6>R4 stock>waste R4>R6 stock>waste "
    "waste>FH R4>FH waste>FD R5>R4:2 stock>waste stock>waste stock>waste waste>stock stock>waste "
    "waste>R2 R1>R2 R3>R1:2 R3>FC R3>R5 R4>R3:3 R2>R5 stock>waste waste>R4 waste>R4 R7>R4:2 R7>R5 "
    "R6>R5:4 R5>R2:6 R2>R6:10 R6>R5:6 R4>R7:3 R6>R2:4 R5>R2:6 R2>R6:10 stock>waste waste>R2 R6>R2:9 "
    "R7>R4:3 R2>R5:6 R2>R6:3 R5>R6:6 stock>waste R6>R2:9 R2>R5:6 R2>R6:3 R4>R7:3 R6>R2:3 R5>R2:6 "
    "R2>R6:9 stock>waste waste>R2 R5>R2:2 R5>R2 R5>FD waste>R1 waste>FS R4>R1:2 waste>R4 waste>FC "
    "R6>FC R6>FD R7>FD R5>R1 R6>R5:9 R6>FS R4>FS R7>FS R4>FD R1>FD R2>FD waste>FD waste>FS waste>FH "
    "R6>FC R5>FC R5>FH R7>FH R7>FS waste>R4 waste>FC R5>FC R5>FH R5>FS waste>FS R1>FC R1>FH R5>FH "
    "R5>FS R3>FH R3>FS R2>FC R2>FD R1>FC R1>FD R5>FD R5>FS R4>FD R2>FC R2>FH R3>FH R1>FC R2>FC"
)
