"""The recorded game of the demonstration, move by move."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "C33+C44 C11+C12 C23+C34 C31+C32 C41>C23 C45>C12 C12+C21 C42>C34 stock>C42 stock>C45 C43>C33 C45>C21 "
    "stock>C44 stock>C41 stock>C43 C44>C32 C32+C41 C42>C32 C21+C32 C43>C32 stock>C44 C35+C44 stock>C44 "
    "stock>C45 C34+C45 stock>C43 stock>C45 C43>C31 stock>C41 C31+C41 C45>C31 C44>C21 stock>C41 C21+C22 "
    "stock>C42 C41>C11 C42>C22 stock>C44 stock>C41 stock>C43 C43>C21 C44>C34 C23+C34 stock>C43 C43>C12 "
    "C41>C23 C23+C33 stock>C43 stock>C41 stock>C44 C43>C23 C22+C23 C41>C23 C12+C23 C44>C34 stock>C44 "
    "C34+C44 stock>C43 C32+C43 stock>C41 C41>C33 stock>C44 C44>C35 stock>C41 C41>C34 C24+C34 stock>C41 "
    "C41>C24 C14+C24 stock>C41 C41>C22 C21+C22 stock>C41 C41>C21 C11+C21 stock>C42 C42>C21 stock>C44 "
    "C44>C12 C12+C21 stock>C44 C35+C44 stock>C45 C45>C24 C24+C25 C31>C22 C33>C12 C12+C13 C22>C14 C14+C15"
)

#: Moves made before, and what is said there.
COMMENTS: Final = (
    (
        0,
        (
            "Двойка треф лежит рядом сразу с двумя двойками, а снять её можно только с одной; начинают с "
            "троек, по диагонали."
        ),
    ),
    (4, "Пар больше нет: поднимают карты нижнего ряда, и восьмёрка червей встаёт рядом с восьмёркой пик."),
    (8, "В нижнем ряду осталась одна карта: пустые места в нём заполняют из стопки."),
    (31, "Семёрку треф поднимают из нижнего ряда к семёрке червей."),
    (50, "Четвёрка червей поднимается к четвёрке треф, а за нею туз пик — к тузу бубен."),
    (85, "Стопка вышла, четвёртый ряд пуст: нижним стал третий, и его карты поднимают к последним парам."),
)
