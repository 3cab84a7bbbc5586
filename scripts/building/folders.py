"""A finished folder takes the old one's place in one step: a failed build leaves the old site as it was."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(target: Path, workspace: Path) -> Iterator[Path]:
    """An empty folder in `workspace` that becomes `target` when the block ends well.

    `workspace` must lie on the same file system. When the block raises, `target` is untouched and the
    unfinished folder stays for a look until the next build.
    """
    workspace.mkdir(parents=True, exist_ok=True)
    fresh, former = workspace / f"{target.name}-new", workspace / f"{target.name}-former"
    for leftover in (fresh, former):
        shutil.rmtree(leftover, ignore_errors=True)
    fresh.mkdir()
    yield fresh
    if target.exists():
        target.rename(former)
    fresh.rename(target)
    shutil.rmtree(former, ignore_errors=True)
