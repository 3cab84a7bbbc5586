"""Write anew what follows from a game's declaration: ``make game-files GAME=…``; then read ``git diff``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rasklad.errors import IllegalMove, UnknownGame

ROOT = Path(__file__).resolve().parent.parent


def main(argv: Sequence[str] | None = None) -> int:
    """Write the files. Returns 0, 1 for a recorded game that isn't legal, 2 for an unknown game."""
    names = list(sys.argv[1:] if argv is None else argv)
    if len(names) != 1:
        print("Which game? make game-files GAME=krepost-1", file=sys.stderr)
        return 2
    sys.path.insert(0, str(ROOT))  # the makers of golden files live beside the tests that compare them
    from scaffolding.game_files import write  # noqa: PLC0415

    try:
        for line in write(ROOT, names[0]):
            print(line)
    except UnknownGame as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    except IllegalMove as error:
        print(f"The recorded game doesn't go through its demonstration's deal. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
