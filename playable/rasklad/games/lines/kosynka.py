"""The recorded game of the demonstration, move by move. Found by a beam search."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "R2>R5 stock>waste waste>FS stock>waste R2>R7 waste>R2 R3>R2 R3>FC R1>R3 R6>R1 R7>R6:2 R6>R1:3 R7>R4 "
    "R3>R1:2 R4>R3:2 R5>R4:2 waste>R5 waste>FS stock>waste waste>R2 stock>waste stock>waste waste>R6 "
    "R7>R6 R7>R3 stock>waste waste>R7 waste>FH R3>FH waste>FD stock>waste stock>waste waste>stock "
    "stock>waste stock>waste waste>FH R3>R6 R3>FH waste>FD R5>R3:2 R5>R3 R5>FD R7>R5:2 R6>R7:4 R7>R3:5 "
    "stock>waste waste>R6 waste>R1 waste>FH R5>R7:3 R6>R5:2 R6>R7 stock>waste stock>waste waste>R5 "
    "waste>R4 waste>FS R7>FS waste>FS waste>FC R3>FC R3>FD R7>FD R6>FC R4>R6:4 R4>R6 R4>FD R7>FS R1>FS "
    "R7>FD R7>FS R3>R1:3 R3>FD R3>FS R1>FC waste>FD R3>FD R1>FH waste>R6 waste>FH waste>FC waste>FS R1>FC "
    "R6>FC R1>FH R6>FH R1>FC R1>FH R1>FS R6>FC R6>FH R6>FS R2>FD R1>FD R5>FC R5>FH R6>FH R2>FC R1>FC "
    "R5>FS R2>FD"
)

#: Moves made before, and what is said there.
COMMENTS: Final = (
    (0, "Валет червей ложится на даму пик, и во второй стопке остаётся одна карта."),
    (
        4,
        (
            "Десятка червей освобождает вторую стопку: туда идёт король бубен из колоды, а на него — "
            "дама, под которой лежит туз треф."
        ),
    ),
    (
        14,
        (
            "Пункт 7 пускает на пустое место и группу без короля: четвёрка с тройкой уходят, и "
            "открывается король червей."
        ),
    ),
    (32, "Колода пройдена, её переворачивают; в этой игре один раз."),
    (
        39,
        (
            "Десятка с девяткой занимают пустое место и за пять ходов собирают на себе ещё шесть карт, от "
            "восьмёрки до тройки."
        ),
    ),
    (63, "Четвёрка треф освобождает шестую стопку для короля червей, и закрытых карт больше не останется."),
)
