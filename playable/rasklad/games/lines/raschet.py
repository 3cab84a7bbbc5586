"""The recorded game of the demonstration, move by move."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "stock>waste waste>T1 stock>waste waste>B4 stock>waste waste>T2 stock>waste waste>T1 stock>waste "
    "waste>T1 stock>waste waste>T1 stock>waste waste>T2 stock>waste waste>T1 stock>waste waste>T2 "
    "stock>waste waste>T2 stock>waste waste>B2 stock>waste waste>T2 stock>waste waste>T3 stock>waste "
    "waste>B4 stock>waste waste>B2 stock>waste waste>B2 stock>waste waste>B1 stock>waste waste>B4 T1>B4 "
    "stock>waste waste>T3 stock>waste waste>B1 T1>B4 T1>B2 stock>waste waste>T2 stock>waste waste>T1 "
    "stock>waste waste>T3 stock>waste waste>T1 stock>waste waste>T2 stock>waste waste>T3 stock>waste "
    "waste>B4 stock>waste waste>T1 stock>waste waste>B4 T3>B4 T2>B4 T2>B4 stock>waste waste>T3 "
    "stock>waste waste>B4 stock>waste waste>T4 stock>waste waste>B3 stock>waste waste>B2 T2>B3 "
    "stock>waste waste>T4 stock>waste waste>T1 stock>waste waste>T4 stock>waste waste>T1 stock>waste "
    "waste>T4 stock>waste waste>B3 stock>waste waste>T4 stock>waste waste>B2 stock>waste waste>B1 T1>B2 "
    "stock>waste waste>B2 T2>B2 T2>B1 T2>B4 stock>waste waste>T2 stock>waste waste>B1 stock>waste "
    "waste>B3 T3>B3 T3>B1 T1>B1 T1>B2 T1>B1 T1>B1 T1>B1 T3>B3 T4>B1 T4>B3 T1>B3 T3>B1 T2>B3 T4>B3 T4>B2 "
    "T2>B2 T4>B3 stock>waste waste>B3"
)
