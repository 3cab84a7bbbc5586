"""The recorded game of the demonstration, move by move. Found by random games that prefer the bases."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "packet1>FH deal packet5>centre packet1>workS deal deal packet3>FD deal packet5>FS wallS>FS deal "
    "deal deal deal deal packet3>FH packet3>FH packet2>centre packet5>centre deal packet2>FC "
    "packet1>FH deal packet3>FD packet1>FS workE>FS packet2>FS packet5>workW gather packet1>FS "
    "packet2>centre deal packet2>FC packet4>FS deal packet4>workE deal packet4>FS packet2>workW deal "
    "packet4>FS packet1>FS packet2>centre deal deal packet2>FD packet1>workE packet4>workE deal deal "
    "packet3>FS deal packet2>FC packet1>centre packet3>workE wallE>centre deal packet2>workW "
    "packet2>workE wallN>workW wallW>workW wallW>FH wallW>FC deal gather packet2>centre deal "
    "packet1>FC centre>FC centre>FC centre>FC centre>FC centre>FC centre>FC centre>FC centre>FC "
    "wallS>centre wallS>FD wallS>FS workN>FD packet1>FS wallW>FS packet3>FS wallN>FS wallW>workW "
    "wallW>workN workE>workN deal packet3>FH packet1>FS workN>workE wallE>workW packet3>workW "
    "workE>workN deal packet3>FD deal packet2>FD workN>FD workN>FD workN>FD packet2>workN deal deal "
    "packet1>workN deal packet3>FS packet2>FD packet3>FS wallS>workN wallS>FH workW>FH workW>FH "
    "workW>FH workW>FH workW>FH workW>FH workW>FH workW>FH workW>FH wallW>FC packet3>FC workW>FC "
    "deal gather deal deal deal deal packet2>workW deal packet1>workE wallE>workW wallE>FC "
    "packet2>FC wallE>FH workW>FC workW>FC wallE>FH wallW>FH wallE>FS workW>FC packet2>FS "
    "wallN>workW wallN>FH wallN>FD workS>FH workS>FH centre>FD wallS>FS workN>FS workN>FS workN>FS "
    "workN>FS wallN>FH wallN>FD workS>workW workN>workE wallE>centre wallE>FD workW>FD workW>FD "
    "packet1>FD packet2>FD packet1>FH packet2>FH workE>FD workE>FD workE>FD workE>FD workE>FD "
    "workE>FD workE>FD packet1>workE packet1>FH packet1>FC workS>FC workE>FC workS>FC centre>FC"
)

#: Moves made before, and what is said there.
COMMENTS: Final = (
    (0, "Король червей открывает первую кучку и сразу начинает основание."),
    (2, "Туз треф ложится на дно колодца: ничем, кроме туза, его не начать."),
    (25, "Десятка пик уйдёт на основание, и её место тотчас закроет туз бубен с правой стены."),
    (28, "Колода вышла: кучки собирают и сдают снова, теперь на четыре."),
    (
        57,
        "Туз червей ложится на короля: масть там идёт по кругу, и двойка с тройкой сойдут со стен.",
    ),
    (68, "На основании треф лежит девятка, и весь колодец уходит за нею, от восьмёрки до туза."),
)
