"""A recorded game of Пленники: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 24
LINE: Final = (
    "direction=down L4>F1 R3>F4 R1>R3 R5>F1 R1>R5 L3>R4 L3>R4 R1>F4 L3>F1 L3>F4 L3>F4 L2>F2 L2>L3 L2>F2 "
    "L2>F2 L2>F1 R2>L2 R2>L4 R2>F4 L2>R2 L1>F4 L4>F4 L4>F4 L4>R2 L5>F1 L4>F3 L4>F1 L3>F1 R5>L2 R5>L2 "
    "R5>F2 R4>F2 R4>F2 R4>F2 L5>L3 L5>F1 R4>F1 R4>F3 L5>F3 R5>F3 R4>R2 R4>F4 L1>L4 L1>F4 R3>F4 R3>F4 "
    "R3>F3 R3>F1 R1>F1 L4>F1 L1>F2 L3>F2 R1>F2 R3>F2 R2>F3 R2>F3 R2>F3 R2>F3 R2>F2 L2>F3 L2>F3 L1>F3"
)
#: What is said before the move with this number (0 …).
COMMENTS: Final = (
    (0, "Базовая карта — туз, и собирать решают вниз: три короля уже лежат снаружи."),
    (3, "Тройки червей и треф уйдут на соседние карты своей масти, и откроется дама червей."),
    (17, "Пустой ряд принимает шестёрку треф, чтобы девятка червей ушла на основание."),
    (26, "Король треф свободен, и последнее из четырёх оснований начинает расти."),
    (
        29,
        "Тройку и четвёрку треф кладут в пустой ряд, и пики от десятки до семёрки уходят на основание.",
    ),
    (43, "Двойку бубен откладывают в пустой ряд, и дальше карты уходят на основания без остановки."),
)
