"""Places of tables that several games have: a grid of single cards, a pile beside it."""

from __future__ import annotations

from rasklad.places import Place


def grid(
    rows: int, columns: int, *, step: tuple[float, float], top: float = 0.0, groups: tuple[str, ...] = ()
) -> tuple[Place, ...]:
    """Return places ``C11`` … (row, column) of single cards, in reading order.

    ``step`` is from one to the next, in card widths and heights; ``groups`` the group of each row, «cells»
    if there are none.
    """
    return tuple(
        Place(
            id=f"C{row + 1}{column + 1}",
            role="tableau",
            group=groups[row] if groups else "cells",
            label="",
            spoken=f"ряд {row + 1}, место {column + 1}",
            onto=f"на место {column + 1} в ряду {row + 1}",
            x=round(column * step[0], 3),
            y=round(top + row * step[1], 3),
            capacity=1,
        )
        for row in range(rows)
        for column in range(columns)
    )


def pile(
    place_id: str,
    group: str,
    label: str,
    onto: str,
    *,
    at: tuple[float, float],
    face: str = "up",
    role: str = "stock",
    under: tuple[tuple[str, str], ...] = (),
) -> Place:
    """Return a squared pile beside the tableau; ``under`` are the readings under which it is there."""
    return Place(
        id=place_id,
        role=role,
        group=group,
        label=label,
        spoken=label.lower(),
        onto=onto,
        x=at[0],
        y=at[1],
        face=face,
        under=under,
    )
