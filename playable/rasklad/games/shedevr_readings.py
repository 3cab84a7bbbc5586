"""The editor's readings of Шедевр, in the order in which they stand on the page."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Option, Reading
from rasklad.games.napoleon_readings import direction_time, final, null_move, numbered, one_card

law = section("shedevr.shedevr")


def _columns(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="columns",
        after=after,
        silent="Рисунок утрачен: где стоит цифра 1 и в каком порядке заполняют один вертикальный ряд, не "
        "видно.",
        choice="Первый вертикальный ряд — ближний к тузам, пятый — крайний. В каждом сначала левое крыло "
        "сверху вниз, потом правое.",
        why="Карты в рядах перекрывают друг друга от середины наружу, и немецкие описания «Маленького "
        "Наполеона» раскладывают так же. После тасовки порядок ничего не меняет, кроме номеров раскладов.",
    )


def _side_cards(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="sidecards",
        after=after,
        silent="Можно ли положить в подвал карту прямо из вспомогательного ряда, не оговорено; в иных "
        "описаниях «Маленького Наполеона» это запрещают.",
        choice="Можно.",
        why="Сказано «любую игровую карту», а игровыми названы крайние карты всех горизонтальных рядов.",
    )


def _lock(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="cellarLock",
        after=after,
        silent="Конец пункта сказан навыворот: «пока не будет разобран» вместо «не раньше, чем будет "
        "разобран».",
        choice="Карта в подвале заперта, пока не разобран полностью хотя бы один нижний ряд — левый или "
        "правый; положить её туда можно и раньше.",
        why="Так говорит начало пункта и так же в немецких правилах. Подвал без замка — не этот текст: "
        "вариант дан для сравнения, чтобы видеть, чего стоит замок.",
        options=(
            Option(
                "locked", "заперт до разбора нижнего ряда", "Из подвала берут, когда один нижний ряд пуст."
            ),
            Option("free", "открыт всегда (для сравнения)", "Из подвала берут в любую минуту."),
        ),
        default="locked",
    )


def _freed_place(reading: str, after: str) -> Reading:
    return Reading(
        id=reading,
        name="freedplace",
        after=after,
        silent="Какое место освободилось — подвал или разобранный нижний ряд, из фразы не видно.",
        choice="Подвал: когда его карта ушла, туда можно положить новую.",
        why="Нижний ряд исключает пункт 22: он не возобновляется.",
    )


READINGS: Final = numbered(
    "shedevr",
    (_columns, law(4)),
    (final, law(8)),
    (direction_time, law(10)),
    (one_card, law(13)),
    (_side_cards, law(17)),
    (_lock, law(18)),
    (_freed_place, law(20)),
    (null_move, law(21)),
)
