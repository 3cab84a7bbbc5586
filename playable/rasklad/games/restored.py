"""How a declaration of a cut text tells what the source says from what the edition restores for it."""

from __future__ import annotations

from collections.abc import Callable

from rasklad.clauses import section


def restored(prefix: str) -> Callable[..., tuple[str, ...]]:
    """Return a function that turns numbers into the ids of restored statements of this section.

    ``restored("uvlekatelnye.osnovanie")(1, 2)`` is
    ``("uvlekatelnye.osnovanie.V1", "uvlekatelnye.osnovanie.V2")``: our words after other sources, shown as
    «В1», «В2», never as the source's own.
    """
    ids = section(prefix)

    def statements(*numbers: int) -> tuple[str, ...]:
        return ids(*(f"V{number}" for number in numbers))

    return statements
