"""Lighthouse over the built site, as a phone: ``python scripts/bench.py lighthouse`` (`make lighthouse`).

A page of every kind gets the marks for accessibility, best practices and search engines, of which nothing
less than 100 will do. A page of text and a page of a game before any touch are measured besides for their
performance, five times in turn with the same text as a page of stock mkdocs-material; medians are compared.

Lighthouse's own settings for a phone: a simulated line of 1.6 Mbit/s and 150 ms, the processor slowed down
four times. The host is ours, with brotli. Lighthouse is installed into `build/lighthouse` by its own lock.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from find_chromium import NONE_TO_BE_HAD, find_chromium
from playwright.sync_api import sync_playwright

from benchmarks.browser import stock_page
from benchmarks.browser.host import ROOT, Host, compressed, running
from benchmarks.browser.visits import ARGUMENTS, profile, visiting

LOCK: Final = Path(__file__).parents[1] / "lighthouse"
INSTALLED: Final = ROOT / "build/lighthouse"
WORK: Final = ROOT / "build/bench-browser"
ROUNDS: Final = 5
SECONDS: Final = 180  # for one page; a run on a free machine takes ten
MARKED: Final = ("accessibility", "best-practices", "seo")
PERFORMANCE: Final = "performance"
LEAST: Final = 95
#: A page of text and a page of a game before any touch.
MEASURED: Final = {"text": "orthography/", "game": "games/krepost-1/"}
FIGURES: Final = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}


class LighthouseError(Exception):
    """Lighthouse couldn't be installed, or didn't come to a result; says of which page."""


@dataclass(frozen=True)
class Report:
    """What Lighthouse found of one page: marks out of 100 by category, and the audits that cost some."""

    page: str
    marks: dict[str, float]
    lost: tuple[str, ...]
    figures: dict[str, float]
    """Milliseconds by audit; the layout shift has no unit."""
    speed: float
    """Lighthouse's measure of the machine at that moment: it falls when others use the processor too."""


def run() -> int:
    """Mark every kind of page, measure two, print; 1 if a mark is too low, 2 if nothing could be measured."""
    site = ROOT / "site"
    if not (site / "index.html").is_file():
        print("site/ is not built: run `make site` first")
        return 2
    try:
        program = installed()
        copies = compressed(site, WORK)
        missed = marked(program, site, copies)
        missed |= measured(program, site, copies)
    except LighthouseError as error:
        print(error)
        return 2
    return int(missed)


def representative(site: Path) -> list[str]:
    """Return a page of every kind, relative to the root: of each folder the first one at each depth."""
    found: dict[tuple[str, int], str] = {}
    for file in sorted(site.rglob("*.html")):
        address = str(file.relative_to(site)).removesuffix("index.html")
        parts = address.rstrip("/").split("/")
        found.setdefault((parts[0], len(parts)), address)
    return sorted({*found.values(), *MEASURED.values()})


def categories_of(site: Path, page: str) -> tuple[str, ...]:
    """Return what a page is marked for: one that asks not to be indexed isn't made for search engines."""
    file = site / page if page.endswith(".html") else site / page / "index.html"
    hidden = '<meta name="robots" content="noindex">' in file.read_text("utf-8")
    return tuple(name for name in MARKED if not (hidden and name == "seo"))


def installed() -> list[str | Path]:
    """Return Lighthouse's command; it is installed first if it isn't there in the version of the lock."""
    lock = LOCK / "package-lock.json"
    kept = INSTALLED / "package-lock.json"
    program = INSTALLED / "node_modules/lighthouse/cli/index.js"
    if not (program.is_file() and kept.is_file() and kept.read_bytes() == lock.read_bytes()):
        shutil.rmtree(INSTALLED, ignore_errors=True)
        INSTALLED.mkdir(parents=True)
        for file in (LOCK / "package.json", lock):
            shutil.copy(file, INSTALLED)
        done = subprocess.run(
            ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],  # noqa: S607
            cwd=INSTALLED,
            check=False,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            kept.unlink(missing_ok=True)
            raise LighthouseError(f"Lighthouse could not be installed into {INSTALLED}:\n{done.stderr}")
    return ["node", program]


def looked_at(program: Sequence[str | Path], address: str, page: str, categories: Sequence[str]) -> Report:
    """Return Lighthouse's report of one page, loaded anew by a browser of its own."""
    browser = find_chromium()
    if browser is None:
        raise LighthouseError(NONE_TO_BE_HAD)
    command = [
        *program,
        f"{address}/{page}",
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(categories)}",
        f"--chrome-flags=--headless=new {' '.join(ARGUMENTS)}",
    ]
    try:
        done = subprocess.run(  # noqa: S603 (our own command)
            command,
            env={**os.environ, "CHROME_PATH": str(browser)},
            cwd=INSTALLED,
            timeout=SECONDS,
            check=False,
            capture_output=True,
            text=True,
        )
    except subprocess.TimeoutExpired as late:
        raise LighthouseError(f"/{page}: no report within {SECONDS} s") from late
    if done.returncode:
        raise LighthouseError(f"/{page}: {done.stderr[-2000:]}")
    return report_of(page, json.loads(done.stdout))


def report_of(page: str, result: dict[str, Any]) -> Report:
    """Return what we want of Lighthouse's result.

    Raises:
        LighthouseError: a category has no mark, because the page didn't load or an audit broke down.
    """
    audits = result["audits"]
    marks: dict[str, float] = {}
    lost: list[str] = []
    for name, category in result["categories"].items():
        if category["score"] is None:
            broken = result.get("runtimeError", {}).get("message") or "an audit of it broke down"
            raise LighthouseError(f"/{page}: {name} has no mark: {broken}")
        marks[name] = round(category["score"] * 100)
        for reference in category["auditRefs"]:
            audit = audits[reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 1:
                shown = audit.get("displayValue", "")
                lost.append(f"{name}: {audit['title']} {shown}".rstrip())
    figures = {name: float(audits[name]["numericValue"]) for name in FIGURES if name in audits}
    return Report(page, marks, tuple(lost), figures, float(result["environment"]["benchmarkIndex"]))


def marked(program: Sequence[str | Path], site: Path, copies: Path) -> bool:
    """Print the marks of a page of every kind; return whether one of them is under 100."""
    pages = representative(site)
    print(f"Lighthouse, mobile, {len(pages)} kinds of pages: {', '.join(MARKED)}; all must be 100")
    missed = False
    with running(Host(site, copies, {})) as address:
        for page in pages:
            report = looked_at(program, address, page, categories_of(site, page))
            under = any(mark < 100 for mark in report.marks.values())  # noqa: PLR2004 (the best mark)
            missed |= under
            marks = "  ".join(f"{report.marks[name]:>4.0f}" for name in report.marks)
            print(f"  /{page:<34} {marks}{'   MISSED' if under else ''}", flush=True)
            for fault in report.lost:
                print(f"      {fault}")
    return missed


def measured(program: Sequence[str | Path], site: Path, copies: Path) -> bool:
    """Print the performance of two pages beside stock's; return whether a median of ours is too low."""
    missed = False
    for kind, page in MEASURED.items():
        with tempfile.TemporaryDirectory() as folder:
            stock_site = stock_of(site, copies, page, Path(folder))
            stock_copies = compressed(stock_site, WORK / f"stock-{kind}")
            reports: dict[str, list[Report]] = {"ours": [], "stock": []}
            with (
                running(Host(site, copies, {})) as ours,
                running(Host(stock_site, stock_copies, {})) as theirs,
            ):
                for _ in range(ROUNDS):
                    reports["ours"].append(looked_at(program, ours, page, [PERFORMANCE]))
                    reports["stock"].append(looked_at(program, theirs, "", [PERFORMANCE]))
        print(f"a page of {kind}, /{page}, performance, median of {ROUNDS}; ours at least {LEAST}")
        for whose, seen in reports.items():
            print(f"  {whose:<6} {row(seen)}", flush=True)
        missed |= statistics.median(report.marks[PERFORMANCE] for report in reports["ours"]) < LEAST
    if missed:
        print("MISSED")
    return missed


def stock_of(site: Path, copies: Path, page: str, folder: Path) -> Path:
    """Return the site of a stock page with the text of a page of ours."""
    with (
        sync_playwright() as playwright,
        running(Host(site, copies, {})) as address,
        profile() as kept,
        visiting(playwright, kept, f"{address}/{page}") as opened,
    ):
        return stock_page.build(stock_page.text_of(opened), folder)


def row(reports: Sequence[Report]) -> str:
    """Return one line of the table: medians, and the extremes of the mark in brackets."""
    marks = sorted(report.marks[PERFORMANCE] for report in reports)
    parts = [f"{statistics.median(marks):>4.0f} ({marks[0]:.0f} … {marks[-1]:.0f})"]
    for audit, name in FIGURES.items():
        middle = statistics.median(report.figures[audit] for report in reports)
        parts.append(f"{name} {middle:.3f}" if name == "shift" else f"{name} {middle:.0f} ms")
    speeds = sorted(report.speed for report in reports)
    return "   ".join([*parts, f"machine {speeds[0]:.0f} … {speeds[-1]:.0f}"])
