"""The board in headless Chromium beside stock Pyodide: ``python scripts/bench.py board``.

Everything in one run, the ways of starting one after the other in each round, each with a profile of its own:
first without anything cached (cold), then again (warm). Stock Pyodide has the same page and host, but its own
worker: npm's files as they are, the engine as a wheel that `loadPackage` loads.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

from benchmarks.browser.host import ROOT, Handler, Host, Line, compressed, running
from benchmarks.browser.stock_page import build, text_of
from benchmarks.browser.visits import COMPILE, GAME, MOVES, PAINT, START, Visit, profile, start_of, visiting
from benchmarks.browser.wheel import NAME, write_wheel

ROUNDS: Final = 7
SHAPED_ROUNDS: Final = 7
LINE: Final = (10_000_000, 0.040)  # bits a second, seconds
MOVES_MEASURED: Final = 400
WAYS: Final = ("ours", "stock", "compile")
WORK: Final = ROOT / "build/bench-browser"

#: What must hold: the name of a figure, and the most that it may be.
LIMITS: Final = {
    "cold, of stock": 0.42,
    "warm, of stock": 0.42,
    "cold, of compiling alone": 4.5,
    "10 Mbit/s, of stock": 0.62,
    "megabytes to the first answer": 4.1,
    "ms a move, median": 8.0,
    "ms a move, p99": 50.0,
    "ms of the longest stall while booting": 80.0,
    "largest paint, of stock mkdocs-material": 1.05,
}


@dataclass
class Seen:
    """The visits of one way of starting."""

    cold: list[Visit] = field(default_factory=list)
    warm: list[Visit] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)

    def row(self, name: str) -> str:
        """Return one line of the table: medians, and the extremes in brackets."""
        parts = [f"{name:<10}"]
        for label, visits in (("cold", self.cold), ("warm", self.warm)):
            times = sorted(visit.took for visit in visits)
            if times:
                parts.append(f"{label} {median(visits):6.0f} ms ({times[0]:.0f} … {times[-1]:.0f})")
        parts.append(f"{statistics.median(self.sent) / 1e6:.2f} MB")
        return "   ".join(parts)


def median(visits: list[Visit]) -> float:
    """Return the median time in milliseconds."""
    return statistics.median(visit.took for visit in visits)


def run() -> int:
    """Measure, print, and return 1 if a limit is passed."""
    site = ROOT / "site"
    if not (site / "index.html").is_file():
        print("site/ is not built: run `make site` first")
        return 2
    copies = compressed(site, WORK)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stock = stock_files(Path(folder))
        figures = fast(playwright, site, copies, stock) | shaped(playwright, site, copies, stock)
        figures |= painted(playwright, site, copies, Path(folder) / "page")
    missed = False
    for name, value in figures.items():
        over = value > LIMITS[name]
        missed |= over
        print(f"{name:<40} {value:8.2f}   (at most {LIMITS[name]:g}){'   MISSED' if over else ''}")
    return int(missed)


def stock_files(folder: Path) -> dict[str, Path]:
    """Return what stock Pyodide's host serves instead of ours, by path."""
    return {
        "/assets/rasklad/worker.mjs": Path(__file__).with_name("stock_worker.mjs"),
        f"/assets/rasklad/{NAME}": write_wheel(ROOT / "playable/rasklad", folder),
    }


def rounds(
    playwright: Playwright, addresses: Mapping[str, str], count: int, *, warm: bool = True
) -> dict[str, Seen]:
    """Visit each address so many times in turn, cold and warm."""
    seen = {way: Seen() for way in addresses}
    for _ in range(count):
        for way, address in addresses.items():
            measure = start_of(COMPILE if way == "compile" else START)
            with profile() as folder:
                with visiting(playwright, folder, address) as page:
                    Handler.sent = 0
                    seen[way].cold.append(measure(page))
                    seen[way].sent.append(Handler.sent)
                if warm:
                    with visiting(playwright, folder, address) as page:
                        seen[way].warm.append(measure(page))
    return seen


def fast(playwright: Playwright, site: Path, copies: Path, stock: dict[str, Path]) -> dict[str, float]:
    """Measure starts and moves without a shaped line."""
    with running(Host(site, copies, {})) as ours, running(Host(site, copies, stock)) as theirs:
        page = f"/games/{GAME}/"
        addresses = {"ours": ours + page, "stock": theirs + page, "compile": f"{ours}/404.html"}
        seen = rounds(playwright, addresses, ROUNDS)
        print(f"{GAME}, loopback, brotli, {ROUNDS} rounds: click to first legal moves")
        for way, visits in seen.items():
            print(f"  {visits.row(way)}")
        with profile() as folder, visiting(playwright, folder, ours + page) as visited:
            start_of(START)(visited)
            moves: list[float] = visited.evaluate(MOVES, MOVES_MEASURED)
    moves.sort()
    own, stocks, compiling = (seen[way] for way in WAYS)
    return {
        "cold, of stock": median(own.cold) / median(stocks.cold),
        "warm, of stock": median(own.warm) / median(stocks.warm),
        "cold, of compiling alone": median(own.cold) / median(compiling.cold),
        "megabytes to the first answer": statistics.median(own.sent) / 1e6,
        "ms a move, median": statistics.median(moves),
        "ms a move, p99": moves[int(len(moves) * 0.99)],
        "ms of the longest stall while booting": statistics.median(visit.stall for visit in own.cold),
    }


def shaped(playwright: Playwright, site: Path, copies: Path, stock: dict[str, Path]) -> dict[str, float]:
    """Measure cold starts over a line of ten megabits."""
    with (
        running(Host(site, copies, {}, Line(*LINE))) as ours,
        running(Host(site, copies, stock, Line(*LINE))) as theirs,
    ):
        page = f"/games/{GAME}/"
        seen = rounds(playwright, {"ours": ours + page, "stock": theirs + page}, SHAPED_ROUNDS, warm=False)
    print(f"the same over 10 Mbit/s and 40 ms, {SHAPED_ROUNDS} rounds")
    for way, visits in seen.items():
        print(f"  {visits.row(way)}")
    return {"10 Mbit/s, of stock": median(seen["ours"].cold) / median(seen["stock"].cold)}


def painted(playwright: Playwright, site: Path, copies: Path, folder: Path) -> dict[str, float]:
    """Measure the largest contentful paint over ten megabits beside stock mkdocs-material, with one text.

    Stock has the theme's setting ``font: false``: its own fonts come from a third party, which isn't asked.
    """
    folder.mkdir()
    with (
        running(Host(site, copies, {})) as plain,
        profile() as kept,
        visiting(playwright, kept, f"{plain}/games/{GAME}/") as page,
    ):
        stock_site = build(text_of(page), folder)
    stock_copies = compressed(stock_site, WORK / "stock-page")
    with (
        running(Host(site, copies, {}, Line(*LINE))) as ours,
        running(Host(stock_site, stock_copies, {}, Line(*LINE))) as theirs,
    ):
        addresses = {"ours": f"{ours}/games/{GAME}/", "stock": f"{theirs}/"}
        paints: dict[str, list[float]] = {way: [] for way in addresses}
        for _ in range(ROUNDS):
            for way, address in addresses.items():
                with profile() as kept, visiting(playwright, kept, address) as page:
                    paints[way].append(page.evaluate(PAINT))
    medians = {way: statistics.median(times) for way, times in paints.items()}
    print(f"largest contentful paint over the same line, {ROUNDS} rounds: {medians}")
    return {"largest paint, of stock mkdocs-material": medians["ours"] / medians["stock"]}
