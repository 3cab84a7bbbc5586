"""What helps the reader of Колодец and is no rule: its names abroad, the headings of its page."""

from __future__ import annotations

from typing import Final

from rasklad.game import Named, Names

FAMILY: Final = "«Времена года»"
PHASES: Final = (
    ("Цель и стол", "kolodets.pravila.1"),
    ("Крест", "kolodets.pravila.3"),
    ("Углы", "kolodets.pravila.8"),
    ("Основание", "kolodets.pravila.10"),
    ("Колода и резерв", "kolodets.pravila.17"),
)
EXAMPLE: Final = "Пример к предыдущему пункту: своего хода не вводит."


def names(note: str = "") -> Names:
    """Return the names; ``note`` is added to the sources, where those have another number of cards."""
    return Names(
        ru="Колодец",
        other=(Named("Королевский восток", f"AisleRiot, русский перевод{note}"),),
        en=(
            Named("Four Seasons", f"PySolFC; Википедия{note}"),
            Named("Corner Card", f"PySolFC{note}"),
            Named("Vanishing Cross", f"PySolFC{note}"),
            Named("Royal East", f"AisleRiot{note}"),
        ),
        fr=(Named("Est Royal", f"AisleRiot, французский перевод{note}"),),
    )
