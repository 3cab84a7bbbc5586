"""Who executes what: every clause of a game's law, and every reading, against its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rasklad.game import Game, Unexecuted


@dataclass(frozen=True)
class Coverage:
    """A game's clauses against its rules.

    ``by_clause``: the names of the rules that execute each clause of the law and each reading, in the law's
    order. ``by_rule``: the clauses of each rule. ``unexecuted``: the declared exceptions by clause.
    """

    by_clause: dict[str, tuple[str, ...]]
    by_rule: dict[str, tuple[str, ...]]
    unexecuted: dict[str, Unexecuted]

    def unaccounted(self) -> tuple[str, ...]:
        """Return the clauses that no rule executes and no exception explains; the second law wants none."""
        return tuple(
            clause for clause, rules in self.by_clause.items() if not rules and clause not in self.unexecuted
        )

    def unfounded(self) -> tuple[str, ...]:
        """Return the names of the rules that rest on no clause."""
        return tuple(name for name, clauses in self.by_rule.items() if not clauses)

    def strange(self) -> tuple[tuple[str, str], ...]:
        """Return rules with clauses that they name and that are neither in the law nor a reading."""
        return tuple(
            (name, clause)
            for name, clauses in self.by_rule.items()
            for clause in clauses
            if clause not in self.by_clause
        )


def coverage_of(game: Game) -> Coverage:
    """Return the coverage over all rules, whichever readings they hold under."""
    by_rule: dict[str, tuple[str, ...]] = {}
    for rule in game.rules():
        by_rule[rule.name] = tuple(dict.fromkeys((*by_rule.get(rule.name, ()), *rule.executed())))
    law = (*game.law, *(reading.id for reading in game.readings))
    by_clause = {clause: tuple(name for name, cited in by_rule.items() if clause in cited) for clause in law}
    return Coverage(by_clause, by_rule, {exception.clause: exception for exception in game.unexecuted})
