"""The editor's readings of Фаворитка, in the order in which they stand on the page."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Option, Reading
from rasklad.games.napoleon_readings import (
    ROUND_BECAUSE,
    direction_time,
    final,
    null_move,
    numbered,
    one_card,
    row_wrap,
)

law = section("shedevr.favoritka")


def _verticals(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="verticals",
        after=after,
        silent="Кладут ли карты и на вертикальные ряды, прямо не сказано; в другом описании эти ряды "
        "названы вспомогательными.",
        choice="Кладут: на крайнюю карту вертикального ряда, как и на любую другую.",
        why="Игровые карты перекладывают «друг на друга» без исключений, а запрет, который есть в "
        "«Шедевре», здесь не повторён. От этого зависит больше всего: пасьянс сходится в 85 раскладах из "
        "ста, без этого — в 38.",
        options=(
            Option(
                "build", "кладут", "На крайнюю карту вертикального ряда кладут соседнюю карту той же масти."
            ),
            Option("serve", "не кладут", "Из вертикальных рядов карты только берут."),
        ),
        default="build",
    )


def _reversal(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="reversal",
        after=after,
        silent="Что значит «перевернуть» ряд, в котором одна карта или ни одной, и ложатся ли карты "
        "рубашкой вверх, не оговорено.",
        choice="Порядок карт в обоих рядах меняется на обратный, все остаются открытыми. Это можно, пока "
        "хотя бы в одном из них есть две карты; для обоих рядов это тот самый единственный раз.",
        why="Пункт 16 сам поясняет слово: игровая карта становится верхней, а верхняя — игровой. Если карт "
        "меньше, переворот ничего не меняет.",
    )


READINGS: Final = numbered(
    "favoritka",
    (final, law(8)),
    (direction_time, law(9)),
    (one_card, law(12)),
    (row_wrap("on", ROUND_BECAUSE), law(13)),
    (_verticals, law(13)),
    (null_move, law(14)),
    (_reversal, law(17)),
)
