"""The readings of Новый домосед and both Пленники: those that all three share, and each one's own."""

from __future__ import annotations

from typing import Final

from rasklad.game import Option, Reading
from rasklad.games.domosed import master
from rasklad.games.napoleon_readings import (
    ROUND_BECAUSE,
    Maker,
    direction_time,
    final,
    null_move,
    one_card,
    row_wrap,
)


def _shared(ranks: Maker) -> tuple[tuple[Maker, tuple[str, ...]], ...]:
    return (
        (final, master(8)),
        (direction_time(), master(10)),
        (one_card, master(13)),
        (ranks, master(14)),
        (null_move, master(21)),
    )


#: R1 … R5 of the games with ten rows, each with the clause that it stands after.
SHARED: Final = _shared(
    row_wrap("on", ROUND_BECAUSE, on="около 60 раскладов", off="около 44 раскладов"),
)
#: The same of the game with eight rows of six, where other shares come out.
SHARED_48: Final = _shared(
    row_wrap("on", ROUND_BECAUSE, on="три-четыре расклада", off="один-два расклада"),
)


def first_bases(reading: str, after: str) -> Reading:
    """Cards of the base rank that were dealt before it was known."""
    return Reading(
        id=reading,
        name="firstfive",
        after=after,
        says="По пунктам 3 и 4 базовой становится шестая карта первого ряда, а карты того же достоинства "
        "выкладывают в базовый ряд.",
        silent="Что делать, если такие карты уже лежат среди первых пяти, не сказано.",
        choice="Их переносят в базовый ряд, под шестую, а на их места, начиная слева, кладут следующие карты "
        "колоды; если и такая карта базовая, она тоже идёт в базовый ряд.",
        why="Пункт говорит обо всех картах этого достоинства, и только так остальные 48 карт ложатся на 48 "
        "мест. Случается это в 27 раскладах из ста.",
        otherwise="Оставить их в рядах и освобождать по ходу игры.",
        effect="Тогда на 48 мест в рядах пришлось бы не меньше 49 карт.",
    )


def in_play(reading: str, after: str) -> Reading:
    """The lower rows act like the main ones while the patience is played."""
    return Reading(
        id=reading,
        name="lowerrows",
        after=after,
        says="Пункт 6 велит вспомогательному ряду «в процессе раскладки» играть так же, как основной.",
        silent="Не ясно, когда это — при сдаче или пока пасьянс раскладывают — и об одном ряде речь или об "
        "обоих нижних.",
        choice="Пока пасьянс раскладывают, и об обоих: на их крайние карты кладут, и опустевший нижний ряд "
        "занимают, как главный.",
        why="При сдаче главные и вспомогательные ряды и так не различаются: понятый иначе, пункт ничего бы "
        "не менял.",
        otherwise="Отнести эти слова к сдаче, а играть с нижними рядами, как в «Шедевре».",
        effect="На два нижних ряда тогда ничего не клали бы, и опустевшими они такими бы и оставались, а "
        "подвала, чтобы отложить карту, в этой игре нет.",
    )


def first_card(reading: str, after: str) -> Reading:
    """The first card goes straight to the base column."""
    return Reading(
        id=reading,
        name="firstcard",
        after=after,
        says="Пункт 2 называет базовой первую вышедшую карту.",
        silent="Куда её кладут — в базовый ряд или на первое место ряда, не сказано.",
        choice="Сразу в базовый ряд; место между крыльями, шестое в «Новом домоседе», при раскладке "
        "пропускают.",
        why="Иначе на 48 мест рядов не хватило бы карт: четыре базовые лежат отдельно.",
        otherwise="Положить её сперва в ряд, а в базовый перенести потом.",
        effect="Расклад вышел бы тот же: её место в ряду заняла бы следующая карта.",
    )


def cellar_or_none(reading: str, after: str) -> Reading:
    """There is no cellar, unless one is wished for."""
    return Reading(
        id=reading,
        name="cellar",
        after=after,
        says="По пункту 5 в «Новом домоседе» подвала нет.",
        silent="Есть ли он в раскладе из четырёх рядов по двенадцать карт, текст не повторяет.",
        choice="Подвала нет.",
        why="Игра дана «под тем же названием» вслед за раскладом без подвала. Сходится она при этом редко; "
        "родственный «Бонапарт» потому и держит запасные места — для сравнения подвал можно открыть.",
        options=(
            Option(
                "none",
                "подвала нет",
                "Карты лежат только в рядах и на основаниях. По расчёту проекта так сходится три-четыре "
                "расклада из ста.",
            ),
            Option(
                "one",
                "подвал на одну карту (для сравнения)",
                "Одну игровую карту можно отложить в подвал и взять оттуда, когда угодно.",
            ),
        ),
        default="none",
    )


def four_lines(reading: str, after: str) -> Reading:
    """Twelve cards without the base's place, dealt from left to right."""
    return Reading(
        id=reading,
        name="fourlines",
        after=after,
        says="Пункт 4 даёт четыре ряда по двенадцать карт, шесть справа и шесть слева.",
        silent="Входит ли в двенадцать место базовой и в каком порядке раскладывают, не сказано.",
        choice="Не входит; в каждом из четырёх рядов по шесть карт слева и справа от базового ряда. "
        "Раскладывают, как в «Новом домоседе»: слева направо, ряд за рядом.",
        why="Четырежды двенадцать — сорок восемь, с четырьмя базовыми ровно вся колода.",
        otherwise="Раскладывать столбцами, как в «Шедевре».",
        effect="После тасовки порядок ничего не меняет, кроме того, какой расклад под каким номером.",
    )
