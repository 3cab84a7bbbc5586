"""The cellar of the «Маленький Наполеон» family: one card waits there."""

from __future__ import annotations

from rasklad.games.napoleon import Clauses, Under
from rasklad.rules import Available, Lay


def into_the_cellar(
    source: tuple[str, ...], clauses: Clauses, *, settles: Clauses = (), under: Under = ()
) -> Lay:
    """Any card that plays may go to the empty cellar."""
    return Lay(
        name="into the cellar",
        source=source,
        target="cellar",
        onto="empty",
        clauses=clauses,
        settles=settles,
        under=under,
    )


def open_cellar(name: str, cites: Clauses, under: Under) -> Available:
    """The cellar's card plays like any other, whatever lies beside it."""
    return Available(name=name, group="cellar", refuses=(), cites=cites, under=under)
