"""The two builders that render the pages: mkdocs, and Zensical, to which the site can move.

Both read the same mkdocs.yml. What they leave beside the pages serves no page of ours: the stock theme's own
scripts and styles go with all that nothing asks for (unused.py), Zensical's search index goes here.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

BUILDERS = ("mkdocs", "zensical")
#: Zensical's own search index. Ours is Pagefind's.
ZENSICAL_INDEX = "search.json"


class Step(Protocol):
    """Runs one command of the build under its name; raises when it fails."""

    def __call__(self, name: str, command: list[str | Path], **environment: str) -> None:
        """Run the command with these variables added to the environment."""


def render_with_mkdocs(step: Step, root: Path, site: Path, environment: Mapping[str, str]) -> None:
    """Render the pages of the project at `root` into the folder `site`."""
    configuration = root / "mkdocs.yml"
    command: list[str | Path] = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", configuration]
    step("pages", [*command, "--site-dir", site], **environment)


def render_with_zensical(step: Step, root: Path, site: Path, environment: Mapping[str, str]) -> None:
    """Render the pages of the project at `root` into the folder `site`.

    Zensical lives in an environment of its own (requirements-zensical.lock), writes only below the project,
    and keeps rendered pages by their Markdown alone: what ours are computed from can have changed, so its
    cache is never used.
    """
    rendered = root / "build" / "zensical" / "pages"
    shutil.rmtree(rendered, ignore_errors=True)
    paths = f"{root / 'playable'}:{root / 'scripts'}"
    step(
        "pages by Zensical",
        [root / ".venv-zensical/bin/zensical", "build", "--strict", "--clean"],
        **{**environment, "SITE_DIR": str(rendered.relative_to(root)), "PYTHONPATH": paths},
    )
    shutil.rmtree(root / ".cache", ignore_errors=True)
    (rendered / ZENSICAL_INDEX).unlink(missing_ok=True)
    shutil.copytree(rendered, site, dirs_exist_ok=True)


RENDERERS: dict[str, Callable[[Step, Path, Path, Mapping[str, str]], None]] = {
    "mkdocs": render_with_mkdocs,
    "zensical": render_with_zensical,
}
