"""Readings that several games of the «Маленький Наполеон» family share, each under its game's own number."""

from __future__ import annotations

from collections.abc import Callable

from rasklad.game import Option, Reading

#: Makes a reading out of its id and the clause that it stands after.
Maker = Callable[[str, str], Reading]


def numbered(game_id: str, *entries: tuple[Maker, tuple[str, ...]]) -> tuple[Reading, ...]:
    """Return the readings numbered in this order, each behind its clause."""
    return tuple(
        make(f"{game_id}.R{number}", after) for number, (make, (after,)) in enumerate(entries, start=1)
    )


def final(reading: str, after: str) -> Reading:
    """Cards don't come back from the bases."""
    return Reading(
        id=reading,
        name="final",
        after=after,
        silent="Можно ли вернуть карту с основания в ряд, не сказано.",
        choice="Нельзя.",
        why="Перекладывать разрешено игровые карты, а игровыми названы крайние карты рядов; базовый ряд "
        "среди них не упомянут.",
    )


def direction_time(reading: str, after: str) -> Reading:
    """When the direction is decided."""
    return Reading(
        id=reading,
        name="directionTime",
        after=after,
        silent="До какого хода игрок может выбирать, вверх или вниз собирать основания, не сказано.",
        choice="Направление объявляют сразу после раскладки, до первого хода.",
        why="Оно одно на все основания и выбирается, когда карты уже лежат. На то, сойдётся ли пасьянс, "
        "срок не влияет: он решает лишь, в какую минуту выбор становится окончательным.",
        options=(
            Option(
                "atStart",
                "сразу после раскладки",
                "Первый ход — объявить: собирать вверх или собирать вниз.",
            ),
            Option(
                "firstCard",
                "первой картой на основании",
                "Объявлять ничего не нужно: направление даёт первая карта, положенная на любую базовую.",
            ),
        ),
        default="atStart",
    )


def one_card(reading: str, after: str) -> Reading:
    """Cards move one by one."""
    return Reading(
        id=reading,
        name="onecard",
        after=after,
        silent="Можно ли переложить сразу несколько карт подряд, не сказано.",
        choice="Нельзя: за один ход перекладывают одну карту.",
        why="Игровая карта в ряду одна — крайняя; та, что под ней, становится игровой только после её ухода.",
    )


ROUND = Option(
    "on",
    "король и туз — соседи",
    "В рядах старшинство идёт по кругу: туз и король одной масти ложатся друг на друга.",
)
APART = Option("off", "король и туз — не соседи", "На короля в ряду ложится только дама, на туза — двойка.")


def row_wrap(default: str, why: str) -> Maker:
    """Return the reading whether king and ace are neighbours in the rows."""

    def make(reading: str, after: str) -> Reading:
        return Reading(
            id=reading,
            name="rowWrap",
            after=after,
            silent="Соседи ли в рядах король и туз, не сказано.",
            choice="Соседи: туз ложится на короля, король на туза."
            if default == "on"
            else "Не соседи: ни туз на короля, ни король на туза не ложится.",
            why=why,
            options=(ROUND, APART) if default == "on" else (APART, ROUND),
            default=default,
        )

    return make


#: Why the ranks run round where the base is not always an ace.
ROUND_BECAUSE = (
    "Основания идут по кругу, а слова «в любом порядке» предела не ставят. Только так игра одна и та же, с "
    "какой бы карты ни начинались основания: иначе в рядах было бы два разрыва — у базовой карты и между "
    "королём и тузом. Если базовая карта — туз или король, вопрос пустой."
)


def null_move(reading: str, after: str) -> Reading:
    """The only card of a row moved to an empty row is no move."""
    return Reading(
        id=reading,
        name="nullmove",
        after=after,
        silent="Можно ли переложить единственную карту ряда в другой пустой ряд, не сказано.",
        choice="Это не ход.",
        why="Один ряд опустеет, другой такой же займётся: расклад не изменится, а считать такие ходы — "
        "значит никогда не признать, что ходов нет.",
    )


def in_play(reading: str, after: str) -> Reading:
    """The lower rows act like the main ones while the patience is played."""
    return Reading(
        id=reading,
        name="lowerrows",
        after=after,
        silent="Не ясно, что значит «в процессе раскладки» — при сдаче или пока пасьянс раскладывают — и "
        "об одном ряде речь или об обоих нижних.",
        choice="Пока пасьянс раскладывают, и об обоих: на их крайние карты кладут, и опустевший нижний ряд "
        "занимают, как главный.",
        why="При сдаче главные и вспомогательные ряды и так не различаются: понятый иначе, пункт ничего бы "
        "не менял.",
    )
