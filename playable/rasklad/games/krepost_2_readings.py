"""The editor's readings of Крепость by the modern book, in the order in which they stand on the page."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Option, Reading
from rasklad.games.napoleon_readings import (
    direction_time,
    final,
    null_move,
    numbered,
    one_card,
    row_wrap,
)

law = section("shedevr.krepost")


def _rows(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="rows",
        after=after,
        silent="Рисунок утрачен: сколько рядов и по скольку в них карт, текст не говорит.",
        choice="Пять рядов слева и пять справа; в двух верхних по шесть карт, в остальных по пять.",
        why="Так во всех описаниях «Крепости»: двенадцать карт в верхней строке и по десять в остальных — "
        "ровно 52. Строки длиннее ничем не подтверждены, и пасьянс в них почти никогда не сходится.",
    )


def _aces(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="aces",
        after=after,
        silent="Тузы «перекладывают в базовый ряд после раскладки всей колоды». Не сказано, по ходу ли "
        "игры, когда они станут игровыми, или сразу все, где бы они ни лежали; и обязательно ли это.",
        choice="По ходу игры: туз кладут в базовый ряд, когда он оказался крайним. Пункт запрещает лишь "
        "делать это, пока колода раскладывается. Держать туза в ряду можно сколько угодно.",
        why="Так играют «Крепость» везде, так и в «Крѣпости» старой книги. А «перекладывать» у этого "
        "автора — слово о ходах игровыми картами. Но и второе чтение не противоречит букве, и пасьянс с "
        "ним сходится вдвое чаще: в 60 раскладах из ста, а не в 28.",
        options=(
            Option("inPlay", "по ходу игры", "Туза освобождают, как любую карту, и кладут на его место."),
            Option(
                "lifted",
                "сразу после раскладки",
                "Все четыре туза вынимают из рядов, как только карты разложены; ряды смыкаются.",
            ),
        ),
        default="inPlay",
    )


def _suits(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="aceplaces",
        after=after,
        silent="Какой туз на какое место базового ряда ложится, не сказано.",
        choice="Места размечены по мастям, сверху вниз: пики, черви, бубны, трефы.",
        why="На игру это не влияет, зато у каждого туза одно место и ход записывается одним способом.",
    )


READINGS: Final = numbered(
    "krepost-2",
    (_rows, law(2)),
    (_aces, law(4)),
    (_suits, law(4)),
    (final, law(5)),
    (direction_time, law(7)),
    (one_card, law(10)),
    (
        row_wrap(
            "off",
            "В «Крепости» туз и король не соединяются; по кругу, от туза к королю, идут только основания, "
            "и то если собирать вниз. На исход это почти не влияет.",
        ),
        law(11),
    ),
    (null_move, law(12)),
)
