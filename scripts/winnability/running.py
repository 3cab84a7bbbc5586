"""A run: the chunks that are still wanted are solved and kept; the record says what was run."""

from __future__ import annotations

import json
import os
import platform
from collections import Counter
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from winnability.progress import Progress
from winnability.spreading import solve_here, solve_with_dask
from winnability.store import RECORD, Store, missing, write_whole
from winnability.versions import version_of

if TYPE_CHECKING:
    from winnability.chunk import Question

FORMAT: Final = "rasklad-odds-run/1"
#: So many deals a chunk: some seconds of work in most games.
CHUNK: Final = 20


@dataclass(frozen=True)
class Order:
    """What to run: the deals from `first` to `last` of a question, in chunks of `size`, and where.

    `workers` = 0 solves in this process; a number, on so many local processes; None, on one a core.
    `scheduler` is the address of a Dask scheduler whose workers solve instead.
    """

    question: Question
    first: int
    last: int
    out: Path
    size: int = CHUNK
    scheduler: str | None = None
    workers: int | None = None


def run(order: Order) -> Path:
    """Solve what isn't there yet and return the run's folder. Whenever it is killed, what was kept stays.

    Raises:
        RaskladError: the game, a reading or a deal doesn't exist.
        OddsError: a file is damaged, or the scheduler doesn't answer.
    """
    store = Store.under(order.out, order.question, version_of(order.question.game))
    there = store.rows()
    chunks = missing(there, order.first, order.last, order.size)
    total = order.last - order.first + 1
    progress = Progress(total, total - sum(last - first + 1 for first, last in chunks))
    if chunks:
        if order.scheduler is None and order.workers == 0:
            done = solve_here(order.question, chunks)
        else:
            done = solve_with_dask(order.question, chunks, order.scheduler, order.workers)
        for solved in done:
            store.keep(solved)
            progress.add(len(solved.rows))
    write_whole(store.folder / RECORD, json.dumps(_record(order, store), ensure_ascii=False, indent=1) + "\n")
    return store.folder


def _record(order: Order, store: Store) -> dict[str, Any]:
    chunks = [chunk for chunk in store.chunks() if chunk.first <= order.last and chunk.last >= order.first]
    rows = [row for chunk in chunks for row in chunk.rows if order.first <= row.deal <= order.last]
    found = Counter(row.verdict for row in rows)
    return {
        "format": FORMAT,
        "game": order.question.game,
        "readings": dict(order.question.choice),
        "deals": [order.first, order.last],
        "budget": order.question.budget,
        **asdict(store.version),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "date": datetime.now(UTC).date().isoformat(),
        "cores": os.cpu_count(),
        "counts": {verdict: found[verdict] for verdict in ("solved", "unsolvable", "unknown")},
        "states": sum(row.states for row in rows),
        "seconds": round(sum(chunk.seconds for chunk in chunks), 1),
    }
