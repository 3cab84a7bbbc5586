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

#: Moves made before, and what is said there.
COMMENTS: Final = (
    (0, "Основание открыто десяткой червей, и на неё подряд уходят семь карт рядов, от девятки до тройки."),
    (7, "На тройку класть нечего: приходится открыть карту колоды."),
    (10, "На даму из колоды идут король, другая дама и другой король: направление меняется на каждом ходу."),
    (23, "Туз треф закроет основание, ведь открытых двоек нет, зато освободит девятку пик."),
    (40, "Шестёрка из колоды снимает шесть карт подряд: пятёрку, шестёрку и дальше до десятки."),
    (47, "Последними на двойку бубен уходят туз, двойка и туз, а одна карта колоды так и не понадобилась."),
)
