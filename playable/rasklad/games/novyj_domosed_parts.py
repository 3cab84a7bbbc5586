"""What Новый домосед has of its own and hands on to both Пленники: the dealt base, the moves it inherits."""

from __future__ import annotations

from typing import Final

from rasklad.clauses import section
from rasklad.game import Reading, Unexecuted
from rasklad.games.napoleon import (
    Clauses,
    build,
    either_way,
    final_bases,
    one_direction,
    outer_cards,
    refill,
    to_the_bases,
)
from rasklad.rules import Rule

master = section("shedevr.shedevr")
law = section("shedevr.novyjdomosed")

#: Both kinds of rows, which play alike here.
ROWS: Final = ("rows", "lower")
#: «The other rules are analogous»: what makes the clauses of Шедевр law here.
INHERITED: Final = law(7)


def wings(first: tuple[str, ...], lines: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """Return the order of a deal from left to right, line by line.

    ``lines`` are (the base that lies between the wings, if the order names it, and the cards of a wing).
    """
    order = [*first]
    for number, (base, cards) in enumerate(lines, start=1):
        order += [f"L{number}"] * cards + ([base] if base else []) + [f"R{number}"] * cards
    return tuple(order)


def inherited_moves(
    *,
    final: Clauses,
    time: Clauses,
    one: Clauses,
    wrap: Clauses,
    null: Clauses,
    in_play: Clauses = (),
    also: tuple[str, ...] = (),
) -> tuple[Rule, ...]:
    """Return the moves of Шедевр without its cellar; with ``in_play`` (a reading) the lower rows play, too.

    ``also`` are other groups from which cards come.
    """
    lower = (
        (
            outer_cards("outer cards of lower rows", "lower", (*master(11, 13), *in_play), master(11), one),
            *build(
                "build on a lower row",
                ROWS,
                "lower",
                master(14),
                either_way(wrap),
                inherited=(*law(6), *INHERITED),
            ),
            refill(
                "refill a lower row",
                ROWS,
                "lower",
                (*master(21), *law(6), *INHERITED),
                null=null,
                like=ROWS,
            ),
        )
        if in_play
        else ()
    )
    rows = ROWS if in_play else ROWS[:1]
    source = (*rows, *also)
    return (
        *one_direction((*master(10), *INHERITED), master(9), time),
        outer_cards("outer cards of main rows", "rows", master(11, 13), master(11), one),
        final_bases(final),
        to_the_bases(source, master(8), master(9), INHERITED),
        *build("build on a main row", source, "rows", master(14), either_way(wrap), inherited=INHERITED),
        refill("refill a main row", source, "rows", (*master(21), *INHERITED), null=null, like=rows),
        *lower,
    )


def first_bases(reading: str, after: str) -> Reading:
    """Cards of the base rank that were dealt before it was known."""
    return Reading(
        id=reading,
        name="firstfive",
        after=after,
        silent="Достоинство базовой карты открывает только шестая. Что делать, если такие же карты уже "
        "лежат среди первых пяти, не сказано.",
        choice="Их переносят в базовый ряд, а на их места, начиная слева, кладут следующие карты колоды.",
        why="Пункт говорит обо всех картах этого достоинства, и только так остальные 48 карт ложатся на 48 "
        "мест. Случается это в 27 раскладах из ста.",
    )


def _cancelled(clause: int, kind: str, by: str) -> Unexecuted:
    (which,) = master(clause)
    return Unexecuted(which, kind, by)


#: Clauses of Шедевр that are no law here, and why.
CANCELLED: Final = (
    _cancelled(2, "setup", "Тузов заранее не извлекают (пункт 1 «Нового домоседа»)."),
    _cancelled(4, "setup", "Порядок раскладки здесь другой: слева направо (пункт 2 «Нового домоседа»)."),
    _cancelled(6, "description", "Только название: главные ряды."),
    _cancelled(12, "description", "Пояснение к утраченному рисунку."),
    _cancelled(15, "move", "Нижние ряды играют как главные (пункт 6 «Нового домоседа»)."),
    *(
        _cancelled(clause, kind, "Подвала нет (пункт 5 «Нового домоседа»).")
        for clause, kind in ((16, "setup"), *((clause, "move") for clause in range(17, 21)))
    ),
    _cancelled(22, "move", "Нижние ряды возобновляются, как главные (пункт 6 «Нового домоседа»)."),
)
