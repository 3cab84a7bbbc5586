"""What a reader does in the measured browser: visits with and without a cache, a start, moves."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from find_chromium import NONE_TO_BE_HAD, find_chromium
from playwright.sync_api import Page, Playwright

ARGUMENTS: Final = [
    "--disable-gpu",
    "--disable-dev-shm-usage",
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
GAME: Final = "krepost-1"
LIMIT: Final = 120_000  # milliseconds until a visit that hangs is given up

#: Click on «Разложить» → milliseconds to the first legal moves, and the longest stall of the page meanwhile.
START: Final = """async () => {
  const board = document.querySelector("rasklad-board");
  let last = performance.now(), stall = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    stall = Math.max(stall, now - last);
    last = now;
  }, 5);
  const answered = new Promise((resolve, reject) => {
    board.addEventListener("rasklad:change", resolve, { once: true });
    new MutationObserver(() => {
      if (board.getAttribute("state") === "failed") reject(new Error(board.dataset.fault));
    }).observe(board, { attributes: true });
  });
  const start = performance.now();
  board.querySelector('[data-action="start"]').click();
  await answered;
  const took = performance.now() - start;
  clearInterval(timer);
  if (board.moves.length === 0) throw new Error("no legal moves came");
  return { took, stall };
}"""

#: Milliseconds to compile Pyodide's module as it comes, and nothing else.
COMPILE: Final = """async () => {
  const start = performance.now();
  await WebAssembly.compileStreaming(fetch("/assets/pyodide/pyodide.asm.wasm"));
  return { took: performance.now() - start, stall: 0 };
}"""

#: Milliseconds to the largest contentful paint of an open page.
PAINT: Final = """() => new Promise((resolve) => {
  const options = { type: "largest-contentful-paint", buffered: true };
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe(options);
})"""

#: Forget that the engine was here, or a second visit would start it before it is asked for.
FORGET: Final = "localStorage.removeItem('rasklad-played')"

#: So many random moves, the deal anew where none is left: milliseconds each, drawn and laid out.
MOVES: Final = """async (count) => {
  const board = document.querySelector("rasklad-board");
  const once = { once: true };
  const changed = () => new Promise((resolve) => board.addEventListener("rasklad:change", resolve, once));
  const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const took = [];
  while (took.length < count) {
    if (board.moves.length === 0) {
      // The deal begins anew: another one would be shown as it is laid, for two seconds and more.
      const restarted = changed();
      board.intend({ kind: "restart" });
      await restarted;
      continue;
    }
    const { move } = board.moves[Math.floor(random() * board.moves.length)];
    const start = performance.now();
    const done = changed();
    board.intend({ kind: "play", move });
    await done;
    board.getBoundingClientRect();
    took.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
    await rest(30); // what the frame has to paint is painted
  }
  return took;
}"""


@dataclass(frozen=True)
class Visit:
    """One measured start: milliseconds to the first answer, and of the longest stall of the page."""

    took: float
    stall: float


@contextmanager
def profile() -> Iterator[Path]:
    """Give a fresh profile folder, removed afterwards: a reader who was never here."""
    folder = Path(tempfile.mkdtemp(prefix="rasklad-bench-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def visiting(playwright: Playwright, folder: Path, address: str) -> Iterator[Page]:
    """Open Chromium with this profile at an address; it ends with the block, and its caches are kept."""
    program = find_chromium()
    if program is None:
        raise SystemExit(NONE_TO_BE_HAD)
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=program, args=ARGUMENTS, viewport={"width": 1440, "height": 900}
    )
    try:
        page = context.pages[0]
        page.set_default_timeout(LIMIT)
        page.goto(address, wait_until="networkidle")
        yield page
    finally:
        context.close()


def start_of(script: str) -> Callable[[Page], Visit]:
    """Return what runs a measuring script on a page."""

    def run(page: Page) -> Visit:
        page.wait_for_timeout(300)  # the page's own scripts have come to rest
        seen: dict[str, Any] = page.evaluate(script)
        page.wait_for_timeout(1500)  # compiled code is written to the cache some time after
        page.evaluate(FORGET)
        return Visit(seen["took"], seen["stall"])

    return run
