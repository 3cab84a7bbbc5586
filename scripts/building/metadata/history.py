"""When each file of the project last changed, as its history tells: never when the site was built."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

_COMMIT = "\x1e"
_LOG = (
    "-c", "core.quotePath=false",
    "log", f"--format={_COMMIT}%cd", "--date=format-local:%Y-%m-%dT%H:%M:%SZ",
    "--name-only", "--no-renames", "--diff-merges=first-parent",
)  # fmt: skip


@dataclass(frozen=True)
class History:
    """The times (RFC 3339, in UTC) of the last and of the first commit of each file, by its path from `root`.

    Empty where the history isn't at hand: nobody knows then, and nothing is said.
    """

    root: Path
    last: dict[str, str] = field(default_factory=dict)
    first: dict[str, str] = field(default_factory=dict)

    def changed(self, paths: Iterable[str]) -> str:
        """When the newest of these files changed; empty if the history knows none of them."""
        known = [self.last[path] for path in paths if path in self.last]
        return max(known, default="")

    def appeared(self, path: str) -> str:
        """When the file came; empty if the history doesn't know."""
        return self.first.get(path, "")


def read_history(root: Path) -> History:
    """The history of the files under `root`, by git.

    Empty without git, outside a work tree of its own, and in a shallow clone, where every file seems to have
    come with the oldest commit that was fetched.
    """
    if _git(root, "rev-parse", "--is-shallow-repository") != "false":
        return History(root)
    if Path(_git(root, "rev-parse", "--show-toplevel")) != root.resolve():
        return History(root)
    history = History(root)
    for commit in _git(root, *_LOG).split(_COMMIT)[1:]:  # the newest first
        time, *paths = filter(None, commit.split("\n"))
        for path in paths:
            history.last.setdefault(path, time)
            history.first[path] = time
    return history


def _git(root: Path, *command: str) -> str:
    """What git says, without the line's end; empty if it can't."""
    try:
        done = subprocess.run(  # noqa: S603 (our own words)
            ["git", *command],  # noqa: S607 (the machine's git, as make's)
            cwd=root,
            env=os.environ | {"TZ": "UTC"},
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
    except OSError:
        return ""
    return done.stdout.rstrip("\n") if done.returncode == 0 else ""
