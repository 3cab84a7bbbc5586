"""The site as a whole: how its build grows with the archive, then how fast its pages are on a phone."""

from __future__ import annotations

from benchmarks import scale
from benchmarks.browser import lighthouse


def run() -> int:
    """Run both; the worse of their ends."""
    return max(scale.run(), lighthouse.run())
