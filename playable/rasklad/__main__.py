"""``python -m rasklad``: the engine in a terminal, for people and for scripts."""

from __future__ import annotations

import sys

from rasklad.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
