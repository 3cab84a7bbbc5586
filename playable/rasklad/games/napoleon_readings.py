"""Readings that several games of the «Маленький Наполеон» family share, each under its game's own number.

Shares of deals that come out are computed for this project (the dossier's 4000 deals a game, all cards seen).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rasklad.clauses import short_label
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
        says=f"Пункт {short_label(after)} говорит, как собирают основания.",
        silent="Можно ли вернуть карту с основания в ряд, не сказано.",
        choice="Нельзя.",
        why="Перекладывать разрешено игровые карты, а игровыми названы крайние карты рядов; базовый ряд "
        "среди них не упомянут.",
        otherwise="Снимать с основания верхнюю карту и класть её в ряд, как позволяют некоторые программы.",
        effect="Карта, собранная слишком рано, могла бы тогда ещё послужить ступенью в ряду; помешать "
        "пасьянсу сойтись это не может.",
    )


_ANY_MOMENT: Final = (
    "Направление одно на все основания и выбирается, когда карты уже лежат. На то, сойдётся ли пасьянс, "
    "срок не влияет: он решает лишь, в какую минуту выбор становится окончательным."
)


def direction_time(*, says: str = "", silent: str = "", because: str = "") -> Maker:
    """Return the reading when the direction is decided; with what only this game's text says and leaves open.

    ``because`` is a reason of this game's own, put before the one that all share.
    """

    def make(reading: str, after: str) -> Reading:
        return Reading(
            id=reading,
            name="directionTime",
            after=after,
            says=says
            or f"По пункту {short_label(after)} порядок сбора игрок выбирает после выкладки колоды.",
            silent=silent or "До какого хода можно выбирать, не сказано.",
            choice="Направление объявляют сразу после раскладки, до первого хода.",
            why=f"{because} {_ANY_MOMENT}".strip(),
            options=(
                Option(
                    "atStart",
                    "сразу после раскладки",
                    "Первым ходом объявляют, вверх или вниз собирать основания.",
                ),
                Option(
                    "firstCard",
                    "первой картой на основании",
                    "Ничего не объявляют, направление даёт первая карта, положенная на любую базовую.",
                ),
            ),
            default="atStart",
        )

    return make


def one_card(reading: str, after: str) -> Reading:
    """Cards move one by one."""
    return Reading(
        id=reading,
        name="onecard",
        after=after,
        says=f"По пункту {short_label(after)} новая карта становится игровой, когда переложена прежняя.",
        silent="Можно ли переложить сразу несколько карт подряд, не сказано.",
        choice="Нельзя; за один ход перекладывают одну карту.",
        why="Игровая карта в ряду одна — крайняя, и пустой ряд возобновляют «перекладкой игровой карты», "
        "а не карт.",
        otherwise="Переносить разом карты, уже лежащие по порядку, как в «Косынке».",
        effect="Цепочка переходила бы за один ход; по одной карте она ложится в обратном порядке, и чтобы "
        "порядок сохранить, её перекладывают дважды, через пустой ряд.",
    )


def row_wrap(default: str, why: str, *, on: str, off: str) -> Maker:
    """Return the reading whether king and ace are neighbours in the rows.

    ``on`` and ``off`` say how many deals of a hundred come out if they are, and if they are not.
    """

    def make(reading: str, after: str) -> Reading:
        neighbours = Option(
            "on",
            "король и туз — соседи",
            "В рядах старшинство идёт по кругу, и туз с королём одной масти ложатся друг на друга. "
            f"{_share(on)}",
        )
        apart = Option(
            "off",
            "король и туз — не соседи",
            f"На короля в ряду ложится только дама, на туза — двойка. {_share(off)}",
        )
        adopted = default == "on"
        return Reading(
            id=reading,
            name="rowWrap",
            after=after,
            says=f"Пункт {short_label(after)} разрешает класть карту на соседнюю той же масти, вверх и вниз.",
            silent="Соседи ли в рядах король и туз, не сказано.",
            choice="Соседи; туз ложится на короля, король на туза."
            if adopted
            else "Не соседи; ни туз на короля, ни король на туза не ложится.",
            why=why,
            options=(neighbours, apart) if adopted else (apart, neighbours),
            default=default,
        )

    return make


def _share(deals: str) -> str:
    return f"По расчёту проекта так сходится {deals} из ста."


#: Why the ranks run round where the base is not always an ace.
ROUND_BECAUSE: Final = (
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
        says=f"Пункт {short_label(after)} разрешает занять опустевший ряд игровой картой.",
        silent="Можно ли переложить туда единственную карту другого такого же ряда, не сказано.",
        choice="Это не ход.",
        why="Один ряд опустеет, другой такой же займётся: расклад не изменится, а считать такие ходы — "
        "значит никогда не признать, что ходов нет.",
        otherwise="Считать это ходом, раз буква пункта не против.",
        effect="Сойдётся ли пасьянс, от этого не зависит; только конец игры, когда ходов больше нет, "
        "наступал бы позже или не наступал бы вовсе.",
    )
