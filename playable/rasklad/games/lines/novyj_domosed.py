"""A recorded game of Новый домосед: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 38
LINE: Final = (
    "direction=up L5>F1 R2>F4 R3>L1 R5>L3 R1>R5 R1>F3 R1>F2 R3>R1 R3>F3 R3>F1 R2>F3 R3>R5 L4>R2 L5>R3 "
    "L5>F1 L5>L4 L2>L5 L3>L2 L3>L2 R3>L3 R1>R3 R1>R3 R4>R3 R1>R3 R4>R1 R4>F4 R4>F1 R5>F1 R5>F1 R5>F1 "
    "R5>R4 R5>F2 R2>F2 R2>F2 L3>R5 L3>F2 R5>F2 L3>F4 L3>F4 L2>F4 L2>F4 L2>F4 L2>F4 R4>F4 R4>F4 R2>L2 "
    "R2>F3 L1>R2 L1>F3 R2>F3 L2>L5 L2>F3 L5>F3 L5>F3 L1>R2 L1>F3 L4>F3 L4>F3 L4>F4 L4>F2 L4>F1 L2>F1 "
    "R2>F1 L1>F2 L1>F1 R1>F1 R3>F2 R3>F2 R3>F2 R3>F2 L3>F4"
)
#: What is said before the move with this number (0 …).
COMMENTS: Final = (
    (0, "Базовые карты — двойки, и собирать решают вверх: две тройки уже лежат снаружи."),
    (6, "Восьмёрка червей ушла, и под ней одна за другой открываются обе чёрные тройки."),
    (8, "Туз пик ложится на короля: в рядах старшинство идёт по кругу."),
    (17, "Левый нижний ряд опустел, и его занимают валетом треф, как главный."),
    (21, "В пустом ряду складывают цепочку пик от туза до валета, чтобы она никому не мешала."),
    (32, "Четвёрка пик на месте, и за ней уходят пики до восьмёрки, а потом бубны до дамы."),
)
