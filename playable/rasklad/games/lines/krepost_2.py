"""A recorded game of Крепость: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 46
LINE: Final = (
    "direction=up L3>R1 L1>R1 L1>FC L4>L1 L4>L5 R4>FH R4>L4 R4>FC R4>R2 R4>L1 R3>R1 R3>R2 L5>R2 L5>R2 "
    "L5>R2 L4>L1 L4>L1 L2>L1 L5>R4 L2>R4 L5>FD L2>L1 R5>R4 L2>FD L2>R4 L3>L2 L3>L4 L3>FD L3>FH R1>FH "
    "R1>FH R1>FH R1>FH L4>L3 L4>L3 L4>FH R5>FH R5>FD R3>FC R1>L5 R1>L5 R5>FC R1>R5 R3>R4 R1>R3 R1>FS "
    "R2>FS R2>FS R2>FS R2>FS R2>FS R2>FS R2>R1 R2>FS R2>FC R2>FH R4>FC R4>FC R4>FC R4>FC R4>FC L1>FD "
    "L1>FD L1>FD L1>FD L1>FD L1>FD L1>FD L1>FC L1>FS R5>FS R5>FS L1>FS L2>FS L5>FH L5>FH L5>FH R1>FH "
    "R3>L1 R3>FC L1>FC L3>FD L3>FD"
)
#: What is said before the move with this number (0 …).
COMMENTS: Final = (
    (0, "Собирать решают вверх: туз червей лежит снаружи, а двойка треф в том же ряду — третья с края."),
    (1, "Пятёрка, а за ней четвёрка червей ложатся на шестёрку, и открывается туз треф."),
    (6, "Туз червей ложится на своё место, и ряд П4 разбирают до конца."),
    (12, "На семёрке пик складывают цепочку до двойки: потом она целиком уйдёт на основание."),
    (26, "Короля пик откладывают в пустой ряд, чтобы достать тройку бубен и двойку червей."),
    (40, "Последний туз, пиковый, лежит под четырьмя картами, и каждую кладут на соседнюю по старшинству."),
)
