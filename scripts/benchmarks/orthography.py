"""Words a second from the old spelling to the new, and how many are right, beside `prereform2modern` 1.0.0.

Both programs get the same text, the corrected text of `cadogan-24`, and the same pairs in one process.
Imports aren't counted, on either side: ours loads a dictionary of 16 MB in a tenth of a second, theirs
reads its word lists. «Cold» is a first reading: every cache of ours is emptied before each run. Theirs
keeps none, so that a second reading takes as long as the first.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Any, Final

from edition.orthography import dictionary, modernise_text, modernise_word, split_words
from edition.witness import load

from benchmarks import accuracy
from benchmarks.accuracy import theirs

if TYPE_CHECKING:
    from collections.abc import Callable

RUNS: Final = 5
PASSES: Final = 20  # readings of the text in one warm run, as one takes under a millisecond
LEAST: Final = 20_000  # words a second
LEAST_RATIO: Final = 2.0
CACHES: Final[tuple[Any, ...]] = (
    modernise_word,
    dictionary.is_known,
    dictionary.readings,
    dictionary.spelling_with_yo,
)


def run() -> int:
    """Print both tables; return 1 if a target is missed."""
    text = "".join(token.corrected for token in load("cadogan-24").tokens())
    words = sum(kind == "word" for kind, _ in split_words(text))
    fast_enough = _speeds(text, words)
    right_enough = _accuracy()
    return 0 if fast_enough and right_enough else 1


def _speeds(text: str, words: int) -> bool:
    cold, warm, other = [], [], []
    modernise_text(text), theirs(text)  # whatever either does once only
    for _ in range(RUNS):  # in turn, so that a busy machine slows all alike
        _empty_caches()
        cold.append(words / _seconds(modernise_text, text))
        warm.append(PASSES * words / _seconds(modernise_text, *[text] * PASSES))
        other.append(words / _seconds(theirs, text))
    rates = [statistics.median(speeds) for speeds in (cold, warm, other)]
    print(f"cadogan-24, {words} words of running text, text in, text out; median of {RUNS} runs, CPU time")
    labels = ("ours, caches empty", "ours, cached by word type", "prereform2modern 1.0.0")
    for label, speeds, rate in zip(labels, (cold, warm, other), rates, strict=True):
        spread = f"({min(speeds):,.0f} … {max(speeds):,.0f})"
        print(f"  {label:<26} {rate:>10,.0f} {spread:<26} words/s  {rate / rates[2]:6.1f} ×")
    enough = min(rates[:2]) >= LEAST and min(rates[:2]) >= LEAST_RATIO * rates[2]
    if not enough:
        print(f"MISSED: at least {LEAST:,} words/s and {LEAST_RATIO} × the other's, cold as well")
    return enough


def _accuracy() -> bool:
    figures = accuracy.measured()
    print("right, of the pairs of tests/data/orthography (ё counted as е; «exact»: ё as in the table)")
    print(f"  {'':<16} {'pairs':>6} {'ours':>12} {'ours, exact':>14} {'prereform2modern':>18}")
    enough = True
    for name, one in figures["tables"].items():
        shown = [f"{one[who]} {one[who] / one['pairs']:.1%}" for who in ("right", "exact", "other")]
        print(f"  {name:<16} {one['pairs']:>6} {shown[0]:>12} {shown[1]:>14} {shown[2]:>18}")
        enough = enough and one["right"] == one["exact"] == one["pairs"]
    forms, changed = figures["modern"]["forms"], figures["modern"]["changed"]
    print(f"  of {forms:,} forms of the modern dictionary {changed} are changed")
    if not enough or changed:
        print("MISSED: every pair is right, no modern form is changed")
    if accuracy.record(figures):
        print(f"written down in {accuracy.RECORD.relative_to(accuracy.ROOT)}")
    return enough and not changed


def _empty_caches() -> None:
    for cached in CACHES:
        cached.cache_clear()


def _seconds(modernise: Callable[[str], str], *texts: str) -> float:
    started = time.process_time()
    for text in texts:
        modernise(text)
    return time.process_time() - started
