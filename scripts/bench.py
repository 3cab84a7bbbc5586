"""Measure what the project promises: ``python scripts/bench.py engine`` or ``orthography``.

Prints medians of five runs in one process, in CPU time on one core.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from benchmarks import engine, orthography  # (benchmarks/ lies beside this command)

BENCHES = {"engine": engine.run, "orthography": orthography.run}


def main(arguments: list[str]) -> int:
    """Run the benches named, or all."""
    unknown = [name for name in arguments if name not in BENCHES]
    if unknown:
        print(f"no bench called {', '.join(unknown)}; there are {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    return max(BENCHES[name]() for name in arguments or BENCHES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
