"""Measure what the project promises: ``python scripts/bench.py engine`` and the others that it names.

`engine`, `orthography` and `solver` print medians of five runs in one process, in CPU time on one core;
`board`, `snapshot` and `lighthouse` measure the built site in headless Chromium. These take minutes. `site`
builds the archive multiplied (`scale`), which takes an hour, and has Lighthouse mark its pages.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from benchmarks import engine, orthography, scale, site, solver  # (benchmarks/ lies beside this command)
from benchmarks.browser import board, lighthouse, snapshot, solving

BENCHES = {
    "engine": engine.run,
    "orthography": orthography.run,
    "solver": solver.run,
    "board": board.run,
    "snapshot": snapshot.run,
    "solving": solving.run,
    "scale": scale.run,
    "site": site.run,
    "lighthouse": lighthouse.run,
}
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
