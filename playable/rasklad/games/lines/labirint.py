"""The recorded game of the demonstration, move by move."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "deal deal deal C13>FH deal deal deal deal deal deal C18>FC C16>FC deal deal deal deal deal deal deal "
    "deal C27>FD deal deal deal deal deal deal C34>FH deal deal deal C36>FH deal C36>FS C27>FS deal deal "
    "deal deal deal deal deal C44>FS deal deal deal deal C47>FC deal deal C48>FD C41>FD C14>FD C24>FH "
    "C31>FH C47>FH C46>FH C36>FC C42>FC C18>FH C26>FH C21>FH C12>FH C17>FH deal deal C51>FC C28>FC C11>FC "
    "deal deal C52>FS C13>FS C23>FD C44>FD C32>FD deal C52>FD C15>FD C34>FD C37>FD C25>FD C35>FC deal "
    "C52>FS C45>FS C43>FS C48>FS C33>FS deal C52>FC C22>FC C51>FC deal C52>FS C38>FS"
)

#: Moves made before, and what is said there.
COMMENTS: Final = (
    (
        3,
        (
            "Двойка червей уходит сразу, и на её место ляжет следующая карта: только что выложенная места "
            "не занимает."
        ),
    ),
    (
        10,
        (
            "Двойка треф тянет за собой тройку: та лежит в верхнем ряду и потому открыта, а место её "
            "останется пустым."
        ),
    ),
    (33, "Двойка пик уходит, едва её выложили, а за нею тройка: под той ещё ничего не лежит."),
    (
        50,
        (
            "Тройка бубен открывает целую цепочку: за четырнадцать ходов на основание уйдут и все черви "
            "до короля."
        ),
    ),
    (71, "Пятёрка пик отпускает шестёрку из верхнего ряда, а та открывает под собою шестёрку бубен."),
    (94, "Колода вышла на даме пик: остаётся положить её и короля."),
)
