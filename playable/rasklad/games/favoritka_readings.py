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
        says="По пункту 13 игровые карты перекладывают «друг на друга».",
        silent="Кладут ли их и на вертикальные ряды, прямо не сказано; в другом описании эти ряды названы "
        "вспомогательными.",
        choice="Кладут на крайнюю карту вертикального ряда, как и на любую другую.",
        why="Пункт не делает исключений, а запрет, который есть в «Шедевре», здесь не повторён. От этого "
        "зависит больше всего.",
        options=(
            Option(
                "build",
                "кладут",
                "На крайнюю карту вертикального ряда кладут соседнюю карту той же масти. По расчёту проекта "
                "так сходится около 85 раскладов из ста.",
            ),
            Option(
                "serve",
                "не кладут",
                "Из вертикальных рядов карты только берут. По расчёту проекта так сходится около 38 "
                "раскладов из ста.",
            ),
        ),
        default="build",
    )


def _reversal(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="reversal",
        after=after,
        says="Пункты 16 и 17 разрешают один раз за игру перевернуть оба вертикальных ряда, и только "
        "одновременно.",
        silent="Когда это можно, ложатся ли карты рубашкой вверх и что делать с рядом, в котором одна карта "
        "или ни одной, не оговорено.",
        choice="Порядок карт в обоих рядах меняется на обратный, все остаются открытыми. Это можно в любую "
        "минуту игры, пока хотя бы в одном из них есть две карты; для обоих рядов это тот самый единственный "
        "раз.",
        why="Пункт 16 сам поясняет слово: игровая карта становится верхней, а верхняя — игровой. Если карт "
        "меньше, переворот ничего не меняет.",
        otherwise="Понять слово буквально и положить карты рубашкой вверх.",
        effect="Тогда пасьянс перестал бы быть открытым, а как открывать такие карты, текст не говорит.",
    )


READINGS: Final = numbered(
    "favoritka",
    (final, law(8)),
    (
        direction_time(
            says="Пункт 9 требует, чтобы все основания собирали в одном порядке.",
            silent="Кто и когда его выбирает, здесь не сказано.",
            because="В «Шедевре» и «Крепости» той же статьи порядок определяет игрок после выкладки колоды.",
        ),
        law(9),
    ),
    (one_card, law(12)),
    (row_wrap("on", ROUND_BECAUSE, on="около 85 раскладов", off="около 70 раскладов"), law(13)),
    (_verticals, law(13)),
    (null_move, law(14)),
    (_reversal, law(17)),
)
