"""What the bench of scale says, and whether the targets are met."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final

from benchmarks.scale.measured import Size

OVER_STOCK: Final = 1.5
"""At each size our build takes at most so many times what stock mkdocs-material takes for the same texts."""
GROWTH: Final = 1.2
"""For a page of the largest archive our own part takes at most so many times what a middle one takes."""
MIDDLE: Final = 200
"""A smaller archive is no middle one: what doesn't grow with the pages weighs too much there."""


def report(sizes: Sequence[Size]) -> Iterator[str]:
    """The report, line by line."""
    yield "seconds of the processor (medians of runs taken in turns); MB of output"
    yield (
        f"{'games':>6} {'pages':>6} {'build':>8} {'stock':>8} {'ratio':>6} {'its text':>8} {'beside':>7} "
        f"{'MB':>7} {'stock':>7} {'Zensical':>9} runs"
    )
    for size in sizes:
        zensical = f"{median(size.zensical):9.1f}" if size.zensical else f"{'—':>9}"
        yield (
            f"{size.games:>6} {size.pages:>6} {size.over_pages:8.1f} {size.stock_median:8.1f} "
            f"{ratio(size):6.2f} {median(size.stock_text):8.1f} {size.beside_pages:7.1f} "
            f"{size.bytes / 1e6:7.1f} {size.stock_bytes / 1e6:7.1f} {zensical} {len(size.stock):>4}"
        )
    yield "  build: pages and all that is made of them; stock: pages of the same length; its text: of"
    yield "  the same text alone; beside: editions checked, engine and board packaged"
    yield "milliseconds of the processor for a page"
    names = [name for name in sizes[0].parts if name != "pages"]
    yield f"{'games':>6} {'markdown':>9} {'templates':>10} {'MkDocs':>8} {'own part':>9}  steps"
    for size in sizes:
        steps = ", ".join(f"{name} {a_page(size, size.median(name)):.1f}" for name in names)
        rendering = {name: a_page(size, median(values)) for name, values in size.rendering.items()}
        yield (
            f"{size.games:>6} {rendering['markdown']:9.1f} {rendering['templates']:10.1f} "
            f"{a_page(size, size.mkdocs_share):8.1f} {a_page(size, size.own):9.1f}  {steps}"
        )
    for size in sizes:
        if size.zensical_fault:
            yield f"Zensical can't build {size.games} games: {size.zensical_fault}"
    yield from missed(sizes)


def missed(sizes: Sequence[Size]) -> Iterator[str]:
    """The targets that are missed, a line each."""
    for size in sizes:
        if ratio(size) > OVER_STOCK:
            yield f"MISSED: {size.games} games: at most {OVER_STOCK} of stock's time; it is {ratio(size):.2f}"
    if len(sizes) > 1 and sizes[-2].games >= MIDDLE:
        growth = a_page(sizes[-1], sizes[-1].own) / a_page(sizes[-2], sizes[-2].own)
        yield f"own part, a page: {sizes[-1].games} games over {sizes[-2].games}: {growth:.2f}"
        if growth > GROWTH:
            yield f"MISSED: our own part for a page grows at most {GROWTH} times; it is {growth:.2f}"


def ratio(size: Size) -> float:
    """Our build over stock's."""
    return size.over_pages / size.stock_median


def a_page(size: Size, seconds: float) -> float:
    """Milliseconds for a page."""
    return 1000 * seconds / size.pages
