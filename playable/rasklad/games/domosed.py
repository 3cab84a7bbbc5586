"""The law of Новый домосед that both Пленники inherit: Шедевр without a cellar, its base rank dealt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rasklad.clauses import section
from rasklad.game import Unexecuted
from rasklad.games.headings import headings
from rasklad.games.napoleon import Clauses, bases, build, either_way, ending, outer_cards, refill
from rasklad.games.napoleon_table import dealt_bases, rows
from rasklad.rules import DealOut, Group, Rule

master = section("shedevr.shedevr")
house = section("shedevr.novyjdomosed")

#: The law of Новый домосед: the clauses of Шедевр and its own.
LAW: Final = (*master(*range(1, 24)), *house(*range(1, 9)))
#: «The other rules are analogous»: what makes the clauses of Шедевр law here.
INHERITED: Final = house(7)
#: Both kinds of rows, which play alike here.
ROWS: Final = ("rows", "lower")

BASES: Final = Group(name="base column", places=dealt_bases(), clauses=house(4))
#: Ten rows in two wings, nothing in the fifth line between them.
TEN_ROWS: Final = (
    Group(name="main rows", places=rows(range(1, 5), "rows"), clauses=master(5)),
    Group(name="lower rows, no cellar", places=rows(range(5, 6), "lower"), clauses=(*master(7), *house(5))),
    BASES,
)
END: Final = ending((*master(23), *INHERITED))


def line_by_line(
    name: str,
    wings: tuple[int, ...],
    *,
    base: int,
    clauses: Clauses,
    settles: Clauses,
    counted: Clauses,
) -> DealOut:
    """Deal from left to right, line after line; the card with the number ``base`` is the first base.

    ``wings`` are, line by line, the cards on each side of the base column.
    """
    order = [
        place
        for line, cards in enumerate(wings, start=1)
        for place in (f"L{line}",) * cards + (f"R{line}",) * cards
    ]
    order.insert(base - 1, "F1")
    return DealOut(
        name=name,
        order=tuple(order),
        outer_first=frozenset(f"L{line}" for line in range(1, len(wings) + 1)),
        bases=tuple(place.id for place in BASES.places),
        clauses=clauses,
        settles=settles,
        label="Ряды",
        counted=counted,
    )


def moves(reading: Callable[[str], Clauses], *, also: tuple[str, ...] = ()) -> tuple[Rule, ...]:
    """The moves of Шедевр without its cellar, on main rows.

    ``reading`` turns R1 … R5, which the three games share (`domosed_readings.SHARED`), into ids; ``also``
    are other groups from which cards come.
    """
    source = ("rows", *also)
    like = tuple(group for group in source if group in ROWS)
    ranks = either_way(reading("R4"))
    return (
        *bases(
            source,
            suit=master(8),
            one_way=master(9),
            declare=master(10),
            final=reading("R1"),
            time=reading("R2"),
            inherited=INHERITED,
        ),
        outer_cards("outer cards of main rows", "rows", master(11, 13), master(11), reading("R3")),
        *build("build on a main row", source, "rows", master(14), ranks, inherited=INHERITED),
        refill("refill a main row", source, "rows", (*master(21), *INHERITED), null=reading("R5"), like=like),
    )


def lower_rows(reading: Callable[[str], Clauses], in_play: Clauses) -> tuple[Rule, ...]:
    """The lower rows play like the main ones; ``in_play`` is the reading that says so."""
    return (
        outer_cards(
            "outer cards of lower rows",
            "lower",
            (*master(11, 13), *in_play),
            master(11),
            reading("R3"),
        ),
        *build(
            "build on a lower row",
            ROWS,
            "lower",
            master(14),
            either_way(reading("R4")),
            inherited=(*house(6), *INHERITED),
        ),
        refill(
            "refill a lower row",
            ROWS,
            "lower",
            (*master(21), *house(6), *INHERITED),
            null=reading("R5"),
            like=ROWS,
        ),
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

#: The page's headings down to the clauses of Новый домосед.
HEADINGS: Final = (
    *headings(
        master,
        ("«Шедевр»: расклад", 1),
        ("Основания", 8),
        ("Ряды", 11),
        ("Подвал", 16),
        ("Пустые ряды", 21),
    ),
    *headings(house, ("Новый домосед", 1)),
)
