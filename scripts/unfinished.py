"""List what scaffolds left to be written: ``python scripts/unfinished.py``; part of ``make lint``."""

from __future__ import annotations

import sys
from pathlib import Path

from scaffolding.unfinished import unfinished

ROOT = Path(__file__).resolve().parent.parent


def main(root: Path = ROOT) -> int:
    """Print every such place. Returns 0 if there is none, else 1."""
    found = list(unfinished(root))
    for place in found:
        print(place)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
