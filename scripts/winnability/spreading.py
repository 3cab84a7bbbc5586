"""Where chunks are solved: in this process, on the cores of this machine, on the workers of a scheduler."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from winnability.chunk import solve_chunk
from winnability.errors import OddsError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from distributed import Client

    from winnability.chunk import Question, Solved

#: So many seconds a scheduler may take to answer, or to get its first worker.
PATIENCE: Final = 20
#: So many chunks wait for each worker, beside the one that it solves.
WAITING: Final = 2


def solve_here(question: Question, chunks: Iterable[tuple[int, int]]) -> Iterator[Solved]:
    """Solve the chunks one after the other in this process."""
    for first, last in chunks:
        yield solve_chunk(question, first, last)


def solve_with_dask(
    question: Question, chunks: Iterable[tuple[int, int]], scheduler: str | None, workers: int | None
) -> Iterator[Solved]:
    """Solve the chunks on Dask and yield each when it is done, in whatever order.

    The chunks are asked for as they are handed out. Without a scheduler's address the workers are processes
    of this machine, one a core unless `workers` says how many.

    Raises:
        OddsError: the scheduler can't be reached, has no worker, or is lost; or workers die again and again.
    """
    from distributed import CancelledError, KilledWorker, as_completed  # noqa: PLC0415  (only here is Dask needed)

    with _client(scheduler, workers) as client:
        waiting = iter(chunks)
        # A window over the chunks: millions of deals don't have to be known to the scheduler at once.
        width = (1 + WAITING) * max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        futures = as_completed()
        for _, (first, last) in zip(range(width), waiting, strict=False):
            futures.add(client.submit(solve_chunk, question, first, last, pure=False))
        for future in futures:
            try:
                yield future.result()
            except (CancelledError, KilledWorker, OSError) as fault:
                raise OddsError(
                    f"исполнители потеряны ({type(fault).__name__}): проверьте, хватает ли им памяти "
                    "и работает ли планировщик, и запустите ту же команду; сделанное сохранено"
                ) from fault
            for first, last in waiting:
                futures.add(client.submit(solve_chunk, question, first, last, pure=False))
                break


@contextmanager
def _client(scheduler: str | None, workers: int | None) -> Iterator[Client]:
    from distributed import Client, LocalCluster  # noqa: PLC0415  (as above)

    if scheduler is None:
        with (
            LocalCluster(
                n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
            ) as cluster,
            Client(cluster) as client,
        ):
            yield client
        return
    try:
        client = Client(scheduler, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as fault:
        raise OddsError(
            f"планировщик {scheduler} не отвечает за {PATIENCE} с: проверьте адрес (вид tcp://машина:8786) "
            "и запущен ли он (dask scheduler)"
        ) from fault
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as fault:
            raise OddsError(
                f"у планировщика {scheduler} нет ни одного исполнителя: запустите на машинах, где стоит "
                f"проект, «dask worker {scheduler} --nthreads 1»"
            ) from fault
        yield client
