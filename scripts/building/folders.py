"""A finished folder takes the old one's place in one step: a failed build leaves the old site as it was."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """An empty folder that becomes `target` when the block ends well.

    It is made beside `target`, hidden, so that the last step is a rename within one file system. When the
    block raises, `target` is untouched and the unfinished folder stays for a look until the next build.
    """
    fresh, former = (target.with_name(f".{target.name}-{state}") for state in ("new", "former"))
    for leftover in (fresh, former):
        shutil.rmtree(leftover, ignore_errors=True)
    fresh.mkdir(parents=True)
    yield fresh
    if target.exists():
        target.rename(former)
    fresh.rename(target)
    shutil.rmtree(former, ignore_errors=True)
