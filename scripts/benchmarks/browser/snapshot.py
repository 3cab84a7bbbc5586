"""The trial of a memory snapshot instead of a start of Python: ``python scripts/bench.py snapshot``.

Both ways with the same page and host, their rounds in turn: cold, again with a full cache, and cold over ten
megabits. It would be taken only if it won on both lines; what it costs in bytes is printed beside it.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

import brotli
from playwright.sync_api import sync_playwright

from benchmarks.browser.board import LINE, WORK, median, rounds
from benchmarks.browser.host import ROOT, Host, Line, compressed, running
from benchmarks.browser.visits import GAME

ROUNDS: Final = 7


def run() -> int:
    """Measure and print; 0, for a trial has no limits."""
    site = ROOT / "site"
    copies = compressed(site, WORK)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        instead = snapshot_files(site, Path(folder))
        for name, line in (("loopback", None), ("10 Mbit/s and 40 ms", Line(*LINE))):
            with (
                running(Host(site, copies, {}, line)) as ours,
                running(Host(site, copies, instead, line)) as other,
            ):
                page = f"/games/{GAME}/"
                addresses = {"ours": ours + page, "snapshot": other + page}
                seen = rounds(playwright, addresses, ROUNDS, warm=line is None)
            print(f"{GAME}, {name}, brotli, {ROUNDS} rounds: click to first legal moves")
            for way, visits in seen.items():
                print(f"  {visits.row(way)}")
            print(f"  cold, of ours: {median(seen['snapshot'].cold) / median(seen['ours'].cold):.2f}")
    return 0


def snapshot_files(site: Path, folder: Path) -> dict[str, Path]:
    """Make a snapshot; returns what its host serves instead of ours, by path."""
    memory = folder / "memory.snapshot"
    script = Path(__file__).with_name("snapshot.mjs")
    subprocess.run(["node", script, site, GAME, memory], cwd=ROOT, check=True)  # noqa: S603, S607 (our own)
    memory.with_name("memory.snapshot.br").write_bytes(brotli.compress(memory.read_bytes(), lgwin=24))
    return {
        "/assets/rasklad/worker.mjs": Path(__file__).with_name("snapshot_worker.mjs"),
        "/assets/rasklad/memory.snapshot": memory,
    }
