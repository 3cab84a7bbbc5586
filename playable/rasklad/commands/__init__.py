"""The terminal's commands. What the caller does wrong ends with code 2 and one Russian line on stderr."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rasklad.commands import games, moves, perft, play, solve
from rasklad.commands.arguments import Parser
from rasklad.errors import RaskladError

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = {"games": games, "moves": moves, "perft": perft, "play": play, "solve": solve}


def main(arguments: Sequence[str]) -> int:
    """Run one command; return the process's exit code."""
    parser = Parser(
        prog="python -m rasklad", description="Расклад: пасьянсы, в которых каждый ход называет свой пункт."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="КОМАНДА")
    for name, module in COMMANDS.items():
        module.add_arguments(commands.add_parser(name, help=module.HELP, description=module.HELP))
    try:
        chosen = parser.parse_args(list(arguments))
        return int(COMMANDS[chosen.command].run(chosen))
    except RaskladError as error:
        print(f"rasklad: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has left: nothing is wrong
        sys.stderr.close()
        return 0
