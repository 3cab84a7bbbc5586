"""A recorded game of Фаворитка: it solves the demonstration deal under the default readings."""

from __future__ import annotations

from typing import Final

DEAL: Final = 23
LINE: Final = (
    "direction=up R3>L3 R1>VL flip R1>VL R1>F2 R1>L2 R1>F4 L2>F4 L2>F4 L2>VL L2>R1 L2>F1 R2>F1 R2>F1 "
    "R2>F1 R2>F1 L2>F4 R3>F4 R3>F2 R4>L2 R4>F1 VR>F1 R4>R1 R4>F1 R4>F2 L3>R4 L3>F1 R4>F1 L2>R1 L1>L2 "
    "L1>R3 L1>R1 L1>F3 L1>L2 L3>L2 L3>L4 L3>F1 R2>F1 VR>L1 VR>R2 VL>VR VL>VR VL>F3 VR>F3 VR>F3 VR>F3 "
    "VL>R2 VL>F4 VL>F2 R1>F2 R1>F2 R1>F2 R1>F2 L1>F2 L2>F4 L2>F4 L2>F4 L4>F4 L4>F4 R3>VL R3>F3 VL>F3 "
    "VL>F3 VL>F3 L4>L1 L4>F2 R3>F2 L1>F2 L4>F4 R2>VR R2>F3 VR>F3 VR>F3"
)
#: What is said before the move with this number (0 …).
COMMENTS: Final = (
    (0, "Базовая карта — десятка, и собирать решают вверх: в одном ряду П1 ждут два валета."),
    (2, "Шестёрка пик ложится на вертикальный ряд: класть туда карты текст не запрещает."),
    (3, "Вертикальные ряды переворачивают уже теперь, чтобы дама пик приняла короля."),
    (10, "Осталось снять туза пик и пятёрку бубен, чтобы валет червей лёг на десятку."),
    (41, "Туз и король пик переходят из одного вертикального ряда в другой, чтобы открыть даму."),
    (49, "Туз бубен ложится на короля, и бубны от двойки до шестёрки уходят за ним подряд."),
)
