"""The recorded game of the demonstration, move by move, and what is said at its turning points."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "P3>H8 P5>H8 P11>H9 P1>H8 P9>H8 P9>H12 P9>H3 P1>H7 P2>H7 P7>H7 P11>H5 P2>H3 P6>P7 P6>H11 P5>H11 "
    "P11>H11 P5>H5 P4>H11 P12>P10 P2>P6 refill P1>H12 P4>H12 P11>H12 P9>P4 refill P1>H3 P10>P11 refill "
    "P1>H8 P5>H8 P5>P3 P5>H9 refill P5>H2 P5>H10 P6>H10 P1>P10 P1>P5 refill P5>P1 refill P8>P5 refill "
    "stock>waste waste>H3 stock>waste stock>waste stock>waste waste>H5 P5>H5 P5>H5 refill stock>waste "
    "waste>H6 P5>H6 waste>H6 refill P5>H10 refill P6>P5 refill stock>waste stock>waste stock>waste "
    "waste>H9 P9>H9 refill stock>waste waste>H8 P2>H8 P2>H9 P11>H9 P2>H12 P11>H9 P7>H12 P7>H12 P7>H7 "
    "P4>H7 P4>H7 P12>H7 P4>H7 P12>H6 P1>H6 P1>H6 refill P7>H3 P5>H3 P5>H3 P2>H3 P2>H1 P10>H1 P10>H1 "
    "P10>H4 P5>H4 P5>H4 P2>H4 P11>H4 P11>H11 P1>H11 P9>H11 P9>H6 P9>H5 P12>H5 P4>H5 P4>H2 P3>H2 P3>H2 "
    "P7>H2 P1>P3 P1>H2 P6>P4 P6>H4 P6>H4 P7>H4 P8>P10 P8>H10 P3>H10 P8>H6 P3>H10 waste>H10 waste>H1 "
    "P10>H1 P10>H1 P4>H1 P4>H1 waste>H2 P3>H2"
)

COMMENTS: Final = (
    (0, "Бубны сразу идут к часу VIII: туз, двойка, тройка и четвёрка лежат сверху своих пачек."),
    (12, "Играть на часы больше нечего, и начинается марьяж: валет бубен на даме открывает пятёрку пик."),
    (20, "Четыре пачки пусты, другие поредели: колода закрывает все места разом, от I часа по кругу."),
    (44, "В круге нет ни неполных пачек, ни карты для часов: пора открыть карту колоды."),
    (70, "Восьмёрка бубен показывает свой час: основание у VIII закрыто первым."),
    (120, "Талон отдаёт десятку червей, и час X закрыт, а под ней ждёт десятка треф для часа I."),
)
