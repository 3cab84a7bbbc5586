"""One doubt about a text, as the proof-reader gets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Confidence = Literal["high", "medium", "low"]

DETECTORS = {
    "sign": "знак",
    "dictionary": "словарь",
    "join": "разрыв",
    "shape": "вид",
    "spelling": "орфография",
    "repetition": "повтор",
}
"""What finds doubts: id → the name that the list shows."""


@dataclass(frozen=True, order=True)
class Proposal:
    """A place of the text and what may have stood there.

    Attributes:
        line: line of the raw file, from 1.
        index: the piece of the running text it is about, for the order within the line.
        found: what stands there.
        proposed: what is proposed instead.
        detector: a key of `DETECTORS`.
        reason: why, a Russian phrase.
        confidence: how sure it is; «low» is a mere hint.
        before, after: a few words of context.
    """

    line: int
    index: int
    found: str
    proposed: str
    detector: str
    reason: str
    confidence: Confidence
    before: str = ""
    after: str = ""
