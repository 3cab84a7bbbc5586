"""The recorded game of the demonstration, move by move, and what is said at its turning points."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "R10>FS R7>R8 R2>R6 R8>R1 R8>R1 R9>R8 R9>R6 R7>R9 R8>R7 R8>R7 R8>R5 R2>R8 R2>R3 R4>R2 R4>R9 R5>R9 "
    "R5>R9 R6>R5 R6>R5 R6>R5 R10>R6 R10>R3 R10>R8 R10>R5 R3>R10 R3>R10 R3>R10 R3>FS R3>FC R9>FC R9>FC "
    "R9>FC R9>FC R9>FC R9>R10 R9>R7 R3>R9 R3>R10 R4>R3 R4>R10 R4>R9 R5>R4 R5>R4 R5>R4 R5>R4 R5>R4 R3>R5 "
    "R9>R3 R9>R3 R1>R9 R1>R9 R1>R9 R1>FH R2>FH R2>FH R2>FS R6>FH R6>FH R1>FC R1>FD R10>FD R10>FD R10>FD "
    "R10>FD R10>FD R10>FD R7>FD R7>FD R7>FD R7>FD R1>R7 R1>FH R3>FH R3>FH R7>FH R7>FH R5>FH R5>FH R5>FD "
    "R5>FS R6>FD R7>FC R6>FC R6>FS R4>FS R4>FS R4>FS R4>FS R4>FS R9>FS R9>FS R9>FS R2>FC R8>R1 R8>R2 "
    "R8>FC R8>FH R2>FC R1>FC"
)

COMMENTS: Final = (
    (0, "Снаружи лежит только один туз, пиковый: он и начинает первое основание."),
    (
        17,
        "Семёрка, восьмёрка и девятка пик ложатся на шестёрку обратным порядком и открывают пятёрку червей.",
    ),
    (23, "Десятка пик ложится на девятку, и пятый правый ряд пуст: это первая дорожка."),
    (
        41,
        "Пики с десятки по шестёрку поворачиваются на дорожке, как сулит пункт 14, и открывают даму червей.",
    ),
    (49, "Дорожка принимает короля, даму и валета пик: под ними лежит туз червей, без которого не сойтись."),
    (93, "Дорожек теперь вдоволь: король и дама треф отходят в сторону, чтобы выпустить валета."),
)
