"""The site as a whole: how its build grows with the archive, then how fast its pages are on a phone."""

from __future__ import annotations

import importlib
import importlib.util
import sys

from benchmarks import scale

LIGHTHOUSE = "benchmarks.browser.lighthouse"


def run() -> int:
    """Run both; the worse of their ends."""
    grown = scale.run()
    if importlib.util.find_spec(LIGHTHOUSE) is None:
        print("Lighthouse is not measured: this copy of the project has no bench of it.", file=sys.stderr)
        return grown
    marked: int = importlib.import_module(LIGHTHOUSE).run()
    return max(grown, marked)
