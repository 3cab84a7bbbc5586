"""`python -m edition positions [ИГРА …]`: the stored positions, searched anew and compared or written."""

from __future__ import annotations

import argparse
import sys

import rasklad
from rasklad.errors import UnknownGame
from rasklad.game import Game

from edition.positions.search import search
from edition.positions.stored import Stored, load, path_of, text_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments on `parser`."""
    parser.add_argument("games", metavar="ИГРА", nargs="*", help="какие игры; без имён — все")
    parser.add_argument("--write", action="store_true", help="записать найденное в playable/positions/")


def run(arguments: argparse.Namespace) -> int:
    """Search, and write or compare. Returns 0, 1 if what is stored differs, 2 for an unknown game."""
    try:
        games = [rasklad.game(name) for name in arguments.games or rasklad.games()]
    except UnknownGame as error:
        print(f"Такой игры нет: {error}.", file=sys.stderr)
        return 2
    code = 0
    for game in games:
        found = search(game)
        print(summary(game, found))
        if arguments.write:
            path_of(game.id).write_text(text_of(found), encoding="utf-8")
        elif found != load(game.id):
            print(f"{game.id}: записано другое; обновите: python -m edition positions {game.id} --write")
            code = 1
    return code


def summary(game: Game, claims: tuple[Stored, ...]) -> str:
    """One line: how many clauses and rules have their positions, and which rules have none."""
    of_clauses = [claim for claim in claims if not claim.rule]
    shown = [claim for claim in of_clauses if claim.proof != "none"]
    rules = sum(bool(claim.rule) for claim in claims)
    return (
        f"{game.id}: позиций для пунктов и чтений — {len(shown)}, нет — {len(of_clauses) - len(shown)}; "
        f"для правил — {rules}"
    )
