"""The recorded game of the demonstration, move by move, and what is said at its turning points."""

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

COMMENTS: Final = (
    (5, "Короля кладут на дно своей пачки: он понадобится последним и никого не должен запирать."),
    (15, "Семёрка пик ложится на валета червей не случайно: четвёртое основание возьмёт их в этом порядке."),
    (60, "Шестёрка треф пускает за собою десятку, туза и пятёрку: четвёртому основанию нужны ещё две карты."),
    (71, "Третье основание ждало дольше всех: до этой шестёрки на нём лежала одна тройка."),
    (98, "Король треф закрывает четвёртое основание, первое из всех."),
    (104, "Двойка бубен продолжает третье основание, и пачки расходятся почти без остановки."),
)
