"""The readings that only the second Пленники has."""

from __future__ import annotations

from rasklad.game import Option, Reading


def cellar_or_none(reading: str, after: str) -> Reading:
    """There is no cellar, unless one is wished for."""
    return Reading(
        id=reading,
        name="cellar",
        after=after,
        silent="Есть ли подвал в раскладе из четырёх рядов по двенадцать карт, текст не повторяет.",
        choice="Подвала нет.",
        why="Игра дана «под тем же названием» вслед за раскладом без подвала. Сходится она при этом в трёх "
        "раскладах из ста; родственный «Бонапарт» потому и держит запасные места — для сравнения подвал "
        "можно открыть.",
        options=(
            Option("none", "подвала нет", "Карты лежат только в рядах и на основаниях."),
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
        silent="Входит ли в двенадцать карт место базовой и в каком порядке раскладывают, не сказано.",
        choice="Не входит: в каждом из четырёх рядов по шесть карт слева и справа от базового ряда. "
        "Раскладывают, как в «Новом домоседе»: слева направо, ряд за рядом.",
        why="Четырежды двенадцать — сорок восемь, с четырьмя базовыми ровно вся колода.",
    )
