"""A run: the chunks that are still wanted are solved and kept; the record says what was run."""

from __future__ import annotations

import json
import os
import platform
import time
from collections import Counter
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from winnability.errors import OddsError
from winnability.progress import Progress
from winnability.spreading import solve_here, solve_with_dask
from winnability.store import RECORD, Store, missing, write_whole
from winnability.versions import version_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from winnability.chunk import Question

FORMAT: Final = "rasklad-odds-run/1"
#: So many deals a chunk: some seconds of work in most games.
CHUNK: Final = 20


@dataclass(frozen=True)
class Order:
    """What to run: the deals from `first` to `last` of a question, in chunks of `size`, and where.

    `workers` = 0 solves in this process; a number, on so many local processes; None, on one a core.
    `scheduler` is the address of a Dask scheduler whose workers solve instead. After `minutes` no further
    chunk is begun: the run then ends with the last deal up to which all are solved.
    """

    question: Question
    first: int
    last: int
    out: Path
    size: int = CHUNK
    scheduler: str | None = None
    workers: int | None = None
    minutes: int | None = None


def run(order: Order) -> Path:
    """Solve what isn't there yet and return the run's folder. Whenever it is killed, what was kept stays.

    Raises:
        RaskladError: the game, a reading or a deal doesn't exist.
        OddsError: a file is damaged, the scheduler doesn't answer, or no deal was solved in the time.
    """
    store = Store.under(order.out, order.question, version_of(order.question.game))
    there = store.rows()
    chunks = missing(there, order.first, order.last, order.size)
    total = order.last - order.first + 1
    progress = Progress(total, total - sum(last - first + 1 for first, last in chunks))
    if chunks:
        in_time = _in_time(chunks, order.minutes)
        if order.scheduler is None and order.workers == 0:
            done = solve_here(order.question, in_time)
        else:
            done = solve_with_dask(order.question, in_time, order.scheduler, order.workers)
        for solved in done:
            store.keep(solved)
            progress.add(len(solved.rows))
    write_whole(store.folder / RECORD, json.dumps(_record(order, store), ensure_ascii=False, indent=1) + "\n")
    return store.folder


def _in_time(chunks: Iterable[tuple[int, int]], minutes: int | None) -> Iterator[tuple[int, int]]:
    """The chunks in their order, as long as the time lasts; one that was handed out is solved to its end."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    for chunk in chunks:
        if end is not None and time.monotonic() >= end:
            return
        yield chunk


def _reached(order: Order, store: Store) -> int:
    """The last deal up to which all are solved: what is stopped by time ends there, however it went.

    Raises:
        OddsError: the first deal isn't solved.
    """
    if order.minutes is None:
        return order.last
    left = missing(store.rows(), order.first, order.last, 1)
    reached = left[0][0] - 1 if left else order.last
    if reached < order.first:
        raise OddsError(
            f"за {order.minutes} мин не решено ни одной порции: дайте больше времени (--minutes) "
            "или меньшие порции (--chunk); сделанное сохранено"
        )
    return reached


def _record(order: Order, store: Store) -> dict[str, Any]:
    reached = _reached(order, store)
    chunks = [chunk for chunk in store.chunks() if chunk.first <= reached and chunk.last >= order.first]
    rows = [row for chunk in chunks for row in chunk.rows if order.first <= row.deal <= reached]
    found = Counter(row.verdict for row in rows)
    return {
        "format": FORMAT,
        "game": order.question.game,
        "readings": dict(order.question.choice),
        "deals": [order.first, reached],
        "budget": order.question.budget,
        **asdict(store.version),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "date": datetime.now(UTC).date().isoformat(),
        "cores": os.cpu_count(),
        "counts": {verdict: found[verdict] for verdict in ("solved", "unsolvable", "unknown")},
        "states": sum(row.states for row in rows),
        "seconds": round(sum(chunk.seconds for chunk in chunks), 1),
    }
