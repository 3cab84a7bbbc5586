"""How the build grows with the archive: as it is, and multiplied to 200 and to 2,000 games.

Each size is a copy of the project in a temporary folder, built by turns with stock mkdocs-material over the
same texts. SCALE names other sizes: ``SCALE=40,200 python scripts/bench.py scale``. The largest size is built
once: it takes an hour and some gigabytes.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from rasklad.games import CATALOGUE

from benchmarks.scale.measured import BenchError, Size, measure
from benchmarks.scale.report import report

ROOT: Final = Path(__file__).resolve().parents[3]
SIZES: Final = (len(CATALOGUE), 200, 2000)
RUNS: Final = 3
ONCE_FROM: Final = 1000
"""An archive of so many games is built once."""


def run() -> int:
    """Measure and print; 1 when a target is missed, 2 when a build failed."""
    sizes: list[Size] = []
    asked = os.environ.get("SCALE")
    try:
        for games in map(int, asked.split(",")) if asked else SIZES:
            with tempfile.TemporaryDirectory(prefix="rasklad-scale-") as folder:
                runs = 1 if games >= ONCE_FROM else RUNS
                sizes.append(measure(ROOT, Path(folder) / "work", games, runs))
            # At once: the next size takes long, and may fail.
            print("\n".join(report(sizes[-1:])), file=sys.stderr, flush=True)
    except BenchError as fault:
        print(fault, file=sys.stderr)
        return 2
    lines = list(report(sizes))
    print("\n".join(lines))
    return int(any(line.startswith("MISSED") for line in lines))
