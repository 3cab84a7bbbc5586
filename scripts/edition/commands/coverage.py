"""`python -m edition coverage [ИГРА …]`: clauses with their rules, rules with their clauses."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence

import rasklad
from rasklad.errors import UnknownGame
from rasklad.game import Game

from edition.accounts import account, orphans
from edition.witness.kinds import KINDS

Row = tuple[str, str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments on `parser`."""
    parser.add_argument("games", metavar="ИГРА", nargs="*", help="какие игры; без имён — все")
    parser.add_argument("--brief", action="store_true", help="только итог и то, что осиротело")


def run(arguments: argparse.Namespace) -> int:
    """Print the tables. Returns 0, 1 if a clause or a rule is orphaned, 2 for an unknown game."""
    try:
        games = [rasklad.game(name) for name in arguments.games or rasklad.games()]
    except UnknownGame as error:
        print(f"{error}.".capitalize(), file=sys.stderr)
        return 2
    return report(games, brief=arguments.brief)


def report(games: Iterable[Game], *, brief: bool) -> int:
    """Print the tables of these games. Returns 1 if something is orphaned, else 0."""
    code = 0
    for game in games:
        found = orphans(game)
        print(f"{game.id}: {account(game)}")
        if not brief:
            print("\n".join(tables(game)), end="\n\n")
        for orphan in found:
            print(f"{game.id}: {orphan}")
            code = 1
    return code


def tables(game: Game) -> list[str]:
    """The lines of both tables: clauses and readings with their rules, rules with their clauses."""
    coverage = game.coverage()

    def executed(clause: str) -> str:
        exception = coverage.unexecuted.get(clause)
        if exception:
            return f"({KINDS.get(exception.kind, exception.kind)}) {exception.reason}"
        return _listed(coverage.by_clause[clause])

    readings = [(one.id, _listed(coverage.by_clause[one.id])) for one in game.readings]
    return [
        *_table("пункты", [(clause, executed(clause)) for clause in game.law]),
        *_table("чтения редактора", readings),
        *_table("правила", [(name, _listed(clauses)) for name, clauses in coverage.by_rule.items()]),
    ]


def _table(heading: str, rows: Sequence[Row]) -> list[str]:
    if not rows:
        return []
    width = max(len(first) for first, _ in rows)
    return [f"  {heading}", *(f"    {first:<{width}}  {second}" for first, second in rows)]


def _listed(names: Sequence[str]) -> str:
    return "; ".join(names) or "—"
