"""Measure what the project promises: ``python scripts/bench.py engine`` (orthography, solver, board).

All but the last print medians of five runs in one process, in CPU time on one core; `board` measures the
built site in headless Chromium. That and `solver` take some minutes, so they run only when they are named.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from benchmarks import engine, orthography, solver  # (benchmarks/ lies beside this command)
from benchmarks.browser import board

BENCHES = {"engine": engine.run, "orthography": orthography.run, "solver": solver.run, "board": board.run}
USUAL = ("engine", "orthography")


def main(arguments: list[str]) -> int:
    """Run the benches named, or the usual ones."""
    unknown = [name for name in arguments if name not in BENCHES]
    if unknown:
        print(f"no bench called {', '.join(unknown)}; there are {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    return max(BENCHES[name]() for name in arguments or USUAL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
