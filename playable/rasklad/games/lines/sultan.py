"""The recorded game of the demonstration, move by move, and what is said at its turning points."""

from __future__ import annotations

from typing import Final

LINE: Final = (
    "stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste waste>FSa stock>waste "
    "stock>waste stock>waste waste>FHa D8>FHa D5>FHa stock>waste stock>waste waste>FCa stock>waste "
    "stock>waste stock>waste stock>waste stock>waste stock>waste waste>FHa stock>waste stock>waste "
    "waste>FDa stock>waste waste>FCa stock>waste stock>waste stock>waste stock>waste stock>waste "
    "stock>waste waste>FSa stock>waste stock>waste waste>FDb stock>waste stock>waste stock>waste "
    "stock>waste stock>waste stock>waste stock>waste stock>waste waste>FCa stock>waste stock>waste "
    "waste>FHa stock>waste stock>waste stock>waste stock>waste waste>FCb stock>waste stock>waste "
    "stock>waste stock>waste stock>waste waste>FCa stock>waste stock>waste stock>waste waste>FDa "
    "stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste "
    "waste>FDa D8>FDa D4>FDa D4>FDa stock>waste waste>FSb stock>waste waste>FSa stock>waste stock>waste "
    "stock>waste stock>waste waste>FCa D2>FCa stock>waste stock>waste stock>waste stock>waste stock>waste "
    "stock>waste stock>waste stock>waste waste>FSa stock>waste waste>FHk stock>waste stock>waste "
    "waste>FCb stock>waste stock>waste stock>waste waste>FCb stock>waste stock>waste stock>waste "
    "waste>FSb D2>FSb stock>waste stock>waste stock>waste stock>waste stock>waste waste>FSa stock>waste "
    "waste>stock stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste "
    "stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste waste>FHk stock>waste "
    "waste>FHa D1>FHa D7>FHa stock>waste waste>FDa stock>waste waste>FSa stock>waste stock>waste "
    "stock>waste stock>waste waste>FDa stock>waste stock>waste stock>waste waste>FSb stock>waste "
    "waste>FCa waste>FCa stock>waste stock>waste stock>waste stock>waste waste>FHk stock>waste "
    "stock>waste waste>FSa D4>FSa D7>FSa stock>waste waste>FCa D6>FCa D3>FCa D1>FCa waste>FSb stock>waste "
    "stock>waste waste>FCb stock>waste stock>waste stock>waste stock>waste stock>waste waste>FDa "
    "stock>waste stock>waste stock>waste waste>FHa D3>FHa stock>waste stock>waste stock>waste stock>waste "
    "waste>FSb D3>FSb D1>FSb D6>FSb stock>waste waste>FDa stock>waste waste>FHk stock>waste waste>FSa "
    "D5>FSa D4>FSa D4>FHk D4>FHa stock>waste stock>waste stock>waste waste>FHk stock>waste stock>waste "
    "stock>waste waste>FHk stock>waste stock>waste waste>FDb stock>waste waste>stock stock>waste "
    "stock>waste stock>waste waste>FSb D6>FSb waste>FSb stock>waste stock>waste waste>FCb stock>waste "
    "stock>waste stock>waste stock>waste stock>waste stock>waste stock>waste waste>FCb D7>FCb stock>waste "
    "stock>waste stock>waste waste>FDb D2>FDb D3>FDb D8>FDb stock>waste waste>FDa D3>FDa stock>waste "
    "stock>waste waste>FDb D1>FDb D3>FDb stock>waste stock>waste waste>FHk D4>FHk D4>FHk waste>FDb D1>FDb "
    "D8>FDb D1>FCb D2>FCb D6>FCb D3>FCb D5>FCb D4>FHk D7>FHk"
)

COMMENTS: Final = (
    (6, "Туз пик ложится на своего короля: так начинаются семь оснований из восьми."),
    (11, "Тройка и четвёрка червей уходят из дивана, и каждое место тотчас закрывает верхняя карта талона."),
    (117, "Колода вышла: талон тасуют, и начинается вторая игра."),
    (163, "За девяткой треф с дивана идут десятка, валет и дама: первое основание закрыто."),
    (212, "Талон тасуют во второй и последний раз."),
    (251, "Колода пуста, но нужные карты уже открыты: талон и диван отдают их одну за другой."),
)
