"""The editor's readings of the two-pack Колодец, in the order in which they stand on the page."""

from __future__ import annotations

from typing import Final

from rasklad.game import Option, Reading

READINGS: Final = (
    Reading(
        id="kolodets-3.R1",
        name="corners",
        after="uvlekatelnye.kolodets.V4",
        silent="Какой масти какой угол, описания не говорят.",
        choice="Сверху пики и черви, снизу бубны и трефы.",
        why="На ход игры это не влияет, зато у каждого короля одно место.",
    ),
    Reading(
        id="kolodets-3.R2",
        name="final",
        after="uvlekatelnye.kolodets.V6",
        silent="Можно ли вернуть карту с основания, не сказано.",
        choice="Нельзя.",
        why="Среди годных карт (пункт В9) верхних карт оснований нет.",
    ),
    Reading(
        id="kolodets-3.R3",
        name="nullmove",
        after="uvlekatelnye.kolodets.V10",
        silent="Можно ли переложить единственную карту рабочего места на другое, пустое, не сказано.",
        choice="Это не ход.",
        why="Пустым становится другое место, и только: расклад остаётся прежним.",
    ),
    Reading(
        id="kolodets-3.R4",
        name="limits",
        after="uvlekatelnye.kolodets.V14",
        silent="Два описания расходятся в том, кладут ли карты на королей и на тузов.",
        choice="Кладут: за королём по возрастанию идёт туз, за тузом двойка.",
        why="Описание, в котором это можно, известно целиком; у второго нет начала.",
        options=(
            Option("free", "кладут", "На рабочем месте на туза идёт двойка, на короля туз."),
            Option(
                "barred",
                "не кладут",
                "На короля ничего не кладут, если он не основание, а на туза — если он не в центре.",
            ),
        ),
        default="free",
    ),
)
