"""A recorded game of the second Пленники: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 9
LINE: Final = (
    "direction=down L1>R1 L3>F2 L1>L3 L1>R4 R1>R4 R1>R4 R1>F3 L1>R3 L1>F3 L4>R4 L4>R2 L1>F3 L4>L1 R1>L4 "
    "R1>L4 R1>R4 R1>F2 R3>R1 R3>R1 R3>R4 R3>L1 R1>L1 R1>L1 R3>R1 R3>F4 R3>F3 L3>R3 L3>R3 L3>F3 R4>L3 "
    "R4>L3 R4>L3 R4>L3 R4>L3 R4>L3 R4>L3 R4>F2 R4>R1 R4>F3 R2>R4 R2>R4 R2>F4 R1>F4 R1>F4 L2>R1 L2>F1 "
    "R2>F1 R1>F1 L4>R1 L4>R1 L4>R1 L4>R4 L4>F3 L2>F3 L2>F3 R1>F3 R1>F3 R1>F3 L2>F4 R4>F4 R4>F4 R4>F4 "
    "R4>F4 R2>F1 R3>R2 R3>F4 L3>R4 L3>R4 L3>R4 L3>R4 L3>R4 L3>R4 L3>R4 L3>F2 L3>F1 R2>F4 R2>F4 L1>F1 "
    "L1>F1 L1>F1 L1>F1 L3>F1 R2>F1 L2>F1 R4>F2 R4>F2 R4>F2 R4>F2 R4>F2 R4>F2 R4>F2 R4>F2"
)
#: What is said before the move with this number (0 …).
COMMENTS: Final = (
    (0, "Базовая карта — десятка, и собирать решают вниз: девятка червей лежит снаружи."),
    (4, "На даму червей лягут король, туз и двойка: в рядах старшинство идёт по кругу."),
    (13, "Туз бубен занимает первый пустой ряд и открывает короля треф, на которого лягут дама и валет."),
    (
        30,
        "Семь червей одна за другой переходят на шестёрку, в обратном порядке, и открывают семёрку.",
    ),
    (53, "Тройка треф открывает дорогу двойке и тузу, и трефы собирают до конца."),
    (67, "Та же цепочка червей переходит ещё раз, теперь на валета, чтобы открыть шестёрку."),
)
