"""One size of the archive, built by us, by stock mkdocs-material and by Zensical: what each takes."""

from __future__ import annotations

import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.scale.multiplied import multiply
from benchmarks.scale.stock import same_length, same_text, write_stock

#: Parts of the build that make no page: the checks of the editions, the engine and the board for the browser.
BESIDE_PAGES = ("edition check", "engine for Pyodide", "board")
LIMIT = 3600
"""No single build takes longer, in seconds."""


class BenchError(Exception):
    """A build that is to be measured failed; the message holds the end of what it said."""


@dataclass
class Size:
    """What was measured of one size; seconds are of the processor, a list has one figure for each run."""

    games: int
    pages: int = 0
    parts: dict[str, list[float]] = field(default_factory=dict)
    rendering: dict[str, list[float]] = field(default_factory=dict)
    stock: list[float] = field(default_factory=list)
    stock_text: list[float] = field(default_factory=list)
    zensical: list[float] = field(default_factory=list)
    zensical_fault: str = ""
    bytes: int = 0
    stock_bytes: int = 0

    def median(self, name: str) -> float:
        """The median of a part of our build."""
        return statistics.median(self.parts[name])

    @property
    def over_pages(self) -> float:
        """Our build, but for what makes no page."""
        return sum(self.median(name) for name in self.parts if name not in BESIDE_PAGES)

    @property
    def beside_pages(self) -> float:
        """What makes no page."""
        return sum(self.median(name) for name in self.parts if name in BESIDE_PAGES)

    @property
    def mkdocs_share(self) -> float:
        """Of rendering the pages what is neither our extension nor our templates."""
        return self.median("pages") - sum(map(statistics.median, self.rendering.values()))

    @property
    def own(self) -> float:
        """Our own part: the pages' computing, their templates, and all that is made of them."""
        return self.over_pages - self.mkdocs_share

    @property
    def stock_median(self) -> float:
        """Stock mkdocs-material over pages of the same length."""
        return statistics.median(self.stock)


def measure(root: Path, work: Path, games: int, runs: int) -> Size:
    """Build one size so many times, by turns with stock.

    Raises:
        BenchError: a build failed.
    """
    shutil.rmtree(work, ignore_errors=True)
    tree, stock, stock_text = work / "tree", work / "stock", work / "stock-text"
    size = Size(multiply(root, tree, games))
    _watch_rendering(tree)
    for _ in range(runs):
        _build(size, tree, work)
        if not stock.exists():
            write_stock(tree / "site", navigation_of(tree), stock, same_length)
            write_stock(tree / "site", navigation_of(tree), stock_text, same_text)
        command: list[str | Path] = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", "site"]
        size.stock.append(spent(command, stock))
        size.stock_text.append(spent(command, stock_text))
    size.pages = sum(1 for _ in (tree / "site").rglob("*.html"))
    size.bytes, size.stock_bytes = bytes_of(tree / "site"), bytes_of(stock / "site")
    shutil.rmtree(stock / "site")
    zensical = root / ".venv-zensical/bin/zensical"
    if zensical.exists():
        _without_search_index(tree / "mkdocs.yml")
        try:
            size.zensical.append(spent([zensical, "build", "--clean"], tree, SITE_DIR="build/zensical"))
        except BenchError as fault:  # told beside the rest, which is measured already
            size.zensical_fault = str(fault).strip().splitlines()[-1]
    shutil.rmtree(work)
    return size


def navigation_of(tree: Path) -> str:
    """The navigation of a project, as its mkdocs.yml has it, with what stands outside."""
    text = (tree / "mkdocs.yml").read_text("utf-8")
    return text[text.index("not_in_nav:") :]


def _build(size: Size, tree: Path, work: Path) -> None:
    timings, rendering = work / "timings.json", work / "rendering.json"
    command: list[str | Path] = [sys.executable, "scripts/build.py", "--timings", timings]
    spent(command, tree, RENDERING_CLOCK=str(rendering))
    for name, (_, processor) in json.loads(timings.read_text("utf-8")).items():
        size.parts.setdefault(name, []).append(processor)
    for name, processor in json.loads(rendering.read_text("utf-8")).items():
        size.rendering.setdefault(name, []).append(processor)


def _watch_rendering(tree: Path) -> None:
    configuration = tree / "mkdocs.yml"
    watched = f"hooks: [scripts/benchmarks/scale/rendering_clock.py]\n{configuration.read_text('utf-8')}"
    configuration.write_text(watched, "utf-8")


def _without_search_index(configuration: Path) -> None:
    """Let Zensical write no search index of its own: our build drops it, and its pages have a limit."""
    text = configuration.read_text("utf-8")
    configuration.write_text(
        text.replace("plugins: []", "plugins:\n  - search:\n      enabled: false"), "utf-8"
    )


def spent(command: list[str | Path], folder: Path, **environment: str) -> float:
    """Run a command in a folder; the processor's seconds that it and its children took."""
    paths = os.pathsep.join(str(folder / name) for name in ("playable", "scripts"))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(  # noqa: S603 (our own builds)
        command,
        cwd=folder,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": paths, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        msg = f"{' '.join(map(str, command))} in {folder} failed:\n{result.stdout[-2000:]}"
        raise BenchError(msg)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def bytes_of(site: Path) -> int:
    """The bytes of all files of a folder."""
    return sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
