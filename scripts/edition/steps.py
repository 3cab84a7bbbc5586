"""One single change on the way from the old spelling to the new."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """The rule named ``rule`` turned ``before`` into ``after``.

    Steps of a token chain: the first begins with the corrected form, each begins where the
    former ended, the last ends with the modern form, and none leaves its form as it was.
    """

    rule: str
    before: str
    after: str
