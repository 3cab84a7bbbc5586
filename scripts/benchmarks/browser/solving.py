"""The solver in the browser: ``python scripts/bench.py solving``.

A reader's way: the game's page, a deal by its number, «Показать решение», until the sentence under the table
says what came of it. Each deal is solved by CPython, too, with the same budget; the ratio is of the two sums.
"""

from __future__ import annotations

import statistics
import time
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright
from rasklad import deal, game
from rasklad.solver import Solver

from benchmarks.browser.host import ROOT, Host, compressed, running
from benchmarks.browser.visits import GAME, LIMIT, START, profile, start_of, visiting

DEALS: Final = range(1, 201)
BUDGET: Final = 200_000  # that of «Показать решение» (playable/board/src/solution.ts)
WITHIN: Final = 2_000  # milliseconds, in which
SHARE: Final = 0.95  # of the deals must be decided

#: Set a deal up and have it solved: the sentence that tells the end, the milliseconds until it stood there.
#: Where no move is legal there is nothing to search, and the board says so by itself.
SOLVE: Final = """async (deal) => {
  const board = document.querySelector("rasklad-board");
  const status = board.querySelector("[data-status]");
  const told = (words) => new Promise((resolve, reject) => {
    const begun = performance.now();
    const look = () => {
      if (words.test(status.textContent)) resolve(status.textContent);
      else if (performance.now() - begun > LIMIT) reject(new Error(`deal ${deal}: ${status.textContent}`));
      else setTimeout(look, 2);
    };
    look();
  });
  const dealt = new Promise((resolve) => board.addEventListener("rasklad:change", resolve, { once: true }));
  board.intend({ kind: "deal", deal });
  await dealt;
  await told(/^(?!.*(Решение|Доказано|неизвестно))/su);
  const start = performance.now();
  board.intend({ kind: "solve" });
  const words = await told(/Решение найдено|Доказано|неизвестно|Ходов больше нет/u);
  return { took: performance.now() - start, words };
}""".replace("LIMIT", str(LIMIT))
VERDICTS: Final = {
    "Решение найдено": "solved",
    "Доказано": "unsolvable",
    "Ходов больше нет": "unsolvable",
    "неизвестно": "unknown",
}


def run() -> int:
    """Measure, print, and return 1 if too few deals are decided in time, or a verdict differs."""
    site = ROOT / "site"
    if not (site / "index.html").is_file():
        print("site/ is not built: run `make site` first")
        return 2
    copies = compressed(site, ROOT / "build/bench-browser")
    with (
        running(Host(site, copies, {})) as address,
        sync_playwright() as playwright,
        profile() as folder,
        visiting(playwright, folder, f"{address}/games/{GAME}/") as page,
    ):
        page.emulate_media(reduced_motion="reduce")  # a new deal lies there at once
        start_of(START)(page)
        page.evaluate(SOLVE, DEALS[-1] + 1)  # the solver's archive comes with the first search
        browser = [_in_the_browser(page, number) for number in DEALS]
    native = [_in_cpython(number) for number in DEALS]
    differing = [
        number for number, (one, _), (other, _) in zip(DEALS, browser, native, strict=True) if one != other
    ]
    times = sorted(took for _, took in browser)
    decided = sum(verdict != "unknown" and took <= WITHIN for verdict, took in browser) / len(DEALS)
    ratio = sum(times) / sum(took for _, took in native)
    print(f"{GAME}, deals {DEALS[0]} … {DEALS[-1]}, budget {BUDGET:,}, «Показать решение»")
    print(
        f"  milliseconds a deal: median {statistics.median(times):.0f}, "
        f"95 % {times[int(len(times) * 0.95)]:.0f}, most {times[-1]:.0f}"
    )
    print(f"  decided within {WITHIN / 1000:g} s: {decided:.1%} (at least {SHARE:.0%})")
    print(f"  time in the browser, of CPython's: {ratio:.1f}")
    if differing:
        print(f"DIFFERENT VERDICTS: deals {differing}")
    return int(decided < SHARE or bool(differing))


def _in_the_browser(page: Page, number: int) -> tuple[str, float]:
    seen: dict[str, Any] = page.evaluate(SOLVE, number)
    verdict = next(verdict for words, verdict in VERDICTS.items() if words in seen["words"])
    return verdict, seen["took"]


def _in_cpython(number: int) -> tuple[str, float]:
    position = deal(game(GAME), number)
    began = time.perf_counter()
    solver = Solver(position, BUDGET)
    while (answer := solver.step()) is None:
        pass
    return answer.verdict, (time.perf_counter() - began) * 1000
