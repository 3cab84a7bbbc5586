"""The recorded game of the demonstration, move by move. Found by a throwaway search."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "R3>F1 R2>F2 R1>R4 stock>open open>F3 stock>open open>R1 stock>open open>R3 stock>open open>R2 "
    "stock>open open>waste stock>open open>waste stock>open open>R4 stock>open R2>R4 open>waste "
    "stock>open open>R2 stock>open open>F3 waste>F3 stock>open open>waste stock>open open>R4 stock>open "
    "R3>R4 open>R3 stock>open open>R5 stock>open open>R2 waste>R2 stock>open open>R4 stock>open open>R1 "
    "stock>open open>waste stock>open open>R5 stock>open waste>R5 open>R3 stock>open open>waste "
    "stock>open open>R5 stock>open open>F2 R2>F2 stock>open open>waste stock>open open>R1 stock>open "
    "open>R3 stock>open open>R3 stock>open open>waste stock>open open>F1 stock>open open>R4 stock>open "
    "open>waste stock>open open>waste stock>open open>waste stock>open open>waste stock>open open>F3 "
    "stock>open open>F1 R4>F1 stock>open open>waste stock>open open>R2 stock>open open>F1 R5>F1 R5>F1 "
    "R5>F1 stock>open open>R1 stock>open open>waste stock>open open>R2 stock>open open>R5 stock>open "
    "open>F3 waste>F3 stock>open open>F2 R3>F2 R3>F2 R3>F2 stock>open open>F4 R2>F4 R2>F4 R2>F4 R2>F4 "
    "R4>F4 R4>F3 R4>F2 R4>F2 R4>F1 R3>F3 R4>F1 R4>F1 waste>R3 waste>F1 waste>R2 waste>F4 R1>F4 R5>F4 "
    "R1>F3 R5>F2 R2>F3 R1>F4 R5>F4 R3>F3 R1>F2 waste>F2 waste>F2 waste>R1 waste>F4 R1>F4 waste>R1 "
    "waste>F3 R1>F3"
)

#: Moves made before, and what is said there.
COMMENTS: Final = (
    (0, "Основанием вышла семёрка бубен, и из креста сразу идут в углы восьмёрка бубен и семёрка треф."),
    (12, "Пятёрке пик лечь некуда: она первой уходит в резерв и пролежит там почти до конца."),
    (30, "Король пик перейдёт на туза треф и освободит место В для открытого туза пик."),
    (88, "За дамой бубен из креста уйдут король, туз и двойка: в углу масть идёт через туза по кругу."),
    (108, "Семёрка червей пришла последней картой колоды: только теперь можно начать четвёртый угол."),
    (121, "В кресте пустуют места Б, В и Г: на них и разбирают резерв, карту за картой."),
)
