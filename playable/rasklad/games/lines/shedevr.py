"""A recorded game of Шедевр: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 31
LINE: Final = (
    "direction=down L2>R2 L2>FC L4>FC R4>R1 L2>cellar L2>R2 L2>FH L4>R2 L4>R2 L4>FH L5>L4 L5>R4 L5>FS "
    "L5>FH cellar>FH L1>L2 L1>cellar L1>FC L1>R4 R3>L1 R3>L2 R3>R4 R3>L4 R3>FC L2>R3 L2>FC R3>FC R5>R4 "
    "cellar>L2 R5>L2 L3>R3 L3>cellar L3>R4 L3>R3 L3>FS R3>L3 R3>FS L3>FS R5>L3 R5>FS L3>FS R1>L3 R1>FS "
    "L3>FS R1>L4 R1>L3 R1>L2 R1>FD R2>FD R2>FD R2>FD R2>FD R2>FD R2>FH R4>FD R4>FD R4>FD R4>FD R4>FD "
    "R4>FD R4>FC R4>FS cellar>FS R4>FS L2>FC L2>FC L2>FC R2>FC L3>FC L1>R2 L1>FH R2>FH R2>FH R2>FS L4>FH "
    "L4>FH L4>FH L4>FH"
)
#: What is said before the move with this number (0 …).
COMMENTS: Final = (
    (0, "Собирать решают вниз: король треф лежит сразу под девяткой бубен, а дама треф — уже снаружи."),
    (5, "Десятку червей прячут в запертый подвал, чтобы добраться до короля червей."),
    (11, "Обе красные тройки уходят на двойки, и левый нижний ряд разбирается до конца."),
    (15, "Левый нижний ряд пуст: подвал отперт, и десятка червей уходит на основание."),
    (31, "Пустой ряд и подвал принимают валета и четвёрку пик, чтобы под ними открылась дама пик."),
    (48, "Король бубен свободен, и бубны одна за другой уходят на основание."),
)
