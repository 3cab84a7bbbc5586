"""The recorded game of the demonstration, move by move. Found by a throwaway search."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "R3>F2 R5>F1 R4>F3 stock>open open>R3 stock>open open>R4 R3>R4 stock>open open>R1 stock>open open>R3 "
    "stock>open open>R5 stock>open open>R3 stock>open open>R2 stock>open open>waste stock>open open>F2 "
    "stock>open open>R2 stock>open open>waste stock>open open>R5 stock>open open>F1 stock>open open>F3 "
    "stock>open open>waste stock>open open>F3 stock>open open>waste stock>open open>R3 stock>open "
    "open>waste stock>open open>F4 stock>open open>R5 stock>open open>R4 stock>open open>R5 stock>open "
    "open>F1 R4>F1 R2>F1 R2>F1 stock>open open>waste stock>open open>F2 stock>open open>R2 stock>open "
    "open>R4 stock>open open>F4 R3>F4 R3>F2 R4>F2 R4>F2 R4>R1 stock>open waste>R4 waste>F4 R5>F4 R5>F4 "
    "R2>F4 R2>F4 waste>F4 R5>F2 R5>F1 waste>F1 waste>F3 R3>F3 waste>F2 open>F3 R1>F3 R1>F3 R1>F2 R4>F3"
)

#: Moves made before, and what is said there.
COMMENTS: Final = (
    (
        0,
        "Шестой картой вышел валет бубен, а в кресте уже есть валеты пик и треф: начаты три угла.",
    ),
    (15, "Старшинство замкнуто в круг, и туз пик ложится на шестёрку треф."),
    (19, "Девятке пик нет места ни в углах, ни в кресте: она первой уходит в резерв."),
    (
        51,
        "Туз бубен потянет за собой из креста шестёрку, семёрку и восьмёрку: в углу за тузом идёт шестёрка.",
    ),
    (69, "Восьмёрка треф перейдёт на девятку и освободит место Г: будет куда разбирать резерв."),
    (71, "Колода вышла; десятка треф займёт пустое место, и под ней откроется туз червей, нужный в угол."),
)
