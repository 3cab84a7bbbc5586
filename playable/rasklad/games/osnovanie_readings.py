"""The editor's readings of Основание, in the order in which they stand on the page."""

from __future__ import annotations

from typing import Final

from rasklad.game import Option, Reading

READINGS: Final = (
    Reading(
        id="osnovanie.R1",
        name="rows",
        after="uvlekatelnye.osnovanie.1",
        silent="Лежат ли семь рядов столбцами или строками, не сказано.",
        choice="Столбцами, карта внахлёст на карту; крайняя — нижняя.",
        why="Рядом эта книга называет и то и другое; на игру это не влияет.",
    ),
    Reading(
        id="osnovanie.R2",
        name="ends",
        after="uvlekatelnye.osnovanie.V6",
        silent="Правил после обрыва нет, а «Гольф» знает три обычая на краях: что кладут на короля "
        "и на туза.",
        choice="Туз и король не соседи: на туза — только двойка, на короля — только дама.",
        why="Так играли вначале, когда пасьянс звался «Одним основанием».",
        options=(
            Option("noWrap", "туз и король не соседи", "На туза идёт двойка, на короля — дама."),
            Option(
                "nothingOnKing",
                "на короля ничего",
                "Король закрывает основание, пока на него не ляжет карта из колоды.",
            ),
            Option("wrap", "по кругу", "На короля идёт и туз, на туза — и король."),
        ),
        default="noWrap",
    ),
)
