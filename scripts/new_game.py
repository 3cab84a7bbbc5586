"""Begin a game: ``make new-game GAME=… WITNESS=… FAMILY=…``. See docs/contributing/programmer.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from scaffolding.game import GAMES, NewGame, plan_game
from scaffolding.refusal import RefusedError

ROOT = Path(__file__).resolve().parent.parent

NEXT = """
What is next (in full: docs/contributing/programmer.md):
  1. Table and rules: {games}/{module}_table.py and {module}.py
       .venv/bin/python -m edition coverage {game}   # which clauses nothing executes yet
  2. A deal that comes out, its line and its comments: {games}/lines/{module}.py
       .venv/bin/python -m rasklad solvable {game} --deals 1-20
       .venv/bin/python -m rasklad solve {game} NUMBER --line
  3. The worked position, by hand: tests/engine/test_worked_{module}.py and playable/positions/worked.tsv
  4. What follows from the declaration: counts, listings, stored positions
       make game-files GAME={game}
  5. The page's own words: docs/games/{game}.md; what is left anywhere
       .venv/bin/python scripts/unfinished.py
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Write the scaffold. Returns 0, or 2 if nothing was written."""
    parser = argparse.ArgumentParser(prog="python scripts/new_game.py", description="Begin a new game.")
    parser.add_argument("game", metavar="GAME", help="its id, Latin: krepost-1")
    parser.add_argument("witness", metavar="WITNESS", help="the siglum of the source that is its law")
    parser.add_argument("family", metavar="FAMILY", help="as the page names it: «Осаждённый замок»")
    parser.add_argument("--section", default="", help="the source's section, where it has several")
    parser.add_argument("--name", default="", help="the Russian name; without it the section's heading")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    chosen = parser.parse_args(argv)
    asked = NewGame(
        game=chosen.game,
        witness=chosen.witness,
        family=chosen.family,
        section=chosen.section,
        name=chosen.name,
    )
    try:
        plan = plan_game(chosen.root, asked)
        plan.write()
    except RefusedError as error:
        print(error, file=sys.stderr)
        return 2
    print(*plan.told("new     ", "extended"), sep="\n")
    print(NEXT.format(games=GAMES, game=asked.game, module=asked.module), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
